// Your account: a new password and the sessions on other devices, on a phone and by keyboard alone; and its entries
// in the instructor's security log.
import type { Browser, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectFitsAcross,
  test,
} from './support/journey.ts';
import { tabTo, withoutMouse } from './support/keyboard.ts';
import { fillLogin, logIn } from './support/log-in.ts';
import { seedCourse, type SeededCourse } from './support/seed-course.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sessions = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Logged in' });
const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const chosen = (page: Page) => page.getByLabel('New password', { exact: true });
const repeated = (page: Page) => page.getByLabel('Confirm password', { exact: true });

/** The same student on another device. */
async function otherDevice(
  browser: Browser,
  url: string,
  { courseID, student }: SeededCourse,
): Promise<Page> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko Firefox/140.0';
  const context = await browser.newContext({ baseURL: url, userAgent });
  const page = await context.newPage();
  await logIn(page, courseID, student);
  return page;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a student ends the session on another device and changes the password', async ({
    page,
    browser,
    server,
    complaints,
  }) => {
    const course = await seedCourse(server);
    const { courseID, student } = course;
    await page.goto(`/${courseID}?view=account`);
    await expect(heading(page)).toHaveText('Log in');
    await fillLogin(page, student);
    await expect(heading(page)).toHaveText('Your account');
    // The first login was elsewhere.
    await page.getByRole('button', { name: 'Log out everywhere else' }).tap();
    await expect(page.getByText('You aren’t logged in anywhere else.')).toBeVisible();
    const [lost, tablet] = [
      await otherDevice(browser, server.url, course),
      await otherDevice(browser, server.url, course),
    ];
    await page.goto(`/${courseID}`);
    await page.getByRole('link', { name: 'Account' }).tap();
    await expect(heading(page)).toHaveText('Your account');
    await expect(sessions(page)).toHaveCount(3);
    await expect(sessions(page).first()).toContainText('This device');
    await expect(sessions(page).nth(1)).toContainText('Firefox on Windows');
    await expectFitsAcross(page.locator('html'));
    await expectAccessible(page);
    const button = page.getByRole('button', { name: /^Log out Firefox on Windows/ }).first();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(page.getByText('Logged out on 1 other device.')).toBeVisible();
    await expect(sessions(page)).toHaveCount(2);

    await current(page).fill('not this one');
    await chosen(page).fill('bright fox');
    await repeated(page).fill('bright fox');
    await page.getByRole('button', { name: 'Change password' }).tap();
    await expect(current(page)).toHaveAccessibleDescription('That isn’t your current password.');
    await expect(current(page)).toBeFocused();
    await expectComplaint(complaints, /401/);
    await current(page).fill(student.password);
    await page.getByRole('button', { name: 'Change password' }).tap();
    await expect(page.getByText(/^Your password is changed\./)).toBeVisible();
    await expect(current(page)).toHaveValue('');
    await expect(sessions(page)).toHaveCount(1);
    for (const other of [lost, tablet]) {
      await other.reload();
      await expect(heading(other)).toHaveText('Log in');
    }
    await fillLogin(lost, { ...student, password: 'bright fox' });
    await expect(lost.getByText(`You are logged in as ${student.fullName}.`)).toBeVisible();
    await page.reload();
    await expect(heading(page)).toHaveText('Your account');
    for (const other of [lost, tablet]) await other.context().close();
  });
});

test.describe('without a mouse', () => {
  test.extend(withoutMouse)(
    'a TA changes the password and logs out everywhere else',
    async ({ page, server, context }) => {
      const { courseID, assistant } = await seedCourse(server);
      const login = { username: assistant.username, password: assistant.password };
      const origin = new URL(server.url).origin;
      const post = { data: login, headers: { origin } };
      for (let device = 0; device < 2; device += 1) {
        await context.request.post(`${server.url}/api/authenticate/${courseID}`, post);
        if (device === 0) await context.clearCookies();
      }
      await page.goto(`/${courseID}`);
      await tabTo(page, page.getByRole('link', { name: 'Account' }));
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText('Your account');
      await expect(sessions(page)).toHaveCount(3);
      await tabTo(page, page.getByRole('button', { name: 'Log out everywhere else' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Logged out on 2 other devices.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toBeFocused();
      await tabTo(page, page.getByRole('button', { name: 'Change password' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(current(page)).toBeFocused();
      await expect(current(page)).toHaveAccessibleDescription('Enter your current password.');
      await page.keyboard.type(assistant.password);
      await tabTo(page, chosen(page));
      await page.keyboard.type('bright fox');
      await tabTo(page, repeated(page));
      await page.keyboard.type('bright fox');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Your password is changed\./)).toBeVisible();
      await expect(sessions(page)).toHaveCount(1);
      await expectAccessible(page);
    },
  );
});

test('the instructor reads in the security log who logged in and who failed', async ({
  page,
  server,
  request,
}) => {
  const { courseID, instructor, student } = await seedCourse(server);
  const headers = { origin: new URL(server.url).origin };
  for (const username of [student.username, student.username, 'my secret text']) {
    const data = { username, password: 'a guess' };
    await request.post(`${server.url}/api/authenticate/${courseID}`, { data, headers });
  }
  await logIn(page, courseID, instructor);
  await page.goto(`/${courseID}/design?tab=users&sub=security`);
  await expect(heading(page)).toHaveText('Security Log');
  const rows = page.getByRole('table', { name: 'Security log' }).getByRole('rowheader');
  const { fullName, username } = instructor;
  await expect(rows.first()).toHaveText(`${fullName} (${username}) logged in.`);
  await page.getByLabel('Show').selectOption('Failed logins');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveText('Failed login with an unknown username.');
  await expect(rows.nth(1)).toContainText(`Failed login as ${student.fullName}`);
  await expect(rows.nth(1)).toContainText('2 times within 5 minutes');
  await page.getByLabel('Name or netID').fill(student.username);
  await expect(rows).toHaveCount(1);
  // A reloaded address shows the same.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByLabel('Name or netID')).toHaveValue(student.username);
  await page.getByLabel('Name or netID').fill('nobody by that name');
  await expect(page.getByText(/^No entries match\./)).toBeVisible();
});
