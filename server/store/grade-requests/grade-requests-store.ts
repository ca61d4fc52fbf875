// Students' requests about their grades: reading them with their messages, and writing one (ASK-3 to ASK-11).

import type { AskingRefusal } from '@elenchus/domain/grade-requests/asking.ts';
import { mayAsk } from '@elenchus/domain/grade-requests/asking.ts';
import { readAskingDays } from '@elenchus/domain/grade-requests/asking-days.ts';
import {
  messageFaultSentence,
  reopenedState,
  stateAfterMessage,
  type RequestState,
} from '@elenchus/domain/grade-requests/grade-request.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { readHandBackTimes } from '@elenchus/domain/grading/hand-back-time.ts';
import { handedBackTo } from '@elenchus/domain/grading/student-hand-back.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { COUNT, integerFrom, nullable } from '../engine/table.ts';
import { enterGrade, type EntryRefusal } from '../grades/grade-entry-store.ts';
import { type GradeToSave } from '../grades/grades-store.ts';
import { storedGrade } from '../grades/stored-grades.ts';
import { handBacksOf } from '../hand-backs/hand-back-rows-store.ts';
import { gradeRequestsTable, requestMessagesTable } from '../tables/grade-tables.ts';

/** What names a request: one for each student and question. */
export interface RequestKey {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly questionID: string;
}

export interface StoredRequest extends RequestKey {
  readonly state: RequestState;
  /** The folded username of the person it was given to; null for the student's TA. */
  readonly assignedTo: string | null;
  readonly askedAt: number;
  readonly version: number;
  readonly changedAt: number;
}

type AskingFacts = Omit<Parameters<typeof mayAsk>[0], 'since' | 'days' | 'hasAsked' | 'now'>;

interface NewMessage extends Change, RequestKey {
  readonly messageID: string;
  readonly text: string;
  /** What decides whether the student may ask; null for a message of a grader. */
  readonly asking: AskingFacts | null;
  /** The grade that the grader gives with the message. */
  readonly grade: GradeToSave | null;
}

export type MessageRefusal =
  | { readonly kind: 'asking'; readonly reason: AskingRefusal }
  | { readonly kind: 'message'; readonly sentence: string }
  | { readonly kind: 'unknown-request' }
  | { readonly kind: 'taken-id' }
  | EntryRefusal;

export const REQUEST_COLUMNS = columnsOf(
  gradeRequestsTable,
  'usernameKey',
  'evaluationDataID',
  'questionID',
  'state',
  'assignedTo',
  'askedAt',
  'version',
  'changedAt',
);

/** Adds a message to a request; a student's first message about a grade begins it. */
function* writeRequestMessage(input: NewMessage): Steps<Result<null, MessageRefusal>> {
  const { course, messageID, text, asking } = input;
  const sent = yield* rowOf(sql`select
      ${columnsOf(requestMessagesTable, 'author', 'usernameKey', 'evaluationDataID', 'questionID')}
    from request_messages where course = ${course} and id = ${messageID}`);
  if (sent) {
    const isSame = sent.author === input.actor && keyText(sent) === keyText(input);
    return isSame ? accept(null) : refuse({ kind: 'taken-id' });
  }
  const request = yield* requestOf(course, input);
  if (!request) {
    if (!asking) return refuse({ kind: 'unknown-request' });
    const may = mayAsk({ ...asking, ...(yield* askingState(input)), hasAsked: false });
    if (!may.ok) return refuse({ kind: 'asking', reason: may.reason });
  } else if (asking && (yield* askingState(input)).since === undefined) {
    return refuse({ kind: 'asking', reason: 'not-handed-back' });
  }
  const writer = asking ? { writtenBefore: yield* studentMessages(course, input) } : 'grader';
  const state = stateAfterMessage(request?.state ?? null, text, writer);
  if (!state.ok) return refuse({ kind: 'message', sentence: messageFaultSentence(state.reason) });
  const grade = yield* gradeWith(input);
  if (!grade.ok) return grade;
  yield* writeRequest(input, request, { state: state.value });
  yield* addMessage(input, grade.value);
  yield* log(input, request?.state ?? '', { request: state.value, messageID });
  return accept(null);
}

/** Closes a request, opens it again, or gives it to someone. */
function* changeRequest(
  input: Change &
    RequestKey & {
      readonly isClosed: boolean | null;
      /** The folded username of a person, null for the student's TA, undefined to leave it. */
      readonly assignTo: string | null | undefined;
      readonly expectedVersion: number;
    },
): Steps<Result<null, 'unknown-request' | 'changed'>> {
  const request = yield* requestOf(input.course, input);
  if (!request) return refuse('unknown-request');
  const { isClosed, assignTo } = input;
  const state = yield* stateFor(input, request, isClosed);
  const assignedTo = assignTo === undefined ? request.assignedTo : assignTo;
  if (state === request.state && assignedTo === request.assignedTo) return accept(null);
  if (request.version !== input.expectedVersion) return refuse('changed');
  yield* writeRequest(input, request, { state, assignedTo });
  const given = assignedTo === request.assignedTo ? {} : { givenTo: assignedTo };
  yield* log(input, request.state, { request: state, ...given });
  return accept(null);
}

