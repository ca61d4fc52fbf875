// Logging in and out, and choosing a new password.
import type { sessionApi, SessionValues } from '@elenchus/contract/session-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { USERNAME_NOT_LISTED } from '@elenchus/domain/people/login-rules.ts';
import { personalDataDeletion } from '@elenchus/domain/people/personal-data-retention.ts';
import { CURRENT_PASSWORD_MISSING } from '@elenchus/domain/people/own-account.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { hashToken, newToken } from '../../http/session-cookies.ts';
import { selectOptionalCourse } from '../../store/courses/courses-store.ts';
import { selectOptionalClaim, type StoredClaim } from '../../store/login/claims-store.ts';
import { type LiveSession, selectOptionalSession } from '../../store/login/sessions-store.ts';
import { throttleKeys } from '../../store/login/throttle-store.ts';
import {
  selectOptionalPerson,
  selectOptionalUser,
  type StoredUser,
} from '../../store/people/users-store.ts';
import { waitingFor } from '../workload/grader-question.ts';
import { openFirstLogin } from './first-login.ts';
import { loginSweep } from './login-sweep.ts';
import { ownTag } from './own-tag.ts';
import {
  currentPasswordRefusal,
  deviceOf,
  newPasswordRefusal,
  storeNewPassword,
} from './new-own-password.ts';
import { isSecret } from './password-hashing.ts';
import type { Services } from '../services.ts';
import { tooMany } from '../too-many-attempts.ts';
import { choosingRefusal, failedLogin, isPasswordUsed } from './unused-password.ts';

type Person = Pick<StoredUser, 'username' | 'fullName' | 'status'>;

export const NO_SESSION: SessionValues = {
  isLoggedIn: false,
  username: '',
  fullName: '',
  isInstructor: false,
  isTA: false,
  status: '',
};

function valuesOf(
  { username, fullName, status }: Person,
  {
    isLoggedIn = true,
    isArchived,
  }: { readonly isLoggedIn?: boolean; readonly isArchived: boolean },
): SessionValues {
  const roles = { isInstructor: status === 'instructor', isTA: status === 'ta' };
  return { isLoggedIn, username, fullName, status, ...roles, ...(isArchived && { isArchived }) };
}

/** The tag of the person who has this netID now. */
async function tagNow({ store }: Services, course: string, usernameKey: string) {
  const user = await selectOptionalPerson(store, course, usernameKey);
  return ownTag(course, usernameKey, user?.person ?? '');
}

/** When the personal data of an archived course is deleted, if that is planned. */
async function deletionIn({ store, retention }: Services, course: string) {
  if (retention === null) return {};
  const stored = await selectOptionalCourse(store, course);
  const personalDataUntil = stored && personalDataDeletion(stored, retention);
  return personalDataUntil ? { personalDataUntil } : {};
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
    'GET /api/session/{courseID}': async ({ params, caller, isArchived, now }) => {
      if (caller.role === 'nobody') return NO_SESSION;
      const usernameKey = foldName(caller.username);
      const user = await selectOptionalPerson(store, params.courseID, usernameKey);
      if (!user) return NO_SESSION;
      const tag = ownTag(params.courseID, usernameKey, user.person);
      const deletion = isArchived ? await deletionIn(services, params.courseID) : {};
      const waiting = isArchived ? {} : await waitingFor(services, params.courseID, caller, now);
      return { ...valuesOf(user, { isArchived }), ...tag, ...deletion, ...waiting };
    },
    'POST /api/logout/{courseID}': async (call) => {
      const { params, caller, tokenHash, cookies, body, now, address, write } = call;
      const course = params.courseID;
      if (tokenHash) await write('closeSession', { course, tokenHash });
      if (body?.everywhere && caller.role !== 'nobody') {
        await write('closeSessionsOfUser', {
          course,
          usernameKey: foldName(caller.username),
          at: now,
          address,
        });
      }
      cookies.clear('session', course);
      return { message: 'Logged out' };
    },
  };
}

async function logIn(services: Services, call: Call<'POST /api/authenticate/{courseID}'>) {
  const { store, signOn } = services;
  if (signOn?.settings.passwordLogin === 'off') return fail('PASSWORD_NOT_USED');
  const { params, body, now, address, write } = call;
  const course = params.courseID;
  const usernameKey = foldName(body.username);
  const keys = throttleKeys(course, usernameKey, address);
  const decision = await write('reserveLoginAttempt', { keys, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const user = await selectOptionalClaim(store, course, usernameKey);
  const failed = { course, at: now, subject: user ? usernameKey : '', address, keys };
  if (!user) {
    await write('recordFailedLogin', failed);
    return fail('USER_NOT_FOUND', { message: USERNAME_NOT_LISTED });
  }
  const isFirst = user.passwordState === 'initial';
  const open = isFirst ? openFirstLogin : openOwnSession;
  if (!isPasswordUsed(services, user.status) || !(await open(services, call, user))) {
    await write('recordFailedLogin', failed);
    return failedLogin(services, user, body.password);
  }
  await write('clearLoginFailures', { keys });
  const values = valuesOf(user, { isLoggedIn: !isFirst, isArchived: call.isArchived });
  return {
    ...values,
    ...(await tagNow(services, course, usernameKey)),
    mustResetPassword: isFirst,
  };
}

/** Opens the session of a person with this password; false if it is another one. */
async function openOwnSession(
  _services: Services,
  call: Call<'POST /api/authenticate/{courseID}'>,
  { usernameKey, passwordHash }: StoredClaim,
): Promise<boolean> {
  const { params, body, now, cookies, write } = call;
  if (!(await isSecret(passwordHash, body.password))) return false;
  const course = params.courseID;
  const token = newToken();
  const isOpen = await write('openSession', {
    course,
    usernameKey,
    tokenHash: hashToken(token),
    at: now,
    kind: 'session',
    passwordHash,
    replacedTokenHash: cookies.hashOf('session', course),
    device: deviceOf(call.request),
    login: { event: 'login', address: call.address },
  });
  if (isOpen) cookies.set('session', course, token);
  return isOpen;
}

async function resetPassword(
  services: Services,
  call: Call<'POST /api/reset-password/{courseID}'>,
) {
  const { params, body } = call;
  const found = await holderOf(services.store, call);
  if (!found) return fail('NOT_LOGGED_IN');
  if (found.usernameKey !== foldName(body.username)) return fail('FORBIDDEN');
  const holder = { ...found, course: params.courseID };
  const refusal =
    (await choosingRefusal(services, holder)) ??
    newPasswordRefusal(holder.username, body.newPassword) ??
    (await sessionRefusal(services, holder, call));
  if (refusal) return refusal;
  const changed = await storeNewPassword(holder, body.newPassword, call);
  if (changed instanceof Failure) return changed;
  const tag = await tagNow(services, params.courseID, found.usernameKey);
  const session = { ...valuesOf(changed, { isArchived: call.isArchived }), ...tag };
  return { message: 'Password updated successfully', session };
}

/** A grant was given for the current password. A session may be days old, on a device that somebody else uses now. */
async function sessionRefusal(
  services: Services,
  holder: LiveSession & { readonly course: string; readonly tokenHash: string },
  call: Call<'POST /api/reset-password/{courseID}'>,
): Promise<Failure | null> {
  if (holder.kind === 'grant') return null;
  const { currentPassword } = call.body;
  return currentPassword === undefined
    ? fail('INVALID_INPUT', { message: CURRENT_PASSWORD_MISSING })
    : currentPasswordRefusal(services, holder, currentPassword, call);
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
