// Extensions for several students: chosen, previewed and saved; grades of unchanged answers stay, and the desk shows the
// rest for a second look.
import { addDays } from '@elenchus/domain/base/calendar.ts';
import { dueShortLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { gradingTest as test, interfaceOf, storedGrade } from './support/grading-course.ts';
import { gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';

const LIMIT = { timeout: 30_000 };

test('an extension for two students keeps the grades of unchanged answers, and the desk shows the changed one', async ({
  page,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['anton', 'laura']);
  await openGrading(page, grading, 'sub=students');
  await page.getByRole('button', { name: 'Extensions', exact: true }).click(LIMIT);
  const dialog = page.getByRole('dialog', { name: 'Extensions' });
  await dialog.getByRole('button', { name: 'Show what changes' }).click(LIMIT);
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one student.');
  await dialog.getByRole('checkbox', { name: /Amo/ }).check(LIMIT);
  await dialog.getByRole('checkbox', { name: /Bassi/ }).check(LIMIT);
  await dialog.getByLabel('Evaluation').selectOption({ label: 'First paper' }, LIMIT);
  await dialog.getByLabel('Days').fill('5', LIMIT);
  await dialog.getByRole('button', { name: 'Show what changes' }).click(LIMIT);

  await expect(dialog).toContainText('2 due dates of 2 students will change.', LIMIT);
  const row = dialog.getByRole('row', { name: /Bassi/ });
  await expect(row).toContainText(dueShortLabel(grading.firstDue));
  await expect(row).toContainText(dueShortLabel(addDays(grading.firstDue, 5)));
  await expect(row).toContainText('3, 1 answer changed');
  await expect(dialog.getByRole('row', { name: /Amo/ })).toContainText('3, answers unchanged');
  await expect(dialog.getByLabel('Keep the grades of unchanged answers')).toBeChecked();
  await expect(dialog).toContainText('1 graded answer differs as of the new date');
  await dialog.getByRole('button', { name: 'Save for 2 students' }).click(LIMIT);
  await expect(page.getByText('2 due dates changed, 1 grade deleted.')).toBeVisible(LIMIT);
  const gradeOf = (username: string, question: string) =>
    storedGrade(api, grading, username, 'questionGrade', question);
  expect(await gradeOf('laura', 'clock')).toBe('');
  expect(await gradeOf('laura', 'dream')).toBe('8');
  expect(await gradeOf('anton', 'clock')).toBe('7.5');

  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=laura`);
  await expect(page.getByText('1 answer has changed since it was graded.')).toBeVisible(LIMIT);
  await page.getByRole('button', { name: /^Show what changed in question/ }).click(LIMIT);
  await expect(page.locator('del', { hasText: 'luck' })).toBeVisible();
  await expect(page.locator('ins', { hasText: 'accident' })).toBeVisible();
  await page.getByRole('button', { name: /^Give 7.5 again/ }).click(LIMIT);
  await expect(page.getByText('1 answer has changed since it was graded.')).toBeHidden(LIMIT);
  await expect.poll(() => gradeOf('laura', 'clock'), LIMIT).toBe('7.5');
  await api.dispose();
});

test('more time in the whole course, by keyboard and on a phone', async ({
  page,
  server,
  grading,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openGrading(page, grading, 'sub=students');
  await page.getByRole('button', { name: 'Extensions', exact: true }).press('Enter', LIMIT);
  const dialog = page.getByRole('dialog', { name: 'Extensions' });
  await dialog.getByLabel('Filter by name or netID').fill('byron', LIMIT);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Choose this student' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('1 student chosen');
  await dialog.getByLabel('Extension', { exact: true }).selectOption('course factor', LIMIT);
  await expect(dialog.getByLabel('Multiple of the usual time')).toHaveValue('1.5');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Show what changes' }).press('Enter', LIMIT);
  await expect(dialog).toContainText('of 1 student will change.', LIMIT);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save for 1 student' }).press('Enter', LIMIT);
  await expect(page.getByText(/due dates? changed, no grade deleted\./)).toBeVisible(LIMIT);
  const ada = await interfaceOf(server, grading, { ...grading.simone, username: 'ada' });
  const own = await ada.get(`/api/studentGrades/${grading.courseID}/ada`);
  const records = (await own.json()) as { gradingType: string; individualGradingData: string }[];
  const dates = records.filter(({ gradingType }) => gradingType === 'customDueDate');
  expect(dates.length).toBeGreaterThan(0);
  expect(dates.some((one) => one.individualGradingData > grading.firstDue)).toBe(true);
  await ada.dispose();
});
