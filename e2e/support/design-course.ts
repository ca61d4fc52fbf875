// The test function of the journeys through the design screens: each has a course of its own, and the person who
// designs it.
import { request } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from './journey.ts';
import type { RunningServer } from './running-server.ts';
import { seedCourse } from './seed-course.ts';
import type { Person, SeededCourse } from './seed-course.ts';

/** A second instructor of the same course. */
export const colleague: Person = {
  username: 'karl',
  fullName: 'Karl Jaspers',
  password: 'existence',
};

export const designTest = test.extend<{ readonly course: SeededCourse }>({
  course: async ({ server }, use) => {
    const courseID = `design-${crypto.randomUUID().slice(0, 8)}`;
    const course = await seedCourse(server, { courseID });
    await addColleague(server, course);
    await use(course);
  },
});

/** Opens a place in the design screens as an instructor who is logged in. */
export async function openDesign(
  page: Page,
  { courseID, instructor }: SeededCourse,
  query = '',
  person: Person = instructor,
): Promise<void> {
  const { username, password } = person;
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  await page.goto(`/${courseID}/design${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The design screens in a browser of their own, as another instructor has them open. */
export async function openElsewhere(
  browser: Browser,
  server: RunningServer,
  course: SeededCourse,
  query = '',
  person: Person = colleague,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await openDesign(page, course, query, person);
  return { page, context };
}

/** Waits until the page says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('All changes saved').waitFor();
}

/** The stored item, or undefined. */
export async function storedItem(
  page: Page,
  { courseID }: SeededCourse,
  dataType: string,
): Promise<DesignItem | undefined> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items.find((item) => item.dataType === dataType);
}

/** Waits until the text of a stored item is this one. */
export async function expectStored(
  page: Page,
  course: SeededCourse,
  dataType: string,
  text: string,
): Promise<void> {
  await expect
    .poll(async () => (await storedItem(page, course, dataType))?.dataText ?? '')
    .toBe(text);
}

/** The window gets the focus back, as when a person returns to it. */
export async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

async function addColleague(server: RunningServer, course: SeededCourse): Promise<void> {
  const { courseID, instructor } = course;
  const api = await request.newContext({ baseURL: server.url });
  const post = async (path: string, data: object): Promise<void> => {
    const response = await api.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  };
  const { username, fullName: fullname, password: newPassword } = colleague;
  await post(`/api/authenticate/${courseID}`, {
    username: instructor.username,
    password: instructor.password,
  });
  await post(`/api/users/${courseID}/add`, { username, fullname, status: 'instructor' });
  await post(`/api/authenticate/${courseID}`, { username, password: username });
  await post(`/api/reset-password/${courseID}`, { username, newPassword });
  await api.dispose();
}
