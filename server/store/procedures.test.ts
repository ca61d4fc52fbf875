// Every write that a store offers can be asked for, and no two have the same name.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { procedures } from './procedures.ts';

const RECORD = /^export const \w+Procedures\b/m;

test('the records of all stores together are the procedures, each name once', async () => {
  const folder = import.meta.dirname;
  const files = globSync('**/*.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|^testing\/|^procedures\.ts$/.test(file))
    .filter((file) => RECORD.test(readFileSync(join(folder, file), 'utf8')));
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
