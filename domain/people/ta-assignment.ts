// Assigns students to TAs, and moves them between the columns.
import { countedNoun } from '../base/counted-noun.ts';
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
  | { readonly kind: 'not-a-ta'; readonly username: string }
  | { readonly kind: 'moved-meanwhile'; readonly usernames: readonly string[] };

/** One student, from one TA to another; null for no TA. */
export interface StudentMove {
  readonly username: string;
  /** The TA that the student had when the move was planned. */
  readonly from: string | null;
  readonly to: string | null;
}

/** The facts that decide whether a person can be assigned, or be assigned to. */
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
 * The students who move when the selected ones are assigned to a TA, or unassigned (null). `people` contains at
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

/**
 * The moves that change something, all of them or none: refused when one is not about a student, leads to someone who
 * isn't a TA, or was planned for another TA than the student has now. Of two moves of one student the last counts.
 */
export function movesToMake<Person extends Assignable>(
  people: readonly Person[],
  moves: readonly StudentMove[],
): Result<readonly { readonly person: Person; readonly to: string | null }[], AssignmentProblem> {
  const byName = new Map(people.map((person) => [foldName(person.username), person]));
  const unique = [...new Map(moves.map((move) => [foldName(move.username), move]))];
  const strangers = unique.filter(([key]) => byName.get(key)?.status !== 'student');
  if (strangers.length > 0) {
    return refuse({ kind: 'not-a-student', usernames: strangers.map(([, move]) => move.username) });
  }
  for (const [, { to, from }] of unique) {
    const problem = newTaProblem(to, from, byName.get(foldName(to ?? '')));
    if (problem !== null) return refuse(problem);
  }
  const planned = unique.flatMap(([key, move]) => {
    const person = byName.get(key);
    return person ? [{ person, move, has: foldName(person.ta ?? '') }] : [];
  });
  const moved = planned.filter(({ has, move }) => has !== foldName(move.from ?? ''));
  if (moved.length > 0) {
    return refuse({
      kind: 'moved-meanwhile',
      usernames: moved.map(({ person }) => person.username),
    });
  }
  return accept(
    planned
      .map(({ person, move }) => ({ person, to: foldName(move.to ?? '') || null }))
      .filter(({ person, to }) => foldName(person.ta ?? '') !== (to ?? '')),
  );
}

/** The people after these moves. */
export function afterMoves(users: readonly User[], moves: readonly StudentMove[]): readonly User[] {
  const targets = new Map(moves.map(({ username, to }) => [foldName(username), to]));
  return users.map((user) => {
    const to = targets.get(foldName(user.username));
    return to === undefined ? user : { ...user, ta: to };
  });
}

/** The moves of these students to one TA, or to none. */
export function movesTo(
  users: readonly User[],
  selected: readonly string[],
  to: string | null,
): readonly StudentMove[] {
  const wanted = new Set(selected.map(foldName));
  return users
    .filter(({ username }) => wanted.has(foldName(username)))
    .map(({ username, ta }) => ({ username, from: ta, to }));
}

/** The moves that undo these; a student whose TA has left the course gets none. */
export function reversedMoves(
  moves: readonly StudentMove[],
  users: readonly Pick<User, 'username' | 'status'>[],
): readonly StudentMove[] {
  const tas = new Set(
    users.filter(({ status }) => status === 'ta').map(({ username }) => foldName(username)),
  );
  return moves.map(({ username, from, to }) => ({
    username,
    from: to,
    to: from !== null && tas.has(foldName(from)) ? from : null,
  }));
}

/** The reason that a person can't be the new TA of a student; null when they can, or when the TA doesn't change. */
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
    case 'moved-meanwhile':
      return `Nobody was moved, because someone else has changed the TA of ${countedNoun(problem.usernames.length, 'student')} since. Look at the new assignments and try again.`;
  }
}
