// The session ends while a person types: the page stays, keeps the text, and sends it after the next login.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { gradedQuestions } from './support/grading-design.ts';
import { expect, expectAccessible, expectComplaint } from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

const LOGGED_OUT = 'Not saved: you’re logged out. Log in again. Until then, ';

/** Continues typing after the session has ended, after a short visit to another window. */
async function typeOn(page: Page, context: BrowserContext, field: Locator): Promise<void> {
  await field.fill('Before. ');
  await expect(page.getByText('All changes saved', { exact: true })).toBeVisible();
  await context.clearCookies();
  const seen = page.waitForResponse((response) => response.url().includes('/api/session/'));
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await seen;
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await field.pressSequentially('After the end. ');
  await expect(page.getByText(LOGGED_OUT).first()).toBeVisible();
  // The save was refused, and the student continues to type.
  await field.pressSequentially('And on.');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(TYPED);
}

const TYPED = 'Before. After the end. And on.';

/** Opens the login from the save line. */
async function openLogin(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Log in', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1, name: 'Log in' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

async function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search);
}

async function expectDesign(course: GradingCourse, page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`/api/courseDesign/${course.courseID}`)).text())
    .toContain(text);
}

test('USR-112 the session of a TA ends at the grading desk', async ({
  page,
  context,
  server,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=anton`);
  const comments = page.getByLabel('Comments');
  await comments.waitFor();
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  const address = await addressOf(page);
  await typeOn(page, context, comments);
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  await expectAccessible(page);
  await openLogin(page);
  await expect(
    page.getByText('Not saved yet: 1 grade or comment is kept on this device.'),
  ).toBeVisible();
  await fillLogin(page, grading.simone);
  await expect(comments).toHaveValue(TYPED);
  expect(await addressOf(page)).toBe(address);
  const api = await interfaceOf(server, grading, grading.instructor);
  await expect.poll(() => storedGrade(api, grading, 'anton', 'comments')).toBe(TYPED);
  await api.dispose();
  await expectComplaint(complaints, /401/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('USR-112 the session of a student ends, and the window regains the focus', async ({
    page,
    context,
    grading,
    complaints,
  }) => {
    const student = { ...grading.simone, username: 'anton', fullName: 'Anton Amo' };
    await enter(page, grading, student);
    await page.goto(`/${grading.courseID}?view=section:knowledge`);
    const essay = page.getByRole('textbox', { name: gradedQuestions.belief });
    await essay.waitFor();
    await typeOn(page, context, essay);
    await expectAccessible(page);
    await openLogin(page);
    await expect(
      page.getByText('Not saved yet: 1 answer is kept on this device.'),
    ).toBeInViewport();
    await fillLogin(page, student);
    await expect(essay).toHaveValue(TYPED);
    const answers = `/api/studentAnswers/${grading.courseID}/anton`;
    await expect.poll(async () => (await page.request.get(answers)).text()).toContain(TYPED);
    await expectComplaint(complaints, /401/);
  });
});

test('USR-112 the session of an instructor ends on the design screens', async ({
  page,
  context,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.instructor);
  await page.goto(`/${grading.courseID}/design?tab=general&sub=basics`);
  const title = page.getByLabel('Course title');
  await title.waitFor();
  await typeOn(page, context, title);
  await expectAccessible(page);
  await openLogin(page);
  await expect(
    page.getByText('Not saved yet: 1 change to the design is kept on this device.'),
  ).toBeVisible();
  await fillLogin(page, grading.instructor);
  await expect(title).toHaveValue(TYPED);
  await expectDesign(grading, page, TYPED);
  await expectComplaint(complaints, /401/);
});

test('USR-113 logging out in one tab closes the other, and another person’s login isn’t ignored', async ({
  page,
  context,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=anton`);
  await page.getByLabel('Comments').waitFor();
  const other = await context.newPage();
  await other.goto(`/${grading.courseID}?view=sched`);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await fillLogin(page, grading.simone);
  await page.getByLabel('Comments').waitFor();

  await enter(other, grading, grading.karl);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText(`You are logged in as ${grading.karl.fullName}.`)).toBeVisible();
  await expect(page.getByText('isn’t one of your students')).toBeVisible();
  await expectComplaint(complaints, /40[13]/);
});
