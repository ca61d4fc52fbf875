import { expect, test } from 'vitest';
import type { CachedCourse } from '../course-cache.ts';
import { keptCount } from './kept-waiting-count.ts';

/** How often something is counted, for one version of a course. */
function counter(records: number) {
  // Only its identity matters.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const course = {} as CachedCourse;
  let times = 0;
  const ask = (now: number, callerKey = 'ina') =>
    keptCount(course, { callerKey, now }, async () => {
      times += 1;
      return { count: times, records };
    });
  return { ask, times: () => times };
}

test('LOD-26 a number that is quickly found is found again each time', async () => {
  const { ask, times } = counter(2000);
  expect([await ask(0), await ask(1), await ask(1)]).toEqual([1, 2, 3]);
  expect(times()).toBe(3);
});

test('LOD-26 a number that needs many records is kept for a while, for each person', async () => {
  const { ask, times } = counter(40_000);
  expect([await ask(0), await ask(39_999), await ask(0, 'tess')]).toEqual([1, 1, 2]);
  expect(await ask(40_000)).toBe(3);
  expect(times()).toBe(3);
});
