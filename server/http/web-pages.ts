// The built screens: hashed files that may be kept forever, and the page that names them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** What the build writes wherever the nonce of an answer belongs (web/vite.config.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** Course pages may be found by search engines; what only people with a password use may not. */
const robots =
  'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /*/design\nDisallow: /*/grading\n';
export const screensMissing =
  'The screens are not built yet (web/dist is missing): "npm start" builds them.';
/** The addresses of the screens (web/lib/paths.ts): the admin page, and those of a course. */
const courseAddress = /^\/([^/]+)(?:\/(?:pdf|design|grading))?\/?$/;
/** Pages aren't part of the described API. */
const hidden = { schema: { hide: true } };
const ownAddress = /^\/(?:admin\/?)?$/i;

/** The page that every screen begins with, or undefined when the screens are not built. */
export function readPage(webRoot: string): Promise<string | undefined> {
  return readOptionalFile(path.join(webRoot, 'index.html'));
}

interface WebPages {
  readonly webRoot: string;
  readonly page: string | undefined;
  readonly isCourse: (course: string) => Promise<boolean>;
}

/** Serves web/dist. An unknown address gets the same page, which shows that, with the matching status. */
export async function registerWebPages(
  app: FastifyInstance,
  { webRoot, page, isCourse }: WebPages,
): Promise<void> {
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: path.join(webRoot, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      // The build wrote .br and .gz files beside the originals.
      preCompressed: true,
      // A file's name contains the hash of its content, so the content under a name never changes.
      immutable: true,
      maxAge: '365d',
    });
  }
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );
  app.get('/*', hidden, async (request, reply) => {
    if (page === undefined) {
      return sendFailure(reply, fail('SCREENS_MISSING', { message: screensMissing }));
    }
    const isSomewhere = await leadsSomewhere(request.url, isCourse);
    const { styleNonce } = request;
    return sendPage(reply, { status: isSomewhere ? 200 : 404, page, styleNonce });
  });
}

interface PageAnswer {
  readonly status: number;
  readonly page: string;
  readonly styleNonce: string;
}

/** Sends the page with the nonce that its policy names. */
export function sendPage(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  const { status, page, styleNonce } = answer;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page.replaceAll(noncePlaceholder, styleNonce));
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

async function readOptionalFile(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
      return undefined;
    throw failure;
  }
}
