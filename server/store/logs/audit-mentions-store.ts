// The people whom entries of the log name in their values: found by key, so that nobody searches the values.

import { withPersonAs } from './audit-mentions.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { auditLogTable, auditMentionsTable } from '../tables/log-tables.ts';

/**
 * Gives a person another key in the values of every entry that names them; null erases the name. It must run before the
 * actors and subjects of the entries get the new key: by those, the entries by and about the person are found.
 */
export function* rewriteMentions(course: string, key: string, to: string | null): Steps<void> {
  const entries =
    yield* rowsOf(sql`select ${columnsOf(auditLogTable, 'id', 'before', 'after')} from audit_log
    where course = ${course} and (actor = ${key} or subject = ${key} or id in
      (select ${auditMentionsTable.entryID} from audit_mentions where course = ${course} and username_key = ${key}))`);
  for (const { id, before, after } of entries) {
    const rewritten = {
      before: withPersonAs(before, key, to),
      after: withPersonAs(after, key, to),
    };
    if (rewritten.before === before && rewritten.after === after) continue;
    yield* run(sql`update audit_log set before_value = ${rewritten.before},
        after_value = ${rewritten.after} where course = ${course} and id = ${id}`);
  }
  const mentions = sql`course = ${course} and username_key = ${key}`;
  yield* run(
    to === null
      ? sql`delete from audit_mentions where ${mentions}`
      : sql`update audit_mentions set username_key = ${to} where ${mentions}`,
  );
}
