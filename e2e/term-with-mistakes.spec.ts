// A term with mistakes: wrong grades, a due date that deletes them, a second tab, a second grader. Nothing is lost
// silently, and deleted grades can be restored.
import type { Locator, Page } from '@playwright/test';
import { addDays, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard, gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { expect, expectAccessible, expectComplaint } from './support/journey.ts';

async function openDesk(page: Page, { courseID }: GradingCourse, username: string): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=${username}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The window gets the focus back, as after a visit to another one. */
async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const gradeOf = (page: Page, question: number): Locator =>
  page.getByLabel(`Grade for question ${question}`);
const allSaved = (page: Page): Locator => page.getByText('All changes saved', { exact: true });
const header = (page: Page): Locator => page.getByRole('banner');
const complete = (page: Page): Locator => page.getByRole('button', { name: 'Grading Complete' });
const isComplete = (page: Page, yes: boolean): Promise<void> =>
  expect(complete(page)).toHaveAttribute('aria-pressed', String(yes));
const dueDate = (page: Page): Locator => page.getByLabel('Custom Due Date', { exact: true });
const question = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Not saved yet' });

/** Opens the field of the due date where it is closed, and types a date. */
async function typeDate(page: Page, date: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Custom Due Date' });
  const adjust = page.getByRole('button', { name: 'Adjust', exact: true });
  await adjust.waitFor();
  if ((await adjust.getAttribute('aria-expanded')) === 'false') await adjust.click();
  await dueDate(page).or(opener).first().waitFor();
  if (!(await dueDate(page).isVisible())) await opener.click();
  await dueDate(page).fill(date);
}

test('a due date that deletes grades asks first, and is never lost', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const stored = (id: string): Promise<string> =>
    storedGrade(api, grading, 'anton', 'questionGrade', id);
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  await gradeOf(page, 4).fill('8');
  await gradeOf(page, 2).fill('7');
  await gradeOf(page, 5).fill('9');
  await complete(page).click();
  await isComplete(page, true);
  await expect(allSaved(page)).toBeVisible();

  // A date that would delete grades isn't lost when the grader continues: it waits, and the page shows that.
  const later = addDays(grading.firstDue, 3);
  await typeDate(page, later);
  await page.keyboard.press('Alt+n');
  await expect(heading(page)).toHaveText('Laura Bassi');
  await expect(header(page)).toContainText('Not saved, the custom due date of Anton Amo');
  await expectComplaint(complaints, /409/);
  expect(await storedGrade(api, grading, 'anton', 'customDueDate')).toBe('');
  await header(page).getByRole('button', { name: 'Go there' }).click();
  await expect(heading(page)).toHaveText('Anton Amo');
  await expect(question(page)).toBeInViewport();
  await expect(question(page)).toContainText(
    '3 question grades were given for the answers of the other date',
  );
  await expect(question(page)).toContainText(`as of the end of ${longDateLabel(later)}`);
  await question(page).getByRole('button', { name: 'Keep the due date for all' }).click();
  await expect(allSaved(page)).toBeVisible();
  await expect(gradeOf(page, 4)).toHaveValue('8');
  await isComplete(page, true);

  await typeDate(page, later);
  await question(page).getByRole('button', { name: 'Set the date and delete 3 grades' }).click();
  await expectComplaint(complaints, /409/);
  await expect(page.getByText(`${longDateLabel(later)} (custom due date`)).toBeVisible();
  await expect(gradeOf(page, 4)).toHaveValue('');
  await isComplete(page, false);
  expect(await storedGrade(api, grading, 'anton', 'gradingComplete')).toBe('no');
  // The grades are entered again.
  await gradeOf(page, 4).fill('6');
  await gradeOf(page, 2).fill('5.5');
  await expect(allSaved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect([await stored('clock'), await stored('dream')]).toEqual(['6', '5.5']);

  // When there is nothing to delete, the date is saved like every other field, also when the grader continues.
  await openDesk(page, grading, 'ada');
  await expect(
    page.getByText('Ada Byron hadn’t written anything here by this date.'),
  ).toBeVisible();
  await typeDate(page, later);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(heading(page)).toHaveText('Margaret Cavendish');
  await expect.poll(() => storedGrade(api, grading, 'ada', 'customDueDate')).toBe(later);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page.getByText('Ada looks at the clock on the station.')).toBeVisible();
  // Earlier than the custom date: that asks too.
  await page.getByRole('button', { name: 'Use the due date for all' }).click();
  await page.getByRole('button', { name: 'Set the earlier date' }).click();
  await expect(
    page.getByText('Ada Byron hadn’t written anything here by this date.'),
  ).toBeVisible();
  await expect.poll(() => storedGrade(api, grading, 'ada', 'customDueDate')).toBe('');
  await api.dispose();
});

