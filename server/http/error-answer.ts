// Turns every error that Fastify or a handler throws into the one error shape.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UnstorableText } from '../store/engine/sql.ts';
import { StorageUnavailable } from '../store/engine/storage-unavailable.ts';
import { fail, type Failure } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** The answer for an address that nothing serves. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(reply, fail('NOT_FOUND'));
}

/** The answer for an error that Fastify found, or that nobody expected. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error);
  // The text of an unexpected error may name files or SQL: it belongs in the log, not in the answer.
  if (failure.status >= 500)
    request.log.error({ err: error, code: failure.code }, 'request failed');
  return sendFailure(reply, failure);
}

/** Makes the one error shape hold for a whole application. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler(answerFailure);
}

function failureOf(error: FastifyError): Failure {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message }) => ({
      field: instancePath.replaceAll('/', '.').replace(/^\./, ''),
      message: message ?? '',
    }));
    const first = details[0];
    const message = first ? `${first.field ? `${first.field}: ` : ''}${first.message}` : undefined;
    return fail('INVALID_INPUT', {
      details,
      ...(message && { message: `${message.replace(/\.?$/, '.')} Nothing was changed.` }),
    });
  }
  if (error instanceof StorageUnavailable) {
    return fail('STORAGE_UNAVAILABLE', { headers: { 'retry-after': '5' } });
  }
  if (error instanceof UnstorableText) return fail('INVALID_INPUT', { message: error.message });
  return failureOfStatus(error);
}

function failureOfStatus(error: FastifyError): Failure {
  switch (error.statusCode) {
    case 413:
      return fail('TOO_LARGE');
    case 415:
      return fail('UNSUPPORTED_MEDIA_TYPE');
    case 404:
      return fail('NOT_FOUND');
    case undefined:
      return fail('INTERNAL_ERROR');
    default:
      return error.statusCode < 500
        ? fail('BAD_REQUEST', { message: error.message })
        : fail('INTERNAL_ERROR');
  }
}
