// Decides what counts as a word, and which texts are counted (WRD-1, WRD-2).
import type { Answer } from '../answers/answer.ts';

/** The number of words in an essay: runs of characters that aren't white space. */
export function countWords(essay: string): number {
  return essay.match(/\S+/gu)?.length ?? 0;
}

/** The number of words of an answer: only its essay counts. */
export function wordsOfAnswer(answer: Pick<Answer, 'questionEssayAnswer'>): number {
  return countWords(answer.questionEssayAnswer);
}
