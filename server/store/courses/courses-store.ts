// Courses: making one, finding it, archiving it.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  type CourseMarks,
  type CourseState,
  courseStateOf,
  deletionTime,
} from '@elenchus/domain/people/course-state.ts';
import { settledHandBack, withoutLooseTimes } from '@elenchus/domain/grading/settled-hand-back.ts';
import { type ClosingRefusal, decideClosing } from '@elenchus/domain/people/course-closing.ts';
import type { ClosedBy, ClosedMarks } from '@elenchus/domain/people/personal-data-retention.ts';
import type { SecurityEvent } from '@elenchus/domain/people/security-events.ts';
import { insertUsers } from '../people/add-users-store.ts';
import type { Change } from '../logs/audit-store.ts';
import { upsertItems } from '../design/design-rows-store.ts';
import { keepVersion } from '../design/design-versions-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { integerFrom } from '../engine/table.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { coursesTable } from '../tables/courses-table.ts';
import type { NewUser } from '../people/users-store.ts';

interface Course extends CourseMarks, ClosedMarks {
  readonly course: string;
  readonly createdAt: number;
  readonly designVersion: number;
}

const COLUMNS = columnsOf(
  coursesTable,
  'course',
  'createdAt',
  'designVersion',
  'archivedAt',
  'deleteAfter',
  'archivedBy',
  'personalDataUntil',
  'personalDataDeletedAt',
);

/** The course of that id, or undefined. */
export function selectOptionalCourse(reader: Reader, course: string): Promise<Course | undefined> {
  return readRowByKey(reader, sql`select ${COLUMNS} from courses where course = ${course}`);
}

/** Every course, the first one made first. */
export function selectCourses(reader: Reader): Promise<Course[]> {
  return reader.read(sql`select ${COLUMNS} from courses order by created_at, course`);
}

/** Makes a course with its first design items and users, unless the id is taken. */
export function* createCourse(
  input: Change & { readonly items: readonly DesignItem[]; readonly users: readonly NewUser[] },
): Steps<Result<Course, 'taken'>> {
  const { course, at, actor, address } = input;
  const items = withoutLooseTimes(input.items.map(settledHandBack), new Map(), []);
  const made = yield* rowOf(sql`insert into courses (course, created_at, design_version, active_at)
    values (${course}, ${at}, 1, ${at}) on conflict (course) do nothing returning course`);
  if (!made) return refuse('taken');
  yield* upsertItems(input, items, 1);
  yield* keepVersion(input, 1, { upserts: items, removed: [], stored: new Map() });
  yield* insertUsers(input, input.users);
  yield* recordSecurityEvent({ course, at, event: 'course-created', actor, subject: '', address });
  const marks = { archivedAt: null, deleteAfter: null, archivedBy: 'admin' } as const;
  const personalData = { personalDataUntil: null, personalDataDeletedAt: null };
  return accept({ course, createdAt: at, designVersion: 1, ...marks, ...personalData });
}

/** A moment at which somebody changes the state of a course, and from where. */
interface StateChange {
  readonly course: string;
  readonly at: number;
  readonly address: string;
  /** The folded username; without one it is the admin. */
  readonly actor?: string;
}

const IS_ARCHIVED = integerFrom(sql`case when archived_at is null then 0 else 1 end`);

/** Archives an open course, or opens an archived one. False if there is nothing to change. */
function* archiveCourse(
  input: StateChange & { readonly isArchived: boolean; readonly by?: ClosedBy },
): Steps<Result<boolean, ClosingRefusal>> {
  const { course, at, isArchived, by = 'admin' } = input;
  const state = yield* rowOf(
    sql`select ${named({ isArchived: IS_ARCHIVED })},
        ${columnsOf(coursesTable, 'archivedBy', 'sweep')}
      from courses where course = ${course}`,
  );
  if (state === undefined) return accept(false);
  const { archivedBy } = state;
  const marks = {
    isArchived: state.isArchived === 1,
    archivedBy,
    isBeingCleared: state.sweep === 1,
  };
  const decided = decideClosing(marks, { close: isArchived, by });
  if (!decided.ok || !decided.value) return decided;
  yield* run(sql`update courses set archived_at = ${isArchived ? at : null}, archived_by = ${by},
      personal_data_until = null, personal_data_deleted_at = null
    where course = ${course}`);
  yield* record(input, isArchived ? 'course-archived' : 'course-reopened');
  return accept(true);
}

/** Keeps the personal data of a closed course until a time that the admin chose. False if it isn't closed. */
function* keepPersonalData(
  input: StateChange & { readonly until: number; readonly day: string },
): Steps<boolean> {
  const { course, at, address, until, day } = input;
  const kept = yield* rowOf(sql`update courses set personal_data_until = ${until}
    where course = ${course} and archived_at is not null and personal_data_deleted_at is null
      and personal_data_sweep = 0 returning course`);
  if (!kept) return false;
  const entry = { course, at, address, actor: 'admin', subject: '', detail: day };
  yield* recordSecurityEvent({ ...entry, event: 'personal-data-kept' });
  return true;
}

/** Closes a course, and returns when it is deleted: a second call doesn't put that off. */
function* closeCourse(input: StateChange): Steps<number> {
  const { course, at } = input;
  const marks = yield* courseMarks(course);
  if (marks?.deleteAfter) return marks.deleteAfter;
  const deleteAfter = deletionTime(at);
  yield* run(sql`update courses set delete_after = ${deleteAfter} where course = ${course}`);
  yield* record(input, 'course-deleted');
  return deleteAfter;
}

/** Keeps a course that was going to be deleted. False if it wasn't. */
function* keepCourse(input: StateChange): Steps<boolean> {
  const { course } = input;
  const marks = yield* courseMarks(course);
  if (!marks?.deleteAfter) return false;
  yield* run(sql`update courses set delete_after = null where course = ${course}`);
  yield* record(input, 'course-restored');
  return true;
}

function* record(change: StateChange, event: SecurityEvent): Steps<void> {
  const { course, at, address, actor = 'admin' } = change;
  yield* recordSecurityEvent({ course, at, event, actor, subject: '', address });
}

/** Whether a course was closed or deleted; undefined if there is no such course. */
function* courseMarks(course: string): Steps<CourseMarks | undefined> {
  return yield* rowOf(sql`select
    ${columnsOf(coursesTable, 'archivedAt', 'deleteAfter')} from courses where course = ${course}`);
}

/** The state of a course; null if there is no such course. */
export function* courseStateNow(course: string): Steps<CourseState | null> {
  const marks = yield* courseMarks(course);
  return marks ? courseStateOf(marks) : null;
}

export const coursesProcedures = {
  archiveCourse,
  closeCourse,
  createCourse,
  keepCourse,
  keepPersonalData,
};
