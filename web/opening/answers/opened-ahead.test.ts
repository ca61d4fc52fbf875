import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenedAhead } from './opened-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue() {
  return { close: vi.fn<() => void>() };
}

test('the first screen gets it, and only that one', () => {
  const [ahead, opened] = [new OpenedAhead<ReturnType<typeof queue>>(), queue()];
  ahead.keep('ada', opened);
  expect(ahead.peek('ada')).toBe(opened);
  expect(ahead.peek('ada')).toBe(opened);
  expect(ahead.take('ada')).toBe(opened);
  expect(ahead.peek('ada')).toBeNull();
  expect(ahead.take('ada')).toBeNull();
  vi.runAllTimers();
  expect(opened.close).not.toHaveBeenCalled();
});

test('another person never gets it', () => {
  const [ahead, opened] = [new OpenedAhead<ReturnType<typeof queue>>(), queue()];
  ahead.keep('ada', opened);
  expect(ahead.peek('bob')).toBeNull();
  expect(ahead.take('bob')).toBeNull();
  expect(ahead.take('ada')).toBe(opened);
});

test('one that nothing takes, or that another replaces, is closed', () => {
  const ahead = new OpenedAhead<ReturnType<typeof queue>>();
  const [first, second] = [queue(), queue()];
  ahead.keep('ada', first);
  ahead.keep('bob', second);
  expect(first.close).toHaveBeenCalledOnce();
  expect(second.close).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(second.close).toHaveBeenCalledOnce();
  expect(ahead.take('bob')).toBeNull();
  expect(first.close).toHaveBeenCalledOnce();
});
