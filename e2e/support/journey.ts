// The test function of all journeys: a server, and a page that must not complain.
import { expect, type Locator, type Page } from '@playwright/test';
import { askAxe } from './ask-axe.ts';
import { startServer } from './running-server.ts';
import type { RunningServer } from './running-server.ts';
import { seedCourse } from './seed-course.ts';
import type { SeededCourse } from './seed-course.ts';
import { test as base } from './stop-after-hang.ts';
import { openUntilUsable } from './usable-pages.ts';

interface JourneyOptions {
  /** Shared with other journeys, even of other files. */
  readonly server: RunningServer;
  /** Complaints of the page so far; a journey that expects one removes it. */
  readonly complaints: string[];
}

export const test = base.extend<JourneyOptions>({
  context: async ({ context }, use) => {
    openUntilUsable(context);
    await use(context);
  },
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startServer)),
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, server }, use) => {
      const complaints: string[] = [];
      await listenForComplaints(page, server.url, complaints);
      const refused = listenForRefusals(page);
      await use(complaints);
      const message = ['the page has nothing to complain about', ...refused].join('\n');
      expect(complaints, message).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Creates something once for each server, when the first journey needs it. Journeys with a fixture of their own for
 * it would each need a browser and a server of their own too.
 */
export function onceOn<T>(
  make: (server: RunningServer) => Promise<T>,
): (server: RunningServer) => Promise<T> {
  const made = new WeakMap<RunningServer, Promise<T>>();
  return (server) => {
    const known = made.get(server) ?? make(server);
    made.set(server, known);
    return known;
  };
}

const sharedCourse = onceOn((server) => seedCourse(server));

/** The same with a course on the server. Its tests share the course and leave it as it was. */
export const courseTest = test.extend<{ readonly course: SeededCourse }>({
  course: async ({ server }, use) => use(await sharedCourse(server)),
});

export { expect };

/** Waits until the scripts of a page that the server has drawn have taken over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('#root, h1')].every((element) =>
        Object.keys(element).some((name) => name.startsWith('__react')),
      ),
    undefined,
    { timeout: 30_000 },
  );
  await page.evaluate(async () => {
    await new Promise((next) => {
      requestAnimationFrame(() => requestAnimationFrame(next));
    });
  });
}

/** Removes a complaint that the journey has provoked; fails when there is none. */
export async function expectComplaint(complaints: string[], expected: RegExp): Promise<void> {
  await expect.poll(() => complaints.some((complaint) => expected.test(complaint))).toBe(true);
  dropComplaints(complaints, expected);
}

/** Removes complaints that are possible but not certain: whether an offline page tried to send depends on timing. */
export function dropComplaints(complaints: string[], possible: RegExp): void {
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !possible.test(complaint)));
}

/** Fails with a list of parts that are hard or impossible to use for some people. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // A running transition has colors that aren't meant to be read. One that is reversed ends too.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  expect(await askAxe(page)).toEqual([]);
}

/** Fails when the page is wider than the window, even after it has settled into a new width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expectFitsAcross(page.locator('html'));
}

/** Fails when a part of the page with its own scrollbar must be scrolled sideways. */
export async function expectFitsAcross(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(0);
}

/** The requests that were refused: the console only says that there was one. */
function listenForRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const [status, request] = [response.status(), response.request()];
    if (status < 400) return;
    refused.push(`${status} ${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  return refused;
}

async function listenForComplaints(page: Page, url: string, complaints: string[]): Promise<void> {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // Everyone begins without answers: only a journey about that listens for it.
    if (message.text() === 'The answers response is empty.') return;
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(`${url}/`)) complaints.push(`request to another host: ${address}`);
  });
  // The console listener turns this into a complaint.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console
      console.error(`policy ${effectiveDirective} blocked ${blockedURI}`);
    });
  });
}
