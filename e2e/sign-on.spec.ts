// Logging in through the university, in a browser and across two sites.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
} from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';
import {
  forgetProvider,
  keepFontsAway,
  logInAtProvider,
  SIGN_ON_LABEL,
  signOnTest as test,
} from './support/sign-on-server.ts';

const signOn = (page: Page) => page.getByRole('link', { name: SIGN_ON_LABEL });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a student goes to the university and comes back to the same view', async ({
  page,
  server,
  complaints,
}) => {
  const { courseID, student } = server.course;
  await page.goto(`/${courseID}?view=progress`);
  await expect(heading(page)).toHaveText('Log in');
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await expectAccessible(page);
  await signOn(page).click();
  await logInAtProvider(page, student.username);
  await expect(page.getByText(`You are logged in as ${student.fullName}.`)).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/${courseID}?view=progress`);
  // The provider calls everyone an administrator; the course says student.
  await expect(page.getByRole('link', { name: 'Design' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(signOn(page)).toBeVisible();
  forgetProvider(complaints, server.provider);
});

test('on a phone, with the keyboard alone', async ({ page, server, complaints }) => {
  const { courseID, newcomer } = server.course;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${courseID}?view=myphi`);
  await expectNoSidewaysScroll(page);
  const box = await signOn(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(42);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    if (await signOn(page).evaluate((link) => link === document.activeElement)) break;
  }
  await expect(signOn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Log in with a password' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // The page of the provider moves the focus there itself, a moment after it shows.
  await expect(page.getByPlaceholder('Enter any login')).toBeFocused();
  await page.keyboard.type(newcomer.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  // A person who never had a password needs none.
  await expect(heading(page)).toHaveText(`${newcomer.fullName}'s Philosophy`);
  forgetProvider(complaints, server.provider);
});

test('a person who is not on the list reads why, with a reference', async ({
  page,
  server,
  complaints,
}) => {
  const { courseID } = server.course;
  await page.goto(`/${courseID}?view=myphi`);
  await signOn(page).click();
  await logInAtProvider(page, 'stranger');
  await expect(heading(page)).toHaveText('You’re not logged in');
  await expect(page.getByText('Your account isn’t on the list of this course.')).toBeVisible();
  await expect(page.getByText('You logged in as stranger.')).toBeVisible();
  await expect(page.getByText(/^Reference: [A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectComplaint(complaints, /403/);
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect(signOn(page)).toBeVisible();
  forgetProvider(complaints, server.provider);
});

test('another account with the same netID waits until an instructor disconnects the first', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const { courseID, assistant, instructor } = server.course;
  const enter = async (login: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.url });
    await keepFontsAway(context);
    const other = await context.newPage();
    await other.goto(`/${courseID}?view=myphi`);
    await signOn(other).click();
    await logInAtProvider(other, login);
    await other.getByRole('heading', { level: 1 }).waitFor();
    return other;
  };
  const first = await enter(assistant.username);
  await expect(first.getByText(`You are logged in as ${assistant.fullName}.`)).toBeVisible();
  await first.context().close();
  const refused = await enter(`${assistant.username}#2`);
  await expect(refused.getByText('already connected to another university account')).toBeVisible();
  await refused.context().close();

  // Staff have another way in, even while the provider is down.
  await page.goto(`/${courseID}?view=myphi`);
  await page.getByRole('button', { name: 'Log in with a password' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expectAccessible(page);
  await fillLogin(page, instructor);
  await page.getByText(`You are logged in as ${instructor.fullName}.`).waitFor();
  await page.goto(`/${courseID}/design?tab=users&sub=edit`);
  await page.getByRole('button', { name: `Edit ${assistant.fullName}` }).click();
  const dialog = page.getByRole('dialog');
  // A TA may use a password: a new code is offered, and never the netID.
  await expect(
    dialog.getByRole('button', { name: 'Reset the password', exact: true }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect the account' }).click();
  await expect(dialog.getByText('The account is disconnected.')).toBeVisible();
  await expectAccessible(page);
  const second = await enter(`${assistant.username}#2`);
  await expect(second.getByText(`You are logged in as ${assistant.fullName}.`)).toBeVisible();
  await second.context().close();
  expect(complaints).toEqual([]);
});

test('a student’s password and an initial one say where to log in instead', async ({
  page,
  server,
  complaints,
}) => {
  const { courseID, student } = server.course;
  await page.goto(`/${courseID}?view=myphi`);
  await page.getByRole('button', { name: 'Log in with a password' }).click();
  await fillLogin(page, student);
  await expect(page.getByRole('alert')).toHaveText(
    'This password doesn’t work here. Log in with your university account instead.',
  );
  await expectComplaint(complaints, /403/);
});

test('a code opens the password form for a TA, and a student’s account has no password part', async ({
  page,
  server,
  browser,
  complaints,
}) => {
  const { courseID, instructor, student } = server.course;
  await page.goto(`/${courseID}?view=myphi`);
  await page.getByRole('button', { name: 'Log in with a password' }).click();
  await fillLogin(page, instructor);
  await page.getByText(`You are logged in as ${instructor.fullName}.`).waitFor();
  await page.goto(`/${courseID}/design?tab=users&sub=add`);
  await page.getByLabel('netID').fill('tova');
  await page.getByLabel('Full name').fill('Tova Assist');
  await page.getByLabel('Role').selectOption('TA');
  await page.getByRole('button', { name: 'Add User' }).click();
  const slip = page.getByRole('dialog');
  const row = slip.getByRole('term').filter({ hasText: /^Link$/ });
  const link = await row.locator('xpath=following-sibling::dd').innerText({ timeout: 30_000 });
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: server.url });
  await keepFontsAway(context);
  const other = await context.newPage();
  const { pathname, search, hash } = new URL(link.trim());
  await other.goto(`${pathname}${search}${hash}`);
  await expect(other.getByLabel('Username')).toHaveValue('tova');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('heading', { name: /new password/ })).toBeVisible();
  await context.close();

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`/${courseID}?view=account`);
  await signOn(page).click();
  await logInAtProvider(page, student.username);
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
  await expectAccessible(page);
  forgetProvider(complaints, server.provider);
  expect(complaints).toEqual([]);
});
