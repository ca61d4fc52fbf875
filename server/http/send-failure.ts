// Sends a failure in the one error shape.
import type { FastifyReply } from 'fastify';
import type { Failure } from './failure.ts';

/** Answers with a failure; nothing of it may be kept by a cache. */
export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure.body);
}
