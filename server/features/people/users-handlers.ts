// The people of a course: listing, adding, changing, deleting, assigning.
import { TOO_MANY_PEOPLE } from '@elenchus/domain/people/count-limits.ts';
import type { usersApi } from '@elenchus/contract/users-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { NEW_CODE_COUNTS } from '@elenchus/domain/people/claim-sentences.ts';
import {
  INSTRUCTOR_NOT_DELETED,
  LAST_INSTRUCTOR,
} from '@elenchus/domain/people/last-instructor.ts';
import { alreadyPresentSentence, readNewUser } from '@elenchus/domain/people/new-user.ts';
import { givenPasswordProblem, passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import {
  assignmentSentence,
  type AssignmentProblem,
} from '@elenchus/domain/people/ta-assignment.ts';
import { readTa } from '@elenchus/domain/people/user.ts';
import { readUserEdit } from '@elenchus/domain/people/user-edit.ts';
import { fail, type Failure } from '../../http/failure.ts';
import { type Call, type HandlersOf, jsonAnswer } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectStudentsUse } from '../../store/login/claims-store.ts';
import { selectUsersJson } from '../../store/people/listed-people-store.ts';
import { userAndSlip } from './changed-user.ts';
import { claimsIn, codeColumn, spareCodeFor } from '../login/claim-codes.ts';
import { wireFormer } from './former-netids.ts';
import { newStoredUser } from './new-stored-user.ts';
import { hashPassword } from '../login/password-hashing.ts';
import { uploadRoster } from './roster-upload.ts';
import type { Services } from '../services.ts';

/** The handlers of the user endpoints. */
export function usersHandlers(services: Services): HandlersOf<typeof usersApi> {
  const { store } = services;
  return {
    'GET /api/users/{courseID}': async ({ params, now }) => {
      const course = params.courseID;
      const studentsUse = await selectStudentsUse(store, course);
      const rules = { ...(await claimsIn(services, course)), studentsUse };
      return jsonAnswer(await selectUsersJson(store, course, { rules, now }));
    },
    'POST /api/users/{courseID}/add': (call) => addUser(services, call),
    'PUT /api/users/{courseID}/{username}': (call) => editUser(services, call),
    'DELETE /api/users/{courseID}/{username}': async (call) => {
      const { params, caller, now, address, write } = call;
      const by = changeBy(params.courseID, foldName(caller.username), now, address);
      const deleted = await write('deleteUser', {
        ...by,
        usernameKey: foldName(params.username),
      });
      if (deleted.ok) return { message: `User ${deleted.value.username} deleted` };
      return deleted.reason === 'unknown-user'
        ? fail('USER_NOT_FOUND')
        : fail('FORBIDDEN', { message: INSTRUCTOR_NOT_DELETED });
    },
    'POST /api/users/{courseID}/batch-add': (call) => uploadRoster(services, call),
    'POST /api/users/{courseID}/assign': assign,
  };
}

async function addUser(services: Services, call: Call<'POST /api/users/{courseID}/add'>) {
  const { params, body, caller, now } = call;
  const form = { netID: body.username, fullName: body.fullname, role: body.status };
  const user = readNewUser(form, new Set());
  if (!user.ok) {
    const message = user.reason.map(({ sentence }) => sentence).join(' ');
    return fail('INVALID_INPUT', { message, details: user.reason });
  }
  const ta = user.value.status === 'student' ? readTa(body.TA, 'student') : null;
  const { username } = user.value;
  const typed = body.password || username;
  const problem = givenPasswordProblem(username, typed);
  if (problem) return fail('INVALID_INPUT', { message: passwordSentence(problem) });
  const password = await hashPassword(username, typed);
  const course = params.courseID;
  const claims = await claimsIn(services, course);
  const code = spareCodeFor(claims);
  const added = {
    ...newStoredUser({ ...user.value, ta }),
    password,
    ...codeColumn(code, user.value.status, claims),
  };
  const by = changeBy(course, foldName(caller.username), now, call.address);
  const { usernameKey } = added;
  const people = body.person === undefined ? [] : [{ usernameKey, person: body.person }];
  const outcome = await call.write('addUsers', { ...by, users: [added], people });
  if (!outcome.ok) {
    if (outcome.reason.kind === 'was-here') {
      const details = wireFormer([user.value], new Map(outcome.reason.former));
      return fail('WAS_HERE_BEFORE', { details });
    }
    if (outcome.reason.kind === 'full') return fail('LIMIT_REACHED', { message: TOO_MANY_PEOPLE });
    return outcome.reason.kind === 'taken'
      ? fail('ALREADY_EXISTS', { message: alreadyPresentSentence(username) })
      : notAssigned(outcome.reason, ta);
  }
  const stored = { ...added, passwordState: password.state, version: now };
  const shown = await userAndSlip(services, call, { stored, claims, code });
  return { message: 'User added', ...shown };
}

