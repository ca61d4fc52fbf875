// Whether a student's answer contains the number of a leaf of the graph.
import { answerContains } from './answer-contains.ts';
import type { LogicGraph } from './logic-graph.ts';

/** 1 or 0 for one leaf; `digits` is digitsIn(text), taken once for all leaves of the question. */
export function leafTruth(
  { leafDigits, leafOptions }: LogicGraph,
  leaf: number,
  text: string,
  digits: number | undefined,
): number {
  const digit = leafDigits[leaf] ?? -1;
  if (digits !== undefined && digit >= 0) return (digits >> digit) & 1;
  return answerContains(text, leafOptions[leaf] ?? '') ? 1 : 0;
}
