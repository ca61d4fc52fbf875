import { describe, expect, test } from 'vitest';
import { firstLastName, orderNames } from './name-order.ts';
import type { RosterRow } from './roster-rows.ts';

describe('a name that is written with the last name first', () => {
  test.each([
    ['Lovelace, Ada', 'Ada Lovelace'],
    ['  de Beauvoir ,Simone ', 'Simone de Beauvoir'],
    ["O'Neill, Onora", "Onora O'Neill"],
    ['Lin, Jiahao (林家豪)', 'Jiahao (林家豪) Lin'],
    ['Rahman, Md', 'Md Rahman'],
    ['Nguyen, Vi', 'Vi Nguyen'],
    ['Li, Ma', 'Ma Li'],
    ['King, Martin Luther, Jr.', 'Martin Luther King, Jr.'],
    ['King, Jr., Martin Luther', 'Martin Luther King, Jr.'],
    ['King Jr., Martin', 'Martin King Jr.'],
    ['Smith, Jane, Ph.D.', 'Jane Smith, Ph.D.'],
    ['林，家豪', '家豪 林'],
  ])('USR-41 %s is %s', (written, shown) => {
    expect(firstLastName(written)).toBe(shown);
  });

  test.each([
    'Ada Lovelace',
    'King, Jr.',
    'Martin Luther King, Jr',
    'Henry Tudor, VIII, of England, Wales',
    'Smith, PhD',
    'Jane Smith, M.D.',
    'Jane Smith, Ph.D., MBA',
    'Gates, III',
    'Smith,',
    ', Ada',
    'Bloom, Leopold, Dublin',
    '',
  ])('USR-41 %j stays as it is', (name) => {
    expect(firstLastName(name)).toBeNull();
  });
});

const row = (number: number, fullName: string): RosterRow => ({
  row: number,
  username: `u${number}`,
  fullName,
  status: 'student',
});

describe('the names of a file', () => {
  const roster = { rows: [row(2, 'Lovelace, Ada'), row(3, 'Alan Turing')], refused: [] };
  const lastFirst = [{ row: 2, written: 'Lovelace, Ada', shown: 'Ada Lovelace' }];

  test('USR-42 are turned round where the last name is first', () => {
    expect(orderNames(roster, 'firstLast')).toEqual({
      roster: { rows: [row(2, 'Ada Lovelace'), row(3, 'Alan Turing')], refused: [] },
      lastFirst,
    });
  });

  test('USR-42 stay as written when that is chosen, and are still counted', () => {
    expect(orderNames(roster, 'asWritten')).toEqual({ roster, lastFirst });
  });
});
