// Writes the drafts of an essay, one for each time that the student works on it.
import type { EssaySentence, WrittenEssay } from './essay-markup.ts';
import { essayText } from './write-essay.ts';

// The share of the draft that is there after each sitting but the last: for an essay that is simply written to its
// end, and for one that is finished first and then revised.
const growing: readonly (readonly number[])[] = [[], [], [0.5], [0.4, 0.9], [0.3, 0.6, 0.9]];
const revised: readonly (readonly number[])[] = [[], [], [1], [0.5, 1], [0.35, 0.7, 1]];

/** The essay after each sitting: the parts that were removed or added change in the last. */
export function essayDrafts(
  { draft, final }: WrittenEssay,
  sittings: number,
): (readonly EssaySentence[])[] {
  if (sittings === 0) return [];
  const isRevised = essayText(draft) !== essayText(final);
  const shares = (isRevised ? revised : growing)[Math.min(sittings, growing.length - 1)] ?? [];
  return [
    ...shares.map((share) => draft.slice(0, Math.max(1, Math.round(draft.length * share)))),
    final,
  ];
}
