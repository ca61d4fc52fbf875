import type { APIRequestContext } from '@playwright/test';
import { addDays, cardDateLabel } from '@elenchus/domain/base/calendar.ts';
import { saved } from './support/design-course.ts';
import {
  gradingTest as test,
  interfaceOf,
  saveRecord,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import {
  evaluationCard as card,
  gradeFirstPaper,
  openAsStudent,
  openGrading,
  storedEvaluations,
} from './support/grading-screens.ts';
import { expect, expectComplaint } from './support/journey.ts';

test('a new due date: canceled, refused, kept, then confirmed; the grades are deleted, and restored from the log', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['anton', 'laura']);
  const gradesOf = async (username: string) => [
    await storedGrade(api, grading, username, 'questionGrade', 'clock'),
    await storedGrade(api, grading, username, 'examGrade'),
  ];
  await openGrading(page, grading, 'sub=hand-back');
  const first = card(page, 'First paper');
  await expect(first).toContainText(`Due ${cardDateLabel(grading.firstDue)}`);
  await expect(first).toContainText(' · passed');
  await expect(page.getByText('deletes all numerical grades for that assignment')).toBeVisible();
  await expect(page.getByText('use the custom due date on the student’s')).toBeVisible();

  // An empty entry cancels; an entry that isn't a date is refused.
  const edit = first.getByRole('button', { name: 'Edit Due Date' });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('New due date');
  await edit.press('Enter');
  await expect(dialog).toContainText('8 grades of 2 students');
  await field.fill('');
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  // It has the browser's calendar; half a date is neither a date nor an empty entry.
  await edit.press('Enter');
  await expect(field).toHaveAttribute('type', 'date');
  await field.fill('');
  await field.focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Incomplete date/);
  await expect(field).toBeFocused();

  // With grades it asks, and canceling changes nothing.
  const later = addDays(grading.firstDue, 3);
  await field.fill(later);
  await field.press('Enter');
  await expect(dialog).toContainText('Change the due date of “First paper”?');
  await expect(dialog).toContainText(
    'the numerical grades of this evaluation (8 grades) will be deleted. Comments stay. An instructor can restore deleted grades.',
  );
  await expectComplaint(complaints, /409/);
  await dialog.getByRole('button', { name: 'Keep the old date' }).press('Enter');
  await expect(first).toContainText(`Due ${cardDateLabel(grading.firstDue)}`);
  await saved(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  expect(await gradesOf('laura')).toEqual(['7.5', '81.7']);

  // No answer has changed since, so every grade stays.
  const nextDay = addDays(grading.firstDue, 1);
  await edit.press('Enter');
  await field.fill(nextDay);
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Change the date and keep every grade' }).click();
  await expectComplaint(complaints, /409/);
  await expect(first).toContainText(`Due ${cardDateLabel(nextDay)}`);
  await saved(page);
  expect(await gradesOf('laura')).toEqual(['7.5', '81.7']);

  await edit.press('Enter');
  await field.fill(later);
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Change the date and delete all 8 grades' }).click();
  await expectComplaint(complaints, /409/);
  await expect(first).toContainText(`Due ${cardDateLabel(later)}`);
  // Grading that lost its grades is no longer complete.
  await expect(first).toContainText('None of the 12 students are graded');
  await expect(first).not.toContainText(/grade yet/);
  expect(await gradesOf('laura')).toEqual(['', '']);
  expect(await storedGrade(api, grading, 'laura', 'comments')).toBe('Well argued.');

  // In between, another person has graded one question again.
  const again = { gradingType: 'questionGrade', questionID: 'clock', individualGradingData: '5' };
  await saveRecord(api, grading, { username: 'laura', ...again });
  const notice = page.getByRole('region', { name: 'Changes to know about' });
  await expect(notice).toContainText(
    '8 grades of “First paper” were deleted with the old due date',
  );
  await notice.getByRole('button', { name: 'Look at them and restore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed and deleted grades');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/log=1&evaluation=FIRST&kind=deleted/);
  const table = page.getByRole('table', { name: 'Changed and deleted grades' });
  await expect(table.getByRole('row')).toHaveCount(11);
  const clock = table.getByRole('row', { name: /Laura Bassi.*A stopped clock/ });
  await expect(clock).toContainText('by Hannah Arendt');
  await expect(clock).toContainText('7.5');

  // All entries of one change; newer values are left alone until the person decides otherwise.
  await table.getByRole('button', { name: 'Restore all 8' }).click();
  const outcome = page.getByText('7 entries were restored.');
  await expect(outcome).toContainText('1 was left alone, because there’s a newer value.');
  expect(await gradesOf('anton')).toEqual(['7.5', '81.7']);
  expect((await gradesOf('laura'))[0]).toBe('5');
  await page.getByRole('button', { name: 'Replace it too' }).click();
  await expect.poll(async () => gradesOf('laura')).toEqual(['7.5', '81.7']);

  // Narrowed to one student and one kind, in the address; several are chosen and restored.
  await page.getByLabel('Show').selectOption('Restored grades');
  const student = page.getByRole('combobox', { name: 'Student' });
  await expect(student).toHaveValue('All students');
  await student.fill('laur');
  await page.getByRole('option', { name: 'Laura Bassi' }).click();
  await expect(table.getByRole('row', { name: /Anton Amo/ })).toHaveCount(0);
  await page.reload();
  await expect(student).toHaveValue('Laura Bassi');
  const replaced = table.getByRole('row', { name: /A stopped clock.*restored 5 7\.5/ });
  await replaced.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore 1 selected' }).click();
  await page.getByRole('button', { name: 'Replace it too' }).click();
  await expect.poll(async () => (await gradesOf('laura'))[0]).toBe('5');
  await page.getByRole('link', { name: 'Back to Hand back assignments' }).click();
  await expect(first).toContainText('2 of 12 students are graded');
  await expect(first).not.toContainText(/grade yet/);

  // The log continues after its first 200 entries.
  const remark = { username: 'anton', gradingType: 'comments' };
  for (let round = 0; round < 201; round += 1) {
    await saveRecord(api, grading, { ...remark, comment: `Remark ${round}` });
  }
  await openGrading(page, grading, 'sub=hand-back&log=1&student=anton');
  await expect(table).toHaveAttribute('aria-rowcount', '201');
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect(table).not.toHaveAttribute('aria-rowcount', '201');
  await page.getByRole('region', { name: 'Changed and deleted grades' }).focus();
  await page.keyboard.press('End');
  await expect(table.getByRole('row').last()).toContainText('Anton Amo');
  await expect(page.getByRole('button', { name: 'Show older ones' })).toHaveCount(0);
  await api.dispose();
});

