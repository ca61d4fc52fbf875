import { expect, test } from 'vitest';
import { movesToRow } from './open-at.ts';

const below = { hash: '', state: null, rowBottom: 2000, windowHeight: 800 };

test.each([
  ['the next class is below the window', {}, true],
  ['it is at the lower edge', { rowBottom: 790 }, true],
  ['it is in sight, as before the term', { rowBottom: 300 }, false],
  ['the address names a place', { hash: '#content' }, false],
  ['somebody comes back to the page', { state: { openedAt: true } }, false],
  ['something else is kept with the page', { state: { other: 1 } }, true],
])('VIEW-76 whether the schedule moves when %s', (_name, differs, moves) => {
  expect(movesToRow({ ...below, ...differs })).toBe(moves);
});
