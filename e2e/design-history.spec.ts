// The history of the design: finding a version, comparing, restoring with the mouse and the keyboard, undo after a reload.
import { designTest as test, expectStored, openDesign, saved } from './support/design-course.ts';
import { expect, expectAccessible } from './support/journey.ts';

const LIMIT = { timeout: 30_000 };

test('a changed title is found, compared, restored and undone after a reload', async ({
  page,
  course,
}) => {
  await openDesign(page, course, '?tab=general&sub=basics');
  const title = page.getByLabel('Course title');
  const first = await title.inputValue(LIMIT);
  await title.fill('Doubt and Certainty', LIMIT);
  await saved(page);

  await page.getByRole('link', { name: 'History', exact: true }).click(LIMIT);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible(LIMIT);
  await page.getByLabel('Contains').fill('certainty', LIMIT);
  const version = page.getByRole('link', { name: /Course title/ });
  await expect(version).toHaveCount(1, LIMIT);
  await expectAccessible(page);
  await version.focus(LIMIT);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'What this version changed' }),
  ).toBeVisible(LIMIT);
  await expect(page.locator('ins')).toContainText('Doubt and Certainty', LIMIT);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Restore this: Course title' }).focus(LIMIT);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Course title', LIMIT);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click(LIMIT);
  await saved(page);
  await expectStored(page, course, 'courseTitle', first);

  await page.reload();
  await page.getByRole('button', { name: /^Undo/ }).click(LIMIT);
  await saved(page);
  await expectStored(page, course, 'courseTitle', 'Doubt and Certainty');
});

test('what a version added is removed, and the dialog says so', async ({ page, course }) => {
  await openDesign(page, course, '?tab=general&sub=basics');
  const added = { dataType: 'evaluation', dataID: 'LATEQUIZ', dataText: 'Late quiz' };
  const weight = { dataType: 'evaluationWeight', dataID: 'LATEQUIZ', dataText: '30' };
  for (const item of [added, weight]) {
    const data = { designData: [item] };
    const answer = await page.request.post(`/api/courseDesign/update/${course.courseID}`, { data });
    expect(answer.ok()).toBe(true);
  }
  await page.goto(`/${course.courseID}/design?tab=history`);
  await page.getByRole('link', { name: /Weight of “Late quiz” added/ }).click(LIMIT);
  await page.getByRole('button', { name: 'Remove this: Weight of “Late quiz”' }).click(LIMIT);
  const dialog = page.getByRole('dialog', { name: 'Remove Weight of “Late quiz”?' });
  await expect(dialog).toContainText('Answers and grades stay. You can undo this.', LIMIT);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click(LIMIT);
  await expect(page.getByText('Removed.').first()).toBeVisible(LIMIT);
  await expectStored(page, course, 'evaluationWeight', '');
});
