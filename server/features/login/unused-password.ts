// Passwords and codes that open nothing, because the university's login takes their place (USR-75, USR-80).
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { mayUsePassword } from '@elenchus/domain/people/sign-on-rules.ts';
import { fail, type Failure } from '../../http/failure.ts';
import { selectOptionalClaim, type StoredClaim } from '../../store/login/claims-store.ts';
import { codeHash } from './claim-codes.ts';
import { isSecret, spendTimeOn } from './password-hashing.ts';
import type { Services } from '../services.ts';

/** Whether people with a role may choose and use a password on this server. */
export function isPasswordUsed(
  { signOn }: Pick<Services, 'signOn'>,
  status: StoredClaim['status'],
): boolean {
  return mayUsePassword(signOn?.settings.passwordLogin ?? null, status);
}

/**
 * The answer to a login that opened nothing. That a netID is no password here is true of everybody. That a chosen
 * password or a code isn't used is said only to the person who has it: nobody else learns who is staff.
 */
export async function failedLogin(
  services: Services,
  user: StoredClaim,
  password: string,
): Promise<Failure> {
  if (!services.signOn) return fail('WRONG_PASSWORD');
  const isTheirs = !isPasswordUsed(services, user.status) && (await isSecretOf(user, password));
  const isUnused = isTheirs || isSameUsername(user.username, password);
  return fail(isUnused ? 'PASSWORD_NOT_USED' : 'WRONG_PASSWORD');
}

async function isSecretOf(user: StoredClaim, password: string): Promise<boolean> {
  if (user.passwordState === 'set') return isSecret(user.passwordHash, password);
  await spendTimeOn(password);
  return user.claimHash !== null && codeHash(password) === user.claimHash;
}

/** Why a person can't choose a password where there is sign-on; null if they can. */
export async function choosingRefusal(
  services: Services,
  { course, usernameKey }: { readonly course: string; readonly usernameKey: string },
): Promise<Failure | null> {
  if (!services.signOn) return null;
  const user = await selectOptionalClaim(services.store, course, usernameKey);
  if (!user) return fail('NOT_LOGGED_IN');
  if (!isPasswordUsed(services, user.status)) return fail('PASSWORD_NOT_USED');
  // The netID opened it before there was sign-on.
  const isOfNetID = user.passwordState === 'initial' && user.claimHash === null;
  return isOfNetID ? fail('NOT_LOGGED_IN') : null;
}
