// Divides students among TAs, shows how much each grader has left, and what waits for a grader.
import type { Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  setCourse,
  type GradingCourse,
} from './support/grading-course.ts';
import { gradedStudents } from './support/grading-work.ts';
import { expect, expectComplaint, expectFitsAcross } from './support/journey.ts';

test.describe.configure({ timeout: 60_000 });

const optionsOf = (page: Page, name: string) =>
  page.getByRole('listbox', { name: `Students of ${name}` }).getByRole('option');

async function open(page: Page, { courseID }: GradingCourse, tab: string): Promise<void> {
  await page.goto(`/${courseID}/grading?tab=${tab}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('an instructor divides the class, undoes it by keyboard, and moves students between TAs', async ({
  page,
  grading,
}) => {
  await enter(page, grading, grading.instructor);
  await open(page, grading, 'assignments');
  await page.getByRole('button', { name: 'Divide students evenly…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Divide students evenly' });
  await expect(dialog.getByText('1 student would move.')).toBeVisible();
  await dialog.getByLabel('All students').check();
  await dialog.getByLabel('By last name').check();
  // Karl comes before Simone, so he gets the first half of the list.
  await expect(dialog.getByRole('row', { name: /Karl Jaspers/ })).toHaveText(
    /5\s*6\s*Amo – Conway/,
  );
  await dialog.getByRole('button', { name: 'Move 12 students' }).click();
  await expect(page.getByText('12 students moved.')).toBeVisible();
  await expect(optionsOf(page, 'Karl Jaspers')).toHaveText(
    gradedStudents.slice(0, 6).map(({ fullName }) => new RegExp(fullName)),
  );

  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(page.getByText('Everyone is back where they were.')).toBeVisible();
  await expect(optionsOf(page, 'Simone Weil')).toHaveCount(6);
  await expect(optionsOf(page, 'Karl Jaspers')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

  await optionsOf(page, 'Simone Weil').first().click();
  await page.getByRole('button', { name: 'Assign to Karl Jaspers' }).click();
  await expect(optionsOf(page, 'Karl Jaspers')).toHaveCount(6);
  await expect(optionsOf(page, 'Simone Weil')).toHaveCount(5);
});

test('a split that was previewed before somebody else moved a student changes nothing', async ({
  page,
  grading,
  server,
  complaints,
}) => {
  await enter(page, grading, grading.instructor);
  await open(page, grading, 'assignments');
  await page.getByRole('button', { name: 'Divide students evenly…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Divide students evenly' });
  await dialog.getByLabel('All students').press('Space');
  const api = await interfaceOf(server, grading, grading.instructor);
  const students = gradedStudents.slice(0, 3).map(({ username }) => username);
  await api.post(`/api/users/${grading.courseID}/assign`, { data: { students, TA: 'karl' } });
  await api.dispose();
  await dialog.getByLabel('By last name').press('Space');
  await dialog.getByRole('button', { name: /^Move \d+ students/ }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nobody was moved');
  // The other person's changes are on the board now.
  await expect(optionsOf(page, 'Karl Jaspers')).toHaveCount(8);
  await expectComplaint(complaints, /409/);
});

test('a TA on a phone sees what waits, grades it, and the number follows', async ({
  page,
  grading,
  server,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const api = await interfaceOf(server, grading, grading.simone);
  await enter(page, grading, grading.simone);
  await open(page, grading, 'waiting');
  const tab = page.getByRole('link', { name: /^Waiting for me/ });
  await expect(page.getByText(/^\d+ things are waiting for you\.$/)).toBeVisible();
  const first = page.getByRole('list', { name: 'Not graded yet: First paper' });
  await expect(first.getByRole('link')).toHaveCount(6);
  await expectFitsAcross(page.locator('html'));
  const before = Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0]);

  const opened = context.waitForEvent('page', { timeout: 30_000 });
  await first.getByRole('link', { name: /Laura Bassi/ }).press('Enter');
  const desk = await opened;
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Laura Bassi');
  await desk.close();

  const complete = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
  await saveRecord(api, grading, { username: 'laura', ...complete });
  await saveRecord(api, grading, { username: 'ada', gradingType: 'comments', comment: 'A start.' });
  await page.reload();
  await expect(tab).toHaveText(`Waiting for me (${before - 1})`);
  await expect(
    page.getByRole('list', { name: 'Started, not complete: First paper' }),
  ).toContainText('Ada Byron');

  for (const { username } of gradedStudents.slice(0, 6)) {
    for (const evaluationDataID of ['FIRST', 'SECOND']) {
      await saveRecord(api, grading, { username, evaluationDataID, ...complete });
    }
  }
  await api.dispose();
  await page.reload();
  await expect(page.getByText('Nothing is waiting for you', { exact: true })).toBeVisible();
  await expect(tab).toHaveText('Waiting for me');
});

test('an instructor sets when grading should be done and sees who will be late', async ({
  page,
  grading,
  server,
}) => {
  const api = await interfaceOf(server, grading, grading.karl);
  const complete = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
  await saveRecord(api, grading, { username: 'sor', ...complete });
  await api.dispose();
  await enter(page, grading, grading.instructor);
  await page.goto(`/${grading.courseID}/design?tab=grading&sub=setup`);
  const card = page.getByRole('article', { name: 'First paper' });
  await card.getByLabel('Grading due').fill(addDays(grading.firstDue, 1));
  await card.getByLabel('Grading due').press('Enter');
  await expect(card.getByText(/^Grading should be done by/)).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.getByRole('link', { name: 'Workload' }).click();
  const table = page.getByRole('table', { name: 'Workload in First paper' });
  const karl = table.getByRole('row', { name: /Karl Jaspers/ });
  await expect(karl).toContainText('1 a day, on 1 day');
  await expect(karl).toContainText('(late)');
  await expect(table.getByRole('row', { name: /Simone Weil/ })).toContainText('None yet');
});

test('the statistics compare the means of graders', async ({ page, grading, server }) => {
  await setCourse(server, grading, {
    questionByQuestionGrading: 'No',
    numericVsLetterManualGrades: 'Numeric',
  });
  const api = await interfaceOf(server, grading, grading.instructor);
  for (const [index, { username }] of gradedStudents.entries()) {
    const grade = { gradingType: 'examGrade', individualGradingData: String(70 + 2 * index) };
    await saveRecord(api, grading, { username, ...grade });
  }
  await api.dispose();
  await enter(page, grading, grading.instructor);
  await open(page, grading, 'statistics');
  const figure = page.getByRole('img', { name: /^First paper: Karl Jaspers: mean 86 of 5 grades/ });
  await expect(figure).toHaveAccessibleName(
    /Unassigned: mean 92 of 1 grade, too few to compare\. The ranges of .* don’t overlap\.$/,
  );
  await page.getByText('Show as a table: Mean grades by grader in First paper').click();
  const table = page.getByRole('table', { name: 'Mean grades by grader in First paper' });
  await expect(table.getByRole('row', { name: /Unassigned/ })).toContainText('too few to compare');
});
