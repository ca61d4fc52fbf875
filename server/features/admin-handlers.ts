// The admin gate and new courses.
import { randomBytes } from 'node:crypto';
import type { adminApi } from '@elenchus/contract/admin-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { readNewCourse } from '@elenchus/domain/people/course-id.ts';
import { fail } from '../http/failure.ts';
import type { Call, HandlersOf } from '../http/handler.ts';
import { hashToken, newToken } from '../http/session-cookies.ts';
import { changeBy } from '../store/audit-store.ts';
import { selectCourses } from '../store/courses-store.ts';
import type { Store } from '../store/open-store.ts';
import { selectIsAdmin } from '../store/sessions-store.ts';
import { selectOptionalSetting } from '../store/settings-store.ts';
import { throttleKeys } from '../store/throttle-store.ts';
import { loginSweep } from './login-sweep.ts';
import { hashSecret, initialPassword, isSecret } from './password-hashing.ts';
import type { Services } from './services.ts';
import { tooMany } from './too-many-attempts.ts';

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
    'POST /api/admin/create-course': createCourse,
  };
}

/** The course that opens first, or null when there is none. */
export async function defaultCourseOf({
  store,
  defaultCourse: wanted,
}: Services): Promise<string | null> {
  const courses = await selectCourses(store);
  const found = courses.find(({ course }) => course === wanted) ?? courses[0];
  return found?.course ?? null;
}

async function openGate({ store }: Services, call: Call<'POST /api/admin/login'>) {
  const { body, now, address, cookies, write } = call;
  const keys = throttleKeys('', 'admin', address);
  const decision = await write('reserveLoginAttempt', { keys, at: now });
  if (!decision.allowed) return tooMany(decision.retryAfterSeconds);
  const stored = await selectOptionalSetting(store, 'adminPasswordHash');
  if (stored === undefined || !(await isSecret(stored, body.password))) {
    await write('recordFailedLogin', { course: '', at: now, subject: 'admin', address, keys });
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

async function createCourse(call: Call<'POST /api/admin/create-course'>) {
  const typed = readNewCourse(call.body);
  if (!typed.ok) {
    const message = typed.reason.map(({ sentence }) => sentence).join(' ');
    return fail('INVALID_INPUT', { message, details: typed.reason });
  }
  const { courseID, instructorFullName, instructorUserID } = typed.value;
  const made = await call.write('createCourse', {
    ...changeBy(courseID, 'admin', call.now, call.address),
    items: [designItem({ dataType: 'instructorName', dataID: '0', dataText: instructorFullName })],
    users: [
      {
        usernameKey: foldName(instructorUserID),
        username: instructorUserID,
        fullName: instructorFullName,
        status: 'instructor',
        ta: '',
        password: initialPassword,
      },
    ],
  });
  if (!made.ok) {
    return fail('ALREADY_EXISTS', { message: `There is already a course named ${courseID}.` });
  }
  return { message: `Course ${courseID} created successfully`, courseID };
}

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
