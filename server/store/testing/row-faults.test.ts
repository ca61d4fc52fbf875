import { expect, test } from 'vitest';
import { columnsOf, named } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { COUNT, flag, integer, matching, nullable, oneOf, text } from '../engine/table.ts';
import { rowFaults } from './row-faults.ts';

const people = {
  name: text('name'),
  age: integer('age'),
  kind: oneOf('kind', ['student', 'ta']),
  isGone: flag('is_gone'),
  left: nullable(integer('left_at')),
  letter: matching('letter', (each): each is 'a' => each === 'a'),
};

const GOOD = ['Ann', 3, 'ta', 1, null, 'a'];

test.each([
  ['nothing', GOOD, []],
  ['a number for a text', [1, ...GOOD.slice(1)], ['name is 1, and its column says text']],
  [
    'a text for a number',
    ['Ann', '3', ...GOOD.slice(2)],
    ['age is "3", and its column says integer'],
  ],
  ['a fraction', ['Ann', 3.5, ...GOOD.slice(2)], ['age is 3.5, and its column says integer']],
  ['null', [null, ...GOOD.slice(1)], ['name is null, and its column says text']],
  ['an unknown kind', ['Ann', 3, 'x', 1, 2, 'a'], ['kind is "x", and its column says student, ta']],
  ['a flag of 2', ['Ann', 3, 'ta', 2, 2, 'a'], ['isGone is 2, and its column says 0, 1']],
  [
    'a text that does not fit',
    ['Ann', 3, 'ta', 0, 2, 'b'],
    ['letter is "b", and its column says text'],
  ],
  ['a missing value', GOOD.slice(0, 5), ['letter is missing, and its column says text']],
])('%s is found', (_name, row, expected) => {
  const list = columnsOf(people, 'name', 'age', 'kind', 'isGone', 'left', 'letter');
  expect(rowFaults({ columns: list.selected, rows: [GOOD, row] })).toEqual(expected);
});

test('an expression is compared too', () => {
  const { columns: read } = sql`select ${named({ found: COUNT })} from people`;
  expect(rowFaults({ columns: read, rows: [['2']] })).toEqual([
    'found is "2", and its column says integer',
  ]);
});
