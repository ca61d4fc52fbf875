// Explains in one sentence why a formula of the course cannot be evaluated.
import type { LogicGraphProblem } from './compile-logic.ts';
import type { LogicOwner } from './logic-definitions.ts';
import type { LogicGraph } from './logic-graph.ts';
import { logicProblemSentence } from './logic-problem.ts';

/** The sentence for a question or thesis that cannot be evaluated; undefined when it can. */
export function failureSentence(graph: LogicGraph, owner: LogicOwner): string | undefined {
  const problem = failureOf(graph, owner);
  return problem && graphProblemSentence(problem);
}

/** The same next to the remarks on the formula: what they already report is left out. */
export function failureBeyondRemarks(graph: LogicGraph, owner: LogicOwner): string | undefined {
  const problem = failureOf(graph, owner);
  const isRemarked = problem?.code === 'malformed' || problem?.code === 'unknown-thesis';
  return problem && !isRemarked ? graphProblemSentence(problem) : undefined;
}

function failureOf(graph: LogicGraph, owner: LogicOwner): LogicGraphProblem | undefined {
  // A thesis on a circle through a question is still evaluated: only the question is hidden.
  if (!graph.failures.some((failed) => ownerName(failed) === ownerName(owner))) return undefined;
  return graph.problems.find((candidate) => concerns(candidate, owner));
}

/** One plain sentence for anything that is wrong with the formulas of a course. */
export function graphProblemSentence(problem: LogicGraphProblem): string {
  switch (problem.code) {
    case 'malformed':
      return `The condition of ${ownerName(problem.owner)} is not well-formed. ${logicProblemSentence(problem.problem.code)}`;
    case 'unknown-thesis':
      return `The condition of ${ownerName(problem.owner)} names the thesis ${problem.name}, which does not exist.`;
    case 'unusable-thesis':
      return `The condition of ${ownerName(problem.owner)} names the thesis ${problem.name}, which cannot be evaluated.`;
    case 'duplicate-thesis':
      return `There is more than one thesis with the name ${problem.name}; only the first is used.`;
    case 'cycle':
      break;
  }
  const [first] = problem.path;
  const round = first ? [...problem.path, first] : [];
  return `These conditions depend on each other in a circle: ${round.map(ownerName).join(' → ')}.`;
}

function concerns(problem: LogicGraphProblem, owner: LogicOwner): boolean {
  if (problem.code === 'duplicate-thesis') return false;
  const owners = problem.code === 'cycle' ? problem.members : [problem.owner];
  return owners.some((candidate) => ownerName(candidate) === ownerName(owner));
}

function ownerName(owner: LogicOwner): string {
  return owner.kind === 'question' ? `question ${owner.id}` : `thesis ${owner.name}`;
}
