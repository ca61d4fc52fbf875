// What a page needs before it is drawn for the first time. Until then the lines of index.html stay on the screen.
import type { QueryClient } from '@tanstack/react-query';
import { hasCustomDueDates } from '@elenchus/domain/grading/due-work.ts';
import { isAccountQuery } from '@elenchus/domain/screens/account-query.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { readViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import { addressOf } from '../calls/call-endpoint.ts';
import { answersQuery } from '../calls/answers/answers-queries.ts';
import { courseOf, designQuery } from '../calls/design/design-queries.ts';
import { studentRecordsQuery } from '../calls/grading/student-records-query.ts';
import { sessionQuery } from '../calls/session/session-queries.ts';
import { keepSession, type Session } from '../calls/session/kept-session.ts';
import { FRESH_FOR, tagOfEarlyAnswer } from './page/early-calls.ts';
import type { PageData } from './page/page-data.ts';
import { noteServerTime } from './page/server-clock.ts';
import type { Place } from '../lib/paths.ts';
import { keepDrawnText } from '../ui/markdown/markdown-text.tsx';
import { viewOfCourse } from '../app/course-page.tsx';
import { loadHelp, loadView, prepareOwnView } from '../app/course-views.ts';
import { adoptOwnData } from './own-data.ts';
import { loadScreen, OwnAccount } from '../app/screens.ts';

/** Takes over what the server has put into the page, as if it had just been asked for. */
export function adoptPageData(client: QueryClient, data: PageData): void {
  const { courseID, now, session } = data;
  noteServerTime(new Date(now).toUTCString());
  keepSession(courseID, session);
  client.setQueryData(sessionQuery(courseID).queryKey, session);
  if ('design' in data) client.setQueryData(designQuery(courseID).queryKey, data.design);
  // The scripts may have taken long: answers that are too old by then are asked for again.
  else adoptOwnData(client, data, Math.round(performance.timeOrigin));
}

/** Whoever waits longer than this is told that the page is loading. Milliseconds. */
const LONGEST_WAIT = 1000;
/** The same where there is something to read already. */
const LONGEST_READING = 10_000;

/**
 * Loads the code and the data that an address asks for. A component that finds them missing shows a fallback, and
 * React keeps a fallback for at least 300 ms. What fails here fails again in the screen, which says so.
 * Answers whether the page is now what the server has drawn.
 */
export async function prepareOpening(
  client: QueryClient,
  place: Place,
  query: string | null,
  data: PageData | null,
): Promise<boolean> {
  const limit = wait(data === null ? LONGEST_WAIT : LONGEST_READING);
  const parts =
    place.screen === 'course'
      ? prepareCourse(client, place.courseID, query, data)
      : [loadScreen(place)];
  const ended = await Promise.race([Promise.allSettled(parts), limit]);
  // All of it: one part that is missing would be drawn in another way.
  return data !== null && ended !== undefined && ended.every(isAsDrawn);
}

/** Whether a part is as the server has drawn it. Asked at the end: this device goes on while others are on their way. */
type Prepared = (() => boolean) | void;

function isAsDrawn(part: PromiseSettledResult<Prepared>): boolean {
  return part.status === 'fulfilled' && (part.value?.() ?? true);
}

function prepareCourse(
  client: QueryClient,
  courseID: string,
  query: string | null,
  data: PageData | null,
): readonly Promise<Prepared>[] {
  const isDesignDrawn = hasDrawnDesign(data);
  return [
    isDesignDrawn.then((isDrawn) => () => isDrawn),
    loadCourseCode(client, courseID, query, isDesignDrawn),
    loadOwnData(client, courseID, query),
  ];
}

/** Whether the page was drawn from the design that the browser has. */
async function hasDrawnDesign(data: PageData | null): Promise<boolean> {
  if (data === null) return false;
  if ('design' in data) return true;
  const address = addressOf('/api/courseDesign/{courseID}', {
    params: { courseID: data.courseID },
  });
  return (await tagOfEarlyAnswer(address)) === data.designTag;
}

async function loadCourseCode(
  client: QueryClient,
  courseID: string,
  query: string | null,
  isDesignDrawn: Promise<boolean>,
): Promise<void> {
  if (readHelpQuery(query) !== null) return loadHelp();
  if (isAccountQuery(query)) return OwnAccount.load();
  // Most often the address says enough; the design may open another view than it asks for.
  void loadView(readViewQuery(query ?? '') ?? { kind: 'desc' }, {}).catch(() => undefined);
  const [design, { isLoggedIn }] = await Promise.all([
    client.fetchQuery(designQuery(courseID)),
    client.fetchQuery(sessionQuery(courseID)),
  ]);
  const course = courseOf(design);
  const { description } = course.settings;
  const view = viewOfCourse(query, course);
  if (view.kind === 'desc' && (await isDesignDrawn)) keepDrawnText(description);
  await loadView(view, { description, isLoggedIn });
}

/** A student's own answers and dates, where the address shows them. */
async function loadOwnData(
  client: QueryClient,
  courseID: string,
  query: string | null,
): Promise<Prepared> {
  const session = await client.fetchQuery(sessionQuery(courseID));
  const { isLoggedIn, isInstructor, isTA, username } = session;
  const view = readViewQuery(query ?? '')?.kind ?? 'desc';
  if (!isLoggedIn || isInstructor || isTA || view === 'desc') return undefined;
  // Not awaited: until they arrive the dates take up their room, and the questions don't wait for another round trip.
  void loadDueDates(client, courseID, session).catch(() => undefined);
  if (view === 'sched') return undefined;
  const answers = { ...answersQuery(courseID, username), staleTime: FRESH_FOR };
  const drawn = client.getQueryData(answers.queryKey);
  const [hasNothingNewer] = await Promise.all([
    prepareOwnView(courseID, session),
    client.prefetchQuery(answers),
  ]);
  // The same answers keep their identity.
  return () => hasNothingNewer() && client.getQueryData(answers.queryKey) === drawn;
}

async function loadDueDates(
  client: QueryClient,
  courseID: string,
  { status, username }: Session,
): Promise<void> {
  const course = courseOf(await client.fetchQuery(designQuery(courseID)));
  if (hasCustomDueDates(course, status)) {
    await client.prefetchQuery({
      ...studentRecordsQuery(courseID, username),
      staleTime: FRESH_FOR,
    });
  }
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
