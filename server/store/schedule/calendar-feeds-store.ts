// The secret addresses of calendars, kept as hashes (ARC-12, ARC-13).

import { decideAttempt, type ThrottleDecision } from '@elenchus/domain/people/login-throttle.ts';
import type { UserStatus } from '@elenchus/domain/people/user.ts';
import { columnsOf } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { rowByRow, rowOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { calendarFeedsTable, loginFailuresTable } from '../tables/login-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { countFailure, guessesOf } from '../login/throttle-store.ts';

/** Whose calendar it is. */
interface FeedReader {
  readonly usernameKey: string;
  readonly username: string;
  readonly status: UserStatus;
}

interface OwnFeed {
  readonly course: string;
  readonly usernameKey: string;
  readonly at: number;
  readonly address: string;
}

const u = aliased(usersTable, 'u');

/** The person to whom a secret belongs, or undefined. */
export function selectOptionalFeed(
  reader: Reader,
  course: string,
  secretHash: string,
): Promise<FeedReader | undefined> {
  return readRowByKey(
    reader,
    sql`select ${columnsOf(u, 'usernameKey', 'username', 'status')} from calendar_feeds f
      join users u on u.course = f.course and u.username_key = f.username_key
      where f.course = ${course} and f.secret_hash = ${secretHash}`,
  );
}

/** The records with the custom due dates of a student. */
export function selectOwnDueDates(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<{ evaluationDataID: string; gradingType: string; individualGradingData: string }[]> {
  return reader.read(sql`select
      ${columnsOf(gradesTable, 'evaluationDataID', 'gradingType', 'individualGradingData')}
    from grades where course = ${course} and username_key = ${usernameKey}
      and version > 0 and grading_type = 'customDueDate'`);
}

/** When a person created the address; undefined without one. */
export function selectOptionalFeedTime(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<{ readonly createdAt: number } | undefined> {
  return readRowByKey(
    reader,
    sql`select ${columnsOf(calendarFeedsTable, 'createdAt')} from calendar_feeds
      where course = ${course} and username_key = ${usernameKey}`,
  );
}

/** Gives a person an address; an earlier one stops working. */
function* renewCalendarFeed(input: OwnFeed & { readonly secretHash: string }): Steps<void> {
  const { course, usernameKey, at, address, secretHash } = input;
  yield* run(sql`insert into calendar_feeds (course, username_key, secret_hash, created_at)
    values (${course}, ${usernameKey}, ${secretHash}, ${at})
    on conflict (course, username_key)
      do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`);
  const who = { actor: usernameKey, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event: 'calendar-made', ...who });
}

/** Turns a person's address off. False if there was none. */
function* endCalendarFeed({ course, usernameKey, at, address }: OwnFeed): Steps<boolean> {
  const gone = yield* rowOf(sql`delete from calendar_feeds
    where course = ${course} and username_key = ${usernameKey} returning course`);
  if (!gone) return false;
  const who = { actor: usernameKey, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event: 'calendar-ended', ...who });
  return true;
}

/** Whether an address may try another secret. */
export async function feedDecision(
  reader: Reader,
  { address, at }: { readonly address: string; readonly at: number },
): Promise<ThrottleDecision> {
  const count = await readRowByKey(
    reader,
    sql`select ${columnsOf(loginFailuresTable, 'failures', 'windowStart')} from login_failures
      where scope = ${guessesOf(address)}`,
  );
  return decideAttempt({ accountAtAddress: null, account: null, address: count ?? null }, at);
}

/** Counts a secret that belongs to nobody. */
const countFeedGuess = rowByRow(function* (input: {
  readonly address: string;
  readonly at: number;
}): Steps<void> {
  yield* countFailure(guessesOf(input.address), input.at);
});

export const calendarFeedsProcedures = { countFeedGuess, endCalendarFeed, renewCalendarFeed };
