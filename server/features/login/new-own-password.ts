// A person chooses a new password: the rules, the proof that it is them, and the new session (USR-53).
import { deviceName } from '@elenchus/domain/people/device-name.ts';
import { CURRENT_PASSWORD_WRONG } from '@elenchus/domain/people/own-account.ts';
import { checkNewPassword, passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import type { FastifyRequest } from 'fastify';
import { fail, type Failure } from '../../http/failure.ts';
import { hashToken, newToken, type ReplyCookies } from '../../http/session-cookies.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import type { Store } from '../../store/open-store.ts';
import { throttleKeys } from '../../store/login/throttle-store.ts';
import type { StoredUser } from '../../store/people/users-store.ts';
import { hashPassword, isPasswordOf } from './password-hashing.ts';
import type { Services } from '../services.ts';
import { tooMany } from '../too-many-attempts.ts';

/** Whose password it is, and the session or grant with which it is changed. */
interface Holder {
  readonly course: string;
  readonly usernameKey: string;
  readonly username: string;
  readonly tokenHash: string;
}

interface PasswordCall {
  readonly now: number;
  readonly address: string;
  readonly write: Store['transact'];
  readonly cookies: ReplyCookies;
  readonly request: FastifyRequest;
}

/** The device of a caller in a few words. */
export function deviceOf(request: FastifyRequest): string {
  return deviceName(request.headers['user-agent'] ?? '');
}

/** What is wrong with a new password, or null. */
export function newPasswordRefusal(username: string, password: string): Failure | null {
  const typed = checkNewPassword({ username, password });
  return typed.ok ? null : fail('INVALID_INPUT', { message: passwordSentence(typed.reason) });
}

/** Null if this is the holder's password. Guesses are counted as failed logins, so they are as slow as those. */
export async function currentPasswordRefusal(
  { store, signOn }: Services,
  { course, usernameKey }: Holder,
  password: string,
  { now, address, write }: PasswordCall,
): Promise<Failure | null> {
  const keys = throttleKeys(course, usernameKey, address);
  const decision = await write('reserveLoginAttempt', { keys, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const user = await selectOptionalClaim(store, course, usernameKey);
  // Where there is sign-on, the netID proves nothing.
  const hasNone = signOn !== undefined && user?.passwordState === 'initial';
  if (!user || hasNone || !(await isPasswordOf(user, password))) {
    await write('recordFailedLogin', { course, at: now, subject: usernameKey, address, keys });
    return fail('WRONG_PASSWORD', { message: CURRENT_PASSWORD_WRONG });
  }
  await write('clearLoginFailures', { keys });
  return null;
}

/** Stores the password, ends every session and gives this browser a new one. */
export async function storeNewPassword(
  holder: Holder,
  password: string,
  { now, address, write, cookies, request }: PasswordCall,
): Promise<StoredUser | Failure> {
  const { course, usernameKey, username, tokenHash: heldTokenHash } = holder;
  const { hash } = await hashPassword(username, password);
  const token = newToken();
  const changed = await write('resetPassword', {
    ...changeBy(course, usernameKey, now, address),
    usernameKey,
    passwordHash: hash,
    newTokenHash: hashToken(token),
    heldTokenHash,
    device: deviceOf(request),
  });
  if (!changed.ok) {
    return fail(changed.reason.kind === 'ended' ? 'NOT_LOGGED_IN' : 'USER_NOT_FOUND');
  }
  cookies.clear('grant', course);
  cookies.set('session', course, token);
  return changed.value;
}
