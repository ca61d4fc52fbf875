// Due at a time of day: chosen by keyboard, explained when the clocks change, confirmed when grades are lost, and
// shown to graders.
import type { Page } from '@playwright/test';
import { gradingTest as test, interfaceOf } from './support/grading-course.ts';
import {
  evaluationCard as card,
  gradeFirstPaper,
  openGrading,
  storedEvaluations,
} from './support/grading-screens.ts';
import { saved } from './support/design-course.ts';
import { expect, expectComplaint, expectNoSidewaysScroll } from './support/journey.ts';

/** Moving a due date earlier needs a confirmation. */
async function agree(page: Page, words: string): Promise<void> {
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(words);
  await asked.getByRole('button', { name: 'Make this change' }).click();
  await expect(asked).toBeHidden();
}

test('DUE-17 an evaluation gets a due time by keyboard, and a new time asks about its grades', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const stored = async (name: string) =>
    (await storedEvaluations(api, grading)).find(({ dataText }) => dataText === name)
      ?.questionCourseDate;
  await openGrading(page, grading, 'sub=setup');
  await page.getByRole('button', { name: 'Add an evaluation' }).press('Enter');
  await page.keyboard.type('Oral');
  const oral = card(page, 'Oral');
  const time = oral.getByLabel('Due time');
  await expect(time).toBeDisabled();
  await oral.getByLabel('Due date').fill('2030-11-20');
  await oral.getByLabel('Due date').press('Enter');
  await saved(page);
  await time.focus();
  await page.keyboard.type('5:00 P');
  await page.keyboard.press('Tab');
  await agree(page, 'November 20, 2030, 5:00 PM instead of November 20, 2030');
  await expect(
    oral.getByText('Answers count until November 20, 2030, 5:00 PM, New York time.'),
  ).toBeVisible();
  await saved(page);
  await expect.poll(() => stored('Oral')).toBe('2030-11-20T17:00');

  // A time that occurs twice has one meaning.
  await oral.getByLabel('Due date').fill('2030-11-03');
  await agree(page, 'November 3, 2030, 5:00 PM instead of November 20, 2030, 5:00 PM');
  await saved(page);
  await time.selectOption('1:30 AM');
  await agree(page, 'November 3, 2030, 1:30 AM instead of November 3, 2030, 5:00 PM');
  await expect(time).toHaveAccessibleDescription(
    /The clocks show 1:30 AM twice that day\. The second time counts\./,
  );
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await saved(page);

  // Graders see the time in the list.
  await page.getByRole('link', { name: 'Hand back assignments' }).click();
  await expect(page.getByText('Due November 3, 2030, 1:30 AM ·')).toBeVisible();

  // Another time is another due date: the page asks before grades are deleted.
  await gradeFirstPaper(api, grading, ['ada']);
  const before = await stored('First paper');
  await page.getByRole('button', { name: 'Edit Due Date of First paper' }).click();
  await page.getByRole('dialog').getByLabel('Due time').selectOption('9:00 AM');
  await page.getByRole('button', { name: 'Change the due date' }).click();
  const question = page.getByRole('dialog', { name: /^Change the due date/ });
  await expect(question).toContainText('An instructor can restore deleted grades');
  await expectComplaint(complaints, /409/);
  await page.keyboard.press('Escape');
  await saved(page);
  expect(await stored('First paper')).toBe(before);
});
