// The drafts of an essay, one for each time that the student works on it.
import type { EssaySentence, WrittenEssay } from './essay-markup.ts';
import { essayText } from './write-essay.ts';

// How much of the draft is there after each sitting but the last: of one that is simply written to its end, and of
// one that is finished first and then revised.
const growing: readonly (readonly number[])[] = [[], [], [0.5], [0.4, 0.9], [0.3, 0.6, 0.9]];
const revised: readonly (readonly number[])[] = [[], [], [1], [0.5, 1], [0.35, 0.7, 1]];

/** The essay after each sitting: what was struck out or added changes in the last. */
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
