// First logins of a course: what the class uses, and new codes for people who have not claimed their account.
import type { claimsApi } from '@elenchus/contract/claims-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { claimWay } from '@elenchus/domain/people/account-claim.ts';
import {
  ALREADY_CLAIMED,
  classCodesSentence,
  NEWER_CODE,
  NO_CODES_FOR_STUDENTS,
  NO_PUBLIC_ADDRESS,
  renewSentence,
  STUDENTS_USE_NETID,
  STUDENTS_USE_SIGN_ON,
  USES_SIGN_ON,
} from '@elenchus/domain/people/claim-sentences.ts';
import { mayUsePassword } from '@elenchus/domain/people/sign-on-rules.ts';
import { fail } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import {
  type RenewRefusal,
  selectStudentsUse,
  selectUnclaimed,
} from '../../store/login/claims-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import { userAndSlip } from '../people/changed-user.ts';
import { claimsEverywhere, claimsIn, newCode, slipOf, spareCodeFor } from './claim-codes.ts';
import type { Services } from '../services.ts';

/** The handlers of the endpoints about first logins. */
export function claimsHandlers(services: Services): HandlersOf<typeof claimsApi> {
  return {
    'GET /api/firstLogins/{courseID}': async ({ params }) => {
      const studentsUse = await selectStudentsUse(services.store, params.courseID);
      const rules = { ...claimsEverywhere(services), studentsUse };
      return {
        staff: claimWay('ta', rules),
        students: claimWay('student', rules),
        canChoose: rules.isPublic && mayUsePassword(rules.passwordLogin, 'student'),
      };
    },
    'POST /api/firstLogins/{courseID}': (call) => chooseForClass(services, call),
    'POST /api/users/{courseID}/renew': (call) => renew(services, call),
  };
}

async function chooseForClass(services: Services, call: Call<'POST /api/firstLogins/{courseID}'>) {
  const { params, body, caller, now } = call;
  const course = params.courseID;
  const { students, seen } = body;
  const claims = await claimsIn(services, course);
  if (students === 'code' && !claims.isPublic) {
    return fail('INVALID_INPUT', { message: NO_PUBLIC_ADDRESS });
  }
  if (!mayUsePassword(claims.passwordLogin, 'student')) {
    return fail('INVALID_INPUT', { message: NO_CODES_FOR_STUDENTS });
  }
  const people = students === 'code' ? await selectUnclaimed(services.store, course) : [];
  const codes = new Map(people.map(({ usernameKey }) => [usernameKey, newCode()]));
  const { issued, kept } = await call.write('chooseStudentClaims', {
    ...changeBy(course, foldName(caller.username), now, call.address),
    studentsUse: students,
    seen,
    codes: [...codes].map(([usernameKey, { hash }]) => ({ usernameKey, hash })),
    firstDayEnd: claims.firstDayEnd,
  });
  if (students === 'netID') {
    const message = claims.passwordLogin === null ? STUDENTS_USE_NETID : STUDENTS_USE_SIGN_ON;
    return { message, students, slips: [], kept: 0 };
  }
  const got = new Set(issued);
  const slips = (await selectUnclaimed(services.store, course)).flatMap((claim) => {
    const code = got.has(claim.usernameKey) ? codes.get(claim.usernameKey) : undefined;
    return slipOf(services, course, claims, { claim, code }) ?? [];
  });
  return { message: classCodesSentence(slips.length, kept), students, slips, kept };
}

async function renew(services: Services, call: Call<'POST /api/users/{courseID}/renew'>) {
  const { params, body, caller, now } = call;
  const course = params.courseID;
  const usernameKey = foldName(body.username);
  const claims = await claimsIn(services, course);
  const code = spareCodeFor(claims);
  const renewed = await call.write('renewClaim', {
    ...changeBy(course, foldName(caller.username), now, call.address),
    usernameKey,
    seen: body.seen,
    spareCode: code,
  });
  if (!renewed.ok) return notRenewed(renewed.reason);
  const stored = await selectOptionalUser(services.store, course, usernameKey);
  if (!stored) return fail('USER_NOT_FOUND');
  const shown = await userAndSlip(services, call, { stored, claims, code });
  return { message: renewSentence(stored.fullName, shown.slip), ...shown };
}

function notRenewed(reason: RenewRefusal) {
  switch (reason) {
    case 'unknown-user':
      return fail('USER_NOT_FOUND');
    case 'claimed':
      return fail('CHANGED_MEANWHILE', { message: ALREADY_CLAIMED });
    case 'newer':
      return fail('CHANGED_MEANWHILE', { message: NEWER_CODE });
    case 'sign-on':
      return fail('INVALID_INPUT', { message: USES_SIGN_ON });
  }
}
