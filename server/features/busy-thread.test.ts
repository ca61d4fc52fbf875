import { expect, test } from 'vitest';
import { watchThread } from './busy-thread.ts';

/** A thread that works for so many milliseconds of each second that passes. */
function threadAt() {
  let [idle, active] = [0, 0];
  const isBusy = watchThread((since) => {
    const passed = { idle: idle - (since?.idle ?? 0), active: active - (since?.active ?? 0) };
    return { ...passed, utilization: passed.active / (passed.idle + passed.active) };
  });
  return {
    isBusy,
    pass: (milliseconds: number, working: number) => {
      active += working;
      idle += milliseconds - working;
    },
  };
}

test('a thread is busy when it worked for more than half of the last second', () => {
  const { isBusy, pass } = threadAt();
  expect(isBusy()).toBe(false);
  pass(1000, 501);
  expect(isBusy()).toBe(true);
  pass(1000, 500);
  expect(isBusy()).toBe(false);
});

test('a moment of work is not enough, and the answer stays until a second is over', () => {
  const { isBusy, pass } = threadAt();
  pass(100, 100);
  expect(isBusy()).toBe(false);
  pass(900, 900);
  expect(isBusy()).toBe(true);
  pass(999, 0);
  expect(isBusy()).toBe(true);
  pass(1, 0);
  expect(isBusy()).toBe(false);
});
