// Answers input that never becomes a request: broken lines, headers without end, a body that doesn't arrive.
import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { fail, type Failure } from './failure.ts';
import { securityHeaders } from './security-headers.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** No route has seen the request, so the answer is written by hand, in the one error shape. */
export function answerBrokenRequests(publicUrl: string | undefined): ClientErrorHandler {
  return (error, socket) => {
    // The client has disconnected.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, body } = failureOf(error.code);
    const text = JSON.stringify(body);
    const headers = {
      ...securityHeaders('', publicUrl),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
  };
}

function failureOf(code: string): Failure {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return fail('REQUEST_TIMEOUT');
  return code === 'HPE_HEADER_OVERFLOW' ? fail('HEADERS_TOO_LARGE') : fail('BAD_REQUEST');
}
