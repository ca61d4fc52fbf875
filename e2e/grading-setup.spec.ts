import type { Locator, Page } from '@playwright/test';
import { saved } from './support/design-course.ts';
import { gradingTest as test, interfaceOf, storedGrade } from './support/grading-course.ts';
import {
  evaluationCard as card,
  gradeFirstPaper,
  openGrading,
  storedEvaluations,
  storedSetting,
} from './support/grading-screens.ts';
import { expect, expectComplaint } from './support/journey.ts';

test('two evaluations are set up from nothing by keyboard, a section belongs to one of them, and two instructors work at the same time', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const gone = ['FIRST', 'SECOND'].map((dataID) => ({ dataType: 'evaluation', dataID }));
  const remove = `/api/courseDesign/remove/${grading.courseID}`;
  expect((await api.post(remove, { data: { designData: gone } })).ok()).toBe(true);
  await openGrading(page, grading, 'sub=setup');
  await expect(page.getByText('No evaluations yet.')).toBeVisible();

  // A name, a date and a section, without the mouse.
  await page.getByRole('button', { name: 'Add an evaluation' }).press('Enter');
  const unnamed = card(page, 'Unnamed evaluation');
  await expect(unnamed.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Midterm');
  const midterm = card(page, 'Midterm');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10202026');
  await expect(midterm.getByText('Set a due date before you grade.')).toBeVisible();
  await midterm.getByLabel('Knowledge and Doubt').focus();
  await expect(
    midterm.getByText('Answers count until the end of October 20, 2026, New York time.'),
  ).toBeVisible();
  await page.keyboard.press('Space');
  await expect(midterm.getByLabel('Knowledge and Doubt')).toBeChecked();

  await page.getByRole('button', { name: 'Add an evaluation' }).press('Enter');
  await expect(unnamed.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Final');
  const final = card(page, 'Final');
  const taken = final.getByLabel('Knowledge and Doubt');
  await expect(taken).toBeDisabled();
  await expect(taken).toHaveAccessibleDescription('Used by Midterm');
  await final.getByLabel('Freedom').press('Space');
  await expect(midterm.getByLabel('Freedom')).toBeDisabled();
  // An incomplete date doesn't count.
  await final.getByLabel('Due date').focus();
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(final.getByText('Incomplete date. Nothing changed.')).toBeVisible();
  await saved(page);
  await expect
    .poll(async () => (await storedEvaluations(api, grading)).map(facts))
    .toEqual([
      ['Final', '', 'freedom', 'ungraded'],
      ['Midterm', '2026-10-20', 'knowledge', 'ungraded'],
    ]);
  const [first] = await storedEvaluations(api, grading);
  expect(first?.dataID).toMatch(/^[A-Z]+$/);

  // Another instructor works on the other evaluation at the same time.
  const asInstructor = { data: { status: 'instructor' } };
  expect((await api.put(`/api/users/${grading.courseID}/karl`, asInstructor)).ok()).toBe(true);
  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await openGrading(elsewhere, grading, 'sub=setup', grading.karl);
  await Promise.all([
    midterm.getByLabel('Name', { exact: true }).fill('Midterm essay'),
    card(elsewhere, 'Final').getByLabel('Name', { exact: true }).fill('Final essay'),
  ]);
  await Promise.all([saved(page), saved(elsewhere)]);
  await expect
    .poll(async () => (await storedEvaluations(api, grading)).map(({ dataText }) => dataText))
    .toEqual(['Final essay', 'Midterm essay']);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(card(page, 'Final essay')).toBeVisible();
  // The same with keys only; the desk scrolls.
  const notices = page.getByRole('region', { name: 'Changes to know about' });
  await expect(notices).toContainText('Another instructor changed the evaluation “Final” after');
  await expect(notices.locator('ins')).toContainText('Final,');
  await expect(notices.locator('del')).toContainText('Final essay,');
  await notices.getByRole('button', { name: 'Keep the current version' }).click();
  await expect(elsewhere.getByText(/another instructor/i)).toHaveCount(0);
  await context.close();

  // Undo reverts the person's own name and leaves the other's.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Midterm')).toBeVisible();
  await expect(card(page, 'Final essay')).toBeVisible();
  await api.dispose();
});

test('a change that touches grades is confirmed first, also before they are counted', async ({
  page,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['anton']);
  const option = () => storedSetting(api, grading, 'questionByQuestionGrading');
  const before = await option();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/dueDateImpact/**', async (route) => {
    await released;
    await route.continue();
  });
  await openGrading(page, grading, 'sub=setup');
  await page.getByRole('switch', { name: 'Question-by-question grading' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const dialog = page.getByRole('dialog', { name: /been given already/ });
  await dialog.getByRole('button', { name: 'Leave it unchanged' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await option()).toBe(before);
});

test('the options explain what they do; changes to grades are confirmed first; a removed evaluation is restored with its grades', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['anton', 'laura']);
  const comment = { commentID: 'one', questionID: 'clock', anchor: null, comment: 'Why?' };
  const commented = { username: 'laura', evaluationDataID: 'FIRST', ...comment };
  await api.post(`/api/passageComments/update/${grading.courseID}`, { data: commented });
  await openGrading(page, grading, 'sub=setup');
  const example = page.getByRole('region', { name: 'How a grade is computed' });
  await expect(example.getByRole('row', { name: /^Grade 71\.2$/ })).toBeVisible();

  // A penalty asks first, because every computed grade changes with it.
  const grade = async () => storedGrade(api, grading, 'laura', 'examGrade');
  expect(await grade()).toBe('81.7');
  const choice = page.getByLabel('Penalty for each unanswered multiple-choice question');
  await choice.fill('many');
  await expect(choice).toHaveAccessibleDescription(/Please enter a number from 0/);
  await choice.fill('2.5');
  await choice.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('8 grades have been given already');
  await expect(dialog).toContainText('updates at once');
  await dialog.getByRole('button', { name: 'Leave it unchanged' }).click();
  await expect(choice).toHaveValue('5');
  await expect(choice).toBeFocused();
  await choice.fill('2.5');
  await choice.press('Enter');
  await dialog.getByRole('button', { name: 'Subtract 2.5 each' }).click();
  await expect(example.getByRole('row', { name: /^Grade 76\.2$/ })).toBeVisible();
  await expect.poll(async () => storedSetting(api, grading, 'penaltyForUnansweredMCQ')).toBe('2.5');

  // By hand nothing is computed, so the penalties have no effect.
  const byQuestion = page.getByRole('switch', { name: 'Question-by-question grading' });
  await byQuestion.click();
  await dialog.getByRole('button', { name: 'Enter grades by hand' }).click();
  await expect(byQuestion).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/Has no effect now: grades are entered by hand/);
  await expect(example).toContainText('The student sees, for example, 84.0.');
  await page.getByLabel('Grades entered by hand').selectOption('Letter');
  await dialog.getByRole('button', { name: 'Use letters' }).click();
  await expect(example).toContainText('The student sees, for example, B+.');
  await saved(page);

  // Back to questions: a grade entered by hand would be replaced.
  const manual = { username: 'ada', evaluationDataID: 'FIRST', gradingType: 'examGrade' };
  const data = { ...manual, individualGradingData: 'A-' };
  const update = `/api/studentGrades/update/${grading.courseID}`;
  expect((await api.post(update, { data })).ok()).toBe(true);
  await byQuestion.click();
  await expect(dialog).toContainText('1 grade entered by hand will be replaced');
  await expectComplaint(complaints, /409/);
  await dialog.getByRole('button', { name: 'Keep grading by hand' }).click();
  await expect(byQuestion).not.toBeChecked();
  await saved(page);
  expect(await storedGrade(api, grading, 'ada', 'examGrade')).toBe('A-');
  expect(await storedSetting(api, grading, 'questionByQuestionGrading')).toBe('No');

  // Comments on answers are counted too before they are hidden.
  await page.getByRole('switch', { name: 'Comments for students' }).click();
  await expect(dialog).toContainText('1 comment on single answers and their passages stays saved');
  await dialog.getByRole('button', { name: 'Don’t change it' }).click();

  // Without grades, nearly all options have no effect.
  await page.getByRole('switch', { name: 'Grades', exact: true }).click();
  await expect(dialog).toContainText(
    '9 grades stay saved, but students and graders no longer see them.',
  );
  await dialog.getByRole('button', { name: 'Make this change' }).click();
  await expect(byQuestion).toHaveAccessibleDescription(/the course gives no grades/);
  await expect(example).toContainText('There are no grades.');
  await page.getByRole('link', { name: 'Hand back assignments' }).click();
  const hidden = page.getByText('Students will see no grade: “Grades” is set to No.');
  await hidden.getByRole('link', { name: 'Grading Setup' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(example).toContainText('B+');

  // A new due date would delete the grades; a person who cancels finds the old date, and the focus in its field.
  const first = card(page, 'First paper');
  const dueDate = first.getByLabel('Due date');
  const before = await dueDate.inputValue();
  await dueDate.fill('2030-01-15');
  await dueDate.press('Enter');
  await expect(dialog).toContainText('An instructor can restore deleted grades');
  await expectComplaint(complaints, /409/);
  await page.keyboard.press('Escape');
  await expect(dueDate).toHaveValue(before);
  await expect(dueDate).toBeFocused();
  await saved(page);

  // Removing lists what is deleted; Undo restores the evaluation.
  await first.getByRole('button', { name: 'Remove First paper' }).click();
  await expect(dialog).toContainText('9 grades of 3 students');
  await expect(dialog).toContainText(/1 comment on answers.* in “First paper” stays? saved/);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(first.getByRole('button', { name: 'Remove First paper' })).toBeFocused();
  await first.getByRole('button', { name: 'Remove First paper' }).click();
  await dialog.getByRole('button', { name: 'Remove it and delete 9 grades' }).click();
  await expect(first).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add an evaluation' })).toBeFocused();
  await saved(page);
  const notice = page.getByRole('region', { name: 'Changes to know about' });
  await expect(notice).toContainText('9 grades of “First paper” were deleted with it.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByLabel('Knowledge and Doubt')).toBeChecked();
  await saved(page);
  expect(await grade()).toBe('');
  await notice.getByRole('button', { name: 'Look at them and restore' }).click();
  await page.getByRole('button', { name: 'Restore all 11' }).click();
  await expect(page.getByText('11 entries were restored.')).toBeVisible();
  expect(await grade()).toBe('81.7');
  await api.dispose();
});

test('DSN-121 where no more evaluations fit, a sentence takes the place of the button', async ({
  page,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const many = Array.from({ length: 97 }, (_, at) => ({
    dataType: 'evaluation',
    dataID: `MANY${at}`,
    dataText: `Quiz ${at + 1}`,
  }));
  const update = `/api/courseDesign/update/${grading.courseID}`;
  expect((await api.post(update, { data: { designData: many } })).ok()).toBe(true);
  await openGrading(page, grading, 'sub=setup');
  await page.getByRole('button', { name: 'Add an evaluation' }).click();
  await saved(page);
  const sentence = 'A course can have up to 100 evaluations. Delete some before you add more.';
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an evaluation' })).toHaveCount(0);
  // Another instructor's page, or a program, gets the same sentence.
  const more = await api.post(update, {
    data: { designData: [{ dataType: 'evaluation', dataID: 'MORE', dataText: 'More' }] },
  });
  expect(await more.json()).toMatchObject({ error: 'LIMIT_REACHED', message: sentence });
});

for (const width of [1280, 390]) {
  test(`the first click after adding an evaluation counts at ${width}`, async ({
    page,
    grading,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGrading(page, grading, 'sub=setup');
    const add = page.getByRole('button', { name: 'Add an evaluation' });
    const unnamed = card(page, 'Unnamed evaluation');
    await add.click();
    await expect(unnamed.getByLabel('Name', { exact: true })).toBeFocused();
    // The error about the empty name appears between the press and the release.
    const section = unnamed.getByLabel('Meaning and Mortality');
    await pressSlowly(page, section);
    await expect(unnamed.getByText('Please enter a name.')).toBeVisible();
    await expect(section).toBeChecked();
    await section.uncheck();

    // The same below the card, and when half a date is typed.
    await unnamed.getByLabel('Due date').focus();
    await page.keyboard.type('12');
    await pressSlowly(page, add);
    await expect(unnamed).toHaveCount(2);
    await expect(unnamed.getByText('Incomplete date')).toBeVisible();
    await expect(unnamed.nth(1).getByLabel('Name', { exact: true })).toBeFocused();
    await pressSlowly(page, add);
    await expect(unnamed).toHaveCount(3);
    await saved(page);
  });
}

/** A click as slow as a person's: the page renders again before the button is released. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await page.mouse.up();
}

function facts({ dataText, questionCourseDate, questionOptions, questionLogic }: Facts) {
  return [dataText, questionCourseDate, questionOptions, questionLogic];
}

interface Facts {
  readonly dataText: string;
  readonly questionCourseDate: string;
  readonly questionOptions: string;
  readonly questionLogic: string;
}
