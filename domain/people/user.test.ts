import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import {
  readStatus,
  readTa,
  readUser,
  sortUsers,
  statusLabel,
  USER_STATUSES,
  writeUser,
  type User,
} from './user.ts';

const anna: User = {
  username: 'ann1',
  fullName: 'Anna Dyke',
  status: 'student',
  ta: null,
  password: 'set',
};

describe('the status', () => {
  test.each([
    ['ta', 'ta'],
    ['TA', 'ta'],
    [' Student ', 'student'],
    ['INSTRUCTOR', 'instructor'],
    ['Guest', 'guest'],
    ['', null],
    ['teacher', null],
  ])('USR-4 %j is read as %j', (text, status) => {
    expect(readStatus(text)).toBe(status);
  });

  test('USR-4 the label of each status can be read back', () => {
    for (const status of USER_STATUSES) expect(readStatus(statusLabel(status))).toBe(status);
    expect(statusLabel('ta')).toBe('TA');
  });
});

describe('the TA field', () => {
  test.each([
    ['empty', '', 'student', null],
    ['zero', '0', 'student', null],
    ['the number zero', 0, 'student', null],
    ['unassigned in any case', 'Unassigned', 'student', null],
    ['the mark of a TA', '1', 'ta', null],
    ['the mark of a TA as a number', 1, 'ta', null],
    ['a username', ' tom7 ', 'student', 'tom7'],
    ['a student whose TA is called 1', '1', 'student', '1'],
  ] as const)('USR-5 %s', (_name, field, status, ta) => {
    expect(readTa(field, status)).toBe(ta);
  });
});

describe('the record of a user', () => {
  test('USR-6 contains the state of the password and never the password', () => {
    const record = {
      username: 'ann1',
      fullname: 'Anna Dyke',
      TA: '0',
      status: 'Student',
      password: 'hunter2',
    };
    expect(readUser(record)).toEqual(accept({ ...anna, password: 'initial' }));
    expect(writeUser(anna)).toEqual({
      ...record,
      TA: 'unassigned',
      status: 'student',
      password: 'set',
    });
  });

  test('USR-6 reports everything that is wrong with it', () => {
    const record = { username: 'a/b', fullname: ' ', TA: '', status: 'dean', password: '' };
    expect(readUser(record)).toEqual(
      refuse([
        'A netID can’t contain a slash.',
        'A full name is required.',
        "'dean' is not a role. The roles are student, TA, instructor and guest.",
      ]),
    );
  });

  test('USR-6 is read back as it was written', () => {
    const users = fc.record<User>({
      username: fc.stringMatching(/^[a-z]{2}[0-9]{1,5}$/),
      fullName: fc.stringMatching(/^[A-Z][a-z]{1,8} [A-Z][a-z]{1,8}$/),
      status: fc.constantFrom(...USER_STATUSES),
      ta: fc.option(fc.stringMatching(/^[a-z]{2}[0-9]{1,5}$/)),
      password: fc.constantFrom('initial', 'set'),
    });
    fc.assert(
      fc.property(users, (user) => {
        expect(readUser(writeUser(user))).toEqual(accept(user));
      }),
    );
  });
});

describe('the order of people', () => {
  test('USR-7 is by the last word of the full name, then the full name, then the username', () => {
    const people = [
      { username: 'z1', fullName: 'Zoe Adams' },
      { username: 'b2', fullName: 'Bo Dyke' },
      { username: 'b1', fullName: 'Bo Dyke' },
      { username: 'a1', fullName: 'Anna van Dyke' },
      { username: 'p1', fullName: 'Plato' },
    ];
    const order = ['z1', 'a1', 'b1', 'b2', 'p1'];
    expect(sortUsers(people).map(({ username }) => username)).toEqual(order);
    expect(sortUsers(people.toReversed()).map(({ username }) => username)).toEqual(order);
  });
});
