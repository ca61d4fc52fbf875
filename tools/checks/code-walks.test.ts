// Checks that the pages that follow something through the code name functions that are in the files beside them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const WALKS = ['docs/how-a-save-travels.md', 'docs/a-grades-life.md'];
const STEP = /^\| \d+ \| .+ \| ([^|]+) \| \[[^\]]+\]\(([^)]+)\) \|$/gm;

interface Step {
  readonly names: readonly string[];
  /** From the page. */
  readonly file: string;
}

function textOf(file: string): string {
  return readFileSync(path.join(projectFolder, file), 'utf8');
}

/** The rows of the tables: the names in backquotes, and the file they link to. */
function stepsOf(page: string): Step[] {
  return [...page.matchAll(STEP)].map(([, cell = '', file = '']) => ({
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    file,
  }));
}

function missingNames({ names, file }: Step): string[] {
  const target = path.posix.join('docs', file);
  if (!existsSync(path.join(projectFolder, target))) return [target];
  const words = textOf(target);
  return names
    .filter((name) => !new RegExp(String.raw`(?<!\w)${RegExp.escape(name)}(?!\w)`).test(words))
    .map((name) => `${target}: ${name}`);
}

test.each(WALKS)('%s names functions that are in their files', (page) => {
  const steps = stepsOf(textOf(page));
  expect(steps.length).toBeGreaterThan(25);
  expect(steps.flatMap(missingNames)).toEqual([]);
});

test.each(WALKS)('%s numbers its steps without gaps, and each has a name', (page) => {
  const text = textOf(page);
  const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  expect(stepsOf(text).length).toBe(numbers.length);
  expect(stepsOf(text).filter(({ names }) => names.length === 0)).toEqual([]);
});

test('a name that is in another file, or a part of a name, is found out', () => {
  const row = '| 1 | Reads. | `schemaTables`, `schema` | [x](../tools/tables/schema-tables.ts) |';
  expect(stepsOf(row).flatMap(missingNames)).toEqual([]);
  expect(
    stepsOf(row.replace('`schema`', '`tablesPage`, `schemaTable`')).flatMap(missingNames),
  ).toEqual([
    'tools/tables/schema-tables.ts: tablesPage',
    'tools/tables/schema-tables.ts: schemaTable',
  ]);
  expect(stepsOf(row.replace('schema-tables.ts', 'gone.ts')).flatMap(missingNames)).toEqual([
    'tools/tables/gone.ts',
  ]);
});