test('in two tabs a deleted grade can be given again, and both answers to the question work', async ({
  page,
  context,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const stored = (id: string): Promise<string> =>
    storedGrade(api, grading, 'anton', 'questionGrade', id);
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  const other = await context.newPage();
  await openDesk(other, grading, 'anton');
  await expect(other.getByText('Anton looks at the clock')).toBeVisible();
  await gradeOf(page, 4).fill('8');
  await gradeOf(page, 2).fill('7');
  await expect(allSaved(page)).toBeVisible();
  await expect(gradeOf(other, 2)).toHaveValue('7');

  await typeDate(page, addDays(grading.firstDue, 3));
  await question(page)
    .getByRole('button', { name: /^Set the date and delete 2/ })
    .click();
  await expectComplaint(complaints, /409/);
  await expect(gradeOf(page, 4)).toHaveValue('');
  await expect(allSaved(page)).toBeVisible();

  // This tab may not know of the change yet. Whatever the page asks, both answers are saved.
  const conflict = other.getByRole('alert').filter({ hasText: 'this was deleted' });
  await other.route('**/api/gradingDesk/*', (route) => route.abort());
  await other.route('**/api/gradingPresence/*', (route) => route.abort());
  await gradeOf(other, 4).fill('5');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await expect.poll(() => stored('clock')).toBe('5');
  await gradeOf(other, 2).fill('4');
  await conflict.getByRole('button', { name: 'Leave it empty' }).click();
  await expect(conflict).toBeHidden();
  await expect(gradeOf(other, 2)).toHaveValue('');
  await expect.poll(() => stored('dream')).toBe('');
  await other.unrouteAll({ behavior: 'wait' });
  await returnTo(other);

  // Grading continues in both tabs.
  await gradeOf(other, 2).fill('3');
  await expect(allSaved(other)).toBeVisible();
  await returnTo(page);
  await expect(gradeOf(page, 2)).toHaveValue('3');
  await gradeOf(page, 2).fill('3.5');
  await expect(allSaved(page)).toBeVisible();
  expect([await stored('clock'), await stored('dream')]).toEqual(['5', '3.5']);
  await api.dispose();
});

test('with two people at the same time: a new due date for all, grades given again, and grades restored', async ({
  page,
  browser,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura', 'ada']);
  const deskContext = await browser.newContext({ baseURL: server.url });
  const desk = await deskContext.newPage();
  await enter(desk, grading, grading.simone);
  await openDesk(desk, grading, 'laura');
  await expect(desk.getByText('Laura looks at the clock')).toBeVisible();
  // Values that she entered herself are the ones that could not be restored otherwise.
  await gradeOf(desk, 4).fill('8.5');
  await expect(allSaved(desk)).toBeVisible();

  // The instructor moves the due date, and goes back without answering.
  await openGrading(page, grading, 'sub=students');
  await page.getByRole('link', { name: 'Hand back assignments' }).click();
  await evaluationCard(page, 'First paper').getByRole('button', { name: 'Edit Due Date' }).click();
  await page.getByLabel('New due date').fill(addDays(grading.firstDue, 1));
  await page.getByRole('button', { name: 'Change the due date' }).click();
  const ask = page.getByRole('dialog', { name: 'Change the due date of “First paper”?' });
  await expect(ask).toBeVisible();
  await expectComplaint(complaints, /409/);
  await page.goBack();
  await expect(heading(page)).toHaveText('Student List');
  await expect(ask).toBeHidden();
  const waiting = page.getByText('Not saved yet: the new due date of “First paper”.');
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await page.goForward();
  await expect(ask).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Decide now' }).click();
  await ask.getByRole('button', { name: 'Change the date and delete 8 grades' }).click();
  const deleted = page.getByText('8 grades of “First paper” were deleted with the old due date.');
  await expect(deleted).toBeVisible();

  // The desk is notified; the grades are deleted, and entered again.
  await returnTo(desk);
  await expect(desk.getByText('This was changed or deleted.')).toBeVisible();
  await gradeOf(desk, 4).blur();
  await expect(gradeOf(desk, 4)).toHaveValue('');
  await isComplete(desk, false);
  await gradeOf(desk, 4).fill('6');
  await expect(allSaved(desk)).toBeVisible();
  await expect(desk.getByRole('alert')).toHaveCount(0);
  expect(await storedGrade(api, grading, 'laura', 'questionGrade', 'clock')).toBe('6');

  // Restored grades are no longer mentioned.
  await page.getByRole('link', { name: 'Hand back assignments' }).click();
  await page.getByRole('link', { name: 'Changed and deleted grades' }).click();
  await page
    .getByRole('button', { name: /^Restore all / })
    .first()
    .click();
  await expect(page.getByText('1 was left alone, because there’s a newer value.')).toBeVisible();
  await expect(deleted).toBeHidden();
  await returnTo(desk);
  await expect(gradeOf(desk, 2)).toHaveValue('8');
  await expect(gradeOf(desk, 4)).toHaveValue('6');
  await isComplete(desk, true);
  expect(await storedGrade(api, grading, 'ada', 'gradingComplete')).toBe('yes');
  await deskContext.close();
  await api.dispose();
});
