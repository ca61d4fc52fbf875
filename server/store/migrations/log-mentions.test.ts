import { expect, test } from 'vitest';
import { columnsOf } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { openStore } from '../open-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { auditMentionsTable } from '../tables/log-tables.ts';
import { makeOldDatabase, oldRow } from '../testing/old-database.ts';

const entry = (id: string, action: string, subject: string, before: unknown, after: unknown) =>
  oldRow('audit_log', {
    course: 'phil',
    id,
    at: Number(id),
    actor: 'ina',
    action,
    subject,
    before_value: typeof before === 'string' || before === null ? before : JSON.stringify(before),
    after_value: after === null ? null : JSON.stringify(after),
  });
const removal = (id: string, dataType: string, dataID: string) =>
  entry(id, 'design.remove', dataID, { dataType, dataID }, null);

const OLD_ROWS = [
  oldRow('courses', { course: 'phil', created_at: 1, design_version: 1 }),
  oldRow('design_items', {
    course: 'phil',
    data_type: 'evaluation',
    data_id: 'BACK',
    data_index: '',
    data_text: '',
    question_type: '',
    question_options: '',
    question_logic: '',
    question_course_date: '',
    version: 1,
    changed_at: 1,
    changed_by: 'ina',
  }),
  entry('11', 'grade.save', 'sam', { usernameKey: 'sam', changedBy: 'tess' }, { changedBy: 'ina' }),
  entry('12', 'user.edit', 'sam', { ta: 'tess' }, { ta: 'tom/1' }),
  entry('13', 'user.add', 'gus', null, { username: 'gus', ta: '' }),
  entry('14', 'grade.request', 'sam', { givenTo: 'tom', author: 'tom' }, null),
  entry('15', 'evaluation.due-date', 'MID', '"2026-09-01"', '2026-09-02'),
  entry('16', 'evaluation.due-date', 'MID', 'not JSON: "tess"', null),
  entry('17', 'grade.save', 'sam', null, ['tess']),
  removal('21', 'evaluation', 'MID'),
  removal('22', 'evaluation', 'MID'),
  removal('23', 'handBackTime', 'MID'),
  removal('24', 'evaluation', 'BACK'),
  removal('25', 'question', 'duty'),
];

onEachEngine('the upgrade of a log', (engine) => {
  test('finds whom its entries name, and which evaluations are deleted', async () => {
    const place = await engine.makePlace();
    await makeOldDatabase(place.location, 29, OLD_ROWS);
    const store = await openStore(place.location, 100);
    const mentions = await store.read(
      sql`select ${columnsOf(auditMentionsTable, 'usernameKey', 'entryID')} from audit_mentions
        where course = 'phil' order by entry_id, username_key`,
    );
    const deleted = await store.read(
      sql`select evaluation_id as id, deleted_at as at from deleted_evaluations
        where course = 'phil'`,
    );
    await store.close();
    await place.remove();
    expect(mentions.map(({ entryID, usernameKey }) => `${entryID} ${usernameKey}`)).toEqual([
      '11 tess',
      '12 tess',
      '12 tom/1',
      '14 tom',
    ]);
    expect(deleted).toEqual([{ id: 'MID', at: 22 }]);
  });

  test('reads a long log in parts', async () => {
    const place = await engine.makePlace();
    const entries = Array.from({ length: 2050 }, (_, index) =>
      entry(String(10_000 + index), 'user.edit', 'sam', null, { ta: `ta${index % 7}` }),
    );
    await makeOldDatabase(place.location, 29, [...OLD_ROWS.slice(0, 1), ...entries]);
    const store = await openStore(place.location, 100);
    const [found] = await store.read(sql`select count(*) as rows,
      min(entry_id) as first, max(entry_id) as last from audit_mentions`);
    await store.close();
    await place.remove();
    expect(found).toEqual({ rows: 2050, first: '10000', last: '12049' });
  });
});
