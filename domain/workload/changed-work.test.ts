import { expect, test } from 'vitest';
import { firstChange, mayHaveChangedSince } from './changed-work.ts';

const NOW = 1000;

test.each([
  ['complete before a due date that has passed', 400, 500, true],
  ['complete at the due date', 500, 500, false],
  ['complete after it', 600, 500, false],
  ['due this moment', 400, NOW, true],
  ['not due yet', 400, NOW + 1, false],
  ['without a due date', 400, null, false],
] as const)('LOD-23 whether to look for a change: %s', (_name, markedAt, dueAt, expected) => {
  expect(mayHaveChangedSince({ markedAt, dueAt }, NOW)).toBe(expected);
});

const asked = new Set(['q1', 'q2']);
const saved = (questionId: string, at: number) => ({ questionId, at });

test.each([
  ['nothing saved', [], null],
  ['the first of several', [saved('q2', 450), saved('q1', 420)], 420],
  ['at the moment of completion', [saved('q1', 400)], null],
  ['at the due date', [saved('q1', 500)], null],
  ['just before it', [saved('q1', 499)], 499],
  ['a question of another evaluation', [saved('q3', 450)], null],
] as const)('LOD-23 when work first changed: %s', (_name, saves, expected) => {
  expect(firstChange({ markedAt: 400, dueAt: 500 }, asked, saves)).toBe(expected);
});
