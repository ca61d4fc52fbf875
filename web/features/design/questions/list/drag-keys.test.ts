import { expect, test } from 'vitest';
import { dragKey, dragPlace, keyTarget } from './drag-keys.ts';

const places = [
  dragKey('question', 'a'),
  dragKey('question', 'b'),
  dragKey('day', 'a'),
  dragKey('day', 'x/y'),
  dragKey('section', 's'),
].map((key) => ({ key, rect: key }));

test.each([
  ['ArrowDown', 'question/a', 'question/b'],
  ['ArrowDown', 'question/b', 'question/b'],
  ['ArrowUp', 'question/a', 'question/a'],
  ['End', 'question/a', 'question/b'],
  ['Home', 'day/x/y', 'day/a'],
  ['ArrowLeft', 'question/b', 'day/a'],
  ['ArrowDown', 'day/a', 'day/x/y'],
  ['ArrowLeft', 'day/x/y', 'section/s'],
  ['ArrowLeft', 'section/s', null],
  ['ArrowRight', 'section/s', 'day/a'],
  ['ArrowRight', 'day/a', 'question/a'],
  ['ArrowRight', 'question/a', null],
  ['KeyA', 'question/a', null],
])('DSN-46 %s while a question is over %s leads to %s', (code, from, to) => {
  expect(keyTarget(code, from, places)).toBe(to);
});

test('DSN-46 without another class day, Left leads to the sections', () => {
  const rest = places.filter(({ key }) => dragPlace(key).kind !== 'day');
  expect(keyTarget('ArrowLeft', 'question/a', rest)).toBe('section/s');
});

test('DSN-46 an ID may contain a slash', () => {
  expect(dragPlace(dragKey('day', 'x/y'))).toEqual({ kind: 'day', id: 'x/y' });
});
