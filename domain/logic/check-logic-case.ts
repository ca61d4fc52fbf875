// Compares one case of the conformance table with the evaluator, the parser and the well-formedness check.
import { expressionHolds } from './evaluate-expression.ts';
import { evaluateStudent } from './evaluate-student.ts';
import type { LogicCase } from './logic-case.ts';
import { buildLogicGraph } from './logic-graph.ts';
import type { LogicProblem } from './logic-problem.ts';
import { parseLogic } from './parse-logic.ts';
import { isWellFormed, logicRounds } from './well-formed.ts';

/** A sentence for everything in which the outcome differs from the table; none when it agrees. */
export function checkLogicCase(wanted: LogicCase): readonly string[] {
  const truth = evaluateStudent(buildLogicGraph(wanted), wanted.answers);
  const parsed = parseLogic(wanted.expression);
  const rounds = parsed.ok ? logicRounds(parsed.value) : -1;
  const found = parsed.ok ? undefined : parsed.reason;
  return [
    ...differs('truth', wanted.expected, expressionHolds(truth, wanted.expression)),
    ...differs('well-formed', wanted.wellFormed, isWellFormed(wanted.expression)),
    ...(wanted.rounds === undefined ? [] : differs('rounds', wanted.rounds, rounds)),
    ...(wanted.error ? differs('error', place(wanted.error), place(found)) : []),
  ];
}

function place(problem: LogicCase['error'] | LogicProblem): string {
  return problem ? `${problem.code} at ${problem.from}-${problem.to}` : 'none';
}

function differs<Value>(what: string, wanted: Value, found: Value): string[] {
  return wanted === found ? [] : [`${what}: expected ${String(wanted)}, found ${String(found)}`];
}
