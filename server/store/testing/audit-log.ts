// Reads the log of changes in the tests of procedures that write it.
import type { AuditAction } from '../logs/audit-actions.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { sql } from '../engine/sql.ts';
import { parsedJson } from '../stored-json.ts';
import { auditLogTable } from '../tables/log-tables.ts';

interface LoggedRow {
  readonly id: string;
  readonly at: number;
  readonly actor: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The log of a course in the order in which it was written. */
export async function readLog(reader: Reader, course: string): Promise<LoggedRow[]> {
  const rows = await reader.read(sql`select
      ${columnsOf(auditLogTable, 'id', 'at', 'actor', 'action', 'subject', 'before', 'after')}
    from audit_log where course = ${course} order by id`);
  return rows.map((row) => ({
    ...row,
    before: parsedJson(row.before),
    after: parsedJson(row.after),
  }));
}

/** The rows that one change has written. */
export async function readLogOf(
  reader: Reader,
  course: string,
  changeID: string,
): Promise<LoggedRow[]> {
  return (await readLog(reader, course)).filter(({ id }) => id.startsWith(`${changeID}-`));
}
