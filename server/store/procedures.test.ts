// Every write that a store offers can be asked for, and no two have the same name.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { procedures } from './procedures.ts';

test('the records of all stores together are the procedures, each name once', async () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'procedures.ts',
  );
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<object>),
  );
  const records = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, record]) =>
      name.endsWith('Procedures') ? Object.entries(record as object) : [],
    ),
  );
  expect(records.map(([name]) => name).toSorted()).toEqual(Object.keys(procedures).toSorted());
  expect(Object.fromEntries(records)).toEqual(procedures);
});
