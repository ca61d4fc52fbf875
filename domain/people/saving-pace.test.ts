import { expect, test } from 'vitest';
import {
  NEW_VERSIONS,
  paceSentence,
  SAVED_BYTES,
  secondsToWait,
  UNUSED,
  useMore,
  type Allowance,
} from './saving-pace.ts';

const START = 1_800_000_000_000;

/** The longest wait of a person who saves so much each time, so often, for so long. */
function longestWait(allowance: Allowance, amount: number, everyMs: number, forMs: number): number {
  let used = UNUSED;
  let longest = 0;
  for (let now = START; now < START + forMs; now += everyMs) {
    const wait = secondsToWait(used, allowance, now);
    longest = Math.max(longest, wait);
    if (wait === 0) used = useMore(used, allowance, amount, now);
  }
  return longest;
}

const HOUR = 3_600_000;

test.each([
  ['an essay of 50 pages, typed without pause for a day', 150_000, 1200],
  ['the same in letters of 2 bytes', 300_000, 1200],
  ['the longest essay', 200_000, 800],
])('USR-187 %s never waits', (_name, bytes, everyMs) => {
  expect(longestWait(SAVED_BYTES, bytes, everyMs, 24 * HOUR)).toBe(0);
});

test('USR-187 8 MB in a loop wait after 5 calls, and then get 20 MB a minute', () => {
  let used = UNUSED;
  let saved = 0;
  let savedAtOnce = 0;
  for (let now = START; now < START + HOUR; now += 100) {
    if (secondsToWait(used, SAVED_BYTES, now) > 0) continue;
    used = useMore(used, SAVED_BYTES, 8_000_000, now);
    saved += 8;
    if (now < START + 500) savedAtOnce = saved;
  }
  expect(savedAtOnce).toBe(40);
  expect(saved).toBeLessThanOrEqual(40 + 60 * 20 + 8);
  expect(saved).toBeGreaterThanOrEqual(60 * 20);
});

test('USR-187 the wait that is named is long enough', () => {
  const used = useMore(UNUSED, SAVED_BYTES, 90_000_000, START);
  const wait = secondsToWait(used, SAVED_BYTES, START);
  expect(wait).toBe(150);
  expect(secondsToWait(used, SAVED_BYTES, START + (wait - 1) * 1000)).toBeGreaterThan(0);
  expect(secondsToWait(used, SAVED_BYTES, START + wait * 1000 + 1)).toBe(0);
  expect(paceSentence(wait)).toBe(
    'You saved a lot in a short time. Please wait 3 minutes and try again. Nothing was changed.',
  );
  expect(paceSentence(1)).toContain('Please wait 1 second and');
});

test('USR-187 a clock that is set back frees nothing, and blocks nobody for longer', () => {
  const used = useMore(UNUSED, SAVED_BYTES, 90_000_000, START);
  const before = START - 24 * HOUR;
  expect(secondsToWait(used, SAVED_BYTES, before)).toBe(150);
  expect(secondsToWait(useMore(used, SAVED_BYTES, 0, before), SAVED_BYTES, before + 151_000)).toBe(
    0,
  );
});

test('ANS-126 a version of 50 pages every 5 minutes, day and night, never waits', () => {
  expect(longestWait(NEW_VERSIONS, 150_000, 300_000, 30 * 24 * HOUR)).toBe(0);
});

test('ANS-126 versions of the longest essay in a loop add 50 million characters a day', () => {
  let used = UNUSED;
  let added = 0;
  for (let now = START; now < START + 10 * 24 * HOUR; now += 1000) {
    if (secondsToWait(used, NEW_VERSIONS, now) > 0) continue;
    used = useMore(used, NEW_VERSIONS, 200_000, now);
    added += 200_000;
  }
  expect(added).toBeLessThanOrEqual(11 * 50_000_000 + 200_000);
});
