/// <reference types="node" />
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const folder = path.join(import.meta.dirname, '..');
const at = (file: string): string => path.join(folder, file);

test('a class has one name in its file, and another one in another file', () => {
  const nameOf = shortClassNames(folder);
  const names = [
    nameOf('row', at('a.module.css')),
    nameOf('rows', at('a.module.css')),
    nameOf('row', at('b.module.css')),
  ];
  expect(new Set(names).size).toBe(3);
  expect(nameOf('row', at('a.module.css'))).toBe(names[0]);
  expect(nameOf('row', `${at('a.module.css')}?used`)).toBe(names[0]);
  for (const name of names) expect(name).toMatch(/^_[a-z0-9]{5}$/);
});

test('another build gives the same names, wherever the folder is', () => {
  const here = shortClassNames(folder);
  const there = shortClassNames('/elsewhere');
  expect(there('row', '/elsewhere/ui/a.module.css')).toBe(here('row', at('ui/a.module.css')));
});

test('no two style sheets share a code', () => {
  const nameOf = shortClassNames(folder);
  const sheets = globSync('**/*.module.css', { cwd: folder, exclude: ['dist/**'] });
  expect(sheets.length).toBeGreaterThan(100);
  expect(new Set(sheets.map((file) => nameOf('a', at(file)))).size).toBe(sheets.length);
});
