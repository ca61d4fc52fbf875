// The guides of the help: each person starts with their own, reaches it from every screen, and can read it on a phone.
import { courseTest as test, expect, expectNoSidewaysScroll } from './support/journey.ts';
import { logIn } from './support/log-in.ts';

const guides = (name: string) => ({ name, exact: true });

test('a student reads their own guide, and the others by keyboard', async ({ page, course }) => {
  await page.goto(`/${course.courseID}`);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await logIn(page, course.courseID, course.student);
  expect(loaded.filter((url) => /help|guide|student.*\.md/.test(url))).toEqual([]);

  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(`/${course.courseID}?view=help`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.getByRole('heading', { name: 'Guide for students' })).toBeVisible();

  await page.getByRole('link', guides('Students')).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Guide for teaching assistants' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Guide for students' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', guides('Instructors')).click();
  await expect(page.getByRole('heading', { name: 'Guide for instructors' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('staff keep their place: the help opens in a new tab, with the guide for their role', async ({
  page,
  course,
}) => {
  await logIn(page, course.courseID, course.instructor);
  for (const screen of ['design', 'grading']) {
    await page.goto(`/${course.courseID}/${screen}`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Help (opens in a new tab)' }).click();
    const help = await opened;
    await expect(help.getByRole('heading', { name: 'Guide for instructors' })).toBeVisible();
    await help.close();
  }
});