function* stateFor(
  { course }: Change,
  request: StoredRequest,
  isClosed: boolean | null,
): Steps<RequestState> {
  if (isClosed === null || isClosed === (request.state === 'closed')) return request.state;
  if (isClosed) return 'closed';
  const last =
    yield* rowOf(sql`select ${named({ staff: requestMessagesTable.isStaff })} from request_messages
    where ${ofRequest(course, request)} order by sent_at desc, id desc limit 1`);
  return reopenedState(last?.staff !== 1);
}

function* studentMessages(course: string, key: RequestKey): Steps<number> {
  const row = yield* rowOf(sql`select ${named({ written: COUNT })}
    from request_messages where ${ofRequest(course, key)} and is_staff = 0`);
  return row?.written ?? 0;
}

/** The condition for the rows of one request. */
function ofRequest(course: string, key: RequestKey): Statement {
  return sql`course = ${course} and username_key = ${key.usernameKey}
    and evaluation_id = ${key.evaluationDataID} and question_id = ${key.questionID}`;
}

function keyText({ usernameKey, evaluationDataID, questionID }: RequestKey): string {
  return JSON.stringify([usernameKey, evaluationDataID, questionID]);
}

function requestOf(course: string, key: RequestKey): Steps<StoredRequest | undefined> {
  return rowOf(sql`select ${REQUEST_COLUMNS} from grade_requests where ${ofRequest(course, key)}`);
}

/** Whether the evaluation is handed back to the student, and for how long students can ask, at the moment of the write. */
function* askingState({ course, usernameKey, evaluationDataID, at }: NewMessage) {
  const types = ['evaluation', 'handBackTime', 'askingDays'];
  const ofEvaluation = sql` and data_id = ${evaluationDataID}`;
  const items = yield* rowsOf(recordsOfTypes(course, types, ofEvaluation));
  const rows = yield* rowsOf(handBacksOf(course, [usernameKey]));
  const { evaluations } = readEvaluations(items);
  const times = { evaluations, handBackTimes: readHandBackTimes(items) };
  return {
    since: handedBackTo(usernameKey, times, rows, at).get(evaluationDataID),
    days: readAskingDays(items).get(evaluationDataID),
    now: at,
  };
}

interface GradeChange {
  readonly before: string | null;
  readonly after: string;
}

function* gradeWith(input: NewMessage): Steps<Result<GradeChange | null, EntryRefusal>> {
  const { grade, course, actor, at, changeID, address, messageID } = input;
  if (!grade) return accept(null);
  const before = yield* storedGrade(course, grade);
  const change = { course, actor, at, changeID, address, fromRequest: messageID };
  const outcome = yield* enterGrade({ ...change, grade });
  if (!outcome.ok) return outcome;
  const after = outcome.value.saved.individualGradingData;
  const was = before?.individualGradingData ?? null;
  return accept(was === after ? null : { before: was, after });
}

function* writeRequest(
  change: Change & RequestKey,
  request: StoredRequest | undefined,
  {
    state,
    assignedTo = request?.assignedTo ?? null,
  }: { state: RequestState; assignedTo?: string | null },
): Steps<void> {
  const { course, at, actor } = change;
  const version = Math.max((request?.version ?? 0) + 1, at);
  if (request) {
    yield* run(sql`update grade_requests set state = ${state}, assigned_to = ${assignedTo},
        version = ${version}, changed_at = ${at}, changed_by = ${actor}
      where ${ofRequest(course, request)}`);
    return;
  }
  yield* run(sql`insert into grade_requests (course, username_key, evaluation_id, question_id,
      state, assigned_to, asked_at, version, changed_at, changed_by)
    values (${course}, ${change.usernameKey}, ${change.evaluationDataID}, ${change.questionID},
      ${state}, ${assignedTo}, ${at}, ${version}, ${at}, ${actor})`);
}

function* addMessage(input: NewMessage, grade: GradeChange | null): Steps<void> {
  const { course, actor, messageID, text, usernameKey, evaluationDataID, questionID } = input;
  const last = yield* rowOf(sql`select ${named({ at: nullable(integerFrom(sql`max(sent_at)`)) })}
    from request_messages where ${ofRequest(course, input)}`);
  // Messages of one millisecond keep their order.
  const sentAt = Math.max(input.at, (last?.at ?? 0) + 1);
  const isStaff = input.asking === null ? 1 : 0;
  yield* run(sql`insert into request_messages (course, id, username_key, evaluation_id, question_id,
      author, is_staff, sent_at, body, grade_before, grade_after)
    values (${course}, ${messageID}, ${usernameKey}, ${evaluationDataID}, ${questionID},
      ${actor}, ${isStaff}, ${sentAt}, ${text}, ${grade?.before ?? null}, ${grade?.after ?? null})`);
}

/** The entry for a request comes after those of the grade that is changed with it. */
const AFTER_GRADES = 100;

function* log(
  change: Change & RequestKey,
  before: string,
  after: {
    readonly request: RequestState;
    readonly messageID?: string;
    readonly givenTo?: string | null;
  },
): Steps<void> {
  const { usernameKey, evaluationDataID, questionID } = change;
  const about = { evaluationDataID, questionID };
  const entry = {
    action: 'grade.request',
    subject: usernameKey,
    before: before === '' ? null : { ...about, request: before },
    after: { ...about, ...after },
  } as const;
  yield* recordAudit(change, [entry], AFTER_GRADES);
}

export const gradeRequestsProcedures = { changeRequest, writeRequestMessage };
