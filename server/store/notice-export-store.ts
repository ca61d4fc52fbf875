// What is stored about one person's notices and mail, for a copy of their data.

import { sql } from './engine/sql.ts';
import { columnsOf } from './engine/columns.ts';
import {
  mailAddressesTable,
  mailQueueTable,
  noticeMarksTable,
  noticesTable,
} from './tables/notice-tables.ts';

const MAIL = columnsOf(
  mailAddressesTable,
  'address',
  'source',
  'confirmedAt',
  'askedAddress',
  'askedAt',
  'offKinds',
  'mailedUntil',
  'lastDigestAt',
  'refusedAt',
);

/** The statements by the names of the parts. */
export function noticeStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  return {
    announcements: sql`select
        ${columnsOf(noticesTable, 'at', 'kind', 'audience', 'title', 'text')} from notices
      where course = ${course} and actor = ${key} order by at, id`,
    noticesSeenUntil: sql`select ${columnsOf(noticeMarksTable, 'seenUntil')} from notice_marks
      where ${own}`,
    mail: sql`select ${MAIL} from mail_addresses
      where ${own}`,
    waitingMail: sql`select
        ${columnsOf(mailQueueTable, 'kind', 'address', 'kinds', 'queuedAt', 'attempts')}
      from mail_queue
      where ${own} order by queued_at`,
  };
}
