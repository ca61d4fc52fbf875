// What is stored about one person's notices and mail, for a copy of their data.

import type { Row } from './engine/procedure.ts';
import { sql, type Statement } from './engine/sql.ts';

export interface NoticeExport {
  readonly announcements: readonly Row[];
  readonly noticesSeenUntil: readonly Row[];
  readonly mail: readonly Row[];
  readonly waitingMail: readonly Row[];
}

/** The statements, in the order of the parts. */
export function noticeStatements(course: string, key: string): Statement[] {
  const own = sql`course = ${course} and username_key = ${key}`;
  return [
    sql`select at, kind, audience, title, body as text from notices
      where course = ${course} and actor = ${key} order by at, id`,
    sql`select seen_until as "seenUntil" from notice_marks where ${own}`,
    sql`select address, source, confirmed_at as "confirmedAt", asked_address as "askedAddress",
      asked_at as "askedAt", off_kinds as "offKinds", mailed_until as "mailedUntil",
      last_digest_at as "lastDigestAt", refused_at as "refusedAt" from mail_addresses
      where ${own}`,
    sql`select kind, address, kinds, queued_at as "queuedAt", attempts from mail_queue
      where ${own} order by queued_at`,
  ];
}

/** The parts of the copy from the rows of the statements. */
export function noticeExport(rows: readonly (readonly Row[])[]): NoticeExport {
  const [announcements = [], noticesSeenUntil = [], mail = [], waitingMail = []] = rows;
  return { announcements, noticesSeenUntil, mail, waitingMail };
}