test('students see grades and comments exactly while the work is handed back', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura']);
  const student = await openAsStudent(browser, server.url, grading, 'laura');
  const laura = student.context().request;
  await expect(student.getByText('No grades: nothing has been handed back yet.')).toBeVisible();
  expect(await seenBy(laura, grading)).toEqual([]);

  await openGrading(page, grading, 'sub=hand-back');
  const first = card(page, 'First paper');
  const complete = first.getByRole('button', { name: 'Grading Complete' });
  const incomplete = first.getByRole('button', { name: 'Grading Incomplete' });
  await expect(incomplete).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toContainText('Not handed back. Students don’t see any grading.');

  // The dialog says who would see no grade before anything happens.
  await complete.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    '1 of 12 students is graded; the other 11 will see no grade, or an unfinished one.',
  );
  await expect(dialog).toContainText(
    'their grade, how it was computed, the grade of each question and the comment',
  );
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(complete).toBeFocused();
  await expect(complete).toHaveAttribute('aria-pressed', 'false');
  await complete.press('Enter');
  await dialog.getByRole('button', { name: 'Hand it back anyway' }).click();
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
  const states = async () =>
    (await storedEvaluations(api, grading)).map(({ questionLogic }) => questionLogic);
  await expect.poll(states).toEqual(['graded', 'ungraded']);

  await student.reload();
  await expect(student.getByText('81.7', { exact: true })).toBeVisible();
  await expect(student.getByText('Well argued.')).toBeVisible();
  await expect(student.getByText('Second paper Not handed back yet')).toBeVisible();
  expect(await seenBy(laura, grading)).toEqual([
    'comments',
    'examGrade',
    'gradingComplete',
    'questionGrade',
  ]);
  // A student who isn't graded finds no grade.
  const other = await openAsStudent(browser, server.url, grading, 'damaris');
  await expect(other.getByText('No overall grade available.')).toBeVisible();
  await other.context().close();

  // Taken back, and handed back again by Undo.
  await incomplete.click();
  const notice = page.getByRole('dialog', {
    name: 'This changes what students see and what’s graded',
  });
  await expect(notice).toContainText('12 students no longer see the grading of “First paper”.');
  await notice.getByRole('button', { name: 'Make this change' }).click();
  await expect(first).toContainText('Not handed back');
  await saved(page);
  await expect.poll(states).toEqual(['ungraded', 'ungraded']);
  expect(await seenBy(laura, grading)).toEqual([]);
  await student.reload();
  await expect(student.getByText('No grades: nothing has been handed back yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(states).toEqual(['graded', 'ungraded']);
  expect(await seenBy(laura, grading)).toContain('examGrade');
  await student.context().close();
  await api.dispose();
});

/** The kinds of records that Laura gets about herself, each once. */
async function seenBy(laura: APIRequestContext, { courseID }: GradingCourse): Promise<string[]> {
  const response = await laura.get(`/api/studentGrades/${courseID}/laura`);
  const records = (await response.json()) as { readonly gradingType: string }[];
  return [...new Set(records.map(({ gradingType }) => gradingType))].toSorted();
}
