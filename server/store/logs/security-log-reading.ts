// A page of the security log, newest first (USR-52).

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { nameLetters } from '@elenchus/domain/base/name-key.ts';
import { eventsOfKind, type SecurityKind } from '@elenchus/domain/people/security-events.ts';
import { oldestKeptId } from '@elenchus/domain/people/security-log.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { positionOf } from '../engine/engine-words.ts';
import { atMost, list, sql, type Statement } from '../engine/sql.ts';
import { aliased, textFrom } from '../engine/table.ts';
import { securityLogTable } from '../tables/log-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

interface LogWish {
  /** '' for the installation; null for all courses and the installation. */
  readonly course: string | null;
  /** A part of a name or username; '' for everyone. */
  readonly person: string;
  readonly kind?: SecurityKind | undefined;
  /** The cursor that the page before gave. */
  readonly before?: string | undefined;
}

interface LogRow {
  readonly id: string;
  readonly course: string;
  readonly at: number;
  readonly event: string;
  readonly actor: string;
  readonly actorName: string;
  readonly subject: string;
  readonly subjectName: string;
  readonly address: string;
  readonly detail: string;
  readonly times: number;
}

interface LogPage {
  readonly entries: LogRow[];
  readonly next: string | null;
}

const PAGE_LENGTH = 50;

/** More people than this are found only by a longer text. */
const MOST_PEOPLE = 200;

const p = aliased(securityLogTable, 'p');
const u = aliased(usersTable, 'u');

const NAMES = named({
  actor: textFrom(sql`coalesce(a.username, p.actor, '')`),
  actorName: textFrom(sql`coalesce(a.full_name, fa.full_name, '')`),
  subject: textFrom(sql`coalesce(b.username, p.subject, '')`),
  subjectName: textFrom(sql`coalesce(b.full_name, fb.full_name, '')`),
  address: textFrom(sql`coalesce(p.address, '')`),
});

/** Entries that match, and the cursor of the next page. */
export async function selectSecurityLog(
  reader: Reader,
  wish: LogWish,
  now: number,
): Promise<LogPage> {
  const conditions = [
    sql`s.id >= ${oldestKeptId(now)}`,
    ...(wish.kind === undefined ? [] : [sql`s.event in ${list(eventsOfKind(wish.kind))}`]),
    ...(wish.person.trim() === '' ? [] : [about(await peopleNamed(reader, wish))]),
    ...(wish.before === undefined ? [] : [olderThan(wish.before)]),
  ];
  const where = conditions.reduce((all, condition) => sql`${all} and ${condition}`);
  const newest = (log: Statement): Statement => sql`select * from (select s.* from ${log} s
    where ${where} order by s.id desc, s.course desc ${atMost(PAGE_LENGTH + 1)}) as newest`;
  const logs = logsOf(wish).map(newest);
  const found = logs.reduce((all, log) => sql`${all} union all ${log}`);
  // The names are looked up for the page alone.
  const rows = await reader.read(sql`select
      ${columnsOf(p, 'id', 'course', 'at', 'event', 'detail', 'times')}, ${NAMES}
    from (${found}) p
    left join users a on a.course = p.course and a.username_key = p.actor
    left join users b on b.course = p.course and b.username_key = p.subject
    left join former_people fa on fa.course = p.course and fa.record = p.actor
    left join former_people fb on fb.course = p.course and fb.record = p.subject
    order by p.id desc, p.course desc ${atMost(PAGE_LENGTH + 1)}`);
  const entries = rows.slice(0, PAGE_LENGTH).map((row) => ({ ...row, id: cursorOf(row) }));
  return { entries, next: rows.length > PAGE_LENGTH ? (entries.at(-1)?.id ?? null) : null };
}

/** The logs that are asked for, with the same columns: entries of the installation have '' as their course. */
function logsOf({ course }: LogWish): Statement[] {
  const columns = sql`id, at, event, actor, subject, address, detail, times`;
  const installation = sql`(select '' as course, ${columns} from installation_log)`;
  if (course === '') return [installation];
  const ofCourse = course === null ? sql`` : sql` where course = ${course}`;
  const courses = sql`(select course, ${columns} from security_log${ofCourse})`;
  return course === null ? [courses, installation] : [courses];
}

/** The folded usernames whose names contain the text, and the text itself: it may name someone who was deleted. */
async function peopleNamed(reader: Reader, { course, person }: LogWish): Promise<string[]> {
  const folded = foldName(person);
  const letters = nameLetters(person);
  const inName = letters === '' ? sql`` : sql` or ${positionOf(letters, sql`u.name_key`)} > 0`;
  const here = course === null ? sql`` : sql` and u.course = ${course}`;
  const found = await reader.read(sql`select distinct ${named({ key: u.usernameKey })}
    from users u where (${positionOf(folded, sql`u.username_key`)} > 0${inName})${here}
    order by u.username_key ${atMost(MOST_PEOPLE)}`);
  return [folded, ...found.map(({ key }) => key)];
}

function about(keys: readonly string[]): Statement {
  return sql`(s.actor in ${list(keys)} or s.subject in ${list(keys)})`;
}

/** A course has no bar in its name, so the last one in a cursor separates the two parts. */
function cursorOf({ id, course }: { readonly id: string; readonly course: string }): string {
  return `${id}|${course}`;
}

function olderThan(cursor: string): Statement {
  const bar = cursor.lastIndexOf('|');
  const [id, course] = [cursor.slice(0, bar), cursor.slice(bar + 1)];
  return bar < 0 ? sql`s.id < ${cursor}` : sql`(s.id, s.course) < (${id}, ${course})`;
}
