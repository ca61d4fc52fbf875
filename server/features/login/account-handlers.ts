// Your own account: the password and the sessions.
import { createHash } from 'node:crypto';
import type { accountApi } from '@elenchus/contract/account-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { sessionsEndedSentence, inOrderOfUse } from '@elenchus/domain/people/own-account.ts';
import { fail, Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { selectOptionalFeedTime } from '../../store/schedule/calendar-feeds-store.ts';
import { selectOwnSessions } from '../../store/login/own-sessions-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import {
  currentPasswordRefusal,
  newPasswordRefusal,
  storeNewPassword,
} from './new-own-password.ts';
import type { Services } from '../services.ts';
import { choosingRefusal, isPasswordUsed } from './unused-password.ts';

/** The handlers of the account endpoints. */
export function accountHandlers(services: Services): HandlersOf<typeof accountApi> {
  return {
    'GET /api/account/{courseID}': (call) => ownAccount(services, call),
    'POST /api/account/password/{courseID}': (call) => changePassword(services, call),
    'POST /api/account/end-sessions/{courseID}': (call) => endSessions(services, call),
  };
}

async function ownAccount(services: Services, call: Call<'GET /api/account/{courseID}'>) {
  const { store } = services;
  const { params, caller, now, tokenHash } = call;
  const usernameKey = foldName(caller.username);
  const [user, sessions, calendar] = await Promise.all([
    selectOptionalUser(store, params.courseID, usernameKey),
    selectOwnSessions(store, params.courseID, usernameKey, now),
    selectOptionalFeedTime(store, params.courseID, usernameKey),
  ]);
  if (!user) return fail('NOT_LOGGED_IN');
  const { username, fullName, status, passwordState } = user;
  return {
    username,
    fullName,
    status,
    hasPassword: passwordState === 'set' && isPasswordUsed(services, status),
    offersMail: services.mail !== undefined,
    calendarSince: calendar?.createdAt ?? null,
    sessions: inOrderOfUse(
      sessions.map(({ createdAt, lastSeenAt, device, ...session }) => ({
        id: publicId(session.tokenHash),
        since: createdAt,
        lastActive: lastSeenAt,
        device,
        isThis: session.tokenHash === tokenHash,
      })),
    ),
  };
}

async function changePassword(
  services: Services,
  call: Call<'POST /api/account/password/{courseID}'>,
) {
  const { params, caller, body, tokenHash } = call;
  if (tokenHash === null) return fail('NOT_LOGGED_IN');
  const { username } = caller;
  const holder = { course: params.courseID, usernameKey: foldName(username), username, tokenHash };
  const refusal =
    (await choosingRefusal(services, holder)) ??
    newPasswordRefusal(username, body.newPassword) ??
    (await currentPasswordRefusal(services, holder, body.currentPassword, call));
  if (refusal) return refusal;
  const changed = await storeNewPassword(holder, body.newPassword, call);
  return changed instanceof Failure ? changed : { message: 'Password updated successfully' };
}

async function endSessions(
  { store }: Services,
  call: Call<'POST /api/account/end-sessions/{courseID}'>,
) {
  const { params, caller, body, now, address, tokenHash, write } = call;
  if (tokenHash === null) return fail('NOT_LOGGED_IN');
  const course = params.courseID;
  const usernameKey = foldName(caller.username);
  const own = await selectOwnSessions(store, course, usernameKey, now);
  const asked = own
    .map((session) => session.tokenHash)
    .filter((hash) => hash !== tokenHash && (body.id === undefined || publicId(hash) === body.id));
  const by = { course, usernameKey, at: now, address };
  const ended = await write('endOtherSessions', { ...by, keepTokenHash: tokenHash, ended: asked });
  return { message: sessionsEndedSentence(ended), ended };
}

/** A name for a session that opens nothing: not the token, nor what is stored of it. */
function publicId(tokenHash: string): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('base64url').slice(0, 22);
}
