// Grades whose question was deleted or held back: the instructor who does it, and the student who reads the sum.
import type { Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { saved } from './support/design-course.ts';
import { enter, gradingTest as test, interfaceOf, storedGrade } from './support/grading-course.ts';
import { gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { expect } from './support/journey.ts';

test('a grade of a deleted or held-back question is seen, can be taken out, and comes back', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const { courseID } = grading;
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura', 'anton']);
  // With the counts, before the work is handed back.
  const work = { username: 'laura', evaluationDataID: 'FIRST' };
  const opened = await api.post(`/api/studentGrades/open/${courseID}`, { data: work });
  expect(opened.ok()).toBe(true);
  const handBack = { evaluationDataID: 'FIRST', to: { kind: 'everyone' }, action: 'hand back' };
  expect((await api.post(`/api/handBacks/${courseID}`, { data: handBack })).ok()).toBe(true);

  // The dialog says what happens to the grades.
  await enter(page, grading, grading.instructor);
  await page.goto(`/${courseID}/design?tab=questions&section=knowledge&topic=clocks`);
  await page.getByRole('button', { name: 'Actions for question 2' }).click();
  await page.getByRole('menuitem', { name: 'Delete question' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
  await expect(dialog).toContainText(
    /2 grades of 2 students for .* stay and still count in the exam grades\. Graders and students see each as “Question not found” with its value until a grader takes it out\./,
  );
  await dialog.getByRole('button', { name: /^Delete question/ }).click();
  await saved(page);
  const held = designItem({ dataType: 'heldQuestion', dataID: 'belief' });
  const design = { data: { designData: [held] } };
  expect((await api.post(`/api/courseDesign/update/${courseID}`, design)).ok()).toBe(true);

  // The student can redo the sum, and learns nothing about the question that is held back.
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  const student = await context.newPage();
  const { password } = grading.instructor;
  await enter(student, grading, { username: 'laura', fullName: '', password });
  await student.goto(`/${courseID}?view=grades`);
  await expect(student.getByText('79.7', { exact: true })).toBeVisible();
  await student.getByRole('tab', { name: 'Question by Question' }).click();
  await expect(student.getByText('Question not found: 7.5 of 10')).toBeVisible();
  await expect(student.getByText('Question not found: 9.0 of 10')).toBeVisible();
  await expect(student.getByText('8.0 of 10')).toBeVisible();
  expect(await (await student.request.get(`/api/courseDesign/${courseID}`)).text()).not.toContain(
    'lucky guess',
  );
  await student.getByRole('tab', { name: 'Grading Details' }).click();
  await expect(student.getByText('Question not found (counts in the average)')).toHaveCount(2);
  await expect(student.getByText('8.17 of 10')).toBeVisible();

  // The grader reads the reason, and takes one grade out.
  await openDesk(page, courseID);
  const list = page.getByRole('region', { name: 'Question grades' });
  await expect(list).toContainText('It was deleted from the course.');
  await expect(list).toContainText('It’s held back from students.');
  await list.getByRole('button', { name: 'Take out Question not found: 7.5 of 10' }).click();
  const ask = page.getByRole('dialog', { name: 'Take this grade out of the average?' });
  await expect(ask).toContainText('exam grade is 79.7');
  await expect(ask).toContainText('exam grade is 83.0');
  await expect(ask).toContainText('The student sees the new grade at once.');
  await ask.getByRole('button', { name: 'Take it out' }).click();
  await saved(page);
  await student.reload();
  await expect(student.getByText('8.50 of 10')).toBeVisible();
  await expect(student.getByText('Question not found (counts in the average)')).toHaveCount(1);

  // The log has it, and brings it back.
  await openGrading(page, grading, 'sub=hand-back&log=1&student=laura');
  const log = page.getByRole('table', { name: 'Changed and deleted grades' });
  const entry = log.getByRole('row').filter({ hasText: 'Grade of “Question not found” (clock)' });
  await entry
    .first()
    .getByRole('button', { name: /^Restore/ })
    .click();
  // The cleared field is the newer value.
  await page.getByRole('button', { name: 'Replace it too' }).click();
  await expect.poll(() => storedGrade(api, grading, 'laura', 'questionGrade', 'clock')).toBe('7.5');
  await student.reload();
  await expect(student.getByText('8.17 of 10')).toBeVisible();
  await context.close();
  await api.dispose();
});

async function openDesk(page: Page, courseID: string): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=laura`);
  await page.getByRole('heading', { level: 1, name: 'Laura Bassi' }).waitFor();
}
