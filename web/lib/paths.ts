// Where each screen lives: the addresses, and which screen an address asks for.

/** Pages of a course with an address of their own. */
type CoursePage = 'pdf' | 'design' | 'grading';

export type Place =
  | { readonly screen: 'welcome' | 'admin' | 'not-found' }
  | { readonly screen: 'course' | CoursePage; readonly courseID: string };

export const paths = {
  home: '/',
  admin: '/admin',
  course: (courseID: string): string => `/${encodeURIComponent(courseID)}`,
  /** `view` is a value that the domain writes and reads (opening-view.ts). */
  courseView: (courseID: string, view: string): string =>
    `${paths.course(courseID)}?view=${encodeURIComponent(view).replaceAll('%3A', ':')}`,
  /** The way to the university's login; afterwards the view opens. Not a screen: the server redirects. */
  signOn: (courseID: string, view: string | null): string =>
    `/api/sign-on/${encodeURIComponent(courseID)}${view === null ? '' : `?${new URLSearchParams({ view }).toString()}`}`,
  coursePdf: (courseID: string): string => `${paths.course(courseID)}/pdf`,
  design: (courseID: string): string => `${paths.course(courseID)}/design`,
  grading: (courseID: string): string => `${paths.course(courseID)}/grading`,
  /** One student's evaluation, at a question if one is given. */
  gradingDesk: (
    courseID: string,
    evaluationId: string,
    username: string,
    question: string | null = null,
  ): string =>
    `${paths.grading(courseID)}?${new URLSearchParams({
      evaluationId,
      username,
      ...(question !== null && { question }),
    }).toString()}`,
} as const;

/** First parts of addresses that are never a course. */
const OWN_NAMES: ReadonlySet<string> = new Set(['admin', 'api', 'assets']);

/** What an address asks for; a slash at the end makes no difference. */
export function placeAt(pathname: string): Place {
  if (pathname === paths.home) return { screen: 'welcome' };
  if (/^\/admin\/?$/i.test(pathname)) return { screen: 'admin' };
  const [, first, page] = /^\/([^/]+)(?:\/(pdf|design|grading))?\/?$/.exec(pathname) ?? [];
  const courseID = decoded(first);
  if (courseID === null || OWN_NAMES.has(courseID.toLowerCase())) return { screen: 'not-found' };
  const isPage = page === 'pdf' || page === 'design' || page === 'grading';
  return { screen: isPage ? page : 'course', courseID };
}

// An address with a broken escape such as /%E0%A4%A names nothing.
function decoded(part: string | undefined): string | null {
  if (part === undefined) return null;
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
