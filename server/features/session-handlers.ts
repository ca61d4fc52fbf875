// Logging in and out, and choosing a new password.
import type { sessionApi, SessionValues } from '@elenchus/contract/session-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  COMMON_PASSWORD_SENTENCE,
  isCommonPassword,
} from '@elenchus/domain/people/common-passwords.ts';
import { USERNAME_NOT_LISTED } from '@elenchus/domain/people/login-rules.ts';
import { throttleSentence } from '@elenchus/domain/people/login-throttle.ts';
import { checkNewPassword, passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { mayUsePassword } from '@elenchus/domain/people/sign-on-rules.ts';
import { fail, type Failure } from '../http/failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import { hashToken, newToken } from '../http/session-cookies.ts';
import { changeBy } from '../store/audit-store.ts';
import { type LiveSession, selectOptionalSession } from '../store/sessions-store.ts';
import { throttleKeys } from '../store/throttle-store.ts';
import {
  selectOptionalCredentials,
  selectOptionalUser,
  type StoredUser,
} from '../store/users-store.ts';
import { loginSweep } from './login-sweep.ts';
import { hashPassword, isPasswordOf } from './password-hashing.ts';
import type { Services } from './services.ts';

type Person = Pick<StoredUser, 'username' | 'fullName' | 'status'>;

export const NO_SESSION: SessionValues = {
  isLoggedIn: false,
  username: '',
  fullName: '',
  isInstructor: false,
  isTA: false,
  status: '',
};

function valuesOf({ username, fullName, status }: Person, isLoggedIn: boolean): SessionValues {
  const roles = { isInstructor: status === 'instructor', isTA: status === 'ta' };
  return { isLoggedIn, username, fullName, status, ...roles };
}

/** The handlers of the session endpoints. */
export function sessionHandlers(services: Services): HandlersOf<typeof sessionApi> {
  const { store } = services;
  const sweep = loginSweep();
  return {
    'POST /api/authenticate/{courseID}': async (call) => {
      await sweep(call.write, call.params.courseID, call.now);
      return logIn(services, call);
    },
    'POST /api/reset-password/{courseID}': (call) => resetPassword(services, call),
    'GET /api/authenticate/fullname/{courseID}/{username}': async ({ params }) => {
      const user = await selectOptionalUser(store, params.courseID, foldName(params.username));
      return user ? { fullName: user.fullName } : fail('USER_NOT_FOUND');
    },
    'GET /api/authenticate/status/{courseID}/{username}': async ({ params }) => {
      const user = await selectOptionalUser(store, params.courseID, foldName(params.username));
      return user ? { status: user.status } : fail('USER_NOT_FOUND');
    },
    'GET /api/session/{courseID}': async ({ params, caller }) => {
      if (caller.role === 'nobody') return NO_SESSION;
      const user = await selectOptionalUser(store, params.courseID, foldName(caller.username));
      return user ? valuesOf(user, true) : NO_SESSION;
    },
    'POST /api/logout/{courseID}': async ({ params, caller, tokenHash, cookies, body, write }) => {
      const course = params.courseID;
      if (tokenHash) await write('closeSession', { course, tokenHash });
      if (body?.everywhere && caller.role !== 'nobody') {
        await write('closeSessionsOfUser', {
          course,
          usernameKey: foldName(caller.username),
        });
      }
      cookies.clear('session', course);
      return { message: 'Logged out' };
    },
  };
}

async function logIn({ store, signOn }: Services, call: Call<'POST /api/authenticate/{courseID}'>) {
  const passwordLogin = signOn?.settings.passwordLogin;
  if (passwordLogin === 'off') return fail('PASSWORD_NOT_USED');
  const { params, body, now, address, cookies, write } = call;
  const course = params.courseID;
  const usernameKey = foldName(body.username);
  const keys = throttleKeys(course, usernameKey, address);
  const decision = await write('reserveLoginAttempt', { keys, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const user = await selectOptionalCredentials(store, course, usernameKey);
  if (!user) return fail('USER_NOT_FOUND', { message: USERNAME_NOT_LISTED });
  if (!(await isPasswordOf(user, body.password))) return fail('WRONG_PASSWORD');
  // Only after the password was right: nobody else learns who is staff, or who has not chosen a password.
  if (passwordLogin !== undefined && !mayUsePassword(passwordLogin, user)) {
    return fail('PASSWORD_NOT_USED');
  }
  await write('clearLoginFailures', { keys });
  const token = newToken();
  const kind = user.passwordState === 'initial' ? 'grant' : 'session';
  const { passwordHash } = user;
  const opening = {
    course,
    usernameKey,
    tokenHash: hashToken(token),
    at: now,
    kind,
    passwordHash,
    replacedTokenHash: cookies.hashOf(kind, course),
  } as const;
  if (!(await write('openSession', opening))) return fail('WRONG_PASSWORD');
  cookies.set(kind, course, token);
  return { ...valuesOf(user, kind === 'session'), mustResetPassword: kind === 'grant' };
}

/** The refusal of an attempt that has to wait. */
export function tooMany(retryAfterSeconds: number): Failure {
  return fail('TOO_MANY_ATTEMPTS', {
    message: throttleSentence(retryAfterSeconds),
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}

async function resetPassword(
  { store, signOn }: Services,
  call: Call<'POST /api/reset-password/{courseID}'>,
) {
  const { params, body, now, cookies } = call;
  const course = params.courseID;
  const holder = await holderOf(store, call);
  // Where there is sign-on, a grant of an initial password from before no longer counts.
  if (!holder || (signOn && holder.kind === 'grant')) return fail('NOT_LOGGED_IN');
  const { usernameKey, tokenHash: heldTokenHash } = holder;
  if (usernameKey !== foldName(body.username)) return fail('FORBIDDEN');
  const typed = checkNewPassword({ username: holder.username, password: body.newPassword });
  if (!typed.ok) return fail('INVALID_INPUT', { message: passwordSentence(typed.reason) });
  if (isCommonPassword(typed.value)) {
    return fail('INVALID_INPUT', { message: COMMON_PASSWORD_SENTENCE });
  }
  const password = await hashPassword(holder.username, typed.value);
  const token = newToken();
  const changed = await call.write('resetPassword', {
    ...changeBy(course, usernameKey, now),
    usernameKey,
    passwordHash: password.hash,
    newTokenHash: hashToken(token),
    heldTokenHash,
  });
  if (!changed.ok) {
    return fail(changed.reason.kind === 'ended' ? 'NOT_LOGGED_IN' : 'USER_NOT_FOUND');
  }
  cookies.clear('grant', course);
  cookies.set('session', course, token);
  return { message: 'Password updated successfully', session: valuesOf(changed.value, true) };
}

/** Whose password may be set: that of the grant or of the current session; if there are both, the one that was named. */
async function holderOf(
  store: Services['store'],
  { params, body, cookies, tokenHash, now, write }: Call<'POST /api/reset-password/{courseID}'>,
): Promise<(LiveSession & { readonly tokenHash: string }) | undefined> {
  const course = params.courseID;
  const toucher = { ...store, transact: write };
  const hashes = [cookies.hashOf('grant', course), tokenHash].filter((hash) => hash !== null);
  const found = await Promise.all(
    hashes.map(async (hash) => {
      const session = await selectOptionalSession(toucher, { course, tokenHash: hash, at: now });
      return session && { ...session, tokenHash: hash };
    }),
  );
  const holders = found.filter((holder) => holder !== undefined);
  const named = foldName(body.username);
  return holders.find(({ usernameKey }) => usernameKey === named) ?? holders[0];
}
