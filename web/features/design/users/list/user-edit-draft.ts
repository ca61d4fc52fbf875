// The text typed into the dialog for a user, its errors, and what it changes.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { fullNameSentence, readFullName } from '@elenchus/domain/people/full-name.ts';
import { sortUsers, type User, type UserStatus } from '@elenchus/domain/people/user.ts';
import type { UserChange } from '../../../../calls/people/users-queries.ts';

export interface UserEditDraft {
  readonly fullName: string;
  readonly status: UserStatus;
  /** The username of the TA, '' for none. */
  readonly ta: string;
  readonly password: string;
  readonly resetPassword: boolean;
}

/** A copy of the user; the password's field starts empty. */
export function draftOf(user: User, users: readonly User[]): UserEditDraft {
  const ta = assistantsAmong(users).find(({ username }) => isSameUsername(username, user.ta ?? ''));
  return {
    fullName: user.fullName,
    status: user.status,
    ta: ta?.username ?? '',
    password: '',
    resetPassword: false,
  };
}

/** The TAs of the course, by last name. */
export function assistantsAmong(users: readonly User[]): readonly User[] {
  return sortUsers(users.filter(({ status }) => status === 'ta'));
}

/** The sentence for a full name that cannot be saved. */
export function fullNameFault({ fullName }: UserEditDraft): string | undefined {
  const read = readFullName(fullName);
  return read.ok ? undefined : fullNameSentence(read.reason);
}

/** Only what differs from the beginning. */
export function changeOf(username: string, before: UserEditDraft, now: UserEditDraft): UserChange {
  return {
    username,
    ...(now.fullName !== before.fullName && { fullName: now.fullName }),
    ...(now.status !== before.status && { status: now.status }),
    ...(now.status === 'student' && now.ta !== before.ta && { ta: now.ta === '' ? null : now.ta }),
    ...(now.resetPassword
      ? { resetPassword: true }
      : now.password !== '' && { password: now.password }),
  };
}

/** The sentence about students who lose their TA when this user stops being one; null when none does. */
export function leftStudents(user: User, users: readonly User[]): string | null {
  if (user.status !== 'ta') return null;
  const count = users.filter(
    ({ status, ta }) => status === 'student' && isSameUsername(ta ?? '', user.username),
  ).length;
  const students = count === 1 ? '1 student' : `${count} students`;
  return count === 0 ? null : `${students} assigned to ${user.fullName} will be unassigned.`;
}
