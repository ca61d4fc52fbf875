// Explains why a question never shows, or a thesis never holds: the smallest set of contradictory conditions (CHK-4).
import type { LogicGraph } from '../logic-graph.ts';
import type { AnswerValues } from './answer-values.ts';
import { defaultConflictLimit } from './circuit-solver.ts';
import { relaxedLogic, type LogicCondition } from './relaxed-logic.ts';
import { smallestCore } from './smallest-core.ts';

export interface ContradictoryConditions {
  /** Each is needed: without any one of them the question could show. */
  readonly conditions: readonly LogicCondition[];
  /** False when the search for a smaller set was stopped. */
  readonly isSmallest: boolean;
}

/**
 * The contradictory conditions of a definition that is never true; undefined when there are none, or its formula
 * can't be evaluated. Other definitions known to be never true aren't explained: each has conditions of its own.
 */
export function contradictoryConditionsOf(
  graph: LogicGraph,
  values: readonly AnswerValues[],
  definition: number,
  isNever: (index: number) => boolean = () => false,
  conflictLimit = defaultConflictLimit,
): ContradictoryConditions | undefined {
  const logic = relaxedLogic(graph, values, definition, isNever);
  if (!logic) return undefined;
  const found = smallestCore({
    circuit: logic.builder.build(),
    fixed: [],
    conditions: [...logic.conditions.keys()],
    conflictLimit,
  });
  if (!found) return undefined;
  return {
    conditions: found.core.flatMap((literal) => logic.conditions.get(literal) ?? []),
    isSmallest: found.isSmallest,
  };
}
