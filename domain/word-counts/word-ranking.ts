// Ranks a class by words.
import { sortByLastName } from '../base/name-key.ts';

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
    .map(({ username, fullName, words }, index) => ({
      rank: index + 1,
      username,
      fullName,
      words,
    }));
}
