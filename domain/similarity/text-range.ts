// Ranges of characters in an essay: made from words, joined, and cut into what is shown (SIM-2, SIM-11).
import type { NumberedWords } from './word-book.ts';

/** Characters from start up to, not including, end. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The characters from the first of that many words to the end of the last. */
export function rangeOfWords(text: NumberedWords, first: number, words: number): TextRange {
  return { start: text.starts[first] ?? 0, end: text.ends[first + words - 1] ?? 0 };
}

/** How many words are in at least one of the runs, each given by its first word and length. */
export function coveredWords(runs: readonly (readonly [first: number, words: number])[]): number {
  let covered = 0;
  let reached = 0;
  for (const [first, words] of runs.toSorted((one, other) => one[0] - other[0])) {
    const end = first + words;
    covered += Math.max(0, end - Math.max(first, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}

/** A piece of a text, and the numbers (from 0) of the ranges that contain it. */
interface TextPiece {
  readonly text: string;
  readonly ranges: readonly number[];
}

/** The text cut where ranges begin and end; put together again, the pieces are the text. */
export function cutText(text: string, ranges: readonly TextRange[]): readonly TextPiece[] {
  const inside = (index: number): number => Math.min(text.length, Math.max(0, index));
  const cuts = new Set([0, text.length]);
  for (const { start, end } of ranges) cuts.add(inside(start)).add(inside(end));
  const sorted = [...cuts].sort((one, other) => one - other);
  const open = new Set<number>();
  const starts = Map.groupBy(ranges.keys(), (range) => inside(ranges[range]?.start ?? 0));
  const ends = Map.groupBy(ranges.keys(), (range) => inside(ranges[range]?.end ?? 0));
  return sorted.slice(0, -1).map((start, index) => {
    for (const range of starts.get(start) ?? []) open.add(range);
    for (const range of ends.get(start) ?? []) open.delete(range);
    return {
      text: text.slice(start, sorted[index + 1]),
      ranges: [...open].sort((a, b) => a - b),
    };
  });
}
