import { expect, test } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const file = (path: string, ...targets: readonly string[]) => ({
  path,
  text: '',
  imports: targets.map((target) => ({ target })),
});

const FILES = [
  file('domain/a.ts'),
  file('domain/a.test.ts', 'domain/a.ts'),
  file('domain/b.ts', 'domain/a.ts'),
  file('web/x.tsx', 'domain/b.ts'),
  file('web/x.dom.test.tsx', 'web/x.tsx'),
  file('server/store/y-store.ts', 'domain/b.ts'),
  file('server/store/y-store.test.ts', 'server/store/y-store.ts'),
  file('server/store/z-store.test.ts', 'server/store/z-store.ts'),
  file('server/store/z-store.ts'),
];

test('a rule affects all tests that reach it outside the server, and those of the server near it', () => {
  expect(affectedTests(['domain/b.ts'], FILES)).toEqual([
    'server/store/y-store.test.ts',
    'web/x.dom.test.tsx',
  ]);
  expect(affectedTests(['domain/a.ts'], FILES)).toEqual(['domain/a.test.ts', 'web/x.dom.test.tsx']);
  expect(affectedTests(['server/store/z-store.ts'], FILES)).toEqual([
    'server/store/z-store.test.ts',
  ]);
});

test('a changed test affects itself, and a page of words nothing', () => {
  expect(affectedTests(['web/x.dom.test.tsx'], FILES)).toEqual(['web/x.dom.test.tsx']);
  expect(affectedTests(['README.md'], FILES)).toEqual([]);
});
