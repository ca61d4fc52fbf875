import { expect, test } from 'vitest';
import { atMost, list, plainSql, sql, tuples, UnstorableText } from './sql.ts';
import { forSqlite } from './written-sql.ts';

test('a limit is a part of the text, so that SQLite plans the statement once', () => {
  expect(forSqlite(sql`select name from people where course = ${'a'} ${atMost(4)}`)).toEqual({
    text: 'select name from people where course = ? limit 4',
    values: ['a'],
  });
});

test.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s is no limit', (rows) => {
  expect(() => atMost(rows)).toThrow(RangeError);
});

test.each([
  ['an empty list matches nothing', list([]), '(null)', []],
  ['a list', list(['a', 1, null]), '(?, ?, ?)', ['a', 1, null]],
  [
    'rows',
    tuples([
      ['a', 1],
      ['b', 2],
    ]),
    '(?, ?), (?, ?)',
    ['a', 1, 'b', 2],
  ],
  ['a statement in another', sql`a ${sql`b ${1}`} c ${2}`, 'a b ? c ?', [1, 2]],
  ['a name of the program', sql`select * from ${plainSql('users')}`, 'select * from users', []],
])('%s', (_name, statement, text, values) => {
  expect(forSqlite(statement)).toEqual({ text, values });
});

test.each([
  ['a text with U+0000', 'a\0b', UnstorableText],
  ['half a surrogate pair', '\ud800', UnstorableText],
  ['no number', Number.NaN, RangeError],
  ['an endless number', Number.POSITIVE_INFINITY, RangeError],
])('%s is refused, alone and in a list', (_name, value, error) => {
  expect(() => sql`select ${value}`).toThrow(error);
  expect(() => list([value])).toThrow(error);
});
