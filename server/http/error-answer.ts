// Turns every error that Fastify or a handler throws into the one error shape.
import { describeFault } from '@elenchus/contract/input-fault.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { UnstorableText } from '../store/engine/sql.ts';
import { StorageUnavailable } from '../store/engine/storage-unavailable.ts';
import { fail, type Failure } from './failure.ts';
import { sendFailure } from './send-failure.ts';

/** The answer for an unknown address. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(reply, fail('NOT_FOUND'));
}

/** The answer for an error that Fastify found, or for an unexpected one. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error, request);
  // The text of an unexpected error may name files or SQL: it belongs in the log, not in the answer.
  if (failure.status >= 500)
    request.log.error({ err: error, code: failure.code }, 'request failed');
  return sendFailure(reply, failure);
}

/** Gives every error of an application the one error shape. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler(answerFailure);
}

/** Calls that only read can't have changed anything. */
const CANNOT_READ = 'The server couldn’t read its database. Please try again in a moment.';

function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error, request);
  if (error instanceof StorageUnavailable) {
    const headers = { 'retry-after': '5' };
    return request.method === 'GET'
      ? fail('STORAGE_UNAVAILABLE', { headers, message: CANNOT_READ })
      : fail('STORAGE_UNAVAILABLE', { headers });
  }
  if (error instanceof UnstorableText) return fail('INVALID_INPUT', { message: error.message });
  return failureOfStatus(error);
}

/** A body of a megabyte can have a million faults. */
const MOST_FAULTS = 20;

/** The first faults of what was sent; the sentence is about the very first. */
function invalidInput(
  { validation, validationContext }: FastifyError,
  request: FastifyRequest,
): Failure {
  const parts: Readonly<Record<string, unknown>> = {
    body: request.body,
    querystring: request.query,
    params: request.params,
  };
  const sent = parts[validationContext ?? 'body'];
  const faults = (validation ?? []).slice(0, MOST_FAULTS).map((found) => {
    const { keyword: code, instancePath, message = '', params } = found;
    const path = instancePath.split('/').filter((key) => key !== '');
    return describeFault({ ...params, code, path, message }, sent);
  });
  const first = faults[0]?.sentence;
  return fail('INVALID_INPUT', {
    details: faults.map(({ field, message }) => ({ field, message })),
    ...(first !== undefined && { message: `${first}${nothingChanged(request)}` }),
  });
}

/** Only calls that write need this sentence. */
function nothingChanged({ method }: FastifyRequest): string {
  return method === 'GET' || method === 'HEAD' ? '' : ' Nothing was changed.';
}

/** What is wrong with a request that couldn't be read; the messages of the server's libraries aren't for people. */
const BROKEN_REQUESTS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address couldn’t be read. Nothing was changed.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body isn’t JSON. Nothing was changed.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request didn’t arrive complete. Nothing was changed.',
};

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
      return error.statusCode < 500 ? badRequest(error) : fail('INTERNAL_ERROR');
  }
}

function badRequest(error: FastifyError): Failure {
  const message = BROKEN_REQUESTS[error.code];
  return fail('BAD_REQUEST', message === undefined ? {} : { message });
}
