// Handing back while a student can still write: the dialog names the student, and the server decides.
import { addDays, cardDateLabel } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { saved } from './support/design-course.ts';
import { gradingTest as test, interfaceOf, saveRecord } from './support/grading-course.ts';
import {
  evaluationCard,
  gradeFirstPaper,
  openAsStudent,
  openGrading,
} from './support/grading-screens.ts';
import { expect } from './support/journey.ts';

const NOTHING = 'No grades: nothing has been handed back yet.';

test('HBK-29 students with more time are left out until it is handed back to them', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura', 'ada', 'anne']);
  const inThreeDays = addDays(localDate(Date.now(), DEFAULT_TIME_ZONE), 3);
  const extend = (username: string) =>
    saveRecord(api, grading, {
      username,
      gradingType: 'customDueDate',
      individualGradingData: inThreeDays,
    });
  await extend('ada');
  const ada = await openAsStudent(browser, server.url, grading, 'ada');
  const laura = await openAsStudent(browser, server.url, grading, 'laura');

  await openGrading(page, grading, 'sub=hand-back');
  const first = evaluationCard(page, 'First paper');
  await first.getByRole('button', { name: 'Grading Complete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 student has more time and can still write:');
  await expect(dialog).toContainText(`Ada Byron, until ${cardDateLabel(inThreeDays)}`);
  await expect(dialog.getByRole('radio', { name: 'Leave out for now' })).toBeChecked();
  // Anne gets more time while the dialog is open.
  await extend('anne');
  await dialog.getByRole('button', { name: 'Hand it back anyway' }).click();
  await saved(page);
  await expect(first).toContainText(
    'Still to be handed back to 2 students: Ada Byron and Anne Conway.',
  );
  await laura.reload();
  await expect(laura.getByText('81.7', { exact: true })).toBeVisible();
  await ada.reload();
  await expect(ada.getByText(NOTHING)).toBeVisible();

  // To Ada by name, although she can still write.
  await first.getByRole('button', { name: /^Choose students or a time/ }).click();
  await dialog.getByRole('radio', { name: 'Hand back', exact: true }).check();
  await dialog.getByRole('checkbox', { name: /Ada Byron/ }).check();
  await expect(dialog).toContainText('1 student has more time and can still write:');
  await dialog.getByRole('button', { name: 'Hand back to 0 students' }).click();
  await expect(first).toContainText(
    'Handed back to 0 students. 1 student with more time was left out.',
  );
  await first.getByRole('button', { name: /^Choose students or a time/ }).click();
  await dialog.getByRole('radio', { name: 'Hand back', exact: true }).check();
  await dialog.getByRole('checkbox', { name: /Ada Byron/ }).check();
  await dialog.getByRole('radio', { name: 'Hand back all the same' }).check();
  await dialog.getByRole('button', { name: 'Hand back to 1 student' }).click();
  await expect(first).toContainText('Still to be handed back to 1 student: Anne Conway.');
  await ada.reload();
  await expect(ada.getByText(NOTHING)).toHaveCount(0);
  await ada.context().close();
  await laura.context().close();
  await api.dispose();
});

test('HBK-31 with hidden names, students with more time are counted and left out', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura', 'ada']);
  const inThreeDays = addDays(localDate(Date.now(), DEFAULT_TIME_ZONE), 3);
  await saveRecord(api, grading, {
    username: 'ada',
    gradingType: 'customDueDate',
    individualGradingData: inThreeDays,
  });
  const hidden = { dataType: 'fairGrading', dataID: 'FIRST', dataText: 'hideNames' };
  const design = await api.post(`/api/courseDesign/update/${grading.courseID}`, {
    data: { designData: [hidden] },
  });
  expect(design.ok(), await design.text()).toBe(true);
  await openGrading(page, grading, 'sub=hand-back');
  const first = evaluationCard(page, 'First paper');
  await expect(first).toContainText(
    'This evaluation hides names, so it is handed back to all students at once.',
  );
  await expect(first.getByRole('button', { name: /^Choose students/ })).toHaveCount(0);
  await first.getByRole('button', { name: 'Grading Complete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    '1 student has more time and can still write. This student is left out.',
  );
  await expect(dialog).not.toContainText('Ada');
  await dialog.getByRole('button', { name: 'Hand it back anyway' }).click();
  await saved(page);
  await expect(first).toContainText('Still to be handed back to 1 student: Ada Byron.');
  const ada = await openAsStudent(browser, server.url, grading, 'ada');
  await expect(ada.getByText(NOTHING)).toBeVisible();
  await ada.context().close();
  await api.dispose();
});
