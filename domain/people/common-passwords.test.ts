import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['password', 'Password1', ' QWERTY ', '123456', 'philosophy'])(
  'USR-48 %s is refused as too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test('USR-48 a password that only contains a common one is accepted', () => {
  expect(isCommonPassword('my password is long')).toBe(false);
  expect(isCommonPassword('correct horse')).toBe(false);
});
