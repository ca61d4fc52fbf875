import { expect, test } from 'vitest';
import { atMost, sql } from './sql.ts';

test('a limit is a part of the text, so that SQLite plans the statement once', () => {
  expect(sql`select name from people where course = ${'a'} ${atMost(4)}`).toEqual({
    text: 'select name from people where course = ? limit 4',
    values: ['a'],
  });
});

test.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s is no limit', (rows) => {
  expect(() => atMost(rows)).toThrow(RangeError);
});
