// The students whose work waits for a person (LOD-20), as conditions.

import { sql, type Statement } from '../engine/sql.ts';

export interface GraderScope {
  readonly course: string;
  /** The TA whose students are included; null for an instructor. */
  readonly taKey: string | null;
  readonly hasTAs: boolean;
}

/** On the users with the alias u: a TA's students; for an instructor, those without a TA, or everyone in a course without TAs. */
export function ownStudents({ course, taKey, hasTAs }: GraderScope): Statement {
  if (taKey !== null) return sql`u.status = 'student' and u.ta = ${taKey}`;
  if (!hasTAs) return sql`u.status = 'student'`;
  return sql`u.status = 'student' and (u.ta is null or u.ta not in
    (select ta.username_key from users ta where ta.course = ${course} and ta.status = 'ta'))`;
}

/** On a record, by the column with the student's key. */
export function isOfOwnStudent(scope: GraderScope, column: Statement): Statement {
  const { course, taKey, hasTAs } = scope;
  const among = sql`from users u where u.course = ${course} and ${ownStudents(scope)}`;
  // Few students are sought in an index of the records. A whole class would be sought once for each evaluation, so
  // there each record asks for its student.
  return taKey === null && !hasTAs
    ? sql`exists (select 1 ${among} and u.username_key = ${column})`
    : sql`${column} in (select u.username_key ${among})`;
}
