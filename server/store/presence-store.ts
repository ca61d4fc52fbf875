// Who has which student open for grading, in the database so that several server processes agree.

import { type GradingTab, PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import type { Reader } from './engine/database.ts';
import { run, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';

interface PresenceSignal {
  readonly course: string;
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly graderKey: string;
  readonly tab: string;
  readonly at: number;
  readonly isLeaving: boolean;
  /** The student whom the tab showed before. */
  readonly left?: { readonly usernameKey: string; readonly evaluationDataID: string } | undefined;
}

interface PresenceState {
  /** Every tab that was seen lately, including the caller's own. */
  readonly tabs: readonly GradingTab[];
  readonly latestVersion: number;
  readonly records: number;
}

/**
 * Records that a tab has a student open, or leaves. Each statement names one row by its whole key and reads no other,
 * because every open grading screen sends a signal every ten seconds: reading here would make them all conflict.
 */
export function* notePresence(signal: PresenceSignal): Steps<void> {
  const { course, usernameKey, evaluationDataID, graderKey, tab, at } = signal;
  const gone = signal.isLeaving ? signal : signal.left;
  if (gone) {
    yield* run(sql`delete from grading_presence where course = ${course}
      and username_key = ${gone.usernameKey} and evaluation_id = ${gone.evaluationDataID}
      and grader_key = ${graderKey} and tab = ${tab}`);
  }
  if (signal.isLeaving) return;
  yield* run(sql`insert into grading_presence
      (course, username_key, evaluation_id, grader_key, tab, since, seen_at)
    values (${course}, ${usernameKey}, ${evaluationDataID}, ${graderKey}, ${tab}, ${at}, ${at})
    on conflict (course, username_key, evaluation_id, grader_key, tab) do update set
      since = case when grading_presence.seen_at < ${at - PRESENCE_LIFE}
        then excluded.since else grading_presence.since end,
      seen_at = excluded.seen_at`);
}

/** Deletes the tabs of a course that were not seen for so long that they count as gone. */
export function* sweepPresence(input: {
  readonly course: string;
  readonly at: number;
}): Steps<void> {
  const { course, at } = input;
  yield* run(sql`delete from grading_presence
    where course = ${course} and seen_at < ${at - PRESENCE_LIFE}`);
}

/** Who is there, and the state of the student's records and comments. */
export async function selectPresence(
  reader: Reader,
  { course, usernameKey, evaluationDataID, at }: PresenceSignal,
): Promise<PresenceState> {
  const ofWork = sql`course = ${course} and username_key = ${usernameKey}
    and evaluation_id = ${evaluationDataID}`;
  const [tabs, written] = await reader.readTogether([
    sql`select u.username, u.full_name as "fullName", p.tab, p.since, p.seen_at as "seenAt"
      from grading_presence p join users u on u.course = p.course and u.username_key = p.grader_key
      where p.course = ${course} and p.username_key = ${usernameKey}
        and p.evaluation_id = ${evaluationDataID} and p.seen_at >= ${at - PRESENCE_LIFE}
      order by p.grader_key, p.tab`,
    sql`select coalesce(max(version), 0) as "latestVersion", count(*) as records from
      (select version from grades where ${ofWork} union all
        select version from passage_comments where ${ofWork}) as written`,
  ]);
  const [state] = trusted<Omit<PresenceState, 'tabs'>[]>(written);
  return {
    tabs: trusted<GradingTab[]>(tabs),
    latestVersion: state?.latestVersion ?? 0,
    records: state?.records ?? 0,
  };
}
