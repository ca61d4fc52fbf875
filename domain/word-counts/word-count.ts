// What counts as a word and whose words are counted (W1), and the ranking of a class.
import { sortByLastName } from '../base/name-key.ts';
import { accept, refuse, type Result } from '../base/result.ts';

/** The number of words in an essay: runs of characters that are not blank. */
export function countWords(essay: string): number {
  return essay.match(/\S+/gu)?.length ?? 0;
}

/** The number of words in all essays of a list of answers, whatever was passed in. */
export function totalWords(answers: unknown): Result<number, 'not-answers'> {
  if (!Array.isArray(answers)) return refuse('not-answers');
  const entries: readonly unknown[] = answers;
  let total = 0;
  for (const entry of entries) {
    if (typeof entry !== 'object' || entry === null) return refuse('not-answers');
    const essay = 'questionEssayAnswer' in entry ? (entry.questionEssayAnswer ?? '') : '';
    if (typeof essay !== 'string') return refuse('not-answers');
    total += countWords(essay);
  }
  return accept(total);
}

/** The sentence for what cannot be counted. */
export function wordCountSentence(reason: 'not-answers'): string {
  switch (reason) {
    case 'not-answers':
      return 'Input must be an array of answer objects.';
  }
}

export interface StudentWords {
  readonly username: string;
  readonly fullName: string;
  readonly words: number;
}

export interface RankedWords extends StudentWords {
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
