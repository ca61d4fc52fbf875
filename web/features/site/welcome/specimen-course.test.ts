import { expect, test } from 'vitest';
import { judge } from './specimen-course.ts';

test.each([
  ['nothing answered', {}, 'open'],
  ['one answer alone', { blame: '1' }, 'open'],
  ['blame without a way out, and Jones to blame', { blame: '1', jones: '1' }, 'contradiction'],
  ['blame needs a way out, and Jones is not to blame', { blame: '1', jones: '2' }, 'consistent'],
  ['blame needs no way out, and Jones is to blame', { blame: '2', jones: '1' }, 'consistent'],
  [
    'blame needs no way out, and Jones is still not to blame',
    { blame: '2', jones: '2' },
    'consistent',
  ],
])('%s', (_name, answers, verdict) => {
  expect(judge(answers)).toBe(verdict);
});
