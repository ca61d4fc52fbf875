// What the store keeps of a new user.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { User } from '@elenchus/domain/people/user.ts';
import type { NewUser } from '../../store/people/users-store.ts';
import { initialPassword } from '../login/password-hashing.ts';

/** A new user, who starts with the netID as password. */
export function newStoredUser(
  user: Pick<User, 'username' | 'fullName' | 'status' | 'ta'>,
): NewUser {
  const { username, fullName, status } = user;
  const usernameKey = foldName(username);
  return {
    usernameKey,
    username,
    fullName,
    status,
    ta: foldName(user.ta ?? '') || null,
    password: initialPassword,
  };
}
