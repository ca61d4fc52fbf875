// The page of a login through the university that did not work. It needs no scripts: nothing of it can fail.
import { type SignOnRefusal, signOnWords } from '@elenchus/domain/people/sign-on-sentences.ts';
import { CustomAnswer } from './handler.ts';
import { htmlText } from './page-sign-on.ts';
import { plainPage } from './plain-page.ts';

const STATUSES: Readonly<Record<SignOnRefusal, number>> = {
  malformed: 400,
  'attempt-over': 400,
  denied: 401,
  'not-verified': 401,
  'no-username': 403,
  'unverified-address': 403,
  'foreign-domain': 403,
  'not-listed': 403,
  'other-account': 403,
  'course-closed': 403,
  'too-many': 429,
  'provider-wrong': 502,
  'provider-down': 503,
};

interface RefusedLogin {
  readonly refusal: SignOnRefusal;
  readonly reference: string;
  /** Of the request, so that the policy allows the style. */
  readonly styleNonce: string;
  /** The course of the attempt, if it is known. */
  readonly course: string | null;
  /** The netID that the provider sent, if it got that far. */
  readonly username: string | null;
}

/** The answer to a login that was refused. */
export function refusalPage(login: RefusedLogin): CustomAnswer {
  const { refusal } = login;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(refusal === 'too-many' || refusal === 'provider-down' ? { 'retry-after': '300' } : {}),
  };
  return new CustomAnswer(STATUSES[refusal], headers, htmlOf(login));
}

function htmlOf({ refusal, reference, styleNonce, course, username }: RefusedLogin): string {
  const { what, next } = signOnWords(refusal);
  const way = course === null ? '/' : `/${encodeURIComponent(course)}?view=myphi`;
  const account =
    username === null ? '' : `<p>You logged in as <strong>${htmlText(username)}</strong>.</p>`;
  return plainPage({
    title: 'You’re not logged in',
    styleNonce,
    content: `<p>${htmlText(what)} ${htmlText(next)}</p>
${account}<p><a href="${htmlText(way)}">Back to the course</a></p>
<p class="reference">Reference: <strong>${htmlText(reference)}</strong></p>`,
  });
}
