// The rules of a new password, in the order in which they are reported, and the state of a stored password.
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordState } from './user.ts';
import { isSameUsername } from '../base/name-folding.ts';

const PASSWORD_MINIMUM = 4;
const PASSWORD_RECOMMENDED = 8;
/** The requirements of a new password, in the words that every form for one shows (USR-104). */
export const PASSWORD_LENGTH_WORDS = `At least ${PASSWORD_MINIMUM} characters, better ${PASSWORD_RECOMMENDED} or more`;
/** Hashing takes longer with length: without a bound a huge password would occupy the server. */
const PASSWORD_MAXIMUM = 1000;

type PasswordProblem = 'mismatch' | 'too-short' | 'too-long' | 'same-as-username' | 'too-common';

interface NewPassword {
  readonly username: string;
  readonly password: string;
  /** Absent when only one field was sent. */
  readonly confirmation?: string;
}

/** The new password, or the first rule that it breaks. */
export function checkNewPassword(typed: NewPassword): Result<string, PasswordProblem> {
  const { username, password, confirmation = password } = typed;
  if (password !== confirmation) return refuse('mismatch');
  if (!isLongerThan(password, PASSWORD_MINIMUM - 1)) return refuse('too-short');
  if (isLongerThan(password, PASSWORD_MAXIMUM)) return refuse('too-long');
  if (isSameUsername(password, username)) return refuse('same-as-username');
  return isCommonPassword(password) ? refuse('too-common') : accept(password);
}

/** Whether a password is still the netID, so that its owner must choose another at the next login. */
export function passwordState(username: string, password: string): PasswordState {
  return isSameUsername(username, password) ? 'initial' : 'set';
}

/** The problem of a password that an instructor sets; setting the netID itself makes its owner choose another one. */
export function givenPasswordProblem(username: string, password: string): PasswordProblem | null {
  const checked = checkNewPassword({ username, password });
  return checked.ok || passwordState(username, password) === 'initial' ? null : checked.reason;
}

/** The sentence for a refused password. */
export function passwordSentence(problem: PasswordProblem): string {
  switch (problem) {
    case 'mismatch':
      return 'Passwords do not match.';
    case 'too-short':
      return 'Password must be at least 4 characters long.';
    case 'too-long':
      return 'Password must be at most 1,000 characters long.';
    case 'same-as-username':
      return 'Password cannot be the same as your username.';
    case 'too-common':
      return 'This password is one of the first that attackers try. Please choose another one.';
  }
}
