// What a page needs before it is drawn for the first time. Until then the lines of index.html stay on the screen.
import type { QueryClient } from '@tanstack/react-query';
import { hasCustomDueDates } from '@elenchus/domain/grading/due-work.ts';
import { isAccountQuery } from '@elenchus/domain/screens/account-query.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { readViewQuery } from '@elenchus/domain/screens/opening-view.ts';
import { answersQuery } from '../api/answers-queries.ts';
import { courseOf, designQuery } from '../api/design-queries.ts';
import { ownRecordsQuery } from '../api/own-records-query.ts';
import { sessionQuery } from '../api/session-queries.ts';
import { keepSession, type Session } from '../api/kept-session.ts';
import type { PageData } from '../lib/page-data.ts';
import { noteServerTime } from '../lib/server-clock.ts';
import type { Place } from '../lib/paths.ts';
import { keepDrawnText } from '../ui/markdown-text.tsx';
import { viewOfCourse } from './course-page.tsx';
import { loadHelp, loadView, prepareOwnView } from './course-views.ts';
import { loadScreen, OwnAccount } from './screens.ts';

/** Takes over what the server has put into the page, as if it had just been asked for. */
export function adoptPageData(client: QueryClient, data: PageData): void {
  const { courseID, now, session, design } = data;
  noteServerTime(new Date(now).toUTCString());
  keepSession(session);
  client.setQueryData(sessionQuery(courseID).queryKey, session);
  client.setQueryData(designQuery(courseID).queryKey, design);
  keepDrawnText(courseOf(design).settings.description);
}

/** Whoever waits longer than this is told that the page is loading. Milliseconds. */
const LONGEST_WAIT = 1000;

/**
 * Loads the code and the data that an address asks for. A component that finds them missing shows a fallback, and
 * React keeps a fallback for at least 300 ms. What fails here fails again in the screen, which says so.
 */
export async function prepareOpening(
  client: QueryClient,
  place: Place,
  query: string | null,
): Promise<void> {
  const parts =
    place.screen === 'course'
      ? [loadCourseCode(client, place.courseID, query), loadOwnData(client, place.courseID, query)]
      : [loadScreen(place)];
  await Promise.race([Promise.allSettled(parts), wait(LONGEST_WAIT)]);
}

async function loadCourseCode(
  client: QueryClient,
  courseID: string,
  query: string | null,
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
  await loadView(viewOfCourse(query, course), { description, isLoggedIn });
}

/** A student's own answers and dates, where the address shows them. */
async function loadOwnData(
  client: QueryClient,
  courseID: string,
  query: string | null,
): Promise<void> {
  const session = await client.fetchQuery(sessionQuery(courseID));
  const { isLoggedIn, isInstructor, isTA, username } = session;
  const view = readViewQuery(query ?? '')?.kind ?? 'desc';
  if (!isLoggedIn || isInstructor || isTA || view === 'desc') return;
  // Not awaited: until they arrive the dates take up their room, and the questions don't wait for another round trip.
  void loadDueDates(client, courseID, session).catch(() => undefined);
  if (view === 'sched') return;
  await Promise.all([
    client.prefetchQuery(answersQuery(courseID, username)),
    prepareOwnView(courseID, session),
  ]);
}

async function loadDueDates(
  client: QueryClient,
  courseID: string,
  { status, username }: Session,
): Promise<void> {
  const course = courseOf(await client.fetchQuery(designQuery(courseID)));
  if (hasCustomDueDates(course, status)) {
    await client.prefetchQuery(ownRecordsQuery(courseID, username));
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
