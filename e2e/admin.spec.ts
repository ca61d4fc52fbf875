// From the admin password to a course whose instructor has logged in and begun to design it.
import { expect, expectComplaint, test } from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

const courseName = (): string => `admin-${crypto.randomUUID().slice(0, 8)}`;

test('the gate opens with the right password only, and stays open until it is locked', async ({
  page,
  server,
  complaints,
}) => {
  await page.goto('/admin');
  await page.getByLabel('Admin password').fill('guessed');
  await page.getByRole('button', { name: 'Open the admin page' }).click();
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Admin password')).toBeFocused();
  await expectComplaint(complaints, /401/);
  await page.getByLabel('Admin password').fill(server.adminPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Course Management' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Admin Course Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out of the admin page' }).click();
  await expect(page.getByLabel('Admin password')).toBeVisible();
});

test('a course is created by keyboard alone; each error is next to its field', async ({
  page,
  server,
  complaints,
}) => {
  const courseID = courseName();
  await page.goto('/admin');
  await page.getByLabel('Admin password').focus();
  await page.keyboard.type(server.adminPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Admin Course Management' }).waitFor();

  await page.getByLabel('courseID').press('Enter');
  for (const sentence of [
    'A courseID is required.',
    'A full name is required.',
    'A netID is required.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByLabel('courseID')).toBeFocused();
  await page.keyboard.type(courseID);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mary Midgley');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mm1');
  await page.keyboard.press('Enter');
  const success = page.getByText(`Course ${courseID} created successfully`);
  await expect(success).toBeVisible();
  // The row of a course, found by searching for it.
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeFocused();
  await expect(page.getByText(`/${courseID}/design`)).toBeInViewport();
  await expect(page.getByRole('link', { name: `Open the design of ${courseID}` })).toBeInViewport();

  await page.getByLabel('courseID').fill(courseID);
  await page.getByLabel('Instructor full name').fill('Somebody Else');
  await page.getByLabel('Instructor user ID').fill('se1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`There is already a course named ${courseID}.`)).toBeVisible();
  await expect(page.getByText('Failed to create course', { exact: true })).toBeVisible();
  await expectComplaint(complaints, /409/);
});

test('the new course opens in design, where its instructor is shown what to fill in first', async ({
  page,
  server,
}) => {
  const courseID = courseName();
  await page.request.post('/api/admin/login', { data: { password: server.adminPassword } });
  await page.goto('/admin');
  await page.getByLabel('courseID').fill(courseID);
  await page.getByLabel('Instructor full name').fill('Mary Midgley');
  await page.getByLabel('Instructor user ID').fill('mm1');
  await page.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
  await page.getByRole('link', { name: `Open the design of ${courseID}` }).click();

  await fillLogin(page, { username: 'mm1', password: 'mm1' });
  await page.getByRole('textbox', { name: 'New password' }).fill('beast and man');
  await page.getByLabel('Confirm password').fill('beast and man');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  const start = page.getByRole('region', { name: 'First steps for this course' });
  await expect(start).toBeVisible();
  // The page was loaded again: the keyboard continues from its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeFocused();
  const named = start.getByRole('listitem').filter({ hasText: 'Name the course' });
  await expect(named).toContainText('(open)');
  await named.getByRole('link', { name: 'Name the course' }).click();
  await expect(page.getByLabel('Course title')).toBeFocused();
  await page.getByLabel('Course title').fill('Beast and Man');
  await expect(named).toContainText('(done)');
  await start.getByRole('link', { name: 'Name the sections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class Sections' })).toBeFocused();
  await page.goBack();
  await start.getByRole('button', { name: 'Don’t show this again' }).click();
  await expect(start).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Course title')).toHaveValue('Beast and Man');
  await expect(start).toBeHidden();
});

test('an unexpected failure shows a general message', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.request.post('/api/admin/login', { data: { password: server.adminPassword } });
  await page.goto('/admin');
  await page.getByLabel('courseID').fill(courseName());
  await page.getByLabel('Instructor full name').fill('Mary Midgley');
  await page.getByLabel('Instructor user ID').fill('mm1');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByText('Failed to create course')).toBeVisible();
  await expect(page.getByText('Couldn’t reach the server.')).toBeVisible();
  await expect(page.getByLabel('Instructor full name')).toHaveValue('Mary Midgley');
  await context.close();
});
