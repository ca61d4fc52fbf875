// The facts that a course's formulas depend on: does the answer to this question contain this number?
import type { Definitions } from './logic-definitions.ts';

export interface LogicLeaves {
  readonly count: number;
  /** The leaves of question q are the nodes from start[q] up to start[q + 1]. */
  readonly start: Int32Array;
  /** The digits that leaf node n matches; entry 0 is unused. */
  readonly options: readonly string[];
  /** The node of a question's option, or undefined when no formula names it. */
  nodeOf(question: number, option: string): number | undefined;
}

/** Collects each (question, option) once, with the leaves of one question next to each other. */
export function collectLeaves(definitions: Definitions): LogicLeaves {
  const namedOptions = askedOptions(definitions);
  const start = new Int32Array(definitions.questionCount + 1);
  const options = [''];
  const nodes: (ReadonlyMap<string, number> | undefined)[] = [];
  for (let question = 0; question < definitions.questionCount; question += 1) {
    start[question] = options.length;
    const ofQuestion = new Map<string, number>();
    for (const option of namedOptions[question] ?? []) {
      ofQuestion.set(option, options.length);
      options.push(option);
    }
    nodes.push(ofQuestion.size > 0 ? ofQuestion : undefined);
  }
  start[definitions.questionCount] = options.length;
  return {
    count: options.length - 1,
    start,
    options,
    nodeOf: (question, option) => nodes[question]?.get(option),
  };
}

function askedOptions(definitions: Definitions): readonly (ReadonlySet<string> | undefined)[] {
  const namedOptions: (Set<string> | undefined)[] = Array.from({
    length: definitions.questionCount,
  });
  for (const { formula } of definitions.all) {
    for (const node of formula?.nodes ?? []) {
      const question =
        node.kind === 'atom' ? definitions.questionAt.get(node.questionId) : undefined;
      if (node.kind !== 'atom' || question === undefined) continue;
      (namedOptions[question] ??= new Set()).add(node.option);
    }
  }
  return namedOptions;
}
