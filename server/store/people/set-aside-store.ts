// Keeps the work of two people with the same netID apart: what a former person left moves to a key that no username can
// have, and back if that person returns (USR-101).

import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { LAST_VISITED_TYPES } from '@elenchus/domain/design/last-visited.ts';
import { type FormerPerson, setAsideKey } from '@elenchus/domain/people/former-person.ts';
import { rewriteMentions } from '../logs/audit-mentions-store.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { withPairsOf } from '../similarity/checked-pairs.ts';
import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { list, sql } from '../engine/sql.ts';
import { notNull } from '../engine/table.ts';
import { moveInSecurityLog } from '../logs/security-log-store.ts';
import type { PersonStep } from '../table-facts/all-tables.ts';
import { movesOf } from '../table-facts/fact-statements.ts';
import { designItemsTable } from '../tables/design-tables.ts';
import { similarityChecksTable } from '../tables/log-tables.ts';

/** A netID that is added again, everyone who had it, and who it is now; null is another person. */
export interface Readded {
  readonly usernameKey: string;
  readonly people: readonly FormerPerson[];
  readonly chosen: FormerPerson | null;
}

/** Puts the work of each netID where its owner finds it; returns the number of log entries that this added. */
export function* keepApart(change: Change, readded: readonly Readded[]): Steps<number> {
  let entries = 0;
  for (const { usernameKey, people, chosen } of readded) {
    const present = people.find(({ record }) => record === usernameKey);
    if (present && present !== chosen) {
      const records = people.map(({ record }) => record);
      const aside = setAsideKey(
        usernameKey,
        records.filter((record) => record !== usernameKey),
      );
      yield* setAside(change, usernameKey, { ...present, record: aside }, entries);
      entries += 1;
    }
    if (chosen && chosen.record !== usernameKey) {
      yield* bringBack(change, usernameKey, chosen, entries);
      entries += 1;
    }
  }
  return entries;
}

function* setAside(
  change: Change,
  usernameKey: string,
  { record, fullName, status, deletedAt, person }: FormerPerson,
  entries: number,
): Steps<void> {
  const { course, at } = change;
  yield* moveWork(change, usernameKey, record);
  yield* run(sql`insert into former_people
      (course, record, username_key, full_name, status, deleted_at, set_aside_at, person)
    values (${course}, ${record}, ${usernameKey}, ${fullName}, ${status}, ${deletedAt}, ${at},
      ${person || null})`);
  const after = { usernameKey: record, fullName, status };
  const entry = { action: 'user.set-aside', subject: record, before: null, after } as const;
  yield* recordAudit(change, [entry], entries);
}

function* bringBack(
  change: Change,
  usernameKey: string,
  { record, fullName, status }: FormerPerson,
  entries: number,
): Steps<void> {
  const { course } = change;
  yield* moveWork(change, record, usernameKey);
  yield* run(sql`delete from former_people where course = ${course} and record = ${record}`);
  const after = { usernameKey, fullName, status };
  const entry = { action: 'user.bring-back', subject: usernameKey, before: null, after } as const;
  yield* recordAudit(change, [entry], entries);
}

/** Everything that is stored under a key, in every table. Nothing is stored under the new one. */
function* moveWork(change: Change, from: string, to: string): Steps<void> {
  for (const statement of movesOf(change.course, from, to)) yield* run(statement);
  for (const move of Object.values(STEPS)) yield* move(change, from, to);
}

/** What the facts about the tables leave to a step, in this order. */
const STEPS: Readonly<
  Record<PersonStep, (change: Change, from: string, to: string) => Steps<void>>
> = {
  'people in the audit log': ({ course }, from, to) => rewriteMentions(course, from, to),
  'audit log': ({ course }, from, to) => moveLog(course, from, to),
  'security log': moveInSecurityLog,
  // They count for the netID, whoever has it.
  'failed logins': nothing,
  // They were the former TA's, and stay without a TA.
  'students of a TA': ({ course }, from) =>
    run(sql`update users set ta = null, version = version + 1
      where course = ${course} and ta = ${from}`),
  // They keep the netID of the TA to whose students they went.
  'announcements to the students of a TA': nothing,
  'places last visited': ({ course }, from, to) => moveMarkers(course, from, to),
  'pairs of essays': ({ course }, from, to) => moveFindings(course, from, to),
};

function* nothing(): Steps<void> {}
const MARKER = named({ id: designItemsTable.dataID });
const FINDINGS = named({
  id: similarityChecksTable.evaluationId,
  result: notNull(similarityChecksTable.result),
});

/** The tabs that an instructor last visited are kept in the design under the username. */
function* moveMarkers(course: string, from: string, to: string): Steps<void> {
  const types = list(LAST_VISITED_TYPES);
  let isMoved = false;
  for (const table of [sql`design_items`, sql`design_history`]) {
    const markers = yield* rowsOf(sql`select distinct ${MARKER} from ${table}
      where course = ${course} and data_type in ${types}`);
    const own = markers.map(({ id }) => id).filter((id) => isSameUsername(id, from));
    if (own.length === 0) continue;
    isMoved = true;
    yield* run(sql`update ${table} set data_id = ${to}
      where course = ${course} and data_type in ${types} and data_id in ${list(own)}`);
  }
  // Every server process keeps the design of a version.
  if (isMoved) {
    yield* run(
      sql`update courses set design_version = design_version + 1 where course = ${course}`,
    );
  }
}

function* moveFindings(course: string, from: string, to: string): Steps<void> {
  const checks = yield* rowsOf(sql`select ${FINDINGS}
    from similarity_checks where course = ${course} and result is not null`);
  for (const { id, result } of checks) {
    const moved = withPairsOf(result, from, to);
    if (moved === result) continue;
    yield* run(sql`update similarity_checks set result = ${moved}
      where course = ${course} and evaluation_id = ${id}`);
  }
}

/** The entries stay, and say who it was: the person who had the netID then. */
function* moveLog(course: string, from: string, to: string): Steps<void> {
  yield* run(sql`update audit_log set subject = ${to} where course = ${course}
    and subject = ${from} and (action like 'user.%' or action like 'grade.%'
      or action = 'accommodation.set')`);
  yield* run(sql`update audit_log set actor = ${to} where course = ${course} and actor = ${from}`);
}
