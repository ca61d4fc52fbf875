// The address `/` leads to the default course if there is one, and to the welcome page otherwise.
import type { FastifyInstance } from 'fastify';
import { defaultCourseOf } from './admin/admin-handlers.ts';
import type { Services } from './services.ts';

/** Redirects visitors of `/`. */
export function registerRootRedirect(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.split('?', 1)[0] !== '/') return undefined;
    const course = await defaultCourseOf(services);
    if (course === null) return undefined;
    return reply.header('cache-control', 'no-store').redirect(`/${course}`, 302);
  });
}
