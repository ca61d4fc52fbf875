// Who has which student open for grading, in the database so that several server processes agree.

import { type GradingTab, PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import { rowOf, rowsOf, run, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';

export interface PresenceWord {
  readonly course: string;
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly graderKey: string;
  readonly tab: string;
  readonly at: number;
  readonly isLeaving: boolean;
}

export interface PresenceState {
  /** Every tab that was seen lately, that of the word among them. */
  readonly tabs: readonly GradingTab[];
  readonly latestVersion: number;
  readonly records: number;
}

/** Notes that a tab has a student open, or leaves; returns who is there and the state of the student's records. */
export function* notePresence(word: PresenceWord): Steps<PresenceState> {
  if (word.isLeaving) yield* removeTab(word);
  else yield* noteTab(word);
  const { course, usernameKey, evaluationDataID, at } = word;
  const tabs = yield* rowsOf<GradingTab>(sql`select u.username, u.full_name as "fullName", p.tab,
      p.since, p.seen_at as "seenAt"
    from grading_presence p join users u on u.course = p.course and u.username_key = p.grader_key
    where p.course = ${course} and p.username_key = ${usernameKey}
      and p.evaluation_id = ${evaluationDataID} and p.seen_at >= ${at - PRESENCE_LIFE}
    order by p.grader_key, p.tab`);
  const grades = yield* rowOf<{ latestVersion: number; records: number }>(sql`select
      coalesce(max(version), 0) as "latestVersion", count(*) as records from grades
    where course = ${course} and username_key = ${usernameKey}
      and evaluation_id = ${evaluationDataID}`);
  return { tabs, latestVersion: grades?.latestVersion ?? 0, records: grades?.records ?? 0 };
}

function* noteTab(word: PresenceWord): Steps<void> {
  const { course, usernameKey, evaluationDataID, graderKey, tab, at } = word;
  const known = yield* rowOf<{ seenAt: number }>(sql`select seen_at as "seenAt"
    from grading_presence where course = ${course} and username_key = ${usernameKey}
      and evaluation_id = ${evaluationDataID} and grader_key = ${graderKey} and tab = ${tab}`);
  // Only who comes sweeps: the word of every ten seconds touches one row.
  if (!known) {
    yield* run(sql`delete from grading_presence
      where course = ${course} and seen_at < ${at - PRESENCE_LIFE}`);
  }
  const isBack = known !== undefined && known.seenAt < at - PRESENCE_LIFE;
  const since = isBack ? sql`excluded.since` : sql`grading_presence.since`;
  yield* run(sql`insert into grading_presence
      (course, username_key, evaluation_id, grader_key, tab, since, seen_at)
    values (${course}, ${usernameKey}, ${evaluationDataID}, ${graderKey}, ${tab}, ${at}, ${at})
    on conflict (course, username_key, evaluation_id, grader_key, tab) do update set
      since = ${since}, seen_at = excluded.seen_at`);
}

function* removeTab({ course, usernameKey, evaluationDataID, ...own }: PresenceWord): Steps<void> {
  yield* run(sql`delete from grading_presence where course = ${course}
    and username_key = ${usernameKey} and evaluation_id = ${evaluationDataID}
    and grader_key = ${own.graderKey} and tab = ${own.tab}`);
}
