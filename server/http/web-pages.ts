// The built screens: hashed files that may be kept forever, and the page that names them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** What the build writes wherever the nonce of an answer belongs (web/vite.config.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** Course pages may be found by search engines; what only people with a password use may not. */
const robots =
  'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /*/design\nDisallow: /*/grading\n';
export const screensMissing =
  'The screens are not built yet (web/dist is missing): "npm start" builds them.';

/** Serves web/dist; says whether the screens were there. */
export async function registerWebPages(app: FastifyInstance, webRoot: string): Promise<boolean> {
  const page = await readPage(path.join(webRoot, 'index.html'));
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: path.join(webRoot, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      // The build wrote .br and .gz files beside the originals.
      preCompressed: true,
      // A file's name holds the hash of its content, so the content under a name never changes.
      immutable: true,
      maxAge: '365d',
    });
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/*', (request, reply) => {
    if (page === undefined) {
      return sendFailure(reply, fail('SCREENS_MISSING', { message: screensMissing }));
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replaceAll(noncePlaceholder, request.styleNonce));
  });
  return page !== undefined;
}

async function readPage(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT')
      return undefined;
    throw failure;
  }
}
