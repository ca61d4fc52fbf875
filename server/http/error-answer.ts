// Every answer that is not a success has the one shape { error, message, details }.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface ErrorAnswer {
  readonly error: string;
  readonly message: string;
  readonly details: readonly unknown[];
}

/** Answers with a code that programs read and a sentence that people can act on. */
export function answerError(
  reply: FastifyReply,
  status: number,
  answer: Omit<ErrorAnswer, 'details'> & Partial<Pick<ErrorAnswer, 'details'>>,
): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ details: [], ...answer } satisfies ErrorAnswer);
}

/** The answer for an address that nothing serves. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(reply, 404, {
    error: 'NOT_FOUND',
    message: 'There is nothing at this address.',
  });
}

/** The answer for an error that Fastify found, or that nobody expected. */
export function answerFailure(
  failure: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = failure.statusCode ?? 500;
  if (status < 500) {
    return answerError(reply, status, {
      error: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST',
      message: failure.message,
    });
  }
  // The text of an unexpected error may name files or SQL: it belongs in the log, not in the answer.
  request.log.error({ err: failure }, 'request failed');
  return answerError(reply, status, {
    error: 'INTERNAL_ERROR',
    message: 'Something went wrong on the server. Nothing was changed. Please try again.',
  });
}

/** Makes the one error shape hold for a whole application. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler(answerFailure);
}
