import { expect, test } from 'vitest';
import { movesToRow } from './open-at.ts';

const below = { hash: '', scrolled: 0, rowBottom: 2000, windowHeight: 800 };

test.each([
  ['the next class is below the window', {}, true],
  ['it is at the lower edge', { rowBottom: 790 }, true],
  ['it is in sight, as before the term', { rowBottom: 300 }, false],
  ['the address names a place', { hash: '#content' }, false],
  ['the browser has gone back to where somebody was', { scrolled: 40 }, false],
])('VIEW-76 whether the schedule moves when %s', (_name, differs, moves) => {
  expect(movesToRow({ ...below, ...differs })).toBe(moves);
});
