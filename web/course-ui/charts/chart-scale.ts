// The axes of the words chart: from 0 in steps of 50, with as many labels as can be read.

/** Every line of the y axis is a multiple of this many words. */
export const WORDS_STEP = 50;
/** More lines than this would be unreadable. */
const MOST_LINES = 40;
const MOST_LABELS = 8;

export interface WordsScale {
  /** 0, or below it when in some week more was deleted than written. */
  readonly bottom: number;
  readonly top: number;
  readonly lines: readonly number[];
  readonly labels: readonly number[];
}

/** The y axis for these numbers of words per week. */
export function wordsScale(words: readonly number[]): WordsScale {
  const least = words.reduce((found, count) => Math.min(found, count), 0);
  const most = words.reduce((found, count) => Math.max(found, count), WORDS_STEP);
  const bottom = Math.floor(least / WORDS_STEP) * WORDS_STEP;
  const top = Math.ceil(most / WORDS_STEP) * WORDS_STEP;
  return {
    bottom,
    top,
    lines: multiples(stepFor(top - bottom, MOST_LINES), bottom, top),
    labels: multiples(stepFor(top - bottom, MOST_LABELS), bottom, top),
  };
}

/** Which labels to show so that each has enough room: 2 means every second one. */
export function labelEvery(labelWidth: number, columnWidth: number): number {
  return columnWidth <= 0 ? 1 : Math.max(1, Math.ceil(labelWidth / columnWidth));
}

/** The smallest of 50, 100, 250, 500, 1,000 … that gives no more steps than wanted. */
function stepFor(range: number, most: number): number {
  let step = WORDS_STEP;
  let power = 1;
  while (range / step > most) {
    const next = [1, 2, 5, 10].find((factor) => factor * power * WORDS_STEP > step) ?? 10;
    step = next * power * WORDS_STEP;
    if (next === 10) power *= 10;
  }
  return step;
}

function multiples(step: number, bottom: number, top: number): readonly number[] {
  const first = Math.ceil(bottom / step);
  const last = Math.floor(top / step);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}
