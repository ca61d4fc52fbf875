// Where a student stands in the order of grading, from an index: the class is counted there, never read.

import { MOST_UNGRADED, type GradingPlace } from '@elenchus/domain/grading/grading-order.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { readNamed } from '../engine/named-reads.ts';
import { atMost, sql, type Statement } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import {
  amongStudents,
  IN_ORDER,
  hasCompleteGrading,
  type ListedStudent,
  selectOptionalStudent,
  STUDENT,
  type StudentScope,
} from '../people/students-store.ts';

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
    const found = await readNamed(reader, {
      before: sql`select ${named({ before: COUNT })} from ${before}`,
      previous: sql`select ${STUDENT} from ${before} ${BACKWARDS} limit 1`,
      next: sql`select ${STUDENT} from ${after} ${IN_ORDER} limit 1`,
      later: sql`select ${STUDENT} from ${after} and ${ungraded} ${IN_ORDER} ${atMost(MOST_UNGRADED)}`,
      ...(ends ? NO_STATEMENTS : endsOf(students)),
    });
    const { total, first, last } = (ends ??= readEnds(found));
    // Students before this one matter only when there are too few after.
    const missing = MOST_UNGRADED - found.later.length;
    const earlier =
      missing === 0
        ? []
        : await reader.read(
            sql`select ${STUDENT} from ${before} and ${ungraded} ${IN_ORDER} ${atMost(missing)}`,
          );
    const student = { username: here.username, fullName: here.fullName };
    return {
      student,
      person: here.person,
      place: (found.before[0]?.before ?? 0) + 1,
      total,
      previous: found.previous[0] ?? null,
      next: found.next[0] ?? null,
      first: first ?? student,
      last: last ?? student,
      ungraded: [...found.later, ...earlier],
    };
  };
}

interface EndRows {
  readonly total: readonly { readonly total: number }[];
  readonly first: readonly ListedStudent[];
  readonly last: readonly ListedStudent[];
}

type EndStatements = {
  readonly [Name in keyof EndRows]: readonly Statement<EndRows[Name][number]>[];
};

const NO_STATEMENTS: EndStatements = { total: [], first: [], last: [] };

function endsOf(students: Statement): EndStatements {
  return {
    total: [sql`select ${named({ total: COUNT })} from ${students}`],
    first: [sql`select ${STUDENT} from ${students} ${IN_ORDER} limit 1`],
    last: [sql`select ${STUDENT} from ${students} ${BACKWARDS} limit 1`],
  };
}

function readEnds({ total, first: [first], last: [last] }: EndRows): Ends {
  return { total: total[0]?.total ?? 0, ...(first && { first }), ...(last && { last }) };
}
