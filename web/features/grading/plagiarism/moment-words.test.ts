import { DEFAULT_TIME_ZONE } from '@elenchus/domain/base/zoned-time.ts';
import { expect, test } from 'vitest';
import { versionWords } from './moment-words.ts';

test.each([
  [
    'until midnight by the course’s clock',
    '2026-11-26T04:59:00Z',
    'The current version: it isn’t due until Wednesday, November 25, 2026',
  ],
  [
    'afterwards',
    '2026-11-26T05:00:00Z',
    'The version from the end of Wednesday, November 25, 2026',
  ],
])('which version of an essay is compared: %s', (_name, now, expected) => {
  expect(versionWords('2026-11-25', Date.parse(now), DEFAULT_TIME_ZONE)).toBe(expected);
});
