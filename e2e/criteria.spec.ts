// Criteria from the rubric to the student's row, and weights to the course grade: by mouse, by keyboard and on a phone.
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  setCourse,
  storedGrade,
} from './support/grading-course.ts';
import {
  evaluationCard as card,
  openGrading,
  storedEvaluations,
} from './support/grading-screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey.ts';

const rubric = `## Essays

| Criterion | Strong (5) | Fair (3) | Weak (1) |
|---|---|---|---|
| Position | Takes a stand | Hints at one | Takes none |
| Reasons | Would convince | Has a gap | None |`;

const desk = (courseID: string, username: string): string =>
  `/${courseID}/grading?evaluationId=FIRST&username=${username}`;

test('criteria come from the rubric, fill the grade by mouse, keyboard and thumb, and reach the student', async ({
  page,
  server,
  grading,
}) => {
  const { courseID } = grading;
  const api = await interfaceOf(server, grading, grading.instructor);
  await setCourse(server, grading, { hasRubric: 'Yes', rubric });

  // The instructor takes over the table, renames a criterion and moves it, without the mouse.
  await openGrading(page, grading, 'sub=setup');
  // Creating or removing a table leaves the focus where the person continues.
  const second = card(page, 'Second paper');
  await second.getByRole('button', { name: 'Make a table', exact: true }).press('Enter');
  await expect(second.getByLabel('Criterion 1')).toBeFocused();
  await second.getByRole('button', { name: 'Remove the table' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Take from the rubric' })).toBeFocused();
  const first = card(page, 'First paper');
  await first.getByRole('button', { name: 'Take from the rubric' }).press('Enter');
  await expect(
    first.getByText('2 criteria, out of 10 points. The sum is the grade.'),
  ).toBeVisible();
  const name = first.getByLabel('Criterion 2');
  await name.fill('Arguments');
  await first.getByRole('button', { name: 'Up: Arguments' }).press('Enter');
  await expect(first.getByLabel('Criterion 1')).toHaveValue('Arguments');
  await expect(first.getByRole('button', { name: 'Up: Arguments' })).toBeFocused();
  await first.getByRole('button', { name: 'Add a level' }).first().press('Enter');
  await expect(first.getByRole('textbox', { name: 'Level 4' })).toBeFocused();
  await page.keyboard.type('None');
  await first.getByRole('button', { name: 'Remove None, Arguments' }).press('Enter');
  await expect(first.getByRole('textbox', { name: 'Level 4' })).toHaveCount(0);
  // Depending on the scroll position, a checkbox may be half under the bar at the top.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  // Weights that don't add up to 100 are explained, and students may see the course grade.
  const share = page.getByRole('region', { name: 'Course grade' });
  await share.getByLabel('First paper').fill('30');
  await share.getByLabel('Second paper').fill('60');
  await share.getByLabel('Second paper').press('Enter');
  await expect(share).toContainText('The weights add up to 90%, not 100%.');
  await share.getByLabel('Second paper').fill('70');
  await share.getByLabel('Second paper').press('Enter');
  await expect(share).toContainText('0.3 × 91.0 + 0.7 × 88.0 = 88.9');
  await share.getByRole('switch', { name: 'Students see the course grade' }).click();
  await saved(page);

  // By mouse, and then overwritten by hand.
  await enter(page, grading, grading.simone);
  await page.goto(desk(courseID, 'anton'));
  const region = page.getByRole('region', { name: 'Criteria for question 4' });
  await region
    .getByRole('group', { name: 'Arguments' })
    .getByRole('radio', { name: /^Strong/ })
    .click();
  await region
    .getByRole('group', { name: 'Position' })
    .getByRole('radio', { name: /^Fair/ })
    .click();
  await expect(region).toContainText('5 + 3 = 8 of 10 points.');
  const grade = page.getByLabel('Grade for question 4', { exact: true });
  await expect(grade).toHaveValue('8');
  await grade.fill('8.5');
  await expect(region).toContainText('The grade 8.5 differs from the criteria.');
  await expect.poll(() => storedGrade(api, grading, 'anton', 'questionGrade', 'clock')).toBe('8.5');

  // By keyboard.
  await grade.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => storedGrade(api, grading, 'anton', 'questionGrade', 'belief')).toBe('6');
  await expectAccessible(page);

  // Marking complete names the criteria that are still open.
  await page.getByLabel('Grade for question 2', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Grading Complete' }).click();
  const open = page.getByRole('dialog');
  await expect(open).toContainText(/Question 2: “.*” and “.*” have no level yet/);
  await open.getByRole('button', { name: 'Choose levels first' }).click();
  await expect(open).toBeHidden();

  // On a phone, and the levels are still there after a reload.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(desk(courseID, 'laura'));
  const small = page.getByRole('region', { name: 'Criteria for question 4' });
  const box = small.getByRole('group', { name: 'Arguments' }).getByRole('radio', { name: /^Weak/ });
  await box.click();
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(42);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => storedGrade(api, grading, 'laura', 'questionGrade', 'clock')).toBe('1');
  await page.reload();
  await expect(box).toBeChecked();
  // The key for the levels closes the sheet that covers them.
  await page.getByRole('button', { name: /^Grading (?:–|\d)/ }).click();
  await expect(page.getByLabel('Comments')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expect(page.locator('fieldset :focus')).toBeInViewport();

  // Once it is handed back, the student sees the row and the sum; neither before that.
  const anton = { username: 'anton', fullName: 'Anton Amo', password: grading.simone.password };
  await saveRecord(api, grading, {
    username: 'anton',
    gradingType: 'gradingComplete',
    individualGradingData: 'yes',
  });
  await page.goto('about:blank');
  await enter(page, grading, anton);
  const grades = `/${courseID}?view=grades`;
  await page.goto(grades);
  await expect(page.getByText('No course grade yet.')).toBeVisible();
  expect(await page.content()).not.toContain('Takes a stand');
  const papers = await storedEvaluations(api, grading);
  const paper = papers.find(({ dataID }) => dataID === 'FIRST');
  const data = { designData: [{ ...paper, questionLogic: 'graded' }] };
  expect((await api.post(`/api/courseDesign/update/${courseID}`, { data })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Course grade' })).toContainText('so far');
  await page.getByRole('tab', { name: 'Question by Question' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'stopped clock' });
  await expect(row.getByRole('row', { name: /Arguments Strong/ })).toContainText('5 of 5');
  await expect(row).toContainText('Your grader set the grade to 8.5.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // Staff see the course grade, and how often each level was chosen.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGrading(page, grading, 'sub=students');
  await expect(page.getByRole('row', { name: /Anton Amo/ })).toContainText('so far');
  await page.goto(`/${courseID}/design?tab=grading&sub=statistics`);
  const levels = page.getByRole('region', { name: 'How levels were chosen', exact: true });
  await expect(levels).toContainText('Chosen 3 times, mean 3.67 of 5.');
});
