// Students in the order of the lists, each query answered from an index: a class is counted there, never read.

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { nameLetters } from '@elenchus/domain/base/name-key.ts';
import { MOST_OFFERED, type FoundStudents } from '@elenchus/domain/people/student-search.ts';
import type { UserStatus } from '@elenchus/domain/people/user.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRow, readRowByKey, type Reader } from '../engine/database.ts';
import { positionOf } from '../engine/engine-words.ts';
import { atMost, sql, type Statement } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom, textFrom } from '../engine/table.ts';
import { PERSON_TEXT_OF_U } from './person-text.ts';
import { usersTable } from '../tables/people-tables.ts';

export interface ListedStudent {
  readonly username: string;
  readonly fullName: string;
}

/** Whose students: all of a course, or one TA's, by the folded username. */
export interface StudentScope {
  readonly course: string;
  readonly taKey: string | null;
}

interface Here extends ListedStudent {
  readonly usernameKey: string;
  readonly nameKey: string;
  readonly status: UserStatus;
  readonly ta: string | null;
  /** What tells this person from everyone else who had the netID (USR-115). */
  readonly person: string;
}

/** The columns of a listed student, where `u` is a row of `users`. */
const u = aliased(usersTable, 'u');
export const STUDENT = columnsOf(u, 'username', 'fullName');
/** The order of the lists. */
export const IN_ORDER = sql`order by u.name_key, u.username_key`;

/** How many of these students have complete grading. */
export async function countComplete(
  reader: Reader,
  scope: StudentScope,
  evaluationId: string,
): Promise<number> {
  const { graded } = await readRow(
    reader,
    sql`select ${named({ graded: COUNT })} from users u ${amongStudents(scope)}
      and ${hasCompleteGrading(evaluationId)}`,
  );
  return graded;
}

/** The condition for complete grading. */
export function hasCompleteGrading(evaluationId: string): Statement {
  return sql`exists (select 1 from grades g
    where g.course = u.course and g.evaluation_id = ${evaluationId}
      and g.username_key = u.username_key and g.grading_type = 'gradingComplete'
      and g.individual_grading_data = 'yes')`;
}

export interface ScopedStudent extends ListedStudent {
  readonly usernameKey: string;
  /** The username of the TA, or 'unassigned'. */
  readonly ta: string;
  readonly person: string;
  readonly isComplete: boolean;
}

const TA = textFrom(
  sql`case when u.ta is null then 'unassigned' else coalesce(t.username, u.ta) end`,
);

/** All of these students with the state of an evaluation, in the order of the lists. */
export async function selectScopedStudents(
  reader: Reader,
  scope: StudentScope,
  evaluationId: string,
): Promise<readonly ScopedStudent[]> {
  const complete = integerFrom(
    sql`case when ${hasCompleteGrading(evaluationId)} then 1 else 0 end`,
  );
  const rows = await reader.read(
    sql`select ${STUDENT}, ${columnsOf(u, 'usernameKey')},
      ${named({ person: PERSON_TEXT_OF_U, ta: TA, complete })}
    from users u left join users t on t.course = u.course and t.username_key = u.ta
    ${amongStudents(scope)} ${IN_ORDER}`,
  );
  return rows.map((row) => {
    const { complete: isComplete, ...student } = row;
    return { ...student, isComplete: isComplete === 1 };
  });
}

/** The folded usernames of all students. */
export async function selectStudentKeys(reader: Reader, course: string): Promise<string[]> {
  const rows = await reader.read(
    sql`select ${columnsOf(u, 'usernameKey')} from users u ${amongStudents({ course, taKey: null })}`,
  );
  return rows.map(({ usernameKey }) => usernameKey);
}

/** The students whose name or netID contains what was typed. */
export async function selectFoundStudents(
  reader: Reader,
  scope: StudentScope,
  typed: string,
): Promise<FoundStudents<ListedStudent>> {
  const students = sql`users u ${amongStudents(scope)}${containing(typed)}`;
  const [offered, counts] = await reader.readTogether([
    sql`select ${STUDENT} from ${students} ${IN_ORDER} ${atMost(MOST_OFFERED)}`,
    sql`select ${named({ found: COUNT })} from ${students}`,
  ]);
  return { students: offered, found: counts[0]?.found ?? 0 };
}

/** The one of these students who has that folded username, or undefined. */
export async function selectOptionalStudent(
  reader: Reader,
  { course, taKey }: StudentScope,
  usernameKey: string,
): Promise<Here | undefined> {
  const found = await readRowByKey(
    reader,
    sql`select ${STUDENT}, ${columnsOf(u, 'usernameKey', 'nameKey', 'status', 'ta')},
        ${named({ person: PERSON_TEXT_OF_U })}
      from users u where u.course = ${course} and u.username_key = ${usernameKey}`,
  );
  const isAmong = found?.status === 'student' && (taKey === null || found.ta === taKey);
  return isAmong ? found : undefined;
}

/** The condition for those students, where `u` is a row of `users`. */
export function amongStudents({ course, taKey }: StudentScope): Statement {
  const ofTa = taKey === null ? sql`` : sql` and u.ta = ${taKey}`;
  return sql`where u.course = ${course}${ofTa} and u.status = 'student'`;
}

/** The key of a name contains its letters as they are searched: no other column needs to be read. */
function containing(typed: string): Statement {
  const letters = nameLetters(typed);
  const folded = foldName(typed);
  if (letters === '' || folded === '') return sql``;
  return sql` and (${positionOf(letters, sql`u.name_key`)} > 0
    or ${positionOf(folded, sql`u.username_key`)} > 0)`;
}
