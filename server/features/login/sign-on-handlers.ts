// Logging in through the university: to its login and back, and disconnecting an account.
import { randomInt } from 'node:crypto';
import type { signOnApi } from '@elenchus/contract/sign-on-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { signOnUsername } from '@elenchus/domain/people/sign-on-rules.ts';
import type { SignOnRefusal } from '@elenchus/domain/people/sign-on-sentences.ts';
import { keptViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import { fail } from '../../http/failure.ts';
import { type Call, CustomAnswer, type HandlersOf } from '../../http/handler.ts';
import { refusalPage } from '../../http/refusal-page.ts';
import { hashToken, newToken } from '../../http/session-cookies.ts';
import { ProviderProblem } from '../../sign-on/provider-problem.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { loginSweep } from './login-sweep.ts';
import { deviceOf } from './new-own-password.ts';
import { adoptAddress } from '../notifications/adopted-address.ts';
import type { Services, SignOn } from '../services.ts';

type Beginning = Call<'GET /api/sign-on/{courseID}'>;
type Return = Call<'GET /api/sign-on/callback'>;

/** The handlers of sign-on. Where it isn't configured, there is nothing at its addresses. */
export function signOnHandlers({ signOn, mail }: Services): HandlersOf<typeof signOnApi> {
  const sweep = loginSweep();
  return {
    'GET /api/sign-on/{courseID}': async (call) => {
      if (!signOn) return fail('NOT_FOUND');
      await sweep(call.write, call.params.courseID, call.now);
      return begin(signOn, call);
    },
    'GET /api/sign-on/callback': async (call) =>
      signOn ? finish(signOn, call, mail !== undefined) : fail('NOT_FOUND'),
    'DELETE /api/sign-on/{courseID}/{username}': disconnect,
  };
}

async function begin({ provider }: SignOn, call: Beginning) {
  const { params, now, address, cookies, write, request } = call;
  const course = params.courseID;
  const decision = await write('reserveBeginning', { address, at: now });
  if (!decision.allowed) return refused(call, { refusal: 'too-many', code: 'limit', course });
  const [state, browser, nonce, verifier] = [newToken(), newToken(), newToken(), newToken()];
  try {
    const destination = await provider.beginning({ state, nonce, verifier });
    await write('beginSignOn', {
      stateHash: hashToken(state),
      browserHash: hashToken(browser),
      course,
      nonce,
      verifier,
      view: keptViewQuery(parameterOf(request.query, 'view')),
      at: now,
    });
    cookies.set('sign-on', attemptOf(state), browser);
    return redirect(destination.href);
  } catch (error) {
    return refused(call, { ...refusalOf(error), course });
  }
}

async function finish({ settings, provider }: SignOn, call: Return, sendsMail: boolean) {
  const { now, cookies, write, request, address } = call;
  const state = parameterOf(request.query, 'state');
  if (state === null) return refused(call, { refusal: 'malformed', code: 'state' });
  const browserHash = cookies.hashOf('sign-on', attemptOf(state));
  if (browserHash === null) return refused(call, { refusal: 'attempt-over', code: 'browser' });
  const stateHash = hashToken(state);
  const attempt = await write('takeSignOnAttempt', { stateHash, browserHash, at: now });
  if (!attempt) return refused(call, { refusal: 'attempt-over', code: 'attempt' });
  cookies.clear('sign-on', attemptOf(state));
  const { course, view } = attempt;
  try {
    const query = new URL(request.url, settings.publicUrl).search;
    const person = await provider.personBehind(query, { ...attempt, state });
    const named = signOnUsername(person.claims, settings);
    if (!named.ok) {
      await noteRefusal(call, course);
      return refused(call, { refusal: named.reason, code: 'claims', course });
    }
    const username = named.value;
    const token = newToken();
    const entered = await write('enterBySignOn', {
      ...changeBy(course, foldName(username), now, address),
      issuer: person.issuer,
      client: settings.clientId,
      subject: person.subject,
      usernameKey: foldName(username),
      tokenHash: hashToken(token),
      replacedTokenHash: cookies.hashOf('session', course),
      address,
      device: deviceOf(request),
    });
    if (!entered.ok) {
      return refused(call, { refusal: entered.reason, code: 'list', course, username });
    }
    if (sendsMail) await adoptAddress(call, { course, usernameKey: entered.value }, person.claims);
    cookies.set('session', course, token);
    return redirect(`/${encodeURIComponent(course)}${view}`);
  } catch (error) {
    const why = refusalOf(error);
    if (why.refusal === 'not-verified') await noteRefusal(call, course);
    return refused(call, { ...why, course });
  }
}

/** For the security log: somebody came back from the provider who can't get in. Who it is isn't certain. */
async function noteRefusal({ write, now, address }: Return, course: string): Promise<void> {
  const who = { actor: '', subject: '', address };
  await write('recordSecurityEvent', { course, at: now, event: 'sign-on-refused', ...who });
}

async function disconnect(call: Call<'DELETE /api/sign-on/{courseID}/{username}'>) {
  const { params, caller, now, address, write } = call;
  const usernameKey = foldName(params.username);
  const change = changeBy(params.courseID, foldName(caller.username), now, address);
  const outcome = await write('disconnectUser', { ...change, usernameKey });
  if (!outcome.ok) return fail('USER_NOT_FOUND');
  const { disconnected } = outcome.value;
  const message =
    disconnected === 0 ? 'No university account was connected' : 'University account disconnected';
  return { message, disconnected };
}

/** Attempts of two tabs have a cookie each. Its name tells nothing about the state. */
function attemptOf(state: string): string {
  return hashToken(`attempt ${state}`).slice(0, 16);
}

/** A parameter that is there exactly once. */
function parameterOf(query: unknown, name: string): string | null {
  const value: unknown =
    typeof query === 'object' && query !== null && Object.hasOwn(query, name)
      ? Reflect.get(query, name)
      : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

function redirect(location: string): CustomAnswer {
  return new CustomAnswer(302, { location }, null);
}

interface Refused {
  readonly refusal: SignOnRefusal;
  /** A word for the log. */
  readonly code: string;
  readonly course?: string;
  readonly username?: string;
}

function refusalOf(error: unknown): Pick<Refused, 'refusal' | 'code'> {
  if (!(error instanceof ProviderProblem)) throw error;
  return { refusal: error.refusal, code: error.code };
}

/** The page, and the line in the log with the same reference. The line has nothing about the person. */
function refused(call: Beginning | Return, why: Refused): CustomAnswer {
  const { refusal, code, course = null, username = null } = why;
  const reference = newReference();
  const { log, styleNonce } = call.request;
  log.warn({ reference, refusal, code, course }, 'a login through the university was refused');
  return refusalPage({ refusal, reference, styleNonce, course, username });
}

/** Without letters that look like digits, because people read it aloud. */
const REFERENCE_SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function newReference(): string {
  const signs = Array.from(
    { length: 8 },
    () => REFERENCE_SIGNS[randomInt(REFERENCE_SIGNS.length)] ?? '',
  ).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
