import { expect, test } from 'vitest';
import { keyboardStep } from './keyboard-step.ts';

const rows = [
  ['a', 10],
  ['b', 20],
  ['c', 30],
] as const;

test.each([
  { code: 'ArrowDown', from: 'a', to: 20 },
  { code: 'ArrowDown', from: 'c', to: 30 },
  { code: 'ArrowUp', from: 'c', to: 20 },
  { code: 'ArrowUp', from: 'a', to: 10 },
  { code: 'Home', from: 'c', to: 10 },
  { code: 'End', from: 'a', to: 30 },
  { code: 'KeyX', from: 'a', to: null },
  { code: 'ArrowDown', from: 'gone', to: null },
] as const)('$code from $from leads to $to', ({ code, from, to }) => {
  expect(keyboardStep<string, number>(code, rows, from)).toBe(to);
});
