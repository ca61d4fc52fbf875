// All essays on one question laid end to end, with the question's own texts in front, and their runs numbered.
import { numberPairs, type RunNumbers } from './pair-numbers.ts';
import { WordBook, type NumberedWords } from './word-book.ts';

/** The shortest shared run that is reported (SIM-3). */
export const SHORTEST_RUN = 12;
/** The shortest run of the question's words that is left out of an essay (SIM-5). */
export const SHORTEST_QUOTE = 6;

export interface EssayCorpus {
  /** The question's own texts first, then the essays. */
  readonly texts: readonly NumberedWords[];
  readonly questionTexts: number;
  /** Where each text begins; one more than there are texts. */
  readonly offsets: Int32Array;
  /** The runs of 6, and of 12, words that begin at each place; one that leaves its text means nothing. */
  readonly quotes: RunNumbers;
  readonly runs: RunNumbers;
}

/** Reads the texts and numbers their runs of words, by doubling: runs of 2 from words, of 4 from those, and so on. */
export function buildCorpus(
  questionTexts: readonly string[],
  essays: readonly string[],
): EssayCorpus {
  const book = new WordBook();
  const texts = [...questionTexts, ...essays].map((text) => book.read(text));
  const offsets = offsetsOf(texts);
  const words = new Int32Array(offsets.at(-1) ?? 0);
  texts.forEach(({ numbers }, index) => words.set(numbers, offsets[index]));
  const twos = numberPairs(words, words, 1).numbers;
  const fours = numberPairs(twos, twos, 2).numbers;
  const eights = numberPairs(fours, fours, 4).numbers;
  return {
    texts,
    questionTexts: questionTexts.length,
    offsets,
    quotes: numberPairs(fours, twos, 4),
    runs: numberPairs(eights, fours, 8),
  };
}

/** The place of the last run of that many words that begins in the text and stays inside it; before its first, if none. */
export function lastRunOf({ offsets }: EssayCorpus, text: number, words: number): number {
  return (offsets[text + 1] ?? 0) - words;
}

function offsetsOf(texts: readonly NumberedWords[]): Int32Array {
  const offsets = new Int32Array(texts.length + 1);
  texts.forEach(({ numbers }, index) => {
    offsets[index + 1] = (offsets[index] ?? 0) + numbers.length;
  });
  return offsets;
}
