// The security log: logins, failures, new passwords, changed roles, exports (USR-50, USR-51).

import { eventsOfKind } from '@elenchus/domain/people/security-events.ts';
import {
  isFailureEvent,
  MOST_FAILURE_ROWS,
  oldestKeptId,
  sharedSpan,
  storedEntry,
  summedEntry,
  timeOfId,
  type SecurityEntry,
} from '@elenchus/domain/people/security-log.ts';
import type { Change } from './audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowByRow, rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { list, sql, tuples } from '../engine/sql.ts';
import { integerFrom } from '../engine/table.ts';
import { installationLogTable, securityLogTable } from '../tables/log-tables.ts';

/** Adds an entry. Called inside the transaction of the change that it records. */
export const recordSecurityEvent = rowByRow(function* (entry: SecurityEntry): Steps<void> {
  if (isFailureEvent(entry.event)) yield* writeFailure(entry);
  else yield* write(entry);
});

/** Anyone can fail to log in, as often as they like and from many addresses: the log must not fill the disk. */
function* writeFailure(entry: SecurityEntry): Steps<void> {
  if (yield* isAddedToAnother(entry)) return;
  const { from, to } = sharedSpan(entry.at);
  const isFailure = sql`id >= ${from} and id < ${to} and event in ${list(eventsOfKind('failures'))}`;
  const rows = integerFrom(sql`(select count(*) from security_log where ${isFailure})
    + (select count(*) from installation_log where ${isFailure})`);
  const found = yield* rowOf(sql`select ${named({ rows })}`);
  if ((found?.rows ?? 0) < MOST_FAILURE_ROWS) return yield* write(entry);
  const summed = summedEntry(entry);
  if (!(yield* isAddedToAnother(summed))) yield* write(summed);
}

/** Counts the failure in an entry of the last 5 minutes; false if there is none. */
function* isAddedToAnother(entry: SecurityEntry): Steps<boolean> {
  const { event, actor, subject } = entry;
  const { address } = storedEntry(entry);
  const { from, to } = sharedSpan(entry.at);
  const { log, where } = logOf(entry);
  const shared = yield* rowOf(sql`select ${columnsOf(installationLogTable, 'id')} from ${log}
    where ${where} and id >= ${from} and id < ${to} and event = ${event}
      and coalesce(actor, '') = ${actor} and coalesce(subject, '') = ${subject}
      and coalesce(address, '') = ${address}
    order by id desc limit 1`);
  if (!shared) return false;
  yield* run(sql`update ${log} set times = times + 1 where ${where} and id = ${shared.id}`);
  return true;
}

/** Where entries of a course are, or those of the installation. */
function logOf({ course }: Pick<SecurityEntry, 'course'>) {
  return course === null
    ? { log: sql`installation_log`, where: sql`1 = 1`, key: sql`id`, values: [] }
    : {
        log: sql`security_log`,
        where: sql`course = ${course}`,
        key: sql`course, id`,
        values: [course],
      };
}

function* write(entry: SecurityEntry): Steps<void> {
  const { at, event, actor, subject } = entry;
  const { id, address, detail } = storedEntry(entry);
  const { log, key, values } = logOf(entry);
  const who = [actor || null, subject || null, address || null];
  const row = [...values, id, at, event, ...who, detail, 1];
  yield* run(sql`insert into ${log} as known
      (${key}, at, event, actor, subject, address, detail, times) values ${tuples([row])}
    on conflict (${key}) do update set times = known.times + 1`);
}

/** Deletes what is older than 90 days, in every course and of the installation. */
export function* sweepSecurityLog(at: number): Steps<void> {
  yield* run(sql`delete from security_log where id < ${oldestKeptId(at)}`);
  yield* run(sql`delete from installation_log where id < ${oldestKeptId(at)}`);
}

/**
 * Removes a person: what happened to their account is deleted, and what they did to others keeps no name. The id names
 * both, so it is replaced too.
 */
export function* eraseFromSecurityLog(
  { course, changeID }: Pick<Change, 'course' | 'changeID'>,
  key: string,
  erased: string,
): Steps<void> {
  yield* run(sql`delete from security_log where course = ${course} and subject = ${key}`);
  const rows = yield* rowsOf(sql`select ${columnsOf(securityLogTable, 'id')} from security_log
    where course = ${course} and actor = ${key} order by id`);
  for (const [position, { id }] of rows.entries()) {
    const nameless = `${timeOfId(id)}/${changeID}-${position}`;
    yield* run(sql`update security_log set actor = ${erased}, address = null, id = ${nameless}
      where course = ${course} and id = ${id}`);
  }
}

/** Gives the entries of a person the key of their record. The id names both people, so it is replaced too. */
export function* moveInSecurityLog(
  { course, changeID }: Pick<Change, 'course' | 'changeID'>,
  from: string,
  to: string,
): Steps<void> {
  const rows = yield* rowsOf(
    sql`select ${columnsOf(securityLogTable, 'id', 'actor', 'subject')} from security_log
      where course = ${course} and (actor = ${from} or subject = ${from}) order by id`,
  );
  for (const [position, { id, actor, subject }] of rows.entries()) {
    // Work may move twice in one change: the new key keeps the ids of the two apart.
    const moved = `${timeOfId(id)}/${changeID}-${to}-${position}`;
    yield* run(sql`update security_log set id = ${moved},
        actor = ${actor === from ? to : actor}, subject = ${subject === from ? to : subject}
      where course = ${course} and id = ${id}`);
  }
}

export const securityLogProcedures = { recordSecurityEvent };
