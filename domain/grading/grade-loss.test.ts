import { expect, test } from 'vitest';
import { gradeLoss, gradeLossSentence } from './grade-loss.ts';

test.each([
  ['nothing', {}, 0, null],
  [
    'a due date',
    { dueDate: 1 },
    1,
    'Changing the due date deletes 1 grade. Nothing has changed yet.',
  ],
  [
    'a removed evaluation',
    { removal: 4 },
    4,
    'Removing the evaluation deletes 4 grades. Nothing has changed yet.',
  ],
  [
    'the mode',
    { mode: 2 },
    2,
    'Question-by-question grading replaces or deletes 2 grades entered by hand. Nothing has changed yet.',
  ],
  [
    'both',
    { dueDate: 3, mode: 2 },
    5,
    'Changing the due date deletes 3 grades. Question-by-question grading replaces or deletes 2 grades entered by hand. Nothing has changed yet.',
  ],
])(
  'GRD-46 before grades are lost by %s the confirmation gives their number',
  (_name, parts, total, sentence) => {
    const loss = gradeLoss({ dueDate: 0, removal: 0, mode: 0, ...parts });
    expect(loss.total).toBe(total);
    expect(gradeLossSentence(loss)).toBe(sentence);
  },
);
