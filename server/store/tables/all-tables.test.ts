// The descriptions of the tables say what the schema says.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BACKUP_TABLES } from '../backup/backup-tables.ts';
import type { AnyColumns, Column } from '../engine/columns.ts';
import * as answerTables from './answer-tables.ts';
import * as courseTables from './courses-table.ts';
import * as designTables from './design-tables.ts';
import * as gradeTables from './grade-tables.ts';
import * as installationTables from './installation-tables.ts';
import * as logTables from './log-tables.ts';
import * as loginTables from './login-tables.ts';
import * as noticeTables from './notice-tables.ts';
import * as peopleTables from './people-tables.ts';

const SCHEMA = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');

const DESCRIBED: Readonly<Record<string, AnyColumns>> = {
  ...answerTables,
  ...courseTables,
  ...designTables,
  ...gradeTables,
  ...installationTables,
  ...logTables,
  ...loginTables,
  ...noticeTables,
  ...peopleTables,
};

const TABLE = /^create table (\w+) \(\n([\s\S]*?)\n\);$/gm;
const COLUMN =
  /^ {2}(?!primary |foreign |check )(\w+) (text|bigint)\b(?: collate "C")?( not null)?/gm;
const VALUES = /\(?(\w+) in \(([^)]*)\)\)/g;

/** The description of design_items is designItemsTable. */
function exportedAs(name: string): string {
  return `${name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
}

/** Each column as a line: its name, its type, whether it can be null, and the only values that it can have. */
function schemaColumns(body: string): string[] {
  const only = new Map(
    [...body.matchAll(VALUES)].map(([, name = '', values = '']) => [name, valuesIn(values)]),
  );
  return [...body.matchAll(COLUMN)].map(([, name = '', type, notNull]) => {
    return line(name, type === 'text' ? 'text' : 'integer', notNull === undefined, only.get(name));
  });
}

function valuesIn(list: string): string[] {
  return list.split(',').map((each) => each.trim().replaceAll("'", ''));
}

function described(column: Column<unknown>): string {
  const { stored, isNullable, only } = column.kind;
  return line(column.name, stored, isNullable, only?.map(String));
}

function line(
  name: string,
  stored: string,
  isNullable: boolean,
  only: readonly string[] | undefined,
): string {
  const values = only ? ` of ${only.toSorted().join(', ')}` : '';
  return `${name} ${stored}${isNullable ? ' or null' : ''}${values}`;
}

/** The database doesn't check these values; only this program writes them, and tests check every row that they read. */
const UNCHECKED: ReadonlySet<string> = new Set([
  'audit_log.action',
  'audit_log.grading_type',
  'courses.personal_data_sweep',
  'answer_history.is_carried',
]);

test.each([...SCHEMA.matchAll(TABLE)].map(([, name = '', body = '']) => ({ name, body })))(
  '$name is described as it is',
  ({ name, body }) => {
    const columns = Object.values(DESCRIBED[exportedAs(name)] ?? {}).map((column) =>
      UNCHECKED.has(`${name}.${column.name}`) ? withoutValues(column) : column,
    );
    expect(columns.map(described)).toEqual(schemaColumns(body));
  },
);

function withoutValues({ kind: { only: _only, ...kind }, ...column }: Column<unknown>) {
  return { ...column, kind };
}

test('no table is described that the schema lacks', () => {
  const names = [...SCHEMA.matchAll(TABLE)].map(([, name = '']) => name);
  expect(Object.keys(DESCRIBED).toSorted()).toEqual(names.map(exportedAs).toSorted());
  expect(names).toEqual(expect.arrayContaining([...BACKUP_TABLES]));
});

test.each([...UNCHECKED])('%s still needs its exception', (column) => {
  const [table = '', name = ''] = column.split('.');
  const body = [...SCHEMA.matchAll(TABLE)].find(([, found]) => found === table)?.[2] ?? '';
  expect(schemaColumns(body).filter((each) => each.startsWith(`${name} `))).toHaveLength(1);
  expect(schemaColumns(body)).not.toContainEqual(expect.stringMatching(`^${name} .* of `));
});
