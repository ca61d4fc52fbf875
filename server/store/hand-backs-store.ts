// Hand backs outside the design: to some students, or at a planned time (HBK-1 to HBK-7).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { readFairGradings } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { hidesNames } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import { readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { handBackFlips, readHandBackTimes } from '@elenchus/domain/grading/hand-back-time.ts';
import {
  EVERY_STUDENT,
  ownChange,
  type HandBack,
} from '@elenchus/domain/grading/student-hand-back.ts';
import { recordAudit, type AuditEntry, type Change } from './audit-store.ts';
import { itemColumns, type StoredDesignItem } from './design-item-columns.ts';
import type { Reader } from './engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from './engine/procedure.ts';
import { chunksOf, list, sql, tuples } from './engine/sql.ts';

export interface StoredHandBack extends HandBack {
  readonly changedAt: number;
  readonly changedBy: string;
}

const COLUMNS = sql`username_key as "usernameKey", evaluation_id as "evaluationId", since,
  changed_at as "changedAt", changed_by as "changedBy"`;

/** What is set for one student and for everyone. */
export function selectHandBacksOf(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<StoredHandBack[]> {
  return reader.read(handBacksOf(course, [usernameKey]));
}

/** Everything that is set in a course. */
export function selectHandBacks(reader: Reader, course: string): Promise<StoredHandBack[]> {
  return reader.read(handBacksOfCourse(course));
}

/** The same, as a statement. */
export function handBacksOfCourse(course: string) {
  return sql`select ${COLUMNS} from hand_backs where course = ${course}
    order by evaluation_id, username_key`;
}

export function handBacksOf(course: string, keys: readonly string[]) {
  return sql`select ${COLUMNS} from hand_backs where course = ${course}
    and username_key in ${list([EVERY_STUDENT, ...keys])}`;
}

interface HandBackChange extends Change {
  readonly evaluationDataID: string;
  readonly to:
    | { readonly kind: 'everyone' }
    | { readonly kind: 'ta'; readonly taKey: string }
    | { readonly kind: 'students'; readonly usernameKeys: readonly string[] };
  /** From when on students see it; null takes it back. */
  readonly since: number | null;
}

export type HandBackRefusal =
  | { readonly kind: 'unknown-evaluation' | 'decided-in-design' | 'names-hidden' }
  | { readonly kind: 'unknown-students'; readonly usernameKeys: readonly string[] };

interface HandBackOutcome {
  /** How many students this changes anything for; everyone counts as 1. */
  readonly changed: number;
  /** Students who already had it, or from whom there was nothing to take back. */
  readonly unchanged: number;
}

/** Hands an evaluation back to everyone or to some students, now or at a planned time, or takes it back. */
export function* handBack(input: HandBackChange): Steps<Result<HandBackOutcome, HandBackRefusal>> {
  const course = yield* storedEvaluation(input.course, input.evaluationDataID);
  if (!course) return refuse({ kind: 'unknown-evaluation' });
  if (input.since !== null && hidesNames(course.evaluation, course.fair)) {
    return refuse({ kind: 'names-hidden' });
  }
  if (input.to.kind === 'everyone') {
    if (course.evaluation.handedBack) return refuse({ kind: 'decided-in-design' });
    return accept(yield* handBackToEveryone(input));
  }
  const students = yield* chosenStudents(input);
  if (!students.ok) return students;
  const stored = yield* rowsOf<StoredHandBack>(sql`select ${COLUMNS} from hand_backs
    where course = ${input.course} and evaluation_id = ${input.evaluationDataID}`);
  const own = new Map(stored.map((row) => [row.usernameKey, row]));
  const asked = { since: input.since, now: input.at };
  const changes = students.value.flatMap((usernameKey) => {
    const before = own.get(usernameKey);
    const rows = [before, own.get(EVERY_STUDENT)].filter((row) => row !== undefined);
    const change = ownChange(usernameKey, course, rows, asked);
    return change === 'keep' ? [] : [{ usernameKey, before, change }];
  });
  yield* writeRows(input, changes);
  yield* recordAudit(
    input,
    changes.map(({ usernameKey, before }): AuditEntry => {
      return {
        action: 'grade.hand-back',
        subject: usernameKey,
        before: logged(input, before?.since ?? null),
        after: logged(input, input.since),
      };
    }),
  );
  return accept({ changed: changes.length, unchanged: students.value.length - changes.length });
}

function logged({ evaluationDataID }: HandBackChange, since: number | null) {
  return { evaluationDataID, handBack: since === null ? '' : new Date(since).toISOString() };
}

/** An evaluation with what the design says about handing it back; undefined when there is none. */
export function* storedEvaluation(course: string, evaluationDataID: string) {
  const items = yield* rowsOf<StoredDesignItem>(sql`select ${itemColumns} from design_items
    where course = ${course} and data_id = ${evaluationDataID}
      and data_type in ('evaluation', 'handBackTime', 'fairGrading')`);
  const item = items.find(({ dataType }) => dataType === 'evaluation');
  if (!item) return undefined;
  const evaluation = readEvaluation(item);
  return {
    evaluation,
    evaluations: [evaluation],
    handBackTimes: readHandBackTimes(items),
    fair: readFairGradings(items).get(evaluation.id),
  };
}

function* handBackToEveryone(input: HandBackChange): Steps<HandBackOutcome> {
  const { course, evaluationDataID, since, at, actor } = input;
  const where = sql`course = ${course} and evaluation_id = ${evaluationDataID}`;
  const [before] = yield* rowsOf<StoredHandBack>(
    sql`select ${COLUMNS} from hand_backs where ${where} and username_key = ${EVERY_STUDENT}`,
  );
  yield* clearHandBacks(course, [evaluationDataID], since === null ? 'all' : at);
  if (since !== null) {
    yield* run(sql`insert into hand_backs
        (course, username_key, evaluation_id, since, changed_at, changed_by)
      values (${course}, ${EVERY_STUDENT}, ${evaluationDataID}, ${since}, ${at}, ${actor})`);
  }
  const entry = {
    action: 'evaluation.hand-back',
    subject: evaluationDataID,
    before: logged(input, before?.since ?? null).handBack || 'ungraded',
    after: logged(input, since).handBack || 'ungraded',
  } as const;
  yield* recordAudit(input, [entry]);
  return { changed: 1, unchanged: 0 };
}

/** What the design decides for everyone replaces what was set for some (HBK-4). */
export function* followHandBacks(
  { course, at }: Change,
  changed: Parameters<typeof handBackFlips>[0],
): Steps<void> {
  const { handedBack, takenBack } = handBackFlips(changed);
  yield* clearHandBacks(course, handedBack, at);
  yield* clearHandBacks(course, takenBack, 'all');
  for (const item of changed.upserts) {
    const isNew = !changed.stored.has(designKeyText(item));
    if (item.dataType === 'evaluation' && isNew) yield* clearMissedPlans(course, item.dataID, at);
  }
}

/** An evaluation that was deleted and is restored isn't handed back by a plan whose time passed in between (HBK-8). */
function* clearMissedPlans(course: string, evaluationId: string, at: number): Steps<void> {
  const removal = yield* rowOf<{ at: number }>(sql`select at from audit_log
    where course = ${course} and subject = ${evaluationId} and action = 'design.remove'
      and before_value like '%"dataType":"evaluation"%' order by id desc limit 1`);
  if (!removal) return;
  yield* run(sql`delete from hand_backs where course = ${course}
    and evaluation_id = ${evaluationId} and since > ${removal.at} and since <= ${at}`);
}

/**
 * Removes what is set for these evaluations: all of it, or only plans and withheld work, so that students who have it at
 * that moment keep their time (HBK-4).
 */
function* clearHandBacks(
  course: string,
  evaluationIds: readonly string[],
  which: 'all' | number,
): Steps<void> {
  const kept =
    which === 'all'
      ? sql``
      : sql` and (username_key = ${EVERY_STUDENT} or since is null or since > ${which})`;
  for (const chunk of chunksOf(evaluationIds)) {
    yield* run(sql`delete from hand_backs where course = ${course}
      and evaluation_id in ${list(chunk)}${kept}`);
  }
}

function* chosenStudents(input: HandBackChange): Steps<Result<readonly string[], HandBackRefusal>> {
  const { course, to } = input;
  if (to.kind === 'everyone') return accept([]);
  if (to.kind === 'ta') {
    const found = yield* rowsOf<{ key: string }>(sql`select username_key as key from users
      where course = ${course} and status = 'student' and ta = ${to.taKey} order by username_key`);
    return accept(found.map(({ key }) => key));
  }
  const asked = [...new Set(to.usernameKeys)];
  const known = new Set<string>();
  for (const chunk of chunksOf(asked)) {
    const found = yield* rowsOf<{ key: string }>(sql`select username_key as key from users
      where course = ${course} and status = 'student' and username_key in ${list(chunk)}`);
    for (const { key } of found) known.add(key);
  }
  const unknown = asked.filter((key) => !known.has(key));
  return unknown.length > 0
    ? refuse({ kind: 'unknown-students', usernameKeys: unknown })
    : accept(asked);
}

interface RowChange {
  readonly usernameKey: string;
  readonly change: 'remove' | 'set';
}

function* writeRows(input: HandBackChange, changes: readonly RowChange[]): Steps<void> {
  const { course, evaluationDataID, since, at, actor } = input;
  for (const chunk of chunksOf(changes)) {
    const keys = chunk.map(({ usernameKey }) => usernameKey);
    yield* run(sql`delete from hand_backs where course = ${course}
      and evaluation_id = ${evaluationDataID} and username_key in ${list(keys)}`);
    const rows = chunk
      .filter(({ change }) => change === 'set')
      .map(({ usernameKey }) => [course, usernameKey, evaluationDataID, since, at, actor]);
    if (rows.length === 0) continue;
    yield* run(sql`insert into hand_backs
      (course, username_key, evaluation_id, since, changed_at, changed_by) values ${tuples(rows)}`);
  }
}
