// What the log says of a request: enough to find trouble, nothing that a person wrote and no names.
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The course is a name that stands in public addresses; usernames in addresses are left out. */
function describeRequest(request: FastifyRequest) {
  const { courseID } = (request.params ?? {}) as { courseID?: string };
  return {
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
    course: courseID,
  };
}

/** One JSON line per request; a person at a terminal sees trouble only. */
export function requestLog(stream: NodeJS.WriteStream): Logger {
  return {
    level: stream.isTTY ? 'warn' : 'info',
    stream,
    serializers: { req: describeRequest },
  };
}
