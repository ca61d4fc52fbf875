// What hand backs and requests about grades hold of one person: for a copy, for erasing, and for a new key.

import { ERASED_PERSON as ERASED } from '@elenchus/domain/people/security-entry-words.ts';
import { run, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { columnsOf, named } from './engine/columns.ts';
import { gradeRequestsTable, handBacksTable, requestMessagesTable } from './tables/grade-tables.ts';

/** Removes the student's requests; what a grader wrote to others stays without the name. */
export function* eraseRequests(course: string, key: string): Steps<void> {
  const own = sql`course = ${course} and username_key = ${key}`;
  yield* run(sql`delete from request_messages where ${own}`);
  yield* run(sql`delete from grade_requests where ${own}`);
  yield* run(sql`delete from hand_backs where ${own}`);
  yield* run(sql`update grade_requests set assigned_to = ''
    where course = ${course} and assigned_to = ${key}`);
  yield* replaceName(course, key, ERASED);
}

/** Gives everything of one person another key. */
export function* moveRequests(course: string, from: string, to: string): Steps<void> {
  const own = sql`set username_key = ${to} where course = ${course} and username_key = ${from}`;
  yield* run(sql`update request_messages ${own}`);
  yield* run(sql`update grade_requests ${own}`);
  yield* run(sql`update hand_backs ${own}`);
  yield* run(sql`update grade_requests set assigned_to = ${to}
    where course = ${course} and assigned_to = ${from}`);
  yield* replaceName(course, from, to);
}

function* replaceName(course: string, from: string, to: string): Steps<void> {
  yield* run(sql`update request_messages set author = ${to}
    where course = ${course} and author = ${from}`);
  yield* run(sql`update grade_requests set changed_by = ${to}
    where course = ${course} and changed_by = ${from}`);
  yield* run(sql`update hand_backs set changed_by = ${to}
    where course = ${course} and changed_by = ${from}`);
}

const HAND_BACK = named({
  evaluationDataID: handBacksTable.evaluationId,
  since: handBacksTable.since,
  changedAt: handBacksTable.changedAt,
  changedBy: handBacksTable.changedBy,
});

const REQUEST = columnsOf(
  gradeRequestsTable,
  'evaluationDataID',
  'questionID',
  'state',
  'assignedTo',
  'askedAt',
  'changedAt',
);

const MESSAGE = columnsOf(
  requestMessagesTable,
  'evaluationDataID',
  'questionID',
  'author',
  'sentAt',
  'body',
  'gradeBefore',
  'gradeAfter',
);

/** The person's hand backs, requests and messages; of messages to others only what the person wrote. */
export function requestStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  return {
    handBacks: sql`select ${HAND_BACK} from hand_backs where ${own} order by evaluation_id`,
    requestsAboutGrades: sql`select ${REQUEST}
      from grade_requests where ${own} order by evaluation_id, question_id`,
    // Messages in the person's own requests, and those that the person wrote to others.
    requestMessages: sql`select ${MESSAGE}
      from request_messages where course = ${course} and (username_key = ${key} or author = ${key})
      order by sent_at, id`,
  };
}
