// Decides what an instructor may change about a user (USR-32 to USR-34).
import { isSameUsername } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { fullNameSentence, readFullName } from './full-name.ts';
import { givenPasswordProblem, passwordSentence } from './password-rules.ts';
import { readStatus, readTa, unknownStatusSentence, type UserStatus } from './user.ts';

export interface TypedUserEdit {
  readonly username?: string | undefined;
  readonly fullname?: string | undefined;
  readonly status?: string | undefined;
  readonly TA?: string | number | undefined;
  readonly password?: string | undefined;
  readonly resetPassword?: boolean | undefined;
  /** The person who edits. */
  readonly callerUsername: string;
}

/** null or undefined where nothing changes. */
export interface UserEditPlan {
  readonly fullName: string | null;
  readonly status: UserStatus | null;
  /** undefined: not changed; null: no longer has a TA. */
  readonly ta: string | null | undefined;
  /** The netID resets the password, so that its owner must choose a new one. */
  readonly newPassword: string | null;
}

/** The change that a filled form requests, or a sentence for everything that is wrong with it. */
export function readUserEdit(
  username: string,
  typed: TypedUserEdit,
): Result<UserEditPlan, readonly string[]> {
  const sentences: string[] = [];
  if (typed.username !== undefined && !isSameUsername(typed.username, username)) {
    sentences.push('You can’t change a username.');
  }
  const fullName = typed.fullname === undefined ? null : readFullName(typed.fullname);
  if (fullName && !fullName.ok) sentences.push(fullNameSentence(fullName.reason));
  const status = typed.status === undefined ? null : readStatus(typed.status);
  if (typed.status !== undefined && status === null)
    sentences.push(unknownStatusSentence(typed.status));
  const isSelf = isSameUsername(username, typed.callerUsername);
  // People who removed their own role couldn't get it back, and a course could be left without an instructor.
  if (isSelf && status !== null && status !== 'instructor')
    sentences.push('You can’t change your own role.');
  const newPassword = wantedPassword(username, typed);
  const problem = newPassword === null ? null : givenPasswordProblem(username, newPassword);
  if (problem) sentences.push(passwordSentence(problem));
  if (sentences.length > 0) return refuse(sentences);
  const ta = typed.TA === undefined ? undefined : readTa(typed.TA, status ?? 'student');
  return accept({ fullName: fullName?.ok ? fullName.value : null, status, ta, newPassword });
}

function wantedPassword(
  username: string,
  { password, resetPassword }: TypedUserEdit,
): string | null {
  if (resetPassword) return username;
  // The states shown in the list aren't passwords: a record sent back as it was read changes nothing.
  return password === undefined || ['', 'initial', 'set'].includes(password) ? null : password;
}
