// Where a student stands in the order of grading, from an index: the class is counted there, never read.

import { MOST_UNGRADED, type GradingPlace } from '@elenchus/domain/grading/grading-order.ts';
import type { Reader } from './engine/database.ts';
import { atMost, sql, type Statement } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import {
  amongStudents,
  IN_ORDER,
  hasCompleteGrading,
  type ListedStudent,
  selectOptionalStudent,
  STUDENT,
  type StudentScope,
} from './students-store.ts';

interface StoredPlace extends GradingPlace<ListedStudent> {
  readonly student: ListedStudent;
  /** Who has the netID of the student now (USR-115). */
  readonly person: string;
}

/** The place of a student by the folded username; undefined for a student who isn't among these. */
type FindPlace = (usernameKey: string) => Promise<StoredPlace | undefined>;

/** What is the same for every student. */
type Ends = Pick<StoredPlace, 'total'> & Partial<Pick<StoredPlace, 'first' | 'last'>>;

const BACKWARDS = sql`order by u.name_key desc, u.username_key desc`;

/** Finds places among these students. How many there are, and who is first and last, is read once. */
export function gradingPlaces(
  reader: Reader,
  scope: StudentScope,
  evaluationId: string,
): FindPlace {
  const students = sql`users u ${amongStudents(scope)}`;
  const ungraded = sql`not ${hasCompleteGrading(evaluationId)}`;
  let ends: Ends | undefined;
  return async (usernameKey) => {
    const here = await selectOptionalStudent(reader, scope, usernameKey);
    if (!here) return undefined;
    const key = sql`(${here.nameKey}, ${here.usernameKey})`;
    const before = sql`${students} and (u.name_key, u.username_key) < ${key}`;
    const after = sql`${students} and (u.name_key, u.username_key) > ${key}`;
    const [counted, previous, next, later, ...ofAll] = await reader.readTogether([
      sql`select count(*) as before from ${before}`,
      sql`select ${STUDENT} from ${before} ${BACKWARDS} limit 1`,
      sql`select ${STUDENT} from ${after} ${IN_ORDER} limit 1`,
      sql`select ${STUDENT} from ${after} and ${ungraded} ${IN_ORDER} ${atMost(MOST_UNGRADED)}`,
      ...(ends ? [] : endsOf(students)),
    ]);
    const { total, first, last } = (ends ??= readEnds(ofAll));
    const found = trusted<ListedStudent[]>(later);
    // Students before this one matter only when there are too few after.
    const missing = MOST_UNGRADED - found.length;
    const earlier =
      missing === 0
        ? []
        : await reader.read<ListedStudent>(
            sql`select ${STUDENT} from ${before} and ${ungraded} ${IN_ORDER} ${atMost(missing)}`,
          );
    const student = { username: here.username, fullName: here.fullName };
    return {
      student,
      person: here.person,
      place: trusted<{ before: number }>(counted?.[0]).before + 1,
      total,
      previous: trusted<ListedStudent[]>(previous)[0] ?? null,
      next: trusted<ListedStudent[]>(next)[0] ?? null,
      first: first ?? student,
      last: last ?? student,
      ungraded: [...found, ...earlier],
    };
  };
}

function endsOf(students: Statement): Statement[] {
  return [
    sql`select count(*) as total from ${students}`,
    sql`select ${STUDENT} from ${students} ${IN_ORDER} limit 1`,
    sql`select ${STUDENT} from ${students} ${BACKWARDS} limit 1`,
  ];
}

function readEnds([counted = [], first = [], last = []]: readonly unknown[][]): Ends {
  return {
    total: trusted<{ total: number }>(counted[0]).total,
    ...(first[0] !== undefined && { first: trusted<ListedStudent>(first[0]) }),
    ...(last[0] !== undefined && { last: trusted<ListedStudent>(last[0]) }),
  };
}
