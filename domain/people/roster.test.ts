import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { readNewUser } from './new-user.ts';
import { diffRoster, planUpload } from './roster-diff.ts';
import { readRoster, rosterSentence, type Roster, type RosterRow } from './roster-rows.ts';
import type { User } from './user.ts';

function read(...table: string[][]): Roster {
  const roster = readRoster(table);
  if (!roster.ok) throw new Error(roster.reason);
  return roster.value;
}

const header = ['netID', 'full name'];
const anna: User = {
  username: 'ann1',
  fullName: 'Anna Dyke',
  status: 'student',
  ta: null,
  password: 'set',
};

describe('the columns of an uploaded table', () => {
  test.each([
    ['as the help text has them', ['netID', 'full name']],
    ['in capitals', ['NETID', 'FULL NAME']],
    ['with underscores, spaces and a byte order mark', ['\uFEFF net_ID ', 'Full_Name']],
    ['without a blank', ['netid', 'fullname']],
  ])('USR-23 are found %s', (_name, columns) => {
    const { rows } = read(columns, ['ann1', 'Anna Dyke']);
    expect(rows).toEqual([{ row: 2, username: 'ann1', fullName: 'Anna Dyke', status: 'student' }]);
  });

  test('USR-23 may be in any order among others, below empty lines and a title', () => {
    const { rows } = read(
      ['', ''],
      ['Class list, autumn'],
      ['Major', 'Full Name', 'Role', 'NetID'],
      ['Logic', 'Anna Dyke', 'TA', 'ann1'],
    );
    expect(rows).toEqual([{ row: 4, username: 'ann1', fullName: 'Anna Dyke', status: 'ta' }]);
  });

  test.each([
    ['no line', [], 'empty', 'The file is empty.'],
    ['only blank lines', [['', ' ']], 'empty', 'The file is empty.'],
    ['no netID', [['name']], 'no-netid-column', "The file needs one column labeled 'netID'."],
    ['no name', [['netid']], 'no-name-column', "The file needs one column labeled 'full name'."],
    [
      'netID twice',
      [['netid', 'full name', 'NetID']],
      'column-twice',
      'The file has two columns with the same label. Please keep one of them.',
    ],
  ] as const)('USR-24 a table is refused: %s', (_name, table, problem, sentence) => {
    expect(readRoster(table)).toEqual(refuse(problem));
    expect(rosterSentence(problem)).toBe(sentence);
  });
});

describe('the rows of an uploaded table', () => {
  test('USR-25 empty rows are skipped and keep their number', () => {
    const { rows, refused } = read(header, ['', ' '], [], ['ann1', 'Anna Dyke']);
    expect(rows.map(({ row }) => row)).toEqual([4]);
    expect(refused).toEqual([]);
  });

  test.each([
    ['a missing netID', ['', 'Anna'], 'A netID is required.'],
    ['a missing name', ['ann1', ' '], 'A full name is required.'],
    ['a short row', ['ann1'], 'A full name is required.'],
    ['a netID with a slash', ['a/b', 'Anna'], 'A netID can’t contain a slash.'],
    [
      'a netID with a control character',
      ['a\u0007b', 'Anna'],
      'A netID can’t contain line breaks, tabs or other control characters.',
    ],
    [
      'a name with a line break',
      ['ann1', 'Anna\nDyke'],
      'A full name can’t contain line breaks, tabs or other control characters.',
    ],
    ['a duplicate', ['BOB1', 'Bob'], 'BOB1 is already in row 2 of this file.'],
  ])('USR-26 are refused with a sentence: %s', (_name, cells, sentence) => {
    const { rows, refused } = read(header, ['bob1', 'Bob'], cells);
    expect(rows.map(({ username }) => username)).toEqual(['bob1']);
    expect(refused).toEqual([{ row: 3, username: (cells[0] ?? '').trim(), sentence }]);
  });

  test('USR-26 an unknown role is refused, an empty one means student', () => {
    const { rows, refused } = read(
      [...header, 'status'],
      ['a1', 'A', 'dean'],
      ['b1', 'B', ''],
      ['c1', 'C', 'Guest'],
    );
    expect(rows.map(({ status }) => status)).toEqual(['student', 'guest']);
    expect(refused.map(({ sentence }) => sentence)).toEqual([
      "'dean' is not a role. The roles are student, TA, instructor and guest.",
    ]);
  });

  test('USR-26 of a cell that is far too long, only the beginning is repeated', () => {
    const long = 'x'.repeat(1_000_000);
    const table = readRoster([
      ['netID', 'full name', 'role'],
      [long, 'Ada', ''],
      ['ada', 'Ada', ` ${long}`],
      ['rené', long, ''],
    ]);
    const refused = table.ok ? table.value.refused : [];
    expect(refused.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(refused[0]?.username).toBe(`${'x'.repeat(200)}…`);
    for (const { username, sentence } of refused) {
      expect(username.length + sentence.length).toBeLessThan(600);
    }
  });

  test('USR-26 every row that is not empty is accepted or refused, once', () => {
    const cell = fc.oneof(fc.constantFrom('', ' ', 'ann1', 'ANN1', 'a/b'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 3 })), (body) => {
        const { rows, refused } = read(header, ...body);
        const numbers = [...rows, ...refused].map(({ row }) => row).sort((a, b) => a - b);
        const filled = body.flatMap((cells, index) =>
          cells.some((text) => text.trim() !== '') ? [index + 2] : [],
        );
        expect(numbers).toEqual(filled);
      }),
    );
  });
});

