// Question-by-question grading over grades that were entered by hand: the views of the instructor and the student.
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  setCourse,
  storedGrade,
} from './support/grading-course.ts';
import { openGrading } from './support/grading-screens.ts';
import { expect, expectComplaint } from './support/journey.ts';

test('switched on, it deletes grades and reopens grading; switched off, both are restored', async ({
  page,
  browser,
  server,
  grading,
  complaints,
}) => {
  const { courseID } = grading;
  await setCourse(server, grading, { questionByQuestionGrading: 'No' });
  const api = await interfaceOf(server, grading, grading.instructor);
  const value = (type: string) => storedGrade(api, grading, 'laura', type);
  for (const [gradingType, individualGradingData] of [
    ['examGrade', '91'],
    ['gradeAdjustment', '-2'],
    ['gradingComplete', 'yes'],
  ] as const) {
    await saveRecord(api, grading, { username: 'laura', gradingType, individualGradingData });
  }
  const handBack = { evaluationDataID: 'FIRST', to: { kind: 'everyone' }, action: 'hand back' };
  expect((await api.post(`/api/handBacks/${courseID}`, { data: handBack })).ok()).toBe(true);
  const context = await browser.newContext({ baseURL: server.url });
  const student = await context.newPage();
  const { password } = grading.instructor;
  await enter(student, grading, { username: 'laura', fullName: '', password });
  await student.goto(`/${courseID}?view=grades`);
  await expect(student.getByText('91.0', { exact: true })).toBeVisible();

  // On: the grade is gone, and the work is no longer complete.
  await openGrading(page, grading, 'sub=setup');
  const mode = page.getByRole('switch', { name: 'Question-by-question grading' });
  const dialog = page.getByRole('dialog');
  await mode.click();
  await expect(dialog).toContainText('1 grade entered by hand will be replaced');
  await expect(dialog).toContainText('it will be in progress again');
  await expectComplaint(complaints, /409/);
  await dialog.getByRole('button', { name: 'Compute the grades and replace 1' }).click();
  await saved(page);
  await expect(
    page.getByText('To restore what was there, switch question-by-question grading off again.'),
  ).toBeVisible();
  await expect.poll(() => value('examGrade')).toBe('');
  expect(await value('gradingComplete')).toBe('no');
  await student.reload();
  await expect(student.getByText('No overall grade available.')).toBeVisible();

  // Off: one click restores the grade, and the mark that it was complete.
  await mode.click();
  await saved(page);
  const offer = page.getByText(/it replaced or deleted 1 grade entered by hand/);
  await expect(offer).toBeVisible();
  await expect(page.getByText('To restore what was there')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore 1 grade', exact: true }).click();
  await expect(page.getByText('The grades entered by hand are back.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await value('examGrade')).toBe('91');
  expect(await value('gradingComplete')).toBe('yes');
  await student.reload();
  await expect(student.getByText('91.0', { exact: true })).toBeVisible();

  // The box for adjustments is switched off: the one that is stored keeps its field, and the student reads it.
  await setCourse(server, grading, { isThereBoxForGradeAdjustment: 'No' });
  await student.getByRole('tab', { name: 'Grading Details' }).click();
  await expect(student.getByText('Grade adjustment')).toBeVisible();
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=laura`);
  const adjustment = page.getByLabel('Grade Adjustment');
  await expect(adjustment).toHaveValue('-2');
  await adjustment.fill('0');
  await saved(page);
  await student.reload();
  await student.getByRole('tab', { name: 'Grading Details' }).click();
  await expect(student.getByText('Unanswered multiple-choice questions')).toBeVisible();
  await expect(student.getByText('Grade adjustment')).toHaveCount(0);
  await context.close();
  await api.dispose();
});
