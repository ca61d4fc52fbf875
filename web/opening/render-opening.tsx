// The first screen of a course as HTML, for visitors and for students who are logged in. The build makes a program of
// this file for the server (vite.opening.config.ts); the browser takes the same elements over (main.tsx).
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { courseOf, designQuery } from '../calls/design/design-queries.ts';
import { LOGGED_OUT } from '../calls/session/kept-session.ts';
import { sessionQuery } from '../calls/session/session-queries.ts';
import { CoursePage, viewOfCourse } from '../app/course-page.tsx';
import { loadView } from '../app/course-views.ts';
import { adoptOwnData } from './own-data.ts';
import { PageShell } from '../app/page-shell.tsx';
import { renderAtAddress } from '../lib/browser-location.ts';
import type { OwnPageData } from './page/page-data.ts';
import { renderAtTime } from './page/server-clock.ts';
import { renderWithSignOn } from '../lib/offered-sign-on.ts';
import { paths } from '../lib/paths.ts';
import { renderAtRest } from './answers/render-at-rest.ts';

interface OpeningInput {
  readonly courseID: string;
  readonly view: string | null;
  /** What the person may read of the design. */
  readonly design: readonly DesignItem[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly signOn: PageSignOn | null;
  /** What belongs to a student who is logged in; null for visitors. */
  readonly own: Pick<OwnPageData, 'session' | 'answers' | 'records'> | null;
}

interface Opening {
  readonly title: string;
  readonly html: string;
}

/** The screen that an address shows first. */
// oxlint-disable-next-line import/no-default-export -- the server loads the built file and calls what it exports
export default async function renderOpening(input: OpeningInput): Promise<Opening> {
  const { courseID, view, design, now, signOn, own } = input;
  const course = courseOf(design);
  const { description } = course.settings;
  await loadView(viewOfCourse(view, course), { description, isLoggedIn: own !== null });
  const client = new QueryClient();
  client.setQueryData(sessionQuery(courseID).queryKey, own?.session ?? LOGGED_OUT);
  client.setQueryData(designQuery(courseID).queryKey, design);
  if (own !== null) adoptOwnData(client, { courseID, ...own }, Date.now());
  // Nothing is awaited from here to the end: another page may be drawn as soon as this one waits.
  renderAtAddress(view === null ? '' : `?${new URLSearchParams({ view }).toString()}`);
  renderAtTime(now);
  renderWithSignOn(signOn);
  const text = renderAtRest(courseID, own?.session.username ?? '', () =>
    renderToString(
      <PageShell client={client} pathname={paths.course(courseID)}>
        <CoursePage courseID={courseID} />
      </PageShell>,
    ),
  );
  client.clear();
  // What can't be rendered here is left to the browser, without a word, and a skeleton takes its place.
  if (text.includes('<!--$!-->')) throw new Error(`A part of the view ${view} needs a browser.`);
  // React writes the title before the elements; it belongs into the head of the page.
  const [whole = '', title = ''] = /^<title>([^<]*)<\/title>/.exec(text) ?? [];
  return { title, html: text.slice(whole.length) };
}
