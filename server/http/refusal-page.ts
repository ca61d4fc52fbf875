// The page of a login through the university that did not work. It needs no scripts: nothing of it can fail.
import { type SignOnRefusal, signOnWords } from '@elenchus/domain/people/sign-on-sentences.ts';
import { CustomAnswer } from './handler.ts';
import { htmlText } from './page-sign-on.ts';

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

const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f0; --ink: #26221d; --soft: #625b52; --line: #d8d0bf; --link: #1b565f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1915; --ink: #ece7dc; --soft: #b3aa9b; --line: #45413a; --link: #90c5cd; }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.5rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; font-weight: 600; }
p { margin: 0 0 1rem; text-wrap: pretty; overflow-wrap: anywhere; }
a { display: inline-block; padding: 0.625rem 0; color: var(--link); }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.reference { margin: 1.5rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font: 0.9375rem/1.5 system-ui, sans-serif; }
.reference strong { color: var(--ink); letter-spacing: 0.06em; }
`;

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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You’re not logged in · Elenchus</title>
<style nonce="${htmlText(styleNonce)}">${STYLE}</style>
</head>
<body>
<main>
<h1>You’re not logged in</h1>
<p>${htmlText(what)} ${htmlText(next)}</p>
${account}<p><a href="${htmlText(way)}">Back to the course</a></p>
<p class="reference">Reference: <strong>${htmlText(reference)}</strong></p>
</main>
</body>
</html>
`;
}
