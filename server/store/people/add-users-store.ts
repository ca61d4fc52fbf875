// Adding people to a course. A netID that left work in it is added only when the caller says who it is (USR-100).

import { MOST_PEOPLE } from '@elenchus/domain/people/count-limits.ts';
import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { chosenPerson, type FormerPerson } from '@elenchus/domain/people/former-person.ts';
import { newTaProblem, type AssignmentProblem } from '@elenchus/domain/people/ta-assignment.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { claimsOfNew, recordNewCodes } from '../login/claim-columns.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import { formerPeopleOf } from './former-people-store.ts';
import { keepApart, type Readded } from './set-aside-store.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { usersTable } from '../tables/people-tables.ts';
import { userOf, type NewUser } from './users-store.ts';

/** Who has a netID now. */
export interface PersonChoice {
  readonly usernameKey: string;
  /** 'another', or the ID of a former person. */
  readonly person: string;
}

type AddRefusal =
  | AssignmentProblem
  /** The course can't have so many people. */
  | { readonly kind: 'full' }
  | { readonly kind: 'taken'; readonly taken: readonly string[] }
  /** Everyone who had one of the netIDs, by folded username. */
  | {
      readonly kind: 'was-here';
      readonly former: readonly (readonly [string, readonly FormerPerson[]])[];
    };

/**
 * Adds all of the users or, when a name is taken, a TA is missing, or nobody has said who has a netID that left work in
 * the course, none.
 */
export function* addUsers(
  input: Change & {
    readonly users: readonly NewUser[];
    readonly people?: readonly PersonChoice[];
  },
): Steps<Result<{ readonly added: number }, AddRefusal>> {
  const { course, users, people = [] } = input;
  const taken = yield* takenNames(course, users);
  if (taken.length > 0) return refuse({ kind: 'taken', taken });
  if (yield* isTooFull(course, users.length)) return refuse({ kind: 'full' });
  const tas = users.filter(({ status }) => status === 'ta').map(({ usernameKey }) => usernameKey);
  const assigned = new Set(users.flatMap(({ ta }) => ta ?? []));
  for (const ta of assigned.difference(new Set(tas))) {
    const problem = newTaProblem(ta, null, yield* userOf(course, ta));
    if (problem) return refuse(problem);
  }
  const keys = users.map(({ usernameKey }) => usernameKey);
  const former = yield* formerPeopleOf(course, keys);
  const choices = new Map(people.map(({ usernameKey, person }) => [usernameKey, person]));
  const readded: Readded[] = [];
  for (const [usernameKey, candidates] of former) {
    const chosen = chosenPerson(candidates, choices.get(usernameKey));
    if (!chosen.ok) return refuse({ kind: 'was-here', former: [...former] });
    readded.push({ usernameKey, people: candidates, chosen: chosen.value });
  }
  const entries = yield* keepApart(input, readded);
  const returned = new Map(
    readded.flatMap(({ usernameKey, chosen }) =>
      chosen ? [[usernameKey, chosen.person] as const] : [],
    ),
  );
  yield* insertUsers(input, users, { first: entries, returned });
  yield* recordReturns(input, readded);
  return accept({ added: users.length });
}

function* isTooFull(course: string, added: number): Steps<boolean> {
  if (added === 0) return false;
  const people = yield* rowOf(
    sql`select ${named({ count: COUNT })} from users where course = ${course}`,
  );
  return (people?.count ?? 0) + added > MOST_PEOPLE;
}

/** The security log says who got earlier work back. */
function* recordReturns(change: Change, readded: readonly Readded[]): Steps<void> {
  const { course, at, actor, address } = change;
  for (const { usernameKey: subject, chosen } of readded) {
    if (chosen === null) continue;
    yield* recordSecurityEvent({ course, at, actor, address, subject, event: 'user-restored' });
  }
}

function* takenNames(course: string, users: readonly NewUser[]): Steps<string[]> {
  const seen = new Set<string>();
  const taken: string[] = [];
  for (const { usernameKey, username } of users) {
    if (seen.has(usernameKey)) taken.push(username);
    seen.add(usernameKey);
  }
  for (const chunk of chunksOf([...seen])) {
    const rows = yield* rowsOf(sql`select ${columnsOf(usersTable, 'username')} from users
      where course = ${course} and username_key in ${list(chunk)} order by username_key`);
    for (const { username } of rows) taken.push(username);
  }
  return taken;
}

interface Insertion {
  /** How many log entries the change already has. */
  readonly first?: number;
  /** The people who were in the course before, by folded username. */
  readonly returned?: ReadonlyMap<string, string>;
}

/** Writes new users with their log entries. */
export function* insertUsers(
  change: Change,
  users: readonly NewUser[],
  { first = 0, returned }: Insertion = {},
): Steps<void> {
  const { course, at, changeID } = change;
  const claimOf = yield* claimsOfNew(change, users);
  for (const chunk of chunksOf(users)) {
    const rows = chunk.map((user) => {
      const { usernameKey, username, fullName, status, ta, password } = user;
      const person = [usernameKey, username, fullName, status, ta, password.hash, password.state];
      // No other change has this ID, so nobody who gets the netID later can be taken for this person (USR-115).
      const who = returned?.get(usernameKey) ?? changeID;
      return [course, ...person, at, at, nameKey(fullName), ...claimOf(user), who || null];
    });
    yield* run(sql`insert into users (course, username_key, username, full_name, status, ta,
      password_hash, password_state, version, added_at, name_key, claim_hash, claim_since,
      person)
      values ${tuples(rows)}`);
  }
  const entries = users.map(({ password, codeHash: _codeHash, ...user }) => ({
    action: 'user.add' as const,
    subject: user.usernameKey,
    before: null,
    after: { ...user, passwordState: password.state },
  }));
  yield* recordAudit(change, entries, first);
  const coded = users.filter((user) => claimOf(user)[0] !== null);
  yield* recordNewCodes(
    change,
    coded.map(({ usernameKey }) => usernameKey),
  );
}

export const addUsersProcedures = { addUsers };
