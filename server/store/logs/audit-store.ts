// The append-only log of what was changed, by whom, from what to what.

import { randomBytes } from 'node:crypto';
import type { AuditAction } from './audit-actions.ts';
import { peopleNamedIn } from './audit-mentions.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples } from '../engine/sql.ts';
import { parsedJson, textField } from '../stored-json.ts';
import { auditLogTable } from '../tables/log-tables.ts';

/** Who changes a course, and when; every write of course data starts from one. */
export interface Change {
  readonly course: string;
  /** The folded username, or 'admin'. */
  readonly actor: string;
  readonly at: number;
  /** Shared by all audit rows of this change. */
  readonly changeID: string;
  /** Where the change was made from, for the security log; '' for a command on the server. */
  readonly address: string;
  /** The message of a request with which a grade is changed. */
  readonly fromRequest?: string;
}

export interface AuditEntry {
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface AuditRow extends AuditEntry {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
}

/** A change with a new time-ordered id. */
export function changeBy(course: string, actor: string, at: number, address = ''): Change {
  // A number keeps the order of changes in one millisecond; the random part keeps those of two processes apart.
  latest = { at, count: latest.at === at ? latest.count + 1 : 0 };
  const order = `${at.toString(36).padStart(9, '0')}.${latest.count.toString(16).padStart(4, '0')}`;
  const changeID = `${order}${randomBytes(6).toString('hex')}`;
  return { course, actor, at, changeID, address };
}

/** When a change was made, by its ID. */
export function timeOfChange(changeID: string): number {
  return Number.parseInt(changeID.slice(0, changeID.indexOf('.')), 36);
}

let latest = { at: 0, count: 0 };

/** Adds the entries of one change to the log, with the people they name; `first` is the number of entries it has already. */
export function* recordAudit(
  change: Change,
  entries: readonly AuditEntry[],
  first = 0,
): Steps<void> {
  const rows = entries.map(({ action, subject, before, after }, position) => {
    const id = entryID(change, first + position);
    const { course, at, actor } = change;
    const about = aboutOf({ action, subject, before, after });
    return [course, id, at, actor, action, subject, json(before), json(after), ...about];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into audit_log
      (course, id, at, actor, action, subject, before_value, after_value,
        evaluation_id, grading_type) values ${tuples(chunk)}`);
  }
  const mentions = entries.flatMap(({ subject, before, after }, position) =>
    peopleNamedIn(before, after)
      .filter((key) => key !== subject && key !== change.actor)
      .map((key) => [change.course, key, entryID(change, first + position)]),
  );
  for (const chunk of chunksOf(mentions)) {
    yield* run(sql`insert into audit_mentions (course, username_key, entry_id)
      values ${tuples(chunk)}`);
  }
}

function entryID({ changeID }: Change, position: number): string {
  return `${changeID}-${String(position).padStart(6, '0')}`;
}

/** The evaluation and the type of grade that an entry is about, by which the log is searched. */
function aboutOf({ action, subject, before, after }: AuditEntry): [string | null, string | null] {
  const value: unknown = after ?? before;
  if (action.startsWith('grade.')) {
    return [textField(value, 'evaluationDataID') ?? null, textField(value, 'gradingType') ?? null];
  }
  const isRemoved = action === 'design.remove' && textField(value, 'dataType') === 'evaluation';
  return [isRemoved || action.startsWith('evaluation.') ? subject : null, null];
}

/** The rows of the log with these ids, as a procedure sees them. */
export function* auditRowsOf(course: string, ids: readonly string[]): Steps<AuditRow[]> {
  const found: AuditRow[] = [];
  for (const chunk of chunksOf(ids)) {
    const rows = yield* rowsOf(sql`select
        ${columnsOf(auditLogTable, 'id', 'at', 'actor', 'action', 'subject')},
        ${named({ beforeValue: auditLogTable.before, afterValue: auditLogTable.after })}
      from audit_log where course = ${course} and id in ${list(chunk)} order by id`);
    for (const { beforeValue, afterValue, ...row } of rows) {
      found.push({ ...row, before: parsedJson(beforeValue), after: parsedJson(afterValue) });
    }
  }
  return found;
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
