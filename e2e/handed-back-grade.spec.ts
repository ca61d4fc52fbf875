// A grade that a student has: opening the desk leaves it alone, and a grader changes it knowingly.
import { enter, gradingTest as test, interfaceOf, storedGrade } from './support/grading-course.ts';
import { gradeFirstPaper, openAsStudent } from './support/grading-screens.ts';
import { expect } from './support/journey.ts';

test('GRD-161 opening the desk leaves a handed-back grade; applying the counts changes it', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  // By the API, as a program would do it: Anne's open choice hasn't been counted.
  await gradeFirstPaper(api, grading, ['anne']);
  const back = await api.post(`/api/handBacks/${grading.courseID}`, {
    data: {
      evaluationDataID: 'FIRST',
      to: { kind: 'students', usernames: ['anne'] },
      action: 'hand back',
    },
  });
  expect(back.ok()).toBe(true);
  const anne = await openAsStudent(browser, server.url, grading, 'anne');
  await expect(anne.getByText('81.7', { exact: true })).toBeVisible();

  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=anne`);
  await expect(page.getByText('Handed back: the student sees changes at once.')).toBeVisible();
  const notice = page.getByText('The grade doesn’t count 1 unanswered multiple-choice question.');
  await expect(notice).toBeVisible();
  await expect(page.getByText('the grade changes from 81.7 to 76.7.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Running grade' })).toContainText('81.7');
  expect(await storedGrade(api, grading, 'anne', 'examGrade')).toBe('81.7');
  expect(await storedGrade(api, grading, 'anne', 'unansweredMCQs')).toBe('');
  await anne.reload();
  await expect(anne.getByText('81.7', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Apply the counts' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Running grade' })).toContainText('76.7');
  await expect.poll(() => storedGrade(api, grading, 'anne', 'unansweredMCQs')).toBe('1');
  await anne.reload();
  await expect(anne.getByText('76.7', { exact: true })).toBeVisible();
  await anne.context().close();
  await api.dispose();
});
