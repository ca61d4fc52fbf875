import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchThread } from './busy-thread.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A thread, and how it spends its time. */
function watched() {
  const spent = { idle: 0, active: 0 };
  const thread = watchThread((now = { ...spent, utilization: 0 }, since) => {
    const [idle, active] = [now.idle - (since?.idle ?? 0), now.active - (since?.active ?? 0)];
    return { idle, active, utilization: active / (idle + active) };
  });
  const pass = (milliseconds: number, working: number): void => {
    spent.active += working;
    spent.idle += milliseconds - working;
    vi.advanceTimersByTime(milliseconds);
  };
  return { ...thread, pass };
}

test('a thread is busy when it worked for more than half of the last second', () => {
  const { isBusy, pass, stop } = watched();
  expect(isBusy()).toBe(false);
  pass(1000, 501);
  expect(isBusy()).toBe(true);
  pass(1000, 500);
  expect(isBusy()).toBe(false);
  stop();
});

test('a quiet hour before doesn’t hide that it is busy now', () => {
  const { isBusy, pass, stop } = watched();
  for (let second = 0; second < 3600; second += 1) pass(1000, 1);
  pass(1000, 900);
  expect(isBusy()).toBe(true);
  stop();
});

test('nothing is watched any more after the end', () => {
  const { isBusy, pass, stop } = watched();
  stop();
  pass(1000, 1000);
  expect(isBusy()).toBe(false);
});
