// Running an installation: finding a course, renaming it, closing it, deleting and keeping it, by mouse, keyboard
// and on a phone; and what the people of the course see in the meantime.
import type { Locator, Page } from '@playwright/test';
import { expect, expectComplaint, test } from './support/journey.ts';
import { logIn } from './support/log-in.ts';
import type { RunningServer } from './support/running-server.ts';
import { seedCourse, type SeededCourse } from './support/seed-course.ts';

/** Every step has a limit of its own. */
const LIMIT = { timeout: 30_000 };

test.use({ actionTimeout: 30_000 });

async function openAdmin(page: Page, server: RunningServer, query = ''): Promise<void> {
  await page.request.post('/api/admin/login', { data: { password: server.adminPassword } });
  await page.goto(`/admin${query}`);
  await page.getByRole('heading', { name: 'Admin Course Management' }).waitFor(LIMIT);
}

async function makeCourse(server: RunningServer): Promise<SeededCourse> {
  return seedCourse(server, { courseID: `run-${crypto.randomUUID().slice(0, 8)}` });
}

/** The row of a course, found by searching for it. */
async function find(page: Page, courseID: string): Promise<Locator> {
  await page.getByLabel('Search by ID, title or instructor').fill(courseID);
  const row = page.getByRole('row').filter({ hasText: courseID });
  await expect(row).toHaveCount(1, LIMIT);
  await expect(page).toHaveURL(new RegExp(`q=${courseID}`), LIMIT);
  return row;
}

async function choose(page: Page, courseID: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${courseID}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('by mouse: search, rename, close, reopen, delete and keep', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(240_000);
  const { courseID, student, instructor } = await makeCourse(server);
  await openAdmin(page, server);
  const row = await find(page, courseID);
  await expect(row).toContainText(instructor.fullName, LIMIT);
  await page.reload();
  await expect(page.getByLabel('Search by ID')).toHaveValue(courseID, LIMIT);

  await choose(page, courseID, 'Rename');
  await page.getByLabel('Course title').fill('Beast and Man');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByText(`${courseID} is now “Beast and Man”.`)).toBeVisible(LIMIT);
  await expect(row.getByRole('link', { name: 'Beast and Man' })).toBeVisible(LIMIT);

  const people = await browser.newContext({ baseURL: server.url });
  const other = await people.newPage();
  await logIn(other, courseID, student);
  await choose(page, courseID, 'Close course');
  await page.getByRole('button', { name: 'Close course' }).click();
  await expect(row.getByText(/^Closed on/)).toBeVisible(LIMIT);
  await other.reload();
  const note = other.getByText('This course is closed: you can read everything');
  await expect(note).toBeVisible(LIMIT);
  await expect(other.locator('main textarea')).toHaveCount(0, LIMIT);
  await choose(page, courseID, 'Reopen course');
  await expect(page.getByText(`${courseID} can be changed again.`)).toBeVisible(LIMIT);
  await other.reload();
  await expect(note).toBeHidden(LIMIT);

  await choose(page, courseID, 'Delete course');
  await page.getByLabel(`Type ${courseID} to confirm`).fill(courseID);
  await page.getByRole('button', { name: 'Delete course' }).click();
  await expect(row.getByText(/^Will be deleted on/)).toBeVisible(LIMIT);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Course not available' })).toBeVisible(LIMIT);
  await row.getByRole('button', { name: 'Cancel deletion' }).click();
  await expect(page.getByText(`${courseID} won’t be deleted.`)).toBeVisible(LIMIT);
  await other.reload();
  await expect(other.getByText(`You are logged in as ${student.fullName}.`)).toBeVisible(LIMIT);
  await people.close();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  const log = page.getByRole('table', { name: 'Security log' });
  await expect(log.getByText('The admin closed the course.').first()).toBeVisible(LIMIT);
  expect(complaints).toEqual([]);
});

test('by keyboard: the menu, a wrong courseID, Escape, and another instructor', async ({
  page,
  server,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { courseID } = await makeCourse(server);
  await openAdmin(page, server, `?q=${courseID}`);
  const actions = page.getByRole('button', { name: `Actions for ${courseID}` });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused(LIMIT);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const field = page.getByLabel(`Type ${courseID} to confirm`);
  await expect(field).toBeFocused(LIMIT);
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was deleted.')).toBeVisible(LIMIT);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden(LIMIT);

  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused(LIMIT);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Add an instructor' })).toBeFocused(LIMIT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Instructor full name')).toBeFocused(LIMIT);
  await page.keyboard.type('Iris Murdoch');
  await page.keyboard.press('Tab');
  await page.keyboard.type('soc1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('soc1 is already in the course.')).toBeVisible(LIMIT);
  await expectComplaint(complaints, /409/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('iris');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Iris Murdoch is now an instructor of ${courseID}.`)).toBeVisible(
    LIMIT,
  );
  const row = page.getByRole('row').filter({ hasText: courseID });
  await expect(row).toContainText('Iris Murdoch', LIMIT);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a course is found and an instructor is reset; everything is large enough for a thumb', async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    const { courseID, instructor } = await makeCourse(server);
    await openAdmin(page, server);
    await find(page, courseID);
    const actions = page.getByRole('button', { name: `Actions for ${courseID}` });
    expect((await actions.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await actions.tap();
    await page.getByRole('menuitem', { name: 'Reset an instructor’s password' }).tap();
    await expect(page.getByLabel('Instructor', { exact: true })).toHaveValue(
      instructor.username,
      LIMIT,
    );
    const confirm = page.getByRole('button', { name: 'Reset password' });
    expect((await confirm.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await confirm.tap();
    const done = page.getByText(`${instructor.fullName} is logged out everywhere.`);
    await expect(done).toBeVisible(LIMIT);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a search without a result and a list that could not be loaded say what to do', async ({
  page,
  server,
  complaints,
}) => {
  await makeCourse(server);
  await openAdmin(page, server, '?q=no-such-course-anywhere');
  await expect(page.getByText('No course matches “no-such-course-anywhere”')).toBeVisible(LIMIT);
  await page.route('**/api/admin/courses*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Couldn’t load the courses.')).toBeVisible(LIMIT);
  await expectComplaint(complaints, /Failed to load resource/);
  await page.unroute('**/api/admin/courses*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No course matches')).toBeVisible(LIMIT);
  complaints.splice(0, Infinity);
});
