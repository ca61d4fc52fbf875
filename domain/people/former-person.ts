// Decides who the new user is when a netID was in the course before and left work (USR-100 to USR-102), and what is
// kept of a person who is deleted (USR-105).
import { countedNoun } from '../base/counted-noun.ts';
import { accept, refuse, type Result } from '../base/result.ts';

/** The work and changes of a deleted person that are left in the course. */
export interface LeftWork {
  readonly answers: number;
  readonly grades: number;
  /** What the person did for others, for instance grades they gave. */
  readonly changes: number;
  /** The number of students still assigned to the person. */
  readonly students: number;
}

export interface FormerPerson extends LeftWork {
  /** The key under which the work is stored: the folded netID, or a key of its own once it was set aside. */
  readonly record: string;
  readonly fullName: string;
  readonly status: string;
  /** null when the log doesn't have it. */
  readonly deletedAt: number | null;
  /** Distinguishes this person from everyone else who had the netID (USR-115). */
  readonly person: string;
}

/** The choice of a person who was never in the course. */
export const ANOTHER_PERSON = 'another';

/** The name of a former person in a choice. It has the time, so that it can't mean someone who was deleted since. */
export function formerPersonID({
  record,
  deletedAt,
}: Pick<FormerPerson, 'record' | 'deletedAt'>): string {
  return `${record}@${deletedAt ?? 0}`;
}

/**
 * The person whose work a new user gets: a former person, null for another person; refused while the choice isn't
 * made.
 */
export function chosenPerson<Person extends Pick<FormerPerson, 'record' | 'deletedAt'>>(
  people: readonly Person[],
  choice: string | undefined,
): Result<Person | null, 'unclear'> {
  if (people.length === 0 || choice === ANOTHER_PERSON) return accept(null);
  const chosen = people.find((person) => formerPersonID(person) === choice);
  return chosen ? accept(chosen) : refuse('unclear');
}

/** The key of a former person whose netID belongs to someone else now. No username has a slash. */
export function setAsideKey(usernameKey: string, taken: readonly string[]): string {
  const numbers = taken.map((key) => Number(key.slice(usernameKey.length + 1)));
  return `${usernameKey}/${Math.max(0, ...numbers) + 1}`;
}

/** For instance '12 answers and 3 grades'. */
export function leftWorkWords({ answers, grades, changes, students }: LeftWork): string {
  const parts = [
    ...(answers > 0 ? [countedNoun(answers, 'answer')] : []),
    ...(grades > 0 ? [countedNoun(grades, 'grade')] : []),
    ...(changes > 0 ? [`${countedNoun(changes, 'change')} to other people’s records`] : []),
    ...(students > 0 ? [countedNoun(students, 'assigned student')] : []),
  ];
  const last = parts.pop();
  if (last === undefined) return 'an empty record';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

interface DeletedUser {
  readonly username: string;
  readonly fullName: string;
  readonly status: string;
}

/** The sentence before a person is deleted: what is kept, and what becomes of open requests (USR-105). */
export function deletionSentence({ username, fullName, status }: DeletedUser): string {
  const gone = `${fullName} (${username}) will no longer be able to log in, and will no longer appear in the lists of this course.`;
  const back = `If you add ${username} again, you can give them back.`;
  if (status === 'student') {
    return `${gone} Answers, grades, comments, requests about grades and extra time are kept, but no one sees them. ${back}`;
  }
  const requests =
    status === 'ta' || status === 'instructor'
      ? ' Open requests about grades that are assigned to this person go to the student’s TA, or to any instructor.'
      : '';
  return `${gone} Answers and grades are kept.${requests} ${back}`;
}
