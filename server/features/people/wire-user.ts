// A stored user in the shapes that others may see.
import { writeUser, type User } from '@elenchus/domain/people/user.ts';
import type { StoredClaim } from '../../store/login/claims-store.ts';
import type { Reader } from '../../store/engine/database.ts';
import { selectOptionalUser, type StoredUser } from '../../store/people/users-store.ts';
import { claimFields, type CourseClaims } from '../login/claim-codes.ts';

/** The user in the form that the rules take; `names` gives the username for a folded one. */
function toUser(stored: StoredUser, names: ReadonlyMap<string, string>): User {
  const { username, fullName, status, passwordState } = stored;
  const ta = stored.ta === null ? null : (names.get(stored.ta) ?? stored.ta);
  return { username, fullName, status, ta, password: passwordState };
}

/** The username as first entered behind each folded one. */
export function namesOf(users: readonly StoredUser[]): ReadonlyMap<string, string> {
  return new Map(users.map(({ usernameKey, username }) => [usernameKey, username]));
}

/** All users as the rules know them. */
export function toUsers(users: readonly StoredUser[]): User[] {
  const names = namesOf(users);
  return users.map((user) => toUser(user, names));
}

/** The record of one user as it is sent, with the TA's username as first entered. */
export async function wireUser(
  reader: Reader,
  course: string,
  { stored, ...firstLogin }: { readonly stored: StoredUser } & FirstLogin,
) {
  const ta = stored.ta === null ? undefined : await selectOptionalUser(reader, course, stored.ta);
  const { claim, claims, now } = firstLogin;
  return {
    ...writeUser(toUser(stored, namesOf(ta ? [ta] : []))),
    ...claimFields(claim, claims, now),
  };
}

interface FirstLogin {
  readonly claim: StoredClaim | undefined;
  readonly claims: CourseClaims;
  readonly now: number;
}
