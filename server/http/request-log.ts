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
  const { name, stack = '', cause } = error;
  const message = withoutQuotedValue(error, code);
  return {
    type: name,
    message,
    code,
    // It begins with the message.
    stack: stack.replace(error.message, () => message),
    ...(cause instanceof Error && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}

/** JSON that can't be read, and a value that PostgreSQL can't convert (class 22), are quoted in the message. */
function withoutQuotedValue({ name, message }: Error, code: unknown): string {
  const quotesValue = name === 'SyntaxError' || (typeof code === 'string' && code.startsWith('22'));
  return quotesValue ? message.replace(/"[\s\S]*"/, '"…"').replace(/'.'/su, "'…'") : message;
}

/** One JSON line per request; a person at a terminal sees only problems. */
export function requestLog(stream: NodeJS.WriteStream): Logger {
  return {
    level: stream.isTTY ? 'warn' : 'info',
    stream,
    serializers: { req: describeRequest, err: (error: Error) => describeError(error) },
  };
}
