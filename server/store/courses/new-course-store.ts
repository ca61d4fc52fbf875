// Makes a course from the design of another one, with the chosen people (RLL-3 to RLL-6).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { MOST_NEW_COURSES, newCoursesSince } from '@elenchus/domain/people/count-limits.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Change } from '../logs/audit-store.ts';
import { createCourse } from './courses-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql, tuples } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { openSession } from '../login/sessions-store.ts';
import { identitiesTable } from '../tables/login-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import type { NewUser } from '../people/users-store.ts';

/** A new course. In the change, the course is the new one and the actor is the instructor who makes it. */
interface NewCourseFromDesign extends Change {
  readonly items: readonly DesignItem[];
  /** People who are added besides the instructor. */
  readonly users: readonly NewUser[];
  /** The course in which the instructor asked for it. */
  readonly fromCourse: string;
  /** The session that opens in the new course. */
  readonly session: { readonly tokenHash: string; readonly device: string };
}

/**
 * Makes the course, adds the instructor with their own password and university accounts, and logs the instructor in.
 * Nothing is written if the course ID is taken, or the instructor made too many courses lately: that count is the only
 * statement about other courses.
 */
function* createCourseFromDesign(
  input: NewCourseFromDesign,
): Steps<Result<{ readonly course: string }, 'taken' | 'unknown-instructor' | 'too-many'>> {
  const { course, at, actor, address, fromCourse, items, users, session } = input;
  const instructor = yield* accountOf(fromCourse, actor);
  if (!instructor) return refuse('unknown-instructor');
  // The first version of a design is by the person who made the course.
  const recent = yield* rowOf(sql`select ${named({ count: COUNT })} from courses made
    where made.created_at > ${newCoursesSince(at)} and exists (select 1 from design_versions d
      where d.course = made.course and d.began_at = made.created_at and d.changed_by = ${actor})`);
  if ((recent?.count ?? 0) >= MOST_NEW_COURSES) return refuse('too-many');
  const others = users.filter(({ usernameKey }) => usernameKey !== actor);
  const made = yield* createCourse({ ...input, items, users: [instructor, ...others] });
  if (!made.ok) return made;
  yield* copyIdentities(fromCourse, course, actor, at);
  yield* openSession({
    course,
    at,
    usernameKey: actor,
    ...session,
    kind: 'session',
    login: { event: 'login', address },
  });
  const entry = { course: fromCourse, at, actor, subject: '', address, detail: course };
  yield* recordSecurityEvent({ ...entry, event: 'course-reused' });
  return accept({ course });
}

const ACCOUNT = named({
  username: usersTable.username,
  fullName: usersTable.fullName,
  hash: usersTable.passwordHash,
  state: usersTable.passwordState,
});

/** The account of an instructor as it is now, for a second course. */
function* accountOf(course: string, usernameKey: string): Steps<NewUser | undefined> {
  const row = yield* rowOf(sql`select ${ACCOUNT}
    from users where course = ${course} and username_key = ${usernameKey}
      and status = 'instructor'`);
  if (!row) return undefined;
  const { username, fullName, hash, state } = row;
  const password = { hash, state };
  return { usernameKey, username, fullName, status: 'instructor', ta: null, password };
}

/** Connects the new account with the same accounts at the university. */
function* copyIdentities(
  from: string,
  course: string,
  usernameKey: string,
  at: number,
): Steps<void> {
  const rows = yield* rowsOf(
    sql`select ${columnsOf(identitiesTable, 'issuer', 'client', 'subject')} from identities
      where course = ${from} and username_key = ${usernameKey}`,
  );
  if (rows.length === 0) return;
  const values = rows.map((row) => {
    const { issuer, client, subject } = row;
    return [course, issuer, client, subject, usernameKey, at];
  });
  yield* run(sql`insert into identities
    (course, issuer, client, subject, username_key, connected_at) values ${tuples(values)}`);
}

/** The TAs of a course, who could come along. */
export function selectTas(
  reader: Reader,
  course: string,
): Promise<Pick<NewUser, 'usernameKey' | 'username' | 'fullName'>[]> {
  return reader.read(sql`select ${columnsOf(usersTable, 'usernameKey', 'username', 'fullName')}
    from users where course = ${course} and status = 'ta' order by name_key, username_key`);
}

export const newCourseProcedures = { createCourseFromDesign };
