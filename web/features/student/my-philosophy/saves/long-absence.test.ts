import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLongAbsence, watchLongAbsence } from './long-absence.ts';

test.each([
  ['a moment', 1_000_000, 1_000_001, false],
  ['ten minutes exactly', 0, 600_000, false],
  ['more than ten minutes', 0, 600_001, true],
])('%s', (_name, lastSign, now, expected) => {
  expect(isLongAbsence(lastSign, now)).toBe(expected);
});

const MINUTE = 60_000;
const page = Object.assign(new EventTarget(), { hasFocus: () => true, visibilityState: 'visible' });
const window = new EventTarget();
const returns = vi.fn<() => void>();
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  returns.mockClear();
  stop = watchLongAbsence(returns);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What happens, each with the minute in which it does. */
function live(moments: readonly (readonly [minute: number, event: string])[]): void {
  for (const [minute, event] of moments) {
    vi.setSystemTime(minute * MINUTE);
    window.dispatchEvent(new Event(event));
  }
}

test.each([
  [
    'away for a quarter of an hour',
    [
      [0, 'blur'],
      [15, 'focus'],
    ],
    1,
  ],
  [
    'away for a moment',
    [
      [5, 'keydown'],
      [6, 'blur'],
      [7, 'focus'],
    ],
    0,
  ],
  [
    'nothing done for long, then away for a moment',
    [
      [15, 'blur'],
      [16, 'focus'],
    ],
    1,
  ],
  [
    'the mouse crosses the page on the way back',
    [
      [0, 'blur'],
      [15, 'mousemove'],
      [15, 'focus'],
    ],
    1,
  ],
  [
    'writing all the time',
    [
      [8, 'keydown'],
      [16, 'keydown'],
      [17, 'blur'],
      [18, 'focus'],
    ],
    0,
  ],
  [
    'coming back twice',
    [
      [0, 'blur'],
      [15, 'focus'],
      [16, 'blur'],
      [17, 'focus'],
    ],
    1,
  ],
] as const)('%s', (_name, moments, times) => {
  live(moments);
  expect(returns).toHaveBeenCalledTimes(times);
});
