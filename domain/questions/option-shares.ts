// Counts how the options of a question were chosen, for a chart (QST-60, QST-61).
import { countedNoun } from '../base/counted-noun.ts';
import { optionsWords } from '../base/quoted-text.ts';
import type { AnswerTally } from './answer-tally.ts';

interface OptionShare {
  /** 1, 2, 3 … */
  readonly option: number;
  readonly text: string;
  readonly count: number;
  /** Of the people who answered, in whole percent. */
  readonly percent: number;
}

/** Fewer answers than this say nothing about a class. */
const LEAST_DRAWN = 3;

/** Every option with the number of people who chose it, and their share of those who answered. */
export function optionShares(
  texts: readonly string[],
  { count, options }: Pick<AnswerTally, 'count' | 'options'>,
): readonly OptionShare[] {
  return texts.map((text, index) => {
    const chosen = options[index] ?? 0;
    const percent = count === 0 ? 0 : Math.round((100 * chosen) / count);
    return { option: index + 1, text, count: chosen, percent };
  });
}

/** Whether there are enough answers for a drawing. */
export function hasDrawnOptions({ count }: Pick<AnswerTally, 'count'>): boolean {
  return count >= LEAST_DRAWN;
}

/** The drawing in words: '19 answers. Most often chosen: option 2 (11 answers, 58%).' */
export function optionsSentence({
  count,
  options,
}: Pick<AnswerTally, 'count' | 'options'>): string {
  if (count === 0) return 'No answers yet.';
  const most = options.reduce((best, one) => Math.max(best, one), 0);
  const answers = countedNoun(count, 'answer');
  if (most === 0) return `${answers}. No option was chosen.`;
  const best = options.flatMap((chosen, index) => (chosen === most ? [index + 1] : []));
  const share = `${countedNoun(most, 'answer')}${best.length > 1 ? ' each' : ''}, ${Math.round((100 * most) / count)}%`;
  return `${answers}. Most often chosen: ${optionsWords(best)} (${share}).`;
}
