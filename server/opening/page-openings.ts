// What course pages show before their scripts are there: for visitors, and for students who are logged in.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebPages } from './web-pages.ts';
import type { SignOnSettings } from '../sign-on/sign-on-settings.ts';
import type { CourseCache } from '../features/course-cache.ts';
import { VisitorPages } from './visitor-pages.ts';
import { findRenderOpening } from './rendering-program.ts';
import { type AskApi, StudentPages } from './student-pages.ts';

interface PageOpeningsOptions {
  readonly webRoot: string;
  readonly courses: CourseCache;
  readonly clock: () => number;
  readonly isBusy: () => boolean;
  readonly signOn: SignOnSettings | undefined;
}

interface PageOpenings extends Pick<WebPages, 'openingOf' | 'ownOpeningOf'> {
  /** Forgets what was not used since the last call. */
  forgetUnused(): void;
}

/** Draws the first screens; nothing where the screens are not built. */
export function pageOpenings(
  http: FastifyInstance,
  { webRoot, courses, clock, isBusy, signOn }: PageOpeningsOptions,
): PageOpenings {
  const render = findRenderOpening(webRoot);
  if (render === undefined) {
    return { openingOf: noOpening, ownOpeningOf: noOpening, forgetUnused: () => undefined };
  }
  const onProblem = (text: string): void => http.log.warn(text);
  const visitors = new VisitorPages({ courses, clock, render, onProblem, signOn });
  const students = new StudentPages({ courses, clock, render, onProblem, isBusy });
  return {
    openingOf: (course, view) => visitors.openingOf(course, view),
    ownOpeningOf: (course, view, request) =>
      students.openingOf(course, view, inTheNameOf(request, http)),
    forgetUnused: () => students.forgetUnused(),
  };
}

const noOpening = () => Promise.resolve(null);

/** Makes calls as the browser of a request would. Which cookie counts depends on whether it used TLS. */
function inTheNameOf({ headers, ip, protocol }: FastifyRequest, http: FastifyInstance): AskApi {
  const { cookie = '', 'user-agent': agent = '' } = headers;
  // The calls come from this machine, as those of a proxy that names the caller.
  const caller = { 'x-forwarded-for': ip, 'x-forwarded-proto': protocol };
  return async (path, known) => {
    const answer = await http.inject({
      url: path,
      headers: { cookie, 'user-agent': agent, ...caller, ...(known && { 'if-none-match': known }) },
    });
    const { etag = '' } = answer.headers;
    if (typeof etag !== 'string') return null;
    if (answer.statusCode === 304) return { body: null, etag };
    return answer.statusCode === 200 ? { body: answer.body, etag } : null;
  };
}
