// Requests about grades as people read them: the conversations of a student, and the list of a course.

import type { RequestState } from '@elenchus/domain/grade-requests/grade-request.ts';
import { readRow, type Reader } from './engine/database.ts';
import { atMost, list, sql, type Statement } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import { REQUEST_COLUMNS, type RequestKey, type StoredRequest } from './grade-requests-store.ts';
import { requestsOutside } from './open-requests-store.ts';

export interface StoredMessage extends RequestKey {
  readonly id: string;
  readonly author: string;
  /** null for a person who is no longer in the course. */
  readonly authorUsername: string | null;
  readonly authorName: string | null;
  readonly isStaff: number;
  readonly sentAt: number;
  readonly body: string;
  readonly gradeBefore: string | null;
  readonly gradeAfter: string | null;
}

/** Somebody who could answer. */
export interface StoredGrader {
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  readonly status: string;
}

interface StudentRequests {
  readonly requests: readonly StoredRequest[];
  readonly messages: readonly StoredMessage[];
}

/** Whether a student has asked about the grades of an evaluation. */
export async function hasRequests(
  reader: Reader,
  course: string,
  usernameKey: string,
  evaluationId: string,
): Promise<boolean> {
  const found = await reader.read(sql`select 1 as one from grade_requests where course = ${course}
    and username_key = ${usernameKey} and evaluation_id = ${evaluationId} limit 1`);
  return found.length > 0;
}

/** The requests of one student in a course, or in one evaluation, with their messages in order. */
export async function selectRequestsOf(
  reader: Reader,
  course: string,
  usernameKey: string,
  evaluationId?: string,
): Promise<StudentRequests> {
  const ofEvaluation =
    evaluationId === undefined ? sql`` : sql` and r.evaluation_id = ${evaluationId}`;
  const where = sql`r.course = ${course} and r.username_key = ${usernameKey}${ofEvaluation}`;
  const [requests, messages] = await reader.readTogether([
    sql`select ${REQUEST_COLUMNS} from grade_requests r where ${where}
      order by asked_at, question_id`,
    sql`select r.username_key as "usernameKey", r.evaluation_id as "evaluationDataID",
        r.question_id as "questionID", r.id, r.author, u.username as "authorUsername",
        coalesce(u.full_name, f.full_name) as "authorName",
        r.is_staff as "isStaff", r.sent_at as "sentAt", r.body,
        r.grade_before as "gradeBefore", r.grade_after as "gradeAfter"
      from request_messages r
        left join users u on u.course = r.course and u.username_key = r.author
        left join former_people f on f.course = r.course and f.record = r.author
      where ${where} order by r.sent_at, r.id`,
  ]);
  return {
    requests: trusted<StoredRequest[]>(requests),
    messages: trusted<StoredMessage[]>(messages),
  };
}

interface ListedRequest extends StoredRequest {
  readonly username: string;
  readonly fullName: string;
  /** The folded username of the student's TA; '' for none. */
  readonly ta: string;
  readonly messages: number;
  /** The beginning of the last message. */
  readonly lastText: string;
}

/** Requests of a course, or of one TA's students; null for every TA. */
interface WantedRequests {
  readonly course: string;
  readonly taKey: string | null;
  readonly state: RequestState;
  /** Evaluations whose requests are left out. */
  readonly without: readonly string[];
}

/** The latest requests in one state. */
export async function selectRequestList(
  reader: Reader,
  { course, taKey, state, without }: WantedRequests,
  limit: number,
): Promise<ListedRequest[]> {
  const messages = sql`from request_messages m where m.course = r.course
    and m.username_key = r.username_key and m.evaluation_id = r.evaluation_id
    and m.question_id = r.question_id`;
  return reader.read(sql`select r.username_key as "usernameKey",
      r.evaluation_id as "evaluationDataID", r.question_id as "questionID", r.state,
      r.assigned_to as "assignedTo", r.asked_at as "askedAt", r.version,
      r.changed_at as "changedAt", u.username, u.full_name as "fullName", u.ta,
      (select count(*) ${messages}) as messages,
      (select substr(m.body, 1, 300) ${messages} order by m.sent_at desc, m.id desc limit 1)
        as "lastText"
    ${requestsOfStudents(course, taKey)} and r.state = ${state}${requestsOutside(without)}
    order by r.changed_at desc, r.username_key ${atMost(limit)}`);
}

/** How many requests some evaluations have. */
export async function countRequestsIn(
  reader: Reader,
  course: string,
  taKey: string | null,
  evaluationIds: readonly string[],
): Promise<number> {
  if (evaluationIds.length === 0) return 0;
  const { found } = await readRow<{ found: number }>(
    reader,
    sql`select count(*) as found ${requestsOfStudents(course, taKey)}
      and r.evaluation_id in ${list(evaluationIds)}`,
  );
  return found;
}

function requestsOfStudents(course: string, taKey: string | null): Statement {
  const ofTa = taKey === null ? sql`` : sql` and u.ta = ${taKey}`;
  return sql`from grade_requests r
    join users u on u.course = r.course and u.username_key = r.username_key
    where r.course = ${course} and u.status = 'student'${ofTa}`;
}

/** Everyone who could answer some request of the course. */
export function selectGraders(reader: Reader, course: string): Promise<StoredGrader[]> {
  return reader.read(sql`select username_key as "usernameKey", username, full_name as "fullName",
      status from users where course = ${course} and status in ('ta', 'instructor')
    order by name_key, username_key`);
}
