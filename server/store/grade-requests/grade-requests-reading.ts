// Requests about grades as people read them: the conversations of a student, and the list of a course.

import type { RequestState } from '@elenchus/domain/grade-requests/grade-request.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRow, type Reader } from '../engine/database.ts';
import { atMost, list, sql, type Statement } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom, likeThose, outer, textFrom } from '../engine/table.ts';
import { REQUEST_COLUMNS, type RequestKey, type StoredRequest } from './grade-requests-store.ts';
import { requestsOutside } from './open-requests-store.ts';
import { gradeRequestsTable, requestMessagesTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

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

const m = aliased(requestMessagesTable, 'r');
const author = outer(usersTable, 'u');

const MESSAGE = named({
  usernameKey: m.usernameKey,
  evaluationDataID: m.evaluationDataID,
  questionID: m.questionID,
  id: m.id,
  author: m.author,
  authorUsername: author.username,
  authorName: likeThose(author.fullName, sql`coalesce(u.full_name, f.full_name)`),
  isStaff: m.isStaff,
  sentAt: m.sentAt,
  body: m.body,
  gradeBefore: m.gradeBefore,
  gradeAfter: m.gradeAfter,
});

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
    sql`select ${MESSAGE}
      from request_messages r
        left join users u on u.course = r.course and u.username_key = r.author
        left join former_people f on f.course = r.course and f.record = r.author
      where ${where} order by r.sent_at, r.id`,
  ]);
  return { requests, messages };
}

const u = aliased(usersTable, 'u');
const LISTED = columnsOf(
  aliased(gradeRequestsTable, 'r'),
  'usernameKey',
  'evaluationDataID',
  'questionID',
  'state',
  'assignedTo',
  'askedAt',
  'version',
  'changedAt',
);

interface ListedRequest extends StoredRequest {
  readonly username: string;
  readonly fullName: string;
  /** The folded username of the student's TA; null for none. */
  readonly ta: string | null;
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
  const count = integerFrom(sql`(select count(*) ${messages})`);
  const lastText = textFrom(
    sql`(select substr(m.body, 1, 300) ${messages} order by m.sent_at desc, m.id desc limit 1)`,
  );
  return reader.read(sql`select ${LISTED}, ${columnsOf(u, 'username', 'fullName', 'ta')},
      ${named({ messages: count, lastText })}
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
  const { found } = await readRow(
    reader,
    sql`select ${named({ found: COUNT })} ${requestsOfStudents(course, taKey)}
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
  return reader.read(sql`select
      ${columnsOf(usersTable, 'usernameKey', 'username', 'fullName', 'status')}
    from users where course = ${course} and status in ('ta', 'instructor')
    order by name_key, username_key`);
}
