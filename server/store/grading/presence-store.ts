// Who has which student open for grading, in the database so that several server processes agree.

import { type GradingTab, PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { type Reader, readRow } from '../engine/database.ts';
import { run, type Steps } from '../engine/procedure.ts';
import { list, sql, type Statement } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom } from '../engine/table.ts';
import { gradingPresenceTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';

/** The work that a tab shows. */
export interface ShownWork {
  readonly course: string;
  readonly usernameKey: string;
  readonly evaluationDataID: string;
}

/** What a tab reported last about one student. */
export interface NotedTab extends Omit<ShownWork, 'course'> {
  readonly graderKey: string;
  readonly tab: string;
  readonly since: number;
  readonly seenAt: number;
  /** Whether it no longer shows the student. */
  readonly isGone: boolean;
}

interface StoredTab extends GradingTab {
  readonly graderKey: string;
}

interface RecordState {
  readonly latestVersion: number;
  readonly records: number;
}

/**
 * Writes what tabs of a course have reported, and deletes the tabs that were last seen before `sweepBefore`. Nothing is
 * written about a student or a grader who has left the course in the meantime.
 */
function* notePresence(input: {
  readonly course: string;
  readonly tabs: readonly NotedTab[];
  readonly sweepBefore: number | null;
}): Steps<void> {
  const { course, sweepBefore } = input;
  for (const {
    usernameKey,
    evaluationDataID,
    graderKey,
    tab,
    since,
    seenAt,
    isGone,
  } of input.tabs) {
    if (isGone) {
      yield* run(sql`delete from grading_presence where course = ${course}
        and username_key = ${usernameKey} and evaluation_id = ${evaluationDataID}
        and grader_key = ${graderKey} and tab = ${tab}`);
      continue;
    }
    yield* run(sql`insert into grading_presence
        (course, username_key, evaluation_id, grader_key, tab, since, seen_at)
      select s.course, s.username_key, ${evaluationDataID}, g.username_key, ${tab}, ${since}, ${seenAt}
      from users s join users g on g.course = s.course and g.username_key = ${graderKey}
      where s.course = ${course} and s.username_key = ${usernameKey}
      on conflict (course, username_key, evaluation_id, grader_key, tab) do update set
        since = case when grading_presence.seen_at < excluded.seen_at - ${PRESENCE_LIFE}
          then excluded.since else grading_presence.since end,
        seen_at = excluded.seen_at`);
  }
  if (sweepBefore === null) return;
  yield* run(sql`delete from grading_presence
    where course = ${course} and seen_at < ${sweepBefore}`);
}

const u = aliased(usersTable, 'u');
const p = aliased(gradingPresenceTable, 'p');

/** Every tab that shows the work and was seen lately, including the caller's own. */
export function selectTabs(reader: Reader, work: ShownWork, now: number): Promise<StoredTab[]> {
  return reader.read(sql`select ${columnsOf(u, 'username', 'fullName')},
      ${columnsOf(p, 'graderKey', 'tab', 'since', 'seenAt')}
    from grading_presence p join users u on u.course = p.course and u.username_key = p.grader_key
    where ${isAbout(work, sql`p.`)} and p.seen_at >= ${now - PRESENCE_LIFE}
    order by p.grader_key, p.tab`);
}

/** The names of people, by their folded usernames. */
export async function selectGraderNames(
  reader: Reader,
  course: string,
  graderKeys: readonly string[],
): Promise<ReadonlyMap<string, Pick<GradingTab, 'username' | 'fullName'>>> {
  const rows = await reader.read(
    sql`select ${named({ graderKey: usersTable.usernameKey })},
        ${columnsOf(usersTable, 'username', 'fullName')} from users
      where course = ${course} and username_key in ${list(graderKeys)}`,
  );
  return new Map(rows.map(({ graderKey, ...names }) => [graderKey, names]));
}

/** The state of the work's records and comments. */
export async function selectRecordState(reader: Reader, work: ShownWork): Promise<RecordState> {
  const ofWork = isAbout(work, sql``);
  const latestVersion = integerFrom(sql`coalesce(max(version), 0)`);
  return readRow(
    reader,
    sql`select ${named({ latestVersion, records: COUNT })} from
      (select version from grades where ${ofWork} union all
        select version from passage_comments where ${ofWork}) as written`,
  );
}

function isAbout({ course, usernameKey, evaluationDataID }: ShownWork, of: Statement): Statement {
  return sql`${of}course = ${course} and ${of}username_key = ${usernameKey}
    and ${of}evaluation_id = ${evaluationDataID}`;
}

export const presenceProcedures = { notePresence };
