import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginWork, followActivity, UnderWay, useUnderWay } from './page-idle.ts';

let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
});

afterEach(() => {
  root.remove();
  vi.useRealTimers();
});

const isIdle = (): boolean => {
  vi.runAllTimers();
  return root.hasAttribute('data-idle');
};

test('the page is idle when all that has begun is over', () => {
  const [endOne, endOther] = [beginWork(), beginWork()];
  endOne();
  endOne();
  expect(isIdle()).toBe(false);
  endOther();
  expect(isIdle()).toBe(true);
});

test('what begins at once after the last one keeps the page busy all the time', () => {
  beginWork()();
  const end = beginWork();
  expect(isIdle()).toBe(false);
  end();
  expect(isIdle()).toBe(true);
});

test('what stands in the place of something that loads is under way until it goes', () => {
  const { unmount } = render(<UnderWay />);
  expect(isIdle()).toBe(false);
  unmount();
  expect(isIdle()).toBe(true);
});

function Part({ isLate }: { isLate: boolean }) {
  useUnderWay(isLate);
  return null;
}

test('a component is under way while it says so', () => {
  const { rerender, unmount } = render(<Part isLate />);
  expect(isIdle()).toBe(false);
  rerender(<Part isLate={false} />);
  expect(isIdle()).toBe(true);
  unmount();
});

test('an activity is followed from what it is to what it becomes', () => {
  let busy = true;
  const listeners: (() => void)[] = [];
  const tell = (): void => listeners.forEach((listener) => listener());
  followActivity({ watch: (listener) => listeners.push(listener), isBusy: () => busy });
  expect(isIdle()).toBe(false);
  act(() => tell());
  busy = false;
  tell();
  expect(isIdle()).toBe(true);
  busy = true;
  tell();
  expect(isIdle()).toBe(false);
  busy = false;
  tell();
});
