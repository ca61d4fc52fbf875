import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';
import { tablesComplaint } from './check-tables.ts';

const schema = readFileSync(join(projectFolder, 'server', 'store', 'schema.sql'), 'utf8');
const page = readFileSync(join(projectFolder, 'docs', 'tables.md'), 'utf8');

test('accepts the page that the script makes of the schema', () => {
  expect(tablesComplaint(schema, page)).toBe(null);
});

test.each([
  ['a column that is new in a key', 'primary key (course, id)', 'primary key (course, id, at)'],
  ['a foreign key that is gone', '  foreign key (course) references courses (course),\n', ''],
])('reports a page that is out of date: %s', (_name, before, after) => {
  expect(tablesComplaint(schema.replace(before, after), page)).toContain('out of date');
});
