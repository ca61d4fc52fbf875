// What is stored about one person's notices and mail, for a copy of their data.

import { sql } from './engine/sql.ts';

/** The statements by the names of the parts. */
export function noticeStatements(course: string, key: string) {
  const own = sql`course = ${course} and username_key = ${key}`;
  return {
    announcements: sql`select at, kind, audience, title, body as text from notices
      where course = ${course} and actor = ${key} order by at, id`,
    noticesSeenUntil: sql`select seen_until as "seenUntil" from notice_marks where ${own}`,
    mail: sql`select address, source, confirmed_at as "confirmedAt", asked_address as "askedAddress",
      asked_at as "askedAt", off_kinds as "offKinds", mailed_until as "mailedUntil",
      last_digest_at as "lastDigestAt", refused_at as "refusedAt" from mail_addresses
      where ${own}`,
    waitingMail: sql`select kind, address, kinds, queued_at as "queuedAt", attempts from mail_queue
      where ${own} order by queued_at`,
  };
}
