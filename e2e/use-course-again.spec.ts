import type { Page } from '@playwright/test';
import { designTest as test, openDesign } from './support/design-course.ts';
import { expect } from './support/journey.ts';

const SLOW = { timeout: 30_000 };

async function planTerm(page: Page, newID: string): Promise<void> {
  await page.getByLabel('courseID of the new course').fill(newID);
  await page.getByLabel('Title of the new course').fill('Philosophy, spring');
  await page.getByLabel('First day').fill('2027-01-12');
  await page.getByLabel('Last day').fill('2027-05-06');
}

test('RLL-42 an instructor plans a new term with the mouse, sees it and opens the new course', async ({
  page,
  course,
}) => {
  const newID = `${course.courseID}-again`;
  await openDesign(page, course, '?tab=reuse');
  await page.getByRole('button', { name: 'Plan the new term' }).click(SLOW);
  await planTerm(page, newID);
  for (const day of ['Monday', 'Wednesday', 'Friday']) await page.getByLabel(day).uncheck(SLOW);
  for (const day of ['Tuesday', 'Thursday']) await page.getByLabel(day).check(SLOW);
  await page
    .getByLabel('Type or paste days, one per line')
    .fill('2027-03-16 to 2027-03-18 Spring break\nno date here');
  await page.getByRole('button', { name: 'Add these days' }).click(SLOW);
  await expect(page.getByText('Added Mar 16 – 18 Spring break.')).toBeVisible();
  await expect(page.getByLabel('Type or paste days, one per line')).toHaveValue('no date here');
  await expect(page.getByText(/^No class on Tue, 3\/16 \(Spring break\)\./)).toBeVisible();
  // After another page and a reload, the plan is still there.
  await page.getByRole('link', { name: 'History' }).click(SLOW);
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible(SLOW);
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('courseID of the new course')).toHaveValue(newID);
  await expect(page.getByLabel('Tuesday')).toBeChecked();
  await expect(page.getByText(/^No class on Tue, 3\/16 \(Spring break\)\./)).toBeVisible();
  await expect(page.getByRole('row', { name: /^1\. / })).toContainText('Tue, 1/12');
  const stored = await page.request.get(`/api/courseDesign/${newID}`);
  expect(stored.status()).toBe(404);
  await page.getByRole('button', { name: 'Create the course' }).click(SLOW);
  await expect(page.getByText(`Created the course ${newID}.`)).toBeVisible(SLOW);
  // The person is logged in there now: its parts can be added here without loading the page again.
  const others = page.getByRole('combobox', { name: 'Copy from another course' });
  await expect(others).toContainText(newID, SLOW);
  await page.getByRole('link', { name: 'Open the new course' }).click(SLOW);
  await page.waitForURL(new RegExp(`/${newID}/design`), SLOW);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Maker' })).toBeVisible(SLOW);
  await expect(page.getByText('Tue, 1/12').first()).toBeVisible(SLOW);
  // The plan is carried out: the next one begins empty. A plan can also be discarded.
  await page.goto('about:blank');
  await openDesign(page, course, '?tab=reuse');
  await page.getByRole('button', { name: 'Plan the new term' }).click(SLOW);
  await expect(page.getByLabel('courseID of the new course')).toHaveValue('');
  await page.getByLabel('courseID of the new course').fill('never');
  await page.getByRole('button', { name: 'Discard this plan…' }).click(SLOW);
  await page.getByRole('button', { name: 'Discard the plan' }).click(SLOW);
  await expect(page.getByRole('button', { name: 'Plan the new term' })).toBeFocused(SLOW);
});

test('the same by keyboard alone: a taken courseID is said at its field', async ({
  page,
  course,
  complaints,
}) => {
  await openDesign(page, course, '?tab=reuse');
  await page.getByRole('button', { name: 'Plan the new term' }).focus(SLOW);
  await page.keyboard.press('Enter');
  const id = page.getByLabel('courseID of the new course');
  await expect(id).toBeFocused(SLOW);
  await page.keyboard.press('Enter');
  await expect(id).toHaveAccessibleDescription(/A courseID is required\./);
  await expect(id).toBeFocused();
  await planTerm(page, course.courseID);
  await page.getByLabel('Tuesday').focus(SLOW);
  if (!(await page.getByLabel('Tuesday').isChecked())) await page.keyboard.press('Space');
  await id.focus(SLOW);
  await page.keyboard.press('Enter');
  await expect(id).toHaveAccessibleDescription(/There is already a course named/, SLOW);
  await expect(id).toBeFocused();
  complaints.length = 0;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${course.courseID}-keys`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Created the course ${course.courseID}-keys.`)).toBeVisible(SLOW);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open the new course' })).toBeFocused();
});
