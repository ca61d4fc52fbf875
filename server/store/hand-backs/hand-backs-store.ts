// Hand backs outside the design: to some students, or at a planned time (HBK-1 to HBK-7).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { readFairGradings } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { hidesNames } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { designKeyText } from '@elenchus/domain/design/design-item.ts';
import { readEvaluation, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { handBackFlips, readHandBackTimes } from '@elenchus/domain/grading/hand-back-time.ts';
import { ownChange } from '@elenchus/domain/grading/student-hand-back.ts';
import { recordAudit, type AuditEntry, type Change } from '../logs/audit-store.ts';
import { takeDeletionTime } from './deleted-evaluations-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { handBacksOfEvaluation, writeRows, type StoredHandBack } from './hand-back-rows-store.ts';
import { leaveOut, studentsStillWriting } from './left-out-store.ts';
import { usersTable } from '../tables/people-tables.ts';

interface HandBackChange extends Change {
  readonly evaluationDataID: string;
  readonly to:
    | { readonly kind: 'everyone' }
    | { readonly kind: 'ta'; readonly taKey: string }
    | { readonly kind: 'students'; readonly usernameKeys: readonly string[] };
  /** From when on students see it; null takes it back. */
  readonly since: number | null;
  /** Students who get it although their own due date hasn't passed by then (HBK-29). */
  readonly includes?: readonly string[];
}

export type HandBackRefusal =
  | { readonly kind: 'unknown-evaluation' | 'decided-in-design' | 'names-hidden' }
  | { readonly kind: 'unknown-students'; readonly usernameKeys: readonly string[] };

interface HandBackOutcome {
  /** How many students this changes anything for; everyone counts as 1. */
  readonly changed: number;
  /** Students who already had it, or from whom there was nothing to take back. */
  readonly unchanged: number;
  /** Students who are left out, because their own due date hasn't passed by then. */
  readonly leftOut: number;
}

/** Hands an evaluation back to everyone or to some students, now or at a planned time, or takes it back. */
function* handBack(input: HandBackChange): Steps<Result<HandBackOutcome, HandBackRefusal>> {
  const course = yield* storedEvaluation(input.course, input.evaluationDataID);
  if (!course) return refuse({ kind: 'unknown-evaluation' });
  if (input.since !== null && hidesNames(course.evaluation, course.fair)) {
    return refuse({ kind: 'names-hidden' });
  }
  if (input.to.kind === 'everyone') {
    if (course.evaluation.handedBack) return refuse({ kind: 'decided-in-design' });
    return accept(yield* handBackToEveryone(input, course.evaluation));
  }
  const students = yield* chosenStudents(input);
  if (!students.ok) return students;
  const stored = yield* handBacksOfEvaluation(input.course, input.evaluationDataID);
  const writing = yield* writingBy(input, course.evaluation);
  const own = new Map(stored.map((row) => [row.usernameKey, row]));
  const asked = { since: input.since, now: input.at };
  const due = students.value.flatMap((usernameKey) => {
    const before = own.get(usernameKey);
    const rows = [before, own.get(null)].filter((row) => row !== undefined);
    const change = ownChange(usernameKey, course, rows, asked);
    return change === 'keep' ? [] : [{ usernameKey, before, change }];
  });
  const changes = due.filter(({ usernameKey }) => !writing.has(usernameKey));
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
  const leftOut = due.length - changes.length;
  return accept({
    changed: changes.length,
    unchanged: students.value.length - due.length,
    leftOut,
  });
}

/** The students who can still write when they would get it, without those who get it all the same. */
function* writingBy(
  { course, since, includes = [] }: HandBackChange,
  evaluation: Evaluation,
): Steps<ReadonlySet<string>> {
  if (since === null) return new Set();
  const writing = yield* studentsStillWriting(course, evaluation, since);
  return new Set(writing.map(({ usernameKey }) => usernameKey)).difference(new Set(includes));
}

function logged({ evaluationDataID }: HandBackChange, since: number | null) {
  return { evaluationDataID, handBack: since === null ? '' : new Date(since).toISOString() };
}

/** An evaluation with what the design says about handing it back; undefined when there is none. */
export function* storedEvaluation(course: string, evaluationDataID: string) {
  const types = ['evaluation', 'handBackTime', 'fairGrading'];
  const isThis = sql` and data_id = ${evaluationDataID}`;
  const items = yield* rowsOf(recordsOfTypes(course, types, isThis));
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

function* handBackToEveryone(
  input: HandBackChange,
  evaluation: Evaluation,
): Steps<HandBackOutcome> {
  const { course, evaluationDataID, since, at, actor } = input;
  const stored = yield* handBacksOfEvaluation(course, evaluationDataID);
  const before = stored.find(({ usernameKey }) => usernameKey === null);
  yield* clearHandBacks(course, [evaluationDataID], since === null ? 'all' : at);
  if (since !== null) {
    yield* run(sql`insert into class_hand_backs
        (course, evaluation_id, since, changed_at, changed_by)
      values (${course}, ${evaluationDataID}, ${since}, ${at}, ${actor})`);
  }
  const entry = {
    action: 'evaluation.hand-back',
    subject: evaluationDataID,
    before: logged(input, before?.since ?? null).handBack || 'ungraded',
    after: logged(input, since).handBack || 'ungraded',
  } as const;
  yield* recordAudit(input, [entry]);
  const includes = new Set(input.includes);
  const back = since === null ? null : { evaluation, since, before: stored, includes };
  return { changed: 1, unchanged: 0, leftOut: back ? yield* leaveOut(input, back) : 0 };
}

type ChangedRecords = Parameters<typeof handBackFlips>[0];

/** What is set by calls, by evaluation, for those that a change of the design hands back to everyone. */
export function* handBacksToReplace(
  course: string,
  changed: ChangedRecords,
): Steps<ReadonlyMap<string, readonly StoredHandBack[]>> {
  const found = new Map<string, readonly StoredHandBack[]>();
  for (const id of handBackFlips(changed).handedBack) {
    found.set(id, yield* handBacksOfEvaluation(course, id));
  }
  return found;
}

/** What the design decides for everyone replaces what was set for some (HBK-4). */
export function* followHandBacks(
  change: Change & { readonly leavesOutExtended?: boolean },
  changed: ChangedRecords,
  replaced: ReadonlyMap<string, readonly StoredHandBack[]>,
): Steps<void> {
  const { course, at } = change;
  for (const item of changed.upserts) {
    const before = item.dataType === 'evaluation' ? replaced.get(item.dataID) : undefined;
    if (!before) continue;
    yield* clearHandBacks(course, [item.dataID], at);
    if (change.leavesOutExtended !== true) continue;
    const evaluation = readEvaluation(item);
    yield* leaveOut(change, { evaluation, since: at, before, includes: new Set() });
  }
  yield* clearHandBacks(course, handBackFlips(changed).takenBack, 'all');
  for (const item of changed.upserts) {
    const isNew = !changed.stored.has(designKeyText(item));
    if (item.dataType === 'evaluation' && isNew) yield* clearMissedPlans(course, item.dataID, at);
  }
}

/** An evaluation that was deleted and is restored isn't handed back by a plan whose time passed in between (HBK-8). */
function* clearMissedPlans(course: string, evaluationId: string, at: number): Steps<void> {
  const deletedAt = yield* takeDeletionTime(course, evaluationId);
  if (deletedAt === null) return;
  const isMissed = sql`course = ${course} and evaluation_id = ${evaluationId}
    and since > ${deletedAt} and since <= ${at}`;
  yield* run(sql`delete from class_hand_backs where ${isMissed} and design_version is null`);
  yield* run(sql`delete from hand_backs where ${isMissed}`);
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
  const kept = which === 'all' ? sql`` : sql` and (since is null or since > ${which})`;
  for (const chunk of chunksOf(evaluationIds)) {
    const ofThese = sql`course = ${course} and evaluation_id in ${list(chunk)}`;
    yield* run(sql`delete from class_hand_backs where ${ofThese} and design_version is null`);
    yield* run(sql`delete from hand_backs where ${ofThese}${kept}`);
  }
}

const KEY = named({ key: usersTable.usernameKey });

function* chosenStudents(input: HandBackChange): Steps<Result<readonly string[], HandBackRefusal>> {
  const { course, to } = input;
  if (to.kind === 'everyone') return accept([]);
  if (to.kind === 'ta') {
    const found = yield* rowsOf(sql`select ${KEY} from users
      where course = ${course} and status = 'student' and ta = ${to.taKey} order by username_key`);
    return accept(found.map(({ key }) => key));
  }
  const asked = [...new Set(to.usernameKeys)];
  const known = new Set<string>();
  for (const chunk of chunksOf(asked)) {
    const found = yield* rowsOf(sql`select ${KEY} from users
      where course = ${course} and status = 'student' and username_key in ${list(chunk)}`);
    for (const { key } of found) known.add(key);
  }
  const unknown = asked.filter((key) => !known.has(key));
  return unknown.length > 0
    ? refuse({ kind: 'unknown-students', usernameKeys: unknown })
    : accept(asked);
}

export const handBacksProcedures = { handBack };
