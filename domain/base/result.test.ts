import { expect, test } from 'vitest';
import { accept, refuse } from './result.ts';
test('an accepted result has its value', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse('too-short')).toEqual({ ok: false, reason: 'too-short' });
});
