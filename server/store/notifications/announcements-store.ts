// Announcements: sending, listing and withdrawing them (NTC-7).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { announcementsSince, MOST_ANNOUNCEMENTS } from '@elenchus/domain/people/count-limits.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, list, sql } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom, notNull } from '../engine/table.ts';
import { recordNotice } from './notices-store.ts';
import { mailAddressesTable, noticesTable } from '../tables/notice-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

interface AnnouncementRow {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly audience: string;
  readonly title: string;
  readonly text: string;
  /** How many people were chosen. */
  readonly chosen: number;
}

/** A person whom mail doesn't reach. */
interface UnreachedRow {
  readonly username: string;
  readonly fullName: string;
  readonly refusedAt: number;
  readonly code: number;
}

interface NamedPerson {
  readonly usernameKey: string;
  readonly username: string;
  readonly fullName: string;
  readonly status: string;
}

interface AnnouncementRows {
  readonly announcements: readonly AnnouncementRow[];
  readonly unreached: readonly UnreachedRow[];
  /** The people whom announcements can name: TAs, and those who wrote one. */
  readonly named: readonly NamedPerson[];
}

const MOST_LISTED = 200;

const n = aliased(noticesTable, 'n');
const u = aliased(usersTable, 'u');
const a = aliased(mailAddressesTable, 'a');

/** The announcements of a course, the newest first, and who can't be reached by mail. */
export async function selectAnnouncements(
  reader: Reader,
  course: string,
): Promise<AnnouncementRows> {
  const chosen = integerFrom(sql`(select count(*) from notice_people p
    where p.course = n.course and p.notice_id = n.id)`);
  const refusal = { refusedAt: notNull(a.refusedAt), code: notNull(a.refusedCode) };
  const [announcements, unreached, people] = await reader.readTogether([
    sql`select ${columnsOf(n, 'id', 'at', 'actor', 'audience', 'title', 'text')}, ${named({ chosen })}
      from notices n where n.course = ${course} and n.kind = 'announcement'
      order by n.at desc, n.id ${atMost(MOST_LISTED)}`,
    sql`select ${columnsOf(u, 'username', 'fullName')}, ${named(refusal)}
      from mail_addresses a join users u
        on u.course = a.course and u.username_key = a.username_key
      where a.course = ${course} and a.refused_at is not null
      order by u.name_key, u.username_key`,
    sql`select ${columnsOf(usersTable, 'usernameKey', 'username', 'fullName', 'status')}
      from users where course = ${course} and status in ('ta', 'instructor')
      order by name_key, username_key`,
  ]);
  return { announcements, unreached, named: people };
}

interface NewAnnouncement extends Change {
  /** Made by the browser, so that sending again after a lost answer sends nothing twice. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly audience: string;
  /** The folded usernames of chosen people, or of the TA whose students are meant. */
  readonly people: readonly string[];
  readonly ta: string | null;
}

type AnnouncementRefusal =
  | { readonly kind: 'unknown'; readonly unknown: readonly string[] }
  | { readonly kind: 'too-many' };

/** Sends an announcement unless it was sent already. */
function* sendAnnouncement(
  input: NewAnnouncement,
): Steps<Result<'sent' | 'sent-before', AnnouncementRefusal>> {
  const { course, id, title, text, audience, people, ta } = input;
  const known = yield* rowOf(sql`select id from notices where course = ${course} and id = ${id}`);
  if (known) return accept('sent-before');
  const recent = yield* rowOf(sql`select ${named({ count: COUNT })} from notices
    where course = ${course} and at > ${announcementsSince(input.at)} and kind = 'announcement'`);
  if ((recent?.count ?? 0) >= MOST_ANNOUNCEMENTS) return refuse({ kind: 'too-many' });
  const wanted = ta === null ? people : [ta];
  const found = yield* rowsOf(sql`select
      ${named({ key: usersTable.usernameKey, status: usersTable.status })} from users where course = ${course} and username_key in ${list(wanted)}`);
  const there = new Set(
    found.filter(({ status }) => ta === null || status === 'ta').map(({ key }) => key),
  );
  const unknown = wanted.filter((key) => !there.has(key));
  if (unknown.length > 0) return refuse({ kind: 'unknown', unknown });
  const kind = 'announcement';
  yield* recordNotice(input, { id, kind, audience, about: '', title, text }, people);
  const after = { title, text, audience };
  yield* recordAudit(input, [{ action: 'announcement.send', subject: id, before: null, after }]);
  return accept('sent');
}

/** Withdraws an announcement; the log keeps it. One that is gone already stays so. */
function* withdrawAnnouncement(input: Change & { readonly id: string }): Steps<void> {
  const { course, id } = input;
  const row = yield* rowOf(
    sql`select ${columnsOf(noticesTable, 'title', 'text', 'audience')} from notices
      where course = ${course} and id = ${id} and kind = 'announcement'`,
  );
  if (!row) return;
  yield* run(sql`delete from notices where course = ${course} and id = ${id}`);
  const entry = { action: 'announcement.withdraw', subject: id, before: row, after: null } as const;
  yield* recordAudit(input, [entry]);
}

export const announcementsProcedures = { sendAnnouncement, withdrawAnnouncement };
