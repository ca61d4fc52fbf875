// What the log records of a request: enough to find trouble, no texts and no names of people.
import { LogController } from 'fastify';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

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
  return quotesValue ? withoutQuotations(message).replace(/'.'/su, "'…'") : message;
}

/** From the first quotation mark to the last, because the value may contain such marks too. */
function withoutQuotations(message: string): string {
  const [first, last] = [message.indexOf('"'), message.lastIndexOf('"')];
  return first === last ? message : `${message.slice(0, first)}"…"${message.slice(last + 1)}`;
}

/** Milliseconds from which a request is slow enough to be written down. */
const SLOW = 1000;

/** JSON lines; a person at a terminal sees only problems. */
export function requestLog(stream: NodeJS.WriteStream): Logger {
  return {
    level: stream.isTTY ? 'warn' : 'info',
    stream,
    serializers: { req: describeRequest, err: (error: Error) => describeError(error) },
  };
}

/**
 * Writes one line for each request that changed something, failed or was slow, or for every one. Most requests only
 * read, and their lines would fill the disk without telling anybody anything.
 */
export class RequestLines extends LogController {
  readonly #everyRequest: boolean;

  constructor(everyRequest: boolean) {
    super();
    this.#everyRequest = everyRequest;
  }

  override incomingRequest(): void {
    // The line is written when the answer is known.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request failed');
    else if (this.#everyRequest || isWorthALine(request, reply))
      request.log.info(line, 'request completed');
  }
}

function isWorthALine({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return !isReading || reply.statusCode >= 400 || reply.elapsedTime >= SLOW;
}
