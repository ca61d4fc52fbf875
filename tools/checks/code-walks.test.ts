// Checks that the pages that follow something through the code name functions that are in the files beside them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const WALKS = ['docs/how-a-save-travels.md', 'docs/a-grades-life.md', 'web/opening/README.md'];
const STEP = /^\| \d+ \| .+ \| ([^|]+) \| \[[^\]]+\]\(([^)]+)\) \|$/gm;

interface Step {
  readonly names: readonly string[];
  /** From the folder of the project. */
  readonly file: string;
}

function textOf(file: string): string {
  return readFileSync(path.join(projectFolder, file), 'utf8');
}

/** The rows of the tables: the names in backquotes, and the file they link to. */
function stepsOf(page: string, text = textOf(page)): Step[] {
  return [...text.matchAll(STEP)].map(([, cell = '', file = '']) => ({
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    file: path.posix.join(path.posix.dirname(page), file),
  }));
}

function missingNames({ names, file }: Step): string[] {
  if (!existsSync(path.join(projectFolder, file))) return [file];
  const words = textOf(file);
  return names
    .filter((name) => !new RegExp(String.raw`(?<!\w)${RegExp.escape(name)}(?!\w)`).test(words))
    .map((name) => `${file}: ${name}`);
}

test.each(WALKS)('%s names functions that are in their files', (page) => {
  const steps = stepsOf(page);
  expect(steps.length).toBeGreaterThan(15);
  expect(steps.flatMap(missingNames)).toEqual([]);
});

test.each(WALKS)('%s numbers its steps without gaps, and each has a name', (page) => {
  const text = textOf(page);
  const numbers = [...text.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  expect(stepsOf(page).length).toBe(numbers.length);
  expect(stepsOf(page).filter(({ names }) => names.length === 0)).toEqual([]);
});

const missingIn = (text: string): string[] => stepsOf('docs/a.md', text).flatMap(missingNames);

test('a name that is in another file, or a part of a name, is found out', () => {
  const row = '| 1 | Reads. | `schemaTables`, `schema` | [x](../tools/tables/schema-tables.ts) |';
  expect(missingIn(row)).toEqual([]);
  expect(missingIn(row.replace('`schema`', '`tablesPage`, `schemaTable`'))).toEqual([
    'tools/tables/schema-tables.ts: tablesPage',
    'tools/tables/schema-tables.ts: schemaTable',
  ]);
  expect(missingIn(row.replace('schema-tables.ts', 'gone.ts'))).toEqual(['tools/tables/gone.ts']);
});
