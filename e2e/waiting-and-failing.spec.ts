// While the server is slow, a screen shows that it is loading. When the server fails, the screen shows that and
// tries again.
import type { Browser, Page } from '@playwright/test';
import { type CallRoute, routeCalls, unrouteCalls } from './support/cached-routes.ts';
import { COURSE as COURSE_ID, type CatalogEntry } from './support/catalog-entry.ts';
import { expect } from './support/journey.ts';
import type { KillableServer } from './support/killable-server.ts';
import { screenCatalog } from './support/screen-catalog.ts';
import { enterAs, screensTest as test } from './support/screens-test.ts';
import { askAxe } from './support/ask-axe.ts';

/** The calls that the whole page waits for, and those that a part of it waits for. */
const COURSE = /\/api\/courseDesign\//;
const REST = /\/api\/(?!session\/|courseDesign\/|installation)/;
const GRADES = /\/api\/studentGrades\//;
const ADMIN = /\/api\/admin\/session/;

/**
 * A screen by its name in the catalog, its sentence when loading failed, the calls that it waits for, and its
 * message while loading.
 */
type Screen = readonly [name: string, sentence: string, waitsFor?: RegExp, message?: string];

/** Each list runs in its own window, all at the same time, because they mostly wait. */
const LISTS: readonly (readonly Screen[])[] = [
  [
    ['Description', 'Nothing you saved is lost.', COURSE],
    ['Admin gate', 'Nothing you saved is lost.', ADMIN],
  ],
  [
    ['Section with answers', 'Nothing you saved is lost.'],
    ['Overall Grade', 'Couldn’t load your grades.', GRADES],
    ['Your account', 'Couldn’t load your account.'],
  ],
  [
    ['Design, Basics', 'Nothing you saved is lost.', COURSE],
    [
      'Design, View & Edit Users',
      'Failed to fetch users. Please try again later.',
      REST,
      'Loading users...',
    ],
    ['Design, TA Student Assignments', 'Failed to load data. Please try again.'],
    ['Design, Security Log', 'Couldn’t load the security log.'],
    ['Grading desk', ''],
  ],
  [
    ['Grading, Student List', 'Failed to load student data.'],
    ['View Work', ''],
    ['Grading, Grading Statistics', 'Failed to load student data.'],
    ['Grading, Student History', 'Failed to load student data.'],
    ['Grading, Word counts', 'Error loading data:'],
    // It already has everything except the figures.
    ['Grading, Hand back assignments', 'Failed to load student data.', REST, ''],
    ['Changed and deleted grades', ''],
    ['Grading, Plagiarism check', ''],
  ],
];

function entryOf(name: string): CatalogEntry {
  const found = Object.values(screenCatalog)
    .flat<readonly (readonly CatalogEntry[])[]>()
    .find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`The catalog has no ${name}.`);
  return found;
}

interface HeldCalls {
  /** Waits until the page sends a request. */
  readonly isAsked: () => Promise<void>;
  /** From this moment on, all of them fail. */
  readonly fail: () => Promise<void>;
}

async function holdBack(page: Page, calls: RegExp): Promise<HeldCalls> {
  const held: CallRoute[] = [];
  let isFailing = false;
  await routeCalls(page, calls, async (route) => {
    if (isFailing) await route.abort();
    else held.push(route);
  });
  return {
    isAsked: () => expect.poll(() => held.length).toBeGreaterThan(0),
    fail: async () => {
      isFailing = true;
      for (const route of held) await route.abort();
    },
  };
}

async function tryScreen(
  page: Page,
  [name, sentence, waitsFor = REST, message = 'Loading']: Screen,
): Promise<string[]> {
  const { address, title } = entryOf(name);
  const { isAsked, fail } = await holdBack(page, waitsFor);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await isAsked();
  const loading = page.getByRole('status').filter({ hasText: /Loading/ });
  if (message !== '') {
    await expect(loading.first(), name).toBeVisible();
    await expect(page.getByText(message).first(), name).toBeVisible();
  }
  // A screen that isn't loaded may have no heading yet, because its name isn't loaded either.
  const unfinished = (await askAxe(page)).filter(
    (each) => !each.startsWith('page-has-heading-one'),
  );
  const found = unfinished.map((finding) => `${name}, loading: ${finding}`);
  await fail();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(alert.first(), name).toContainText(sentence);
  found.push(...(await askAxe(page)).map((finding) => `${name}, failed: ${finding}`));
  await unrouteCalls(page);
  // A screen with several parts has a button for each.
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if ((await again.count()) > 0) await again.first().click({ timeout: 5000 });
    await expect(alert, name).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 45_000 });
  await expect(loading, name).toHaveCount(0);
  await expect.poll(() => page.title(), name).toContain(title);
  return found;
}

/** Opens the course page as a busy server sends it: without a drawing, so that it loads everything itself. */
async function keepPlain(page: Page, { url }: KillableServer): Promise<void> {
  await routeCalls(page, `/${COURSE_ID}`, async (route) => {
    const plain = await route.fetch(`${url}/${COURSE_ID}/pdf`);
    await route.fulfill({ response: plain });
  });
}

async function tryList(
  browser: Browser,
  server: KillableServer,
  list: readonly Screen[],
): Promise<string[]> {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const screen of list) {
    const { visitor } = entryOf(screen[0]);
    if (screen === list[0]) await enterAs(page, server, visitor);
    await keepPlain(page, server);
    found.push(...(await tryScreen(page, screen)));
  }
  await page.close();
  return found;
}

test('every main screen shows that it is loading, what failed, and tries again', async ({
  browser,
  server,
}) => {
  const found = await Promise.all(LISTS.map((list) => tryList(browser, server, list)));
  expect(found.flat()).toEqual([]);
});
