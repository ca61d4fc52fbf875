// The admin gate and new courses.
import { randomBytes } from 'node:crypto';
import type { adminApi } from '@elenchus/contract/admin-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { resetSentence } from '@elenchus/domain/people/claim-sentences.ts';
import { readNewCourse } from '@elenchus/domain/people/new-course.ts';
import { defaultCourse } from '@elenchus/domain/people/course-state.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { hashToken, newToken } from '../../http/session-cookies.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import { selectCourses } from '../../store/courses/courses-store.ts';
import type { Store } from '../../store/open-store.ts';
import { selectIsAdmin } from '../../store/login/sessions-store.ts';
import { selectOptionalSetting } from '../../store/settings-store.ts';
import { throttleKeys } from '../../store/login/throttle-store.ts';
import { claimsIn, slipOf, spareCodeFor } from '../login/claim-codes.ts';
import { createCourseWith } from '../courses/created-course.ts';
import { loginSweep } from '../login/login-sweep.ts';
import { hashSecret, isSecret } from '../login/password-hashing.ts';
import type { Services } from '../services.ts';
import { tooMany } from '../too-many-attempts.ts';

/** The handlers of the admin endpoints. */
export function adminHandlers(services: Services): HandlersOf<typeof adminApi> {
  const { store } = services;
  const sweep = loginSweep();
  return {
    'GET /api/installation': async () => ({ defaultCourse: await defaultCourseOf(services) }),
    'POST /api/admin/login': async (call) => {
      // Of no course: the counts of failed logins alone.
      await sweep(call.write, '', call.now);
      return openGate(services, call);
    },
    'POST /api/admin/logout': async ({ cookies, write }) => {
      const tokenHash = cookies.hashOf('admin', '');
      if (tokenHash) await write('closeAdminSession', { tokenHash });
      cookies.clear('admin', '');
      return { message: 'Logged out' };
    },
    'GET /api/admin/session': async ({ cookies, now, write }) => {
      const tokenHash = cookies.hashOf('admin', '');
      const toucher = { ...store, transact: write };
      const isAdmin = tokenHash !== null && (await selectIsAdmin(toucher, { tokenHash, at: now }));
      return { isAdmin };
    },
    'POST /api/admin/create-course': (call) => createCourse(services, call),
    'POST /api/admin/reset-instructor/{courseID}': (call) => resetInstructor(services, call),
  };
}

/** The course that opens first, or null when there is none. */
export async function defaultCourseOf({
  store,
  defaultCourse: wanted,
}: Services): Promise<string | null> {
  return defaultCourse(await selectCourses(store), wanted)?.course ?? null;
}

async function openGate({ store }: Services, call: Call<'POST /api/admin/login'>) {
  const { body, now, address, cookies, write } = call;
  const keys = throttleKeys('', 'admin', address);
  const decision = await write('reserveLoginAttempt', { keys, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const stored = await selectOptionalSetting(store, 'adminPasswordHash');
  if (stored === undefined || !(await isSecret(stored, body.password))) {
    await write('recordFailedLogin', { course: null, at: now, subject: 'admin', address, keys });
    return fail('WRONG_ADMIN_PASSWORD');
  }
  await write('clearLoginFailures', { keys });
  const token = newToken();
  await write('openAdminSession', {
    tokenHash: hashToken(token),
    at: now,
    replacedTokenHash: cookies.hashOf('admin', ''),
    address,
  });
  cookies.set('admin', '', token);
  return { message: 'Welcome' };
}

async function createCourse(services: Services, call: Call<'POST /api/admin/create-course'>) {
  const typed = readNewCourse(call.body);
  if (!typed.ok) {
    const message = typed.reason.map(({ sentence }) => sentence).join(' ');
    return fail('INVALID_INPUT', { message, details: typed.reason });
  }
  const dataText = typed.value.instructorFullName;
  const items = [designItem({ dataType: 'instructorName', dataID: '0', dataText })];
  return createCourseWith(services, call, typed.value, items);
}

async function resetInstructor(
  services: Services,
  call: Call<'POST /api/admin/reset-instructor/{courseID}'>,
) {
  const course = call.params.courseID;
  const usernameKey = foldName(call.body.username);
  const claims = await claimsIn(services, course);
  const code = spareCodeFor(claims);
  const reset = await call.write('resetToClaim', {
    ...changeBy(course, 'admin', call.now, call.address),
    usernameKey,
    onlyStatus: 'instructor',
    spareCode: code,
  });
  if (!reset.ok) {
    return reset.reason.kind === 'other-role'
      ? fail('FORBIDDEN', { message: ONLY_INSTRUCTORS })
      : fail('USER_NOT_FOUND');
  }
  const claim = await selectOptionalClaim(services.store, course, usernameKey);
  const slip = slipOf(services, course, claims, { claim, code });
  return {
    message: resetSentence(reset.value.fullName, slip, claims.passwordLogin !== null),
    slip,
  };
}

const ONLY_INSTRUCTORS =
  'The admin can reset instructors only. The instructors of the course can reset everyone else.';

/**
 * Sets the stored admin password to the given one, or to a random one when there is none at all. Returns a password
 * that was just generated: it is shown once and stored only as a hash.
 */
export async function settleAdminPassword(
  store: Store,
  given: string | undefined,
  now: number,
): Promise<string | null> {
  const name = 'adminPasswordHash';
  const stored = await selectOptionalSetting(store, name);
  if (given !== undefined) {
    if (stored !== undefined && (await isSecret(stored, given))) return null;
    await store.transact('setSetting', { name, value: await hashSecret(given), at: now });
    if (stored !== undefined) await store.transact('closeAllAdminSessions', undefined);
    return null;
  }
  if (stored !== undefined) return null;
  const made = randomBytes(9).toString('base64url');
  const { isNew } = await store.transact('setSettingOnce', {
    name,
    value: await hashSecret(made),
    at: now,
  });
  return isNew ? made : null;
}
