import { expect, test } from 'vitest';
import { codeReferences } from './code-references.ts';

test('finds every text, says which are specifiers, and names packages', () => {
  const code = `
import fs from 'node:fs';
import { createHash } from 'crypto';
import { z } from 'zod';
import yazl from '@scope/yazl/deep.js';
export { one } from './one.ts';
const later = await import('./later.ts');
const thread = new Worker(new URL('./thread.ts', import.meta.url));
const wasm = import.meta.resolve('typesetter/wasm');
`;
  const { texts, packages, computedPlaces } = codeReferences('a.js', code);
  const specifiers = texts.filter(({ isSpecifier }) => isSpecifier).map(({ value }) => value);
  expect(specifiers).toEqual([
    'node:fs',
    'crypto',
    'zod',
    '@scope/yazl/deep.js',
    './one.ts',
    './later.ts',
  ]);
  const thread = texts.find(({ value }) => value === './thread.ts');
  expect(thread?.isSpecifier).toBe(false);
  expect(code.slice(thread?.start, thread?.end)).toBe("'./thread.ts'");
  expect(packages.toSorted()).toEqual(['@scope/yazl', 'typesetter', 'zod']);
  expect(computedPlaces).toBe(0);
});

test('counts the places that nobody can follow', () => {
  const code = 'const fonts = (name) => new URL(`fonts/${name}/`, import.meta.url);';
  expect(codeReferences('a.js', code).computedPlaces).toBe(1);
});

test('refuses what it can’t parse', () => {
  expect(() => codeReferences('a.js', 'const const')).toThrow('a.js');
});
