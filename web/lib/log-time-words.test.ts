import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { expect, test } from 'vitest';
import { logTimeWords } from './log-time-words.ts';

test('a moment is shown in the course’s time zone', () => {
  const at = Date.UTC(2026, 10, 15, 20, 40);
  expect(logTimeWords(at, timeZoneOf('America/New_York'))).toBe('Nov 15, 2026, 3:40 PM');
  expect(logTimeWords(at, timeZoneOf('Europe/Berlin'))).toBe('Nov 15, 2026, 9:40 PM');
});
