// Checks that the pages for administrators agree with the schema of the database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RELEASED_SCHEMAS } from '../../commands/released-schemas.ts';
import { projectFolder } from '../programs/run-step.ts';
import { schemaTables } from '../tables/schema-tables.ts';

function textOf(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

/** The names in backquotes in the first column of the table under a heading. */
function namesUnder(heading: string, page: string): string[] {
  const part = textOf(page).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...part.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
}

test('the page about many machines names every table that can not be spread by its course', () => {
  const tables = schemaTables(textOf('server/store/schema.sql'));
  const others = tables.filter(({ primaryKey }) => primaryKey[0] !== 'course');
  expect(tables.length - others.length).toBeGreaterThan(25);
  expect(namesUnder('The tables', 'docs/many-machines.md').toSorted()).toEqual(
    others.map(({ name }) => name).toSorted(),
  );
});

test('the page about running Elenchus names the schema of every release', () => {
  const page = textOf('docs/operations.md');
  const missing = RELEASED_SCHEMAS.filter(
    ({ release, schema }) => !page.includes(`${release} has schema ${schema}`),
  );
  expect(missing).toEqual([]);
});
