// The people in a report: everyone, or one TA with their students.

import type { User, UserStatus } from '@elenchus/domain/people/user.ts';
import { cells, type ListRow } from '../engine/columns.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { ofStudentsOfTa } from '../grades/stored-grades.ts';
import { usersTable } from '../tables/people-tables.ts';

export type PersonRow = readonly [
  usernameKey: string,
  username: string,
  fullName: string,
  status: UserStatus,
  ta: string | null,
];

const PERSON = cells(
  usersTable.usernameKey,
  usersTable.username,
  usersTable.fullName,
  usersTable.status,
  usersTable.ta,
);

/** The students and TAs of a course; with a TA's folded name, only that TA and their students. */
export function peopleOf(course: string, taKey: string | null): Statement<ListRow<PersonRow>> {
  if (taKey === null) {
    return sql`select ${PERSON} from users
      where course = ${course} and status in ('student', 'ta') order by username_key`;
  }
  return sql`select ${PERSON} from users
      where course = ${course} and ta = ${taKey} and status = 'student'
    union all select ${PERSON} from users
      where course = ${course} and username_key = ${taKey} and status = 'ta'
    order by 1`;
}

/** The condition for grade records of those students. */
export function ofStudents(course: string, taKey: string | null): Statement {
  return taKey === null ? sql`` : sql` and ${ofStudentsOfTa(course, taKey)}`;
}

/** The people as the rules know them. */
export function usersOf(people: readonly PersonRow[]): User[] {
  return people.map(([, username, fullName, status, ta]) => ({
    username,
    fullName,
    status,
    ta,
    // No report uses it.
    password: 'set',
  }));
}
