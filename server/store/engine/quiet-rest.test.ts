import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collectGarbage, restPlan } from './quiet-rest.ts';

const BUSY = { active: 9000, utilization: 0.6 };
const QUIET = { active: 40, utilization: 0.003 };

function oldSpace(): number {
  const spaces = getHeapSpaceStatistics();
  return spaces.find(({ space_name: name }) => name === 'old_space')?.space_size ?? 0;
}

/** At which of the looks the thread rests. */
function restsAmong(looks: readonly (typeof BUSY)[]): number[] {
  const plan = restPlan();
  return looks.flatMap((look, place) => (plan(look) ? [place] : []));
}

test('a thread rests once it is quiet after work, and again two minutes later', () => {
  const looks = [BUSY, BUSY, ...Array.from({ length: 30 }, () => QUIET)];
  // The small work of 30 quiet looks in a row is worth a rest of its own.
  expect(restsAmong(looks).slice(0, 2)).toEqual([2, 10]);
});

test('a busy thread never rests, and one that was never busy has nothing to give back', () => {
  expect(restsAmong(Array.from({ length: 50 }, () => BUSY))).toEqual([]);
  expect(restsAmong(Array.from({ length: 20 }, () => QUIET))).toEqual([]);
});

test('new work puts the second rest off', () => {
  const quiet = Array.from({ length: 9 }, () => QUIET);
  expect(restsAmong([BUSY, QUIET, QUIET, BUSY, ...quiet])).toEqual([1, 4, 12]);
});

test('a collection gives back the pages of which little is left', () => {
  collectGarbage();
  const before = oldSpace();
  const held = Array.from({ length: 400_000 }, (_, place) => ({ place, text: `text ${place}` }));
  collectGarbage();
  const full = oldSpace() - before;
  // Every seventh one stays, so that no page is empty.
  const left = held.filter(({ place }) => place % 7 === 0);
  held.length = 0;
  collectGarbage();
  expect(left).toHaveLength(57_143);
  expect((oldSpace() - before) / full).toBeLessThan(0.5);
});
