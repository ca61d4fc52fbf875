// Leaves students out of a hand back while they can still write by a due date of their own (HBK-29, HBK-30).

import { readCourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { readEvaluation, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import {
  leftOutOfHandBack,
  outlastsPlan,
  stillWriting,
  type StillWriting,
} from '@elenchus/domain/grading/still-writing.ts';
import type { HandBack } from '@elenchus/domain/grading/student-hand-back.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import type { Change } from '../logs/audit-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { handBacksOfEvaluation, writeRows } from './hand-back-rows-store.ts';
import { gradesWhere, type StoredGrade } from '../grades/stored-grades.ts';
import { handBacksTable } from '../tables/grade-tables.ts';

/** Every due date of their own that students of the course have. */
export function selectOwnDates(reader: Reader, course: string): Promise<StoredGrade[]> {
  return reader.read(ownDatesOfStudents(course, sql``));
}

function ownDatesOfStudents(course: string, which: Statement): Statement<StoredGrade> {
  return gradesWhere(sql`course = ${course}${which} and grading_type = 'customDueDate'
    and username_key in (select username_key from users
      where course = ${course} and status = 'student')`);
}

/** The students of the course whose own due date hasn't passed at the moment. */
export function* studentsStillWriting(
  course: string,
  evaluation: Pick<Evaluation, 'id' | 'dueDate'>,
  at: number,
): Steps<readonly StillWriting[]> {
  const dates = yield* rowsOf(
    ownDatesOfStudents(course, sql` and evaluation_id = ${evaluation.id}`),
  );
  return dates.length === 0
    ? []
    : stillWriting(evaluation, dates, { at, zone: yield* zoneOf(course) });
}

function* zoneOf(course: string): Steps<TimeZone> {
  const items = yield* rowsOf(recordsOfTypes(course, ['courseTimeZone']));
  return readCourseSettings(items).timeZone;
}

interface HandedBack {
  readonly evaluation: Pick<Evaluation, 'id' | 'dueDate'>;
  /** From when on everyone has it. */
  readonly since: number;
  /** What was set before. */
  readonly before: readonly HandBack[];
  /** Students who get it although their date hasn't passed. */
  readonly includes: ReadonlySet<string>;
}

/** Withholds what everyone gets back from students who can still write then. Returns how many. */
export function* leaveOut(
  change: Change,
  { evaluation, since, before, includes }: HandedBack,
): Steps<number> {
  const writing = yield* studentsStillWriting(change.course, evaluation, since);
  const keys = leftOutOfHandBack(writing, before, { now: change.at, includes });
  yield* withhold(change, evaluation.id, keys);
  return keys.length;
}

function* withhold(change: Change, evaluationDataID: string, keys: readonly string[]): Steps<void> {
  const rows = keys.map((usernameKey) => ({ usernameKey, change: 'set' }) as const);
  yield* writeRows({ ...change, evaluationDataID, since: null }, rows);
}

interface OwnDate {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
}

/** Leaves students out of plans that would come before their new due dates. */
export function* leaveOutOfPlans(change: Change, dates: readonly OwnDate[]): Steps<void> {
  const { course, at } = change;
  const ids = [...new Set(dates.map(({ evaluationDataID }) => evaluationDataID))];
  if (ids.length === 0) return;
  const id = named({ id: handBacksTable.evaluationId });
  const isPlanned = sql`course = ${course} and since > ${at} and evaluation_id in ${list(ids)}`;
  const planned = yield* rowsOf(sql`select ${id} from class_hand_backs
      where ${isPlanned} and design_version is null
    union select ${id} from hand_backs where ${isPlanned}`);
  if (planned.length === 0) return;
  const zone = yield* zoneOf(course);
  const isAmongThem = sql` and data_id in ${list(planned.map((one) => one.id))}`;
  const items = yield* rowsOf(recordsOfTypes(course, ['evaluation'], isAmongThem));
  for (const evaluation of items.map(readEvaluation)) {
    if (evaluation.handedBack) continue;
    const moved = new Set(
      dates.flatMap((one) => (one.evaluationDataID === evaluation.id ? [one.usernameKey] : [])),
    );
    const rows = yield* handBacksOfEvaluation(course, evaluation.id);
    const keys = (yield* studentsStillWriting(course, evaluation, at))
      .filter(({ usernameKey }) => moved.has(usernameKey))
      .filter(({ usernameKey, due }) => outlastsPlan(due, rows, { usernameKey, now: at, zone }))
      .map(({ usernameKey }) => usernameKey);
    yield* withhold(change, evaluation.id, keys);
  }
}
