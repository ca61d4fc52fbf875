// Second readings of students' work: reading all of a course, and saving one with the expected version and its log entry.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { type Fragment, list, sql, type Statement } from '../engine/sql.ts';
import { onlyOf } from '../engine/table.ts';
import { gradesTable, secondReadingsTable } from '../tables/grade-tables.ts';
import { PERSON_TEXT } from '../people/person-text.ts';
import { usersTable } from '../tables/people-tables.ts';
import { personOf } from '../people/users-store.ts';

interface ReadingKey {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
}

export interface StoredReading extends ReadingKey {
  /** The folded username of the person who saved it last. */
  readonly reader: string;
  readonly grade: string;
  readonly remark: string;
  readonly version: number;
  readonly changedAt: number;
}

/** A student or a TA. */
interface ReadingPerson {
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  readonly status: 'student' | 'ta' | 'instructor';
  /** The folded username of the TA; null for none. */
  readonly ta: string | null;
  /** What tells this person from everyone else who had the netID (USR-115). */
  readonly person: string;
}

/** What graders entered for one student: the exam grade, or a due date of the student's own. */
interface ReadingGrade extends ReadingKey {
  readonly gradingType: 'examGrade' | 'customDueDate';
  readonly data: string;
}

interface CourseReadingRows {
  readonly people: readonly ReadingPerson[];
  readonly grades: readonly ReadingGrade[];
  readonly readings: readonly StoredReading[];
}

const STATUSES = ['student', 'ta', 'instructor'] as const;
const PERSON = named({
  usernameKey: usersTable.usernameKey,
  username: usersTable.username,
  fullName: usersTable.fullName,
  status: onlyOf(usersTable.status, STATUSES),
  ta: usersTable.ta,
  person: PERSON_TEXT,
});

const GRADE = named({
  usernameKey: gradesTable.usernameKey,
  evaluationDataID: gradesTable.evaluationDataID,
  gradingType: onlyOf(gradesTable.gradingType, ['examGrade', 'customDueDate']),
  data: gradesTable.individualGradingData,
});

const READING = columnsOf(
  secondReadingsTable,
  'usernameKey',
  'evaluationDataID',
  'reader',
  'grade',
  'remark',
  'version',
  'changedAt',
);

/** Everything that second readings of these evaluations depend on, of one moment, in three queries. */
export async function selectReadingRows(
  reader: Reader,
  course: string,
  evaluationIds: readonly string[],
): Promise<CourseReadingRows> {
  const asked = list(evaluationIds);
  const [people, grades, readings] = await reader.readTogether([
    sql`select ${PERSON} from users where course = ${course} and status in ('student', 'ta', 'instructor')`,
    sql`select ${GRADE}
      from grades where course = ${course} and evaluation_id in ${asked}
        and grading_type in ('examGrade', 'customDueDate') and version > 0`,
    readingsWhere(sql`course = ${course} and evaluation_id in ${asked}`),
  ]);
  return { people, grades, readings };
}

/** 'not-a-reader': the student isn't the caller's to read, or has become the caller's own student. */
type ReadingRefusal = 'not-a-reader' | 'another-person' | { readonly theirs: StoredReading | null };

/** Saves a reading unless another person or tab changed it. */
function* saveSecondReading(
  input: Change & {
    readonly evaluationDataID: string;
    /** The student; null if the caller may not read under the name that was sent. */
    readonly usernameKey: string | null;
    /** Who had the netID when the caller was let in, if that matters. */
    readonly person?: string | undefined;
    readonly grade: string;
    readonly remark: string;
    /** null saves over nothing but the actor's own reading, 0 expects nothing to be stored. */
    readonly expectedVersion: number | null;
  },
): Steps<Result<StoredReading, ReadingRefusal>> {
  const { course, at, actor, evaluationDataID, usernameKey, grade, remark } = input;
  if (usernameKey === null) return refuse('not-a-reader');
  const student = yield* personOf(course, usernameKey);
  if (student?.status !== 'student' || student.ta === actor) return refuse('not-a-reader');
  if (student.person !== (input.person ?? student.person)) return refuse('another-person');
  const stored = yield* rowOf(
    readingsWhere(sql`course = ${course}
    and evaluation_id = ${evaluationDataID} and username_key = ${usernameKey}`),
  );
  if (stored?.grade === grade && stored.remark === remark) return accept(stored);
  const { expectedVersion } = input;
  const isExpected =
    expectedVersion === null
      ? !stored || stored.reader === actor
      : expectedVersion === (stored?.version ?? 0);
  if (!isExpected) return refuse({ theirs: stored ?? null });
  const saved: StoredReading = {
    usernameKey,
    evaluationDataID,
    reader: actor,
    grade,
    remark,
    version: (stored?.version ?? 0) + 1,
    changedAt: at,
  };
  yield* run(sql`insert into second_readings
      (course, evaluation_id, username_key, reader, grade, remark, version, changed_at)
    values (${course}, ${evaluationDataID}, ${usernameKey}, ${actor}, ${grade}, ${remark},
      ${saved.version}, ${at})
    on conflict (course, evaluation_id, username_key) do update set
      reader = excluded.reader, grade = excluded.grade, remark = excluded.remark,
      version = excluded.version, changed_at = excluded.changed_at`);
  const entry = { action: 'grade.second-reading', subject: usernameKey } as const;
  yield* recordAudit(input, [{ ...entry, before: stored ?? null, after: saved }]);
  return accept(saved);
}

function readingsWhere(where: Fragment): Statement<StoredReading> {
  return sql`select ${READING}
    from second_readings where ${where}`;
}

export const secondReadingsProcedures = { saveSecondReading };
