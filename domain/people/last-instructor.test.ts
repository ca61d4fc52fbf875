import { expect, test } from 'vitest';
import { isDeletable, losesLastInstructor } from './last-instructor.ts';

test('USR-46 the only instructor keeps the role; one of two may lose it', () => {
  expect(losesLastInstructor('instructor', 'student', 1)).toBe(true);
  expect(losesLastInstructor('instructor', null, 1)).toBe(true);
  expect(losesLastInstructor('instructor', 'instructor', 1)).toBe(false);
  expect(losesLastInstructor('instructor', 'student', 2)).toBe(false);
  expect(losesLastInstructor('student', 'ta', 1)).toBe(false);
});

test('USR-46 an instructor can be deleted only after a change of role', () => {
  expect(isDeletable('instructor')).toBe(false);
  for (const status of ['ta', 'student', 'guest'] as const) expect(isDeletable(status)).toBe(true);
});
