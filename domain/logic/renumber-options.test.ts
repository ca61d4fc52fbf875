import { expect, test } from 'vitest';
import { renameThesisEdits } from './rename-thesis.ts';
import { renumberOptions } from './renumber-options.ts';
import { applyEdits } from './text-edit.ts';

const swapAndDrop = new Map([
  [1, 2],
  [2, 1],
  [3, null],
  [4, 3],
  [9, 10],
]);

test.each([
  ['swapped', '(q, 1) & ¬( q ,2 )', '(q, 2) & ¬( q ,1 )', []],
  ['moved up', '(q, 4)∨(other, 4)', '(q, 3)∨(other, 4)', []],
  ['one digit more', '(q, 9) & (q, 4)', '(q, 10) & (q, 3)', []],
  ['removed', '(q, 3) or (q, 1)', '(q, 3) or (q, 2)', [{ option: 3, from: 0, to: 6 }]],
  ['not an option', '(q, 17) & (q, 0) & (q, 01)', '(q, 17) & (q, 0) & (q, 01)', []],
  ['a thesis of the same name', '(q) & (q, 1)', '(q) & (q, 2)', []],
  ['malformed text', '(q, 1) & & (q, 2', '(q, 2) & & (q, 2', []],
])('LOG-23 atoms follow the options of their question: %s', (_name, before, after, lost) => {
  const change = renumberOptions(before, 'q', swapAndDrop);
  expect(applyEdits(before, change.edits)).toBe(after);
  expect(change.lost).toEqual(lost);
});

test.each([
  ['each reference', '(Old) & ¬( o ld ) ∨ (Older)', '(New) & ¬(New) ∨ (Older)'],
  ['not an atom', '(Old, 1) & (OLD)', '(Old, 1) & (New)'],
  ['malformed text', '(Old) (old) &', '(New) (New) &'],
  ['nothing to do', '(New)', '(New)'],
])('LOG-24 references follow a thesis to its new name: %s', (_name, before, after) => {
  expect(applyEdits(before, renameThesisEdits(before, 'Old', ' New'))).toBe(after);
});

test('LOG-24 a change of case alone rewrites the references too', () => {
  expect(applyEdits('(old)', renameThesisEdits('(old)', 'old', 'Old'))).toBe('(Old)');
  expect(renameThesisEdits('(Old)', 'old', 'Old')).toEqual([]);
});
