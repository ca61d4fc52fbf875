// Finds answers with which one student sees as many as possible of some questions (DSN-44).
import type { Answer } from '../../answers/answer.ts';
import { evaluateStudent } from '../evaluate-student.ts';
import { answersOf, choicesOf, circuitLiteral } from './answer-circuit.ts';
import { defaultConflictLimit } from './circuit-solver.ts';
import type { PossibleTruths } from './possible-truths.ts';

/**
 * Adds one question after the other as far as they can show together, then leaves out every answer that none of
 * them needs. Empty when the questions show without any answer, or when none of them can show.
 */
export function fullestAnswers(
  truths: PossibleTruths,
  questionIds: readonly string[],
): readonly Answer[] {
  const { answers: circuit, solver } = truths;
  const { graph } = circuit;
  const literals = questionIds.flatMap((id) => {
    const index = graph.definitions.questionAt.get(id);
    const literal = index === undefined ? undefined : graph.roots[index];
    return literal === undefined || literal < 0 ? [] : [literal];
  });
  let best: readonly Answer[] = [];
  const taken: number[] = [];
  for (const literal of literals) {
    const wanted = [...taken, literal];
    if (!reaches(truths, best, wanted)) {
      const asked = wanted.map((each) => circuitLiteral(circuit, each));
      if (solver.solve(asked, defaultConflictLimit) !== 'yes') continue;
      best = answersOf(circuit, choicesOf(circuit, solver.trueInputs));
    }
    taken.push(literal);
  }
  return withoutSpare(truths, best, taken);
}

function reaches(
  { answers: { graph } }: PossibleTruths,
  answers: readonly Answer[],
  literals: readonly number[],
): boolean {
  const { values } = evaluateStudent(graph, answers);
  return literals.every((literal) => values[literal] === 1);
}

function withoutSpare(
  truths: PossibleTruths,
  answers: readonly Answer[],
  literals: readonly number[],
): readonly Answer[] {
  let needed = answers;
  for (const answer of answers) {
    const rest = needed.filter((each) => each !== answer);
    if (reaches(truths, rest, literals)) needed = rest;
  }
  return needed;
}
