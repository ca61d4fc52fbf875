// What counts as a word, which texts are counted (WRD-1, WRD-2), and the ranking of a class.
import type { Answer } from '../answers/answer.ts';
import { sortByLastName } from '../base/name-key.ts';

/** The number of words in an essay: runs of characters that aren't white space. */
export function countWords(essay: string): number {
  return essay.match(/\S+/gu)?.length ?? 0;
}

/** The number of words of an answer: only its essay counts. */
export function wordsOfAnswer(answer: Pick<Answer, 'questionEssayAnswer'>): number {
  return countWords(answer.questionEssayAnswer);
}

interface StudentWords {
  readonly username: string;
  readonly fullName: string;
  readonly words: number;
}

interface RankedWords extends StudentWords {
  readonly rank: number;
}

/** Students with the most words first, equal ones by name, numbered from 1. */
export function rankStudents(students: readonly StudentWords[]): readonly RankedWords[] {
  return sortByLastName(students, ({ fullName }) => fullName)
    .sort((one, other) => other.words - one.words)
    .map(({ username, fullName, words }, place) => ({
      rank: place + 1,
      username,
      fullName,
      words,
    }));
}
