// The application as a value: tests build it and call it without a socket.
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { fastify } from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { answerFailure, answerNotFound, registerErrorAnswers } from './http/error-answer.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { registerWebPages } from './http/web-pages.ts';

export interface AppOptions {
  /** The folder that the build of the screens writes. */
  readonly webRoot: string;
  readonly publicUrl?: string | undefined;
  readonly logger?: FastifyServerOptions['logger'];
}

export interface App {
  readonly http: FastifyInstance;
  /** Whether the screens were found in webRoot. */
  readonly hasScreens: boolean;
}

/** Builds the whole application; it listens only when its caller says so. */
export async function buildApp(options: AppOptions): Promise<App> {
  const http = fastify({
    logger: options.logger ?? false,
    // Idle keep-alive connections end at once on a stop; requests under way are finished.
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    frameworkErrors: (failure, request, reply) => {
      // No hook runs for an address that cannot be decoded.
      reply.headers(securityHeaders('', options.publicUrl));
      void answerFailure(failure, request, reply);
    },
  });
  registerErrorAnswers(http);
  registerSecurityHeaders(http, options.publicUrl);
  await http.register(fastifyCompress, {
    threshold: 1024,
    // Brotli's default effort is made for files compressed once; answers are compressed each time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  http.get('/api/health', () => ({ status: 'alive' }));
  http.all('/api/*', answerNotFound);
  http.all('/api', answerNotFound);
  const hasScreens = await registerWebPages(http, options.webRoot);
  return { http, hasScreens };
}
