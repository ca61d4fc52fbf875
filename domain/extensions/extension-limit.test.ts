import { expect, test } from 'vitest';
import { tooManyDatesSentence } from './extension-limit.ts';

test('EXT-95 one extension changes at most 3,000 due dates', () => {
  expect(tooManyDatesSentence(3000, 1)).toBeUndefined();
  expect(tooManyDatesSentence(300, 10)).toBeUndefined();
  expect(tooManyDatesSentence(400, 100)).toBe(
    'An extension can change up to 3,000 due dates at once. This one is about 40,000. Choose fewer students. Nothing was changed.',
  );
});
