// Work that isn't due yet, in the grader's student list, hand back and plagiarism check.
import { addDays, cardDateLabel, monthDayLabel } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { gradingTest as test, interfaceOf, saveRecord } from './support/grading-course.ts';
import { evaluationCard, gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';

test('graders see what is due, how far they are, and what students can still change', async ({
  page,
  server,
  grading,
}) => {
  const due = addDays(localDate(Date.now(), DEFAULT_TIME_ZONE), 3);
  const api = await interfaceOf(server, grading, grading.instructor);
  const second = designItem({
    dataType: 'evaluation',
    dataID: 'SECOND',
    dataText: 'Second paper',
    questionOptions: 'freedom',
    questionLogic: 'ungraded',
    questionCourseDate: due,
  });
  const update = `/api/courseDesign/update/${grading.courseID}`;
  expect((await api.post(update, { data: { designData: [second] } })).ok()).toBe(true);
  await gradeFirstPaper(api, grading, ['anton', 'laura']);
  const extension = { gradingType: 'customDueDate', individualGradingData: due };
  await saveRecord(api, grading, { username: 'ada', ...extension });
  await api.dispose();

  await openGrading(page, grading, 'sub=students');
  const table = page.getByRole('table', { name: 'Students and their grades' });
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect(head('First paper')).toContainText(
    `Was due ${monthDayLabel(grading.firstDue)} · 2 of 12 graded`,
  );
  await expect(head('Second paper')).toContainText(
    `Due ${monthDayLabel(due)} (3 days left) · 0 of 12 graded`,
  );
  const button = (name: string) => table.getByRole('link', { name, exact: true });
  await expect(button('Grade Anne Conway, First paper')).toHaveAttribute('data-look', 'default');
  const early = button('Grade Anton Amo, Second paper (not due yet)');
  await expect(early).toHaveAttribute('data-look', 'plain');
  const extended = button(`Grade Ada Byron, First paper (due ${monthDayLabel(due)})`);
  await expect(extended).toHaveAttribute('data-look', 'plain');
  await page.setViewportSize({ width: 390, height: 800 });
  const heads = page.getByRole('list', { name: 'Evaluations' });
  await expect(heads).toContainText('2 of 12 graded');
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Hand back assignments' }).click();
  const card = evaluationCard(page, 'Second paper');
  await expect(card).toContainText(`Due ${cardDateLabel(due)} · 3 days left`);
  await card.getByRole('button', { name: 'Grading Complete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The due date hasn’t passed yet.');
  await dialog.getByRole('button', { name: 'Not yet' }).click();

  await page.getByRole('link', { name: 'Plagiarism check' }).click();
  await page.getByLabel('Evaluation').selectOption('Second paper');
  await expect(page.getByText(`isn’t due until ${cardDateLabel(due)}`)).toBeVisible();
  await page.getByLabel('Evaluation').selectOption('First paper');
  await expect(page.getByText('isn’t due until')).toHaveCount(0);
});
