// What the log records of a request: enough to find trouble, no texts and no names of people.
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The course is in public addresses anyway; usernames in addresses are left out. */
function describeRequest(request: FastifyRequest) {
  const { courseID } = (request.params ?? {}) as { courseID?: string };
  return {
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
    course: courseID,
  };
}

interface DescribedError {
  readonly [field: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Where and why it broke. Database drivers add the values of the row to their errors, and those are names and texts
 * of people: only the fields listed here are written.
 */
function describeError(error: Error, depth = 0): DescribedError {
  const code: unknown = Reflect.get(error, 'code');
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause instanceof Error && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/** One JSON line per request; a person at a terminal sees only problems. */
export function requestLog(stream: NodeJS.WriteStream): Logger {
  return {
    level: stream.isTTY ? 'warn' : 'info',
    stream,
    serializers: { req: describeRequest, err: (error: Error) => describeError(error) },
  };
}
