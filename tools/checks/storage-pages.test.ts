// Checks that the pages for administrators agree with the schema of the database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../server/store/migrations/all-migrations.ts';
import { projectFolder } from '../programs/run-step.ts';

function textOf(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

/** The names in backquotes in the first column of the table under a heading. */
function namesUnder(heading: string, page: string): string[] {
  const part = textOf(page).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...part.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

test('the page about many machines names every table once', () => {
  const schema = textOf('server/store/schema.sql');
  const tables = [...schema.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name);
  expect(tables.length).toBeGreaterThan(30);
  expect(namesUnder('The tables', 'docs/many-machines.md').toSorted()).toEqual(tables.toSorted());
});

test('the page about running Elenchus names the current schema', () => {
  expect(textOf('docs/operations.md')).toContain(`The current schema is ${SCHEMA_VERSION}.`);
});
