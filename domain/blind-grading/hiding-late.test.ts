import { expect, test } from 'vitest';
import { asksBeforeHiding, hiddenTooLate } from './hiding-late.ts';

test.each([
  ['grading hasn’t begun', { hasBegun: false, students: 0 }, false],
  ['someone opened work', { hasBegun: true, students: 0 }, true],
  ['there are grades', { hasBegun: true, students: 3 }, true],
  ['nobody knows yet', undefined, true],
])('BLD-43 before names are hidden, an instructor is asked: %s', (_what, grading, expected) => {
  expect(asksBeforeHiding(grading)).toBe(expected);
});

test.each([
  [undefined, 'If grading has begun, graders have already seen names.'],
  [{ hasBegun: true, students: 0 }, 'Graders have already opened work with the names in view.'],
  [{ hasBegun: true, students: 1 }, '1 student already has a grade from someone who saw the name.'],
  [
    { hasBegun: true, students: 3 },
    '3 students already have a grade from someone who saw the name.',
  ],
])('BLD-43 the question says whom it comes too late for: %o', (grading, expected) => {
  expect(hiddenTooLate(grading)).toBe(expected);
});
