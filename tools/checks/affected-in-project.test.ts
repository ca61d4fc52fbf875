import { expect, test } from 'vitest';
import { affectedTests } from '../test-runs/affected-tests.ts';
import { readSourceTree } from './source-tree.ts';

test('a changed example runs the access matrix and the fuzzing', () => {
  const affected = affectedTests(['contract/class-api.examples.ts'], readSourceTree());
  expect(affected).toEqual(
    expect.arrayContaining([
      'server/testing/access/access-matrix.test.ts',
      'server/testing/fuzz/fuzz.test.ts',
    ]),
  );
});

test('in the project itself, a rule affects its own test and a fraction of the others', () => {
  const files = readSourceTree();
  const affected = affectedTests(['domain/similarity/compare-essays.ts'], files);
  expect(affected).toContain('domain/similarity/compare-essays.test.ts');
  expect(affected.some((path) => path.startsWith('server/'))).toBe(true);
  const all = files.filter(({ path }) => path.includes('.test.'));
  expect(affected.length).toBeLessThan(all.length / 4);
});