async function editUser(services: Services, call: Call<'PUT /api/users/{courseID}/{username}'>) {
  const { params, body, caller, now, tokenHash } = call;
  const edit = readUserEdit(params.username, { ...body, callerUsername: caller.username });
  if (!edit.ok)
    return fail('INVALID_INPUT', { message: edit.reason.join(' '), details: edit.reason });
  const { fullName, status, ta, newPassword } = edit.value;
  const password =
    newPassword === null ? undefined : await hashPassword(params.username, newPassword);
  const usernameKey = foldName(params.username);
  const isSelf = usernameKey === foldName(caller.username);
  const claims = await claimsIn(services, params.courseID);
  const code = spareCodeFor(claims);
  const outcome = await call.write('editUser', {
    ...changeBy(params.courseID, foldName(caller.username), now, call.address),
    usernameKey,
    ...(fullName !== null && { fullName }),
    ...(status !== null && { status }),
    ...(ta !== undefined && { ta: foldName(ta ?? '') || null }),
    ...(password && { password }),
    spareCode: code,
    expectedVersion: null,
    keepTokenHash: isSelf ? tokenHash : null,
  });
  if (!outcome.ok) {
    const { reason } = outcome;
    if (reason.kind === 'last-instructor') return fail('FORBIDDEN', { message: LAST_INSTRUCTOR });
    return reason.kind === 'not-a-ta' || reason.kind === 'not-a-student'
      ? notAssigned(reason, ta)
      : fail('USER_NOT_FOUND');
  }
  const shown = await userAndSlip(services, call, { stored: outcome.value, claims, code });
  const message = shown.slip ? `User updated. ${NEW_CODE_COUNTS}` : 'User updated';
  return { message, ...shown };
}

async function assign(call: Call<'POST /api/users/{courseID}/assign'>) {
  const { params, body, caller, now } = call;
  const ta = readTa(body.TA, 'student');
  const outcome = await call.write('assignStudents', {
    ...changeBy(params.courseID, foldName(caller.username), now, call.address),
    usernameKeys: body.students.map(foldName),
    ta: foldName(ta ?? '') || null,
  });
  if (outcome.ok) return { message: 'Saved', assigned: outcome.value.assigned };
  return notAssigned(outcome.reason, ta, body.students);
}

/** The refusal in the sentence of the rule, with the names as they were typed. */
function notAssigned(
  problem: AssignmentProblem,
  ta: string | null | undefined,
  typed: readonly string[] = [],
): Failure {
  if (problem.kind === 'not-a-ta') {
    const message = assignmentSentence({ kind: 'not-a-ta', username: ta ?? problem.username });
    return fail('INVALID_INPUT', { message });
  }
  const asTyped = new Map(typed.map((name) => [foldName(name), name]));
  const usernames = problem.usernames.map((name) => asTyped.get(name) ?? name);
  const message = assignmentSentence({ kind: 'not-a-student', usernames });
  return fail('INVALID_INPUT', { message, details: usernames });
}
