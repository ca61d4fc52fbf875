import { expect, test } from 'vitest';
import { nodeStep } from './node-steps.ts';

const box = (key: string, x: number, y: number) => ({ key, x, y, width: 10, height: 10 });
const nodes = [box('a', 0, 0), box('b', 0, 20), box('c', 50, 0), box('d', 50, 90)];
const links = {
  sources: new Map([
    ['c', ['b']],
    ['d', ['b', 'gone']],
  ]),
  targets: new Map([['b', ['d', 'c']]]),
};

test.each([
  ['right to the nearest of what it decides', 'b', 'ArrowRight', 'c'],
  ['left to what it depends on', 'd', 'ArrowLeft', 'b'],
  ['down in the order of the course', 'b', 'ArrowDown', 'c'],
  ['up in the order of the course', 'b', 'ArrowUp', 'a'],
  ['to the first', 'd', 'Home', 'a'],
  ['to the last', 'a', 'End', 'd'],
  ['nowhere without a line', 'a', 'ArrowRight', null],
  ['nowhere before the first', 'a', 'ArrowUp', null],
  ['nowhere for another key', 'a', 'x', null],
])('a key leads %s', (_, from, pressed, to) => {
  expect(nodeStep({ nodes }, links, from, pressed)).toBe(to);
});
