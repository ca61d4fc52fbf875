// Essays that were shown and not written: the grader is asked, and the student can redo the sum.
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  storedGrade,
} from './support/grading-course.ts';
import { openAsStudent, openGrading } from './support/grading-screens.ts';
import { saved } from './support/design-course.ts';
import { expect } from './support/journey.ts';

test('GRD-162 an essay left empty gets 0 or is left out, and the student reads which', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  for (const username of ['margaret']) {
    for (const [questionID, grade] of [
      ['dream', '8'],
      ['clock', '9'],
    ] as const) {
      const record = { gradingType: 'questionGrade', questionID, individualGradingData: grade };
      await saveRecord(api, grading, { username, ...record });
    }
  }
  // By the keyboard: the dialog has the focus on its first choice.
  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=margaret`);
  await expect(page.getByRole('region', { name: 'Running grade' })).toContainText(
    'Average of 2 of 3 essays: 8.50 of 10, times 10',
  );
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Enter 0 for the essay left empty?' });
  await expect(dialog).toContainText('Margaret Cavendish was shown this question');
  await expect(dialog).toContainText('Question 5: What separates knowledge from a lucky guess?');
  await expect(dialog).toContainText(
    'With 0, the grade is 56.7. Left out, it is 85.0, the average of 2 of 3 essays.',
  );
  await expect(dialog.getByRole('button', { name: 'Enter 0 and complete' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const complete = page.getByRole('button', { name: 'Grading Complete' });
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => storedGrade(api, grading, 'margaret', 'gradingComplete')).toBe('yes');
  expect(await storedGrade(api, grading, 'margaret', 'questionGrade', 'belief')).toBe('');

  const back = await api.post(`/api/handBacks/${grading.courseID}`, {
    data: { evaluationDataID: 'FIRST', to: { kind: 'everyone' }, action: 'hand back' },
  });
  expect(back.ok()).toBe(true);
  const margaret = await openAsStudent(browser, server.url, grading, 'margaret');
  await margaret.getByRole('tab', { name: 'Grading Details' }).click();
  await expect(margaret.getByText('85.0 (2 of 3 essays) − 0.0')).toBeVisible();
  await expect(margaret.getByText('8.50 of 10 (2 of 3 essays)')).toBeVisible();

  // Once she has the grade, the desk asks before a 0 lowers it, whatever is settled.
  await openGrading(page, grading, 'sub=setup');
  const card = page.getByRole('article', { name: 'First paper', exact: true });
  await card.getByLabel('Essays left empty').selectOption('Always enter 0');
  await saved(page);
  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=margaret`);
  await page.getByRole('button', { name: 'Grading In Progress' }).click();
  await page.keyboard.press('x');
  await expect(dialog).toContainText('It’s handed back: the student sees the change at once.');
  await page.keyboard.press('Enter');
  await expect.poll(() => storedGrade(api, grading, 'margaret', 'examGrade')).toBe('56.7');
  await margaret.reload();
  await expect(margaret.getByText(/^56\.7 − 0\.0/)).toBeVisible();
  await margaret.context().close();
  await api.dispose();
});