function rosterRow(differs: Partial<RosterRow>): RosterRow {
  return { row: 2, username: 'ann1', fullName: 'Anna Dyke', status: 'student', ...differs };
}

describe('an uploaded roster beside the course', () => {
  test.each([
    ['somebody new', { username: 'new1' }, 'added'],
    ['the same person in capitals', { username: 'ANN1' }, 'unchanged'],
    ['another name', { fullName: 'Anna van Dyke' }, 'different'],
    ['another role', { status: 'ta' }, 'different'],
  ] as const)('USR-27 %s', (_name, differs, group) => {
    const diff = diffRoster([rosterRow(differs)], [anna]);
    const sizes = Object.entries(diff).map(([name, list]) => [name, list.length]);
    expect(Object.fromEntries(sizes)).toEqual({
      added: 0,
      unchanged: 0,
      different: 0,
      [group]: 1,
    });
  });

  test('USR-28 people already in the course are refused rows, in the order of the file', () => {
    const roster = read(
      header,
      ['ann1', 'Anna Dyke'],
      ['', 'Nobody'],
      ['new1', 'Nina New'],
      ['bob1', 'Robert'],
    );
    const bob = { ...anna, username: 'bob1', fullName: 'Bob' };
    const plan = planUpload(roster, [anna, bob]);
    expect(plan.rows.map(({ username }) => username)).toEqual(['new1']);
    expect(plan.refused).toEqual([
      { row: 2, username: 'ann1', sentence: 'ann1 is already in the course.' },
      { row: 3, username: '', sentence: 'A netID is required.' },
      {
        row: 5,
        username: 'bob1',
        sentence:
          'bob1 is already in the course. The name or role in the file is different and wasn’t changed.',
      },
    ]);
  });

  test('USR-28 a file of 20,000 people is read against 20,000 users', () => {
    const body = Array.from({ length: 20_000 }, (_, index) => [`n${index}`, `Name ${index}`]);
    const users = body.map(([username = '']) => ({ ...anna, username: username.toUpperCase() }));
    const plan = planUpload(read(header, ...body, ['last', 'Last One']), users);
    expect(plan.rows.map(({ username }) => username)).toEqual(['last']);
    expect(plan.refused).toHaveLength(20_000);
  });
});

describe('adding one user', () => {
  const form = { netID: 'new1', fullName: 'Nina New', role: 'TA' };
  const present = new Set(['ann1']);

  test('USR-29 starts with the netID as password and without a TA', () => {
    expect(readNewUser(form, present)).toEqual(
      accept({
        username: 'new1',
        fullName: 'Nina New',
        status: 'ta',
        ta: null,
        password: 'initial',
      }),
    );
  });

  test.each([
    ['no netID', { netID: ' ' }, 'netID', 'A netID is required.'],
    ['no full name', { fullName: '' }, 'fullName', 'A full name is required.'],
    [
      'no role',
      { role: '' },
      'role',
      "'' is not a role. The roles are student, TA, instructor and guest.",
    ],
    ['a netID of the course', { netID: ' ANN1' }, 'netID', 'ANN1 is already in the course.'],
  ])('USR-29 is refused: %s', (_name, differs, field, sentence) => {
    expect(readNewUser({ ...form, ...differs }, present)).toEqual(refuse([{ field, sentence }]));
  });

  test('USR-29 names every field that is wrong', () => {
    const result = readNewUser({ netID: '', fullName: '', role: 'dean' }, present);
    expect(result).toMatchObject(
      refuse([{ field: 'netID' }, { field: 'fullName' }, { field: 'role' }]),
    );
  });
});
