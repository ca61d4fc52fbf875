import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { schemaTables } from './schema-tables.ts';
import { NAMED_REFERENCES } from './table-groups.ts';
import { tablesPage } from './tables-page.ts';

const schema = readFileSync(join(projectFolder, 'server', 'store', 'schema.sql'), 'utf8');
const tables = schemaTables(schema);

/** The part of the page below a heading. */
function partOf(heading: string): string {
  return tablesPage(tables).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
}

test('reads columns, the primary key and foreign keys over several lines', () => {
  const uses = tables.find(({ name }) => name === 'saved_comment_uses');
  expect(uses).toEqual({
    name: 'saved_comment_uses',
    columns: [
      { name: 'course', type: 'text' },
      { name: 'owner', type: 'text' },
      { name: 'comment_id', type: 'text' },
      { name: 'question_id', type: 'text' },
      { name: 'uses', type: 'bigint' },
    ],
    primaryKey: ['course', 'owner', 'comment_id', 'question_id'],
    foreignKeys: [{ columns: ['course', 'owner', 'comment_id'], table: 'saved_comments' }],
  });
});

test('reads every table and every foreign key of the schema', () => {
  expect(tables.length).toBe(schema.match(/^create table /gm)?.length);
  expect(tables.flatMap(({ foreignKeys }) => foreignKeys).length).toBe(
    schema.match(/^ {2}foreign key /gm)?.length,
  );
  expect(tables.filter(({ primaryKey }) => primaryKey.length === 0)).toEqual([]);
});

test('draws what the database checks with a solid line, and names with a dotted one', () => {
  const comments = partOf('Comments and requests');
  expect(comments).toContain(
    '  saved_comments ||--o{ saved_comment_uses : "course, owner, comment_id"',
  );
  expect(comments).toContain('  design_items |o..o{ grade_requests : "question_id; evaluation_id"');
  expect(comments).toContain('    text assigned_to\n');
  expect(comments).toContain('    text comment_id PK, FK\n');
});

test('draws that a row has at most one of another table', () => {
  expect(partOf('Notices and email')).toContain(
    '  users ||--o| mail_addresses : "course, username_key"',
  );
});

test('lists the references of a table in a row that reads without the drawing', () => {
  expect(partOf('Answers')).toContain(
    '| `option_changes` | a renumbering of a question’s options | `course`, `question_id`, `change_number` | `course` → `courses` | `question_id` → `design_items` |',
  );
});

test('every reference by name is about columns that a table has', () => {
  const unused = NAMED_REFERENCES.filter(
    ({ columns, except = [] }) =>
      !tables.some(
        (table) =>
          !except.includes(table.name) &&
          columns.every((column) => table.columns.some(({ name }) => name === column)),
      ),
  );
  expect(unused).toEqual([]);
});

test('a table that no group lists is named', () => {
  const more = schemaTables(
    `${schema}\ncreate table essays (\n  course text,\n  primary key (course)\n);`,
  );
  expect(() => tablesPage(more)).toThrow('Missing: essays');
});
