// The built screens: hashed files that may be kept forever, and the page that names them.
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerAssetFiles } from '../http/asset-files.ts';
import { fail } from '../http/failure.ts';
import { readOptionalFile } from '../http/optional-file.ts';
import { type PageOpening, withOpening } from './page-opening.ts';
import { sendFailure } from '../http/send-failure.ts';
import { cookieName } from '../http/session-cookies.ts';

/** What the build writes wherever the nonce of an answer belongs (web/vite.config.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** Course pages may be found by search engines; what only people with a password use may not. */
const robots =
  'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /*/design\nDisallow: /*/grading\n';
export const screensMissing =
  'The screens aren’t built yet (web/dist is missing). Run "npm run build", then restart the server.';
/** The addresses of the screens (web/lib/paths.ts): the admin page, and those of a course. */
const courseAddress = /^\/([^/]+)(?:\/(?:pdf|design|grading))?\/?$/;
/** Pages aren't part of the described API. */
const hidden = { schema: { hide: true } };
const ownAddress = /^\/(?:admin\/?)?$/i;

/** The page that every screen begins with, or undefined when the screens are not built. */
export async function readPage(webRoot: string): Promise<string | undefined> {
  const page = await readOptionalFile(path.join(webRoot, 'index.html'));
  return page?.toString();
}

export interface WebPages {
  readonly webRoot: string;
  readonly page: string | undefined;
  readonly isCourse: (course: string) => Promise<boolean>;
  /** What somebody who is not logged in sees first of a course; null where that is not known. */
  readonly openingOf: (course: string, view: string | null) => Promise<PageOpening | null>;
  /** The same for somebody who has a session of the course. */
  readonly ownOpeningOf: (
    course: string,
    view: string | null,
    request: FastifyRequest,
  ) => Promise<PageOpening | null>;
}

/** Serves web/dist. An unknown address gets the same page, which shows that, with the matching status. */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const { webRoot, page, isCourse } = pages;
  if (page !== undefined) await registerAssetFiles(app, path.join(webRoot, 'assets'));
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/*', hidden, async (request, reply) => {
    if (page === undefined) {
      return sendFailure(reply, fail('SCREENS_MISSING', { message: screensMissing }));
    }
    const { styleNonce } = request;
    const opening = await openingFor(request, pages);
    if (opening !== null) return sendPage(reply, { status: 200, page, styleNonce, opening });
    const isSomewhere = await leadsSomewhere(request.url, isCourse);
    return sendPage(reply, { status: isSomewhere ? 200 : 404, page, styleNonce });
  });
}

interface PageAnswer {
  readonly status: number;
  readonly page: string;
  readonly styleNonce: string;
  readonly opening?: PageOpening;
}

/** Sends the page with the nonce that its policy names. */
export function sendPage(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  const { status, page, styleNonce, opening } = answer;
  // The nonce first: it belongs to the page, and not into a text that somebody typed.
  const own = page.replaceAll(noncePlaceholder, styleNonce);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(
      opening === undefined
        ? { 'cache-control': 'no-cache' }
        : // What is inside holds for this moment, and only for this person.
          { 'cache-control': 'private, no-store', vary: 'cookie' },
    )
    .send(opening === undefined ? own : withOpening(own, opening));
}

/** The opening of a course page. */
async function openingFor(
  request: FastifyRequest,
  { openingOf, ownOpeningOf }: WebPages,
): Promise<PageOpening | null> {
  const address = new URL(request.url, 'http://elenchus.invalid');
  const course = /^\/([\w-]+)\/?$/.exec(address.pathname)?.[1];
  if (course === undefined || ownAddress.test(address.pathname)) return null;
  const names = [true, false].map((isSecure) => cookieName('session', course, isSecure));
  const view = address.searchParams.get('view');
  const hasSession = names.some((name) => request.cookies[name] !== undefined);
  return hasSession ? ownOpeningOf(course, view, request) : openingOf(course, view);
}

/** Whether a browser requests a screen, rather than a program an answer or a file. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    isReading &&
    !/^\/(api|assets)(\/|$)/.test(url) &&
    (headers.accept?.includes('text/html') ?? false)
  );
}

async function leadsSomewhere(url: string, isCourse: WebPages['isCourse']): Promise<boolean> {
  const address = url.split('?', 1)[0] ?? '';
  if (ownAddress.test(address)) return true;
  const course = courseAddress.exec(address)?.[1];
  if (course === undefined) return false;
  try {
    return await isCourse(decodeURIComponent(course));
  } catch {
    // If the database can't be read now, a course must not look deleted: the page itself reports the problem.
    return true;
  }
}
