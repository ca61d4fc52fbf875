import { expect, test } from 'vitest';
import { compareLedger, type StoredTexts } from './ledger-check.ts';

const right: StoredTexts = { history: [['a', 'b', 'c']], current: ['c'] };
const fine = { lost: 0, doubled: 0, misplaced: 0 };

test.each<[string, Partial<StoredTexts>, Partial<typeof fine>]>([
  ['everything is there', {}, {}],
  ['a text is missing', { history: [['a', 'c']] }, { lost: 1 }],
  ['the last text does not stand', { current: ['b'] }, { lost: 1 }],
  ['a text is there twice', { history: [['a', 'b', 'b', 'c']] }, { doubled: 1 }],
  ['two texts changed places', { history: [['b', 'a', 'c']] }, { misplaced: 2 }],
  ['a text that nobody wrote', { history: [['a', 'b', 'c', 'x']] }, { misplaced: 1 }],
  [
    'one question of two is incomplete',
    {
      history: [
        ['a', 'b', 'c'],
        ['a', 'b'],
      ],
    },
    { lost: 1 },
  ],
])('the comparison sees it when %s', (_name, differs, found) => {
  const stored = { ...right, ...differs };
  expect(compareLedger({ acknowledged: ['a', 'b', 'c'] }, stored)).toEqual({ ...fine, ...found });
});
