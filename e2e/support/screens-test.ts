// The test function of the walks through the catalog: the demo course, an empty course, and the people who look at
// them.
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { CatalogEntry, Visitor } from './catalog-entry.ts';
import { COURSE, EMPTY_COURSE } from './catalog-entry.ts';
import { makeDemoHostile } from './hostile-demo.ts';
import { PICTURE } from './hostile-course.ts';
import { complainOfDialogs, marksOn } from './hostile-look.ts';
import { dropComplaints, expect, test } from './journey.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import { looksInAllWays, takesWholeWalk } from './screen-turns.ts';
import { watchScrolls, walkScreens } from './walk-screens.ts';

/** Everyone in the demo course has this one. It is too common to be chosen. */
const DEMO_PASSWORD = 'elenchus';
const EMPTY_COURSE_PASSWORD = 'a first course';
const PEOPLE: Readonly<Partial<Record<Visitor, readonly [course: string, username: string]>>> = {
  student: [COURSE, 'bkess'],
  assistant: [COURSE, 'theo'],
  instructor: [COURSE, 'sophia'],
  founder: [EMPTY_COURSE, 'nora'],
  beginner: [EMPTY_COURSE, 'bea'],
};

export const screensTest = test.extend<{ readonly server: KillableServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startHostileServer)),
});

async function startHostileServer(): Promise<KillableServer> {
  const server = await startKillableServer('scripts/start.ts', { DEMO: 'on' });
  await makeEmptyCourse(server);
  await makeDemoHostile(server);
  return server;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>';

interface Walk {
  readonly page: Page;
  readonly server: KillableServer;
  readonly complaints: string[];
}

/**
 * One page for each visitor, without a new login: every entry that has its turn (see screen-turns.ts) must pass all
 * checks. When the walk has its turn, the others must pass as they open, and texts with these marks (see
 * hostile-demo.ts) must have been shown exactly by the end.
 */
export async function expectWell(
  { page, server, complaints }: Walk,
  entries: readonly CatalogEntry[],
  marks: string,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript(watchScrolls);
  complainOfDialogs(page, complaints);
  await servePicture(page);
  const found: string[] = [];
  const seen = new Set<string>();
  const isWhole = takesWholeWalk(test.info().title);
  const taken = isWhole ? entries : entries.filter((entry) => looksInAllWays(entry));
  for (const visitor of new Set(taken.map((entry) => entry.visitor))) {
    // First leaves the page: the last screen's remaining requests must not be sent without a session.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await enterAs(page, server, visitor);
    const own = taken.filter((entry) => entry.visitor === visitor);
    const onEntry = async (): Promise<void> => {
      for (const mark of await marksOn(page)) seen.add(mark);
    };
    found.push(...(await walkScreens(page, own, { onEntry, inAllWays: looksInAllWays })));
  }
  const unseen = marks.split(' ').filter((mark) => isWhole && !seen.has(mark));
  expect([...found, ...unseen.map((mark) => `never seen as text: ${mark}`)]).toEqual([]);
}

/**
 * Answers requests for the picture on this server that hostile Markdown names. It doesn't use `route`, which turns
 * off the browser's cache: every page would then fetch and compile all scripts again.
 */
async function servePicture(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    const body = Buffer.from(SVG).toString('base64');
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    // A page that was left in the meantime no longer waits for it.
    session.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${PICTURE}` }] });
}

/** Some entries show an unreachable server; the browser complains about that. */
export function forgetProvoked(complaints: string[]): void {
  const provoked = /Failed to load resource|Failed to fetch dynamically imported module/;
  dropComplaints(complaints, provoked);
}

/** Logs a visitor in without the form. */
export async function enterAs(page: Page, server: KillableServer, visitor: Visitor): Promise<void> {
  if (visitor === 'admin') {
    return post(page.request, '/api/admin/login', { password: server.adminPassword });
  }
  const [course, username] = PEOPLE[visitor] ?? [];
  if (course === undefined) return;
  const password = course === EMPTY_COURSE ? EMPTY_COURSE_PASSWORD : DEMO_PASSWORD;
  await post(page.request, `/api/authenticate/${course}`, { username, password });
}

async function makeEmptyCourse(server: KillableServer): Promise<void> {
  const api = await request.newContext({ baseURL: server.url });
  const course = EMPTY_COURSE;
  await post(api, '/api/admin/login', { password: server.adminPassword });
  const instructor = { instructorFullName: 'Nora Founder', instructorUserID: 'nora' };
  await post(api, '/api/admin/create-course', { courseID: course, ...instructor });
  await firstLogin(api, 'nora');
  const student = { username: 'bea', fullname: 'Bea Ginner', status: 'student' };
  await post(api, `/api/users/${course}/add`, student);
  const grading = designItem({ dataType: 'courseUsesGrading', dataID: '1', dataText: 'Yes' });
  await post(api, `/api/courseDesign/update/${course}`, { designData: [grading] });
  await firstLogin(api, 'bea');
  await api.dispose();
}

async function firstLogin(api: APIRequestContext, username: string): Promise<void> {
  const newPassword = EMPTY_COURSE_PASSWORD;
  await post(api, `/api/authenticate/${EMPTY_COURSE}`, { username, password: username });
  await post(api, `/api/reset-password/${EMPTY_COURSE}`, { username, newPassword });
}

async function post(api: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
