// Passwords as argon2id hashes. An initial password is the netID: no hash of it is stored.
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { passwordState } from '@elenchus/domain/people/password-rules.ts';
import { hash, verify } from '@node-rs/argon2';
import type { Password } from '../../store/people/users-store.ts';

/** The library's default algorithm is argon2id; these are the costs that OWASP recommends for it. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const initialPassword: Password = { hash: '', state: 'initial' };

/** What is stored of a password. Hashing 5,000 new netIDs would take minutes and protect nothing. */
export async function hashPassword(username: string, password: string): Promise<Password> {
  const state = passwordState(username, password);
  return state === 'initial' ? initialPassword : { hash: await hashSecret(password), state };
}

/**
 * Whether a person who is logged in typed their password. An instructor who reset their own stays logged in, and it is
 * the netID. The first login asks more than this.
 */
export async function isPasswordOf(
  user: {
    readonly username: string;
    readonly passwordState: string;
    readonly passwordHash: string;
  },
  password: string,
): Promise<boolean> {
  if (user.passwordState === 'initial') return isSameUsername(user.username, password);
  return isSecret(user.passwordHash, password);
}

let unmatched: Promise<string> | undefined;

/** Takes as long as checking a password that is not right. */
export async function spendTimeOn(password: string): Promise<void> {
  unmatched ??= hashSecret('the password of nobody');
  await isSecret(await unmatched, password);
}

/** The hash of a secret that belongs to no user, such as the admin password. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, COSTS);
}

/** Whether a hash was made from this secret. */
export async function isSecret(storedHash: string, secret: string): Promise<boolean> {
  return verify(storedHash, secret);
}
