// Mail that waits to be sent. A process claims a row before it sends it, so that several processes never send one twice
// (NTC-13). A row whose process stopped is free again after a while.

import type { NotificationReader } from '@elenchus/domain/notifications/course-notification.ts';
import { isDigestDue, isGivenUp, retryPause } from '@elenchus/domain/notifications/mail-rules.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, sql } from '../engine/sql.ts';
import { aliased, notNull, outer } from '../engine/table.ts';
import { mailAddressesTable, mailQueueTable, noticeMarksTable } from '../tables/notice-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

/** Longer than sending one mail can take. */
const LEASE = 600_000;

/** A person who may get a digest now. */
interface Recipient extends NotificationReader {
  readonly address: string;
  readonly offKinds: string;
  readonly mailedUntil: number;
  readonly lastDigestAt: number | null;
  readonly mark: number | null;
}

const a = aliased(mailAddressesTable, 'a');
const u = aliased(usersTable, 'u');

/** The courses in which someone may get a digest now. */
export function selectCoursesWithMail(
  reader: Reader,
  before: number,
): Promise<{ readonly course: string }[]> {
  return reader.read(sql`select distinct ${columnsOf(a, 'course')} from mail_addresses a
    join courses c on c.course = a.course
    where a.address is not null and a.refused_at is null and c.archived_at is null
      and c.delete_after is null and (a.last_digest_at is null or a.last_digest_at <= ${before})
    order by a.course`);
}

/** The people of a course who may get a digest now. */
export function selectRecipients(
  reader: Reader,
  course: string,
  before: number,
): Promise<Recipient[]> {
  return reader.read(sql`select ${columnsOf(u, 'usernameKey', 'status', 'ta', 'addedAt')},
      ${columnsOf(a, 'offKinds', 'mailedUntil', 'lastDigestAt')},
      ${named({ address: notNull(a.address), mark: outer(noticeMarksTable, 'm').seenUntil })}
    from mail_addresses a
    join users u on u.course = a.course and u.username_key = a.username_key
    left join notice_marks m on m.course = a.course and m.username_key = a.username_key
    where a.course = ${course} and a.address is not null and a.refused_at is null
      and (a.last_digest_at is null or a.last_digest_at <= ${before})
    order by u.username_key`);
}

/** Queues a digest, unless another process has done so or the person has changed something. */
function* queueDigest(input: {
  readonly course: string;
  readonly usernameKey: string;
  readonly id: string;
  readonly kinds: string;
  readonly address: string;
  readonly at: number;
}): Steps<boolean> {
  const { course, usernameKey, id, kinds, address, at } = input;
  const row = yield* rowOf(sql`select
      ${columnsOf(mailAddressesTable, 'lastDigestAt')} from mail_addresses
    where course = ${course} and username_key = ${usernameKey} and address = ${address}
      and refused_at is null`);
  if (!row || !isDigestDue(row, at)) return false;
  yield* run(sql`update mail_addresses set last_digest_at = ${at}, mailed_until = ${at}
    where course = ${course} and username_key = ${usernameKey}`);
  yield* run(sql`insert into mail_queue (course, id, username_key, kind, address, kinds,
      queued_at, next_at, attempts, claimed_by, claimed_at)
    values (${course}, ${id}, ${usernameKey}, 'digest', ${address}, ${kinds}, ${at}, ${at}, 0,
      null, null)`);
  return true;
}

export interface ClaimedMail {
  readonly course: string;
  readonly id: string;
  readonly usernameKey: string;
  readonly kind: 'digest' | 'confirmation';
  readonly address: string;
  readonly kinds: string;
  readonly attempts: number;
}

const CLAIMED = columnsOf(
  mailQueueTable,
  'course',
  'id',
  'usernameKey',
  'kind',
  'address',
  'kinds',
  'attempts',
);

/** Takes some of the mail that is due, for one process. */
function* claimMail(input: {
  readonly holder: string;
  readonly at: number;
  readonly most: number;
}): Steps<readonly ClaimedMail[]> {
  const { holder, at, most } = input;
  return yield* rowsOf(sql`update mail_queue
    set claimed_by = ${holder}, claimed_at = ${at}, attempts = attempts + 1
    where (course, id) in (select course, id from mail_queue where next_at <= ${at}
      and (claimed_by is null or claimed_at <= ${at - LEASE}) order by next_at, id ${atMost(most)})
    returning ${CLAIMED}`);
}

interface SettledMail {
  readonly course: string;
  readonly id: string;
  readonly holder: string;
  readonly at: number;
}

/** A mail was sent, or nobody wants it any more. */
function* finishMail({ course, id, holder }: SettledMail): Steps<void> {
  yield* run(sql`delete from mail_queue
    where course = ${course} and id = ${id} and claimed_by = ${holder}`);
}

/** A mail failed: it is tried again later, or given up. `isFinal`: the server refused it for good. */
function* failMail(
  input: SettledMail & { readonly code: number; readonly isFinal: boolean },
): Steps<'later' | 'given-up'> {
  const { course, id, holder, at, code, isFinal } = input;
  const mine = sql`course = ${course} and id = ${id} and claimed_by = ${holder}`;
  const row = yield* rowOf(
    sql`select ${columnsOf(mailQueueTable, 'attempts', 'usernameKey', 'address')} from mail_queue where ${mine}`,
  );
  if (!row) return 'given-up';
  if (!isFinal && !isGivenUp(row.attempts)) {
    yield* run(sql`update mail_queue set claimed_by = null, claimed_at = null,
      next_at = ${at + retryPause(row.attempts)} where ${mine}`);
    return 'later';
  }
  yield* run(sql`delete from mail_queue where ${mine}`);
  yield* run(sql`update mail_addresses set refused_at = ${at}, refused_code = ${code}
    where course = ${course} and username_key = ${row.usernameKey}
      and (address = ${row.address} or asked_address = ${row.address})`);
  return 'given-up';
}

export const mailQueueProcedures = { claimMail, failMail, finishMail, queueDigest };
