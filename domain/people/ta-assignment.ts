// Which students belong to which TA, and moving students between the columns.
import { foldingOnce, foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { sortUsers, type User } from './user.ts';

export interface TaColumn {
  readonly ta: User;
  readonly students: readonly User[];
}

export interface AssignmentColumns {
  readonly unassigned: readonly User[];
  readonly columns: readonly TaColumn[];
}

export type AssignmentProblem =
  | { readonly kind: 'not-a-student'; readonly usernames: readonly string[] }
  | { readonly kind: 'not-a-ta'; readonly username: string };

/** What decides whether a person can be assigned, or be assigned to. */
type Assignable = Pick<User, 'username' | 'status' | 'ta'>;

/** The columns of the assignment screen; a student whose TA is missing, or isn't a TA, counts as unassigned. */
export function assignmentColumns(users: readonly User[]): AssignmentColumns {
  return columnsOf(sortUsers(users));
}

/** The same for counting: TAs by name, but students in the order given, because no screen shows them. */
export function studentGroups(users: readonly User[]): AssignmentColumns {
  const tas = users.filter(({ status }) => status === 'ta');
  return columnsOf([...sortUsers(tas), ...users.filter(({ status }) => status !== 'ta')]);
}

function columnsOf(users: readonly User[]): AssignmentColumns {
  const fold = foldingOnce();
  const columns = new Map<string, { ta: User; students: User[] }>();
  for (const ta of users) {
    if (ta.status === 'ta') columns.set(fold(ta.username), { ta, students: [] });
  }
  const unassigned: User[] = [];
  for (const user of users) {
    if (user.status !== 'student') continue;
    const column = user.ta === null ? undefined : columns.get(fold(user.ta));
    (column?.students ?? unassigned).push(user);
  }
  return { unassigned, columns: [...columns.values()] };
}

/**
 * The students who move when the selected ones are assigned to a TA, or unassigned ('' or null). `people` contains at
 * least the selected people and the TA. Students who are already there don't move.
 */
export function studentsToMove<Person extends Assignable>(
  people: readonly Person[],
  selected: readonly string[],
  ta: string | null,
): Result<readonly Person[], AssignmentProblem> {
  const byName = new Map(people.map((person) => [foldName(person.username), person]));
  const target = foldName(ta ?? '');
  const problem = newTaProblem(ta, null, byName.get(target));
  if (problem !== null) return refuse(problem);
  const unique = new Map(selected.map((username) => [foldName(username), username]));
  const strangers = [...unique].filter(([key]) => byName.get(key)?.status !== 'student');
  if (strangers.length > 0) {
    return refuse({ kind: 'not-a-student', usernames: strangers.map(([, name]) => name) });
  }
  const students = [...unique.keys()].flatMap((key) => byName.get(key) ?? []);
  return accept(students.filter((student) => foldName(student.ta ?? '') !== target));
}

/** Why a person can't be the new TA of a student; null when they can, or when the TA doesn't change. */
export function newTaProblem(
  ta: string | null,
  before: string | null,
  person: Pick<User, 'status'> | undefined,
): AssignmentProblem | null {
  const wanted = foldName(ta ?? '');
  if (wanted === '' || wanted === foldName(before ?? '') || person?.status === 'ta') return null;
  return { kind: 'not-a-ta', username: ta ?? '' };
}

/** The sentence for a refused assignment. */
export function assignmentSentence(problem: AssignmentProblem): string {
  switch (problem.kind) {
    case 'not-a-student':
      return `Only students can be assigned to a TA. Not a student of this course: ${problem.usernames.join(', ')}.`;
    case 'not-a-ta':
      return `${problem.username} is not a TA of this course.`;
  }
}
