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

/** The TA field of one student after the change. */
export interface TaChange {
  readonly username: string;
  readonly ta: string | null;
}

/** The columns of the assignment screen; a student whose TA is missing or no TA counts as unassigned. */
export function assignmentColumns(users: readonly User[]): AssignmentColumns {
  return columnsOf(sortUsers(users));
}

/** The same for counting: the TAs by name, the students in the order given, because nobody sees it. */
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

/** The changes that give the selected students to a TA; students who are there already do not change. */
export function assignStudents(
  users: readonly User[],
  selected: readonly string[],
  taUsername: string,
): Result<readonly TaChange[], AssignmentProblem> {
  const wanted = foldName(taUsername);
  const ta = users.find((user) => user.status === 'ta' && foldName(user.username) === wanted);
  if (ta === undefined) return refuse({ kind: 'not-a-ta', username: taUsername });
  return changes(users, selected, ta.username);
}

/** The changes that take the selected students from their TAs. */
export function unassignStudents(
  users: readonly User[],
  selected: readonly string[],
): Result<readonly TaChange[], AssignmentProblem> {
  return changes(users, selected, null);
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

function changes(
  users: readonly User[],
  selected: readonly string[],
  ta: string | null,
): Result<readonly TaChange[], AssignmentProblem> {
  const students = new Map<string, User>();
  for (const user of users) {
    if (user.status === 'student') students.set(foldName(user.username), user);
  }
  const unique = new Map(selected.map((username) => [foldName(username), username]));
  const strangers = [...unique].filter(([key]) => !students.has(key));
  if (strangers.length > 0) {
    return refuse({ kind: 'not-a-student', usernames: strangers.map(([, name]) => name) });
  }
  const moved = [...unique.keys()].flatMap((key) => students.get(key) ?? []);
  return accept(moved.filter((user) => user.ta !== ta).map(({ username }) => ({ username, ta })));
}
