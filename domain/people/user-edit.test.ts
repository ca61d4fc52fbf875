import { describe, expect, test } from 'vitest';
import { readUserEdit, type TypedUserEdit, type UserEditPlan } from './user-edit.ts';

const base: TypedUserEdit = { callerUsername: 'ina' };
const nothing: UserEditPlan = { fullName: null, status: null, ta: undefined, newPassword: null };

describe('editing a user', () => {
  test.each<[string, Partial<TypedUserEdit>, Partial<UserEditPlan>]>([
    ['an empty form changes nothing', {}, {}],
    ['a TA alone is an assignment', { TA: 'Tom' }, { ta: 'Tom' }],
    ["'0' takes the TA away", { TA: '0' }, { ta: null }],
    ["'unassigned' takes the TA away", { TA: 'unassigned' }, { ta: null }],
    ['a TA with the mark 1 has no TA', { TA: 1, status: 'TA' }, { ta: null, status: 'ta' }],
    ['a name is trimmed', { fullname: ' Ada  Lovelace ' }, { fullName: 'Ada  Lovelace' }],
    ['the current username in another case is the same', { username: 'ADA' }, {}],
    ['a role in another case', { status: 'Guest' }, { status: 'guest' }],
  ])('USR-32 %s', (_name, typed, expected) => {
    expect(readUserEdit('ada', { ...base, ...typed })).toEqual({
      ok: true,
      value: { ...nothing, ...expected },
    });
  });

  test.each<[string, Partial<TypedUserEdit>, string | null]>([
    ['an empty password changes nothing', { password: '' }, null],
    ['the state of a record sent back changes nothing', { password: 'set' }, null],
    ['the netID, however short, is one', { password: 'ADA' }, 'ADA'],
    ['a filled one is the new password', { password: 'sophrosyne' }, 'sophrosyne'],
    ['set back means the netID', { resetPassword: true }, 'ada'],
    ['set back wins over a filled one', { resetPassword: true, password: 'x' }, 'ada'],
  ])('USR-33 %s', (_name, typed, newPassword) => {
    expect(readUserEdit('ada', { ...base, ...typed })).toMatchObject({ value: { newPassword } });
  });

  test.each<[string, Partial<TypedUserEdit>, RegExp]>([
    ['another username', { username: 'eve' }, /change a username/],
    ['a blank name', { fullname: ' ' }, /name/],
    ['an unknown role', { status: 'dean' }, /'dean' is not a role/],
    ['a password of three characters', { password: 'abc' }, /at least 4 characters/],
    ['a password of 1,001 characters', { password: 'x'.repeat(1001) }, /at most 1,000/],
    ['their own role', { callerUsername: 'Ada', status: 'student' }, /your own role/],
  ])('USR-34 refuses %s', (_name, typed, expected) => {
    const edit = readUserEdit('ada', { ...base, ...typed });
    expect(edit.ok ? '' : edit.reason.join(' ')).toMatch(expected);
  });

  test('USR-34 reports everything that is wrong at once', () => {
    const edit = readUserEdit('ada', { ...base, username: 'eve', fullname: '', status: 'dean' });
    expect(edit.ok ? [] : edit.reason).toHaveLength(3);
  });
});
