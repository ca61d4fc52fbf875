// On a server with a public address: from the admin's new course to a TA and a class who claim their accounts.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectComplaint, test as base } from './support/journey.ts';
import { freePort } from './support/killable-server.ts';
import { fillLogin } from './support/log-in.ts';
import { startServer } from './support/running-server.ts';
import { rosterFile } from './support/users-course.ts';

const test = base.extend({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startPublicServer)),
});

async function startPublicServer() {
  const port = String(await freePort());
  return startServer({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` });
}

const courseName = (): string => `claims-${crypto.randomUUID().slice(0, 8)}`;

/** A page of a person with a browser of their own; the server is the same. */
async function pageOf(browser: Browser, baseURL: string | undefined, isPhone = false) {
  const size = isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: size,
    hasTouch: isPhone,
  });
  return context.newPage();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

/** The value of a term in a slip's definition list. */
async function onSlip(page: Page, term: 'Code' | 'Link'): Promise<string> {
  const row = page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) });
  return (await row.locator('xpath=following-sibling::dd').innerText()).trim();
}

test('an admin, an instructor and a TA each hand over a code, and nobody gets in with a netID', async ({
  page,
  server,
  browser,
  baseURL,
  complaints,
}) => {
  const courseID = courseName();
  await page.request.post('/api/admin/login', { data: { password: server.adminPassword } });
  await page.goto('/admin');
  await page.getByLabel('courseID').fill(courseID);
  await page.getByLabel('Instructor full name').fill('Mary Midgley');
  await page.getByLabel('Instructor user ID').fill('mm1');
  await page.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByText('Give Mary Midgley this code or link now.')).toBeVisible();
  await expectAccessible(page);
  const link = await onSlip(page, 'Link');

  await page.goto(`/${courseID}?view=login`);
  await fillLogin(page, { username: 'mm1', password: 'mm1' });
  await expect(
    page.getByText('Instructors, TAs and some classes need a personal code.'),
  ).toBeVisible();
  await expectComplaint(complaints, /401/);
  await expectAccessible(page);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByLabel('Username')).toHaveValue('mm1');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
  expect(page.url()).toBe(`${baseURL}/${courseID}?view=login`);
  await page.keyboard.press('Enter');
  await choosePassword(page, 'beast and man');
  await expect(page.getByText('You are logged in as Mary Midgley.')).toBeVisible();

  await page.goto(`/${courseID}/design?tab=users&sub=add`);
  await page.getByLabel('netID').fill('tess');
  await page.getByLabel('Full name').fill('Tess Assist');
  await page.getByLabel('Role').selectOption('TA');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('Give Tess Assist this code or link now.')).toBeVisible();
  await expectAccessible(page);
  const lost = await onSlip(page, 'Code');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('netID')).toBeFocused();

  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  await expect(page.getByText('1 person has never logged in.')).toBeVisible();
  await page.getByRole('button', { name: 'New code for Tess Assist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Code for Tess Assist' });
  await expect(dialog).toContainText('Any earlier code no longer works.');
  await expectAccessible(page);
  const code = await onSlip(page, 'Code');
  expect(code).not.toBe(lost);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'New code for Tess Assist' })).toBeFocused();

  const phone = await pageOf(browser, baseURL, true);
  await phone.goto(`/${courseID}?view=login`);
  await fillLogin(phone, { username: 'tess', password: lost });
  await expect(phone.getByText('A personal code works once and for 14 days.')).toBeVisible();
  await fillLogin(phone, { username: 'tess', password: code.toLowerCase().replaceAll('-', ' ') });
  await choosePassword(phone, 'my own secret');
  await expect(phone.getByText('You are logged in as Tess Assist.')).toBeVisible();
  await phone.context().close();

  await page.reload();
  await expect(page.getByText('Everyone has logged in.')).toBeVisible();
});

test('a class gets a sheet of codes to print and download, and one student uses a slip', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  const courseID = courseName();
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/admin/login', { password: server.adminPassword });
  const instructor = { instructorFullName: 'Mary Midgley', instructorUserID: 'mm1' };
  const made = await post('/api/admin/create-course', { courseID, ...instructor });
  const { slip } = (await made.json()) as { slip: { code: string } };
  await post(`/api/authenticate/${courseID}`, { username: 'mm1', password: slip.code });
  const newPassword = 'beast and man';
  await post(`/api/reset-password/${courseID}`, { username: 'mm1', newPassword });
  await page.request.post(`/api/users/${courseID}/batch-add`, {
    multipart: { file: rosterFile(3, 'evil,=HYPERLINK("https://evil.example")') },
  });

  await page.goto(`/${courseID}/design?tab=users&sub=edit`);
  await expect(page.getByText('4 people have never logged in.')).toBeVisible();
  await page.getByRole('button', { name: 'Codes for students…' }).click();
  await page.getByLabel('A personal code').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 4 codes' }).click();
  const slips = page.getByRole('list', { name: 'Slips with personal codes' });
  await expect(slips.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print the slips' })).toBeHidden();
  await expect(slips).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const saved = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const [, code = ''] = /^net0001,Student No0001,([^,]+),/m.exec(text) ?? [];
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 people have never logged in.')).toBeVisible();

  const phone = await pageOf(browser, baseURL, true);
  await phone.goto(`/${courseID}?view=login`);
  await fillLogin(phone, { username: 'net0001', password: 'net0001' });
  await expect(phone.getByText('some classes need a personal code')).toBeVisible();
  await fillLogin(phone, { username: 'net0001', password: code });
  await choosePassword(phone, 'my own secret');
  await expect(phone.getByText('You are logged in as Student No0001.')).toBeVisible();
  await phone.context().close();

  await page.reload();
  await page.getByRole('button', { name: 'Show only these' }).click();
  const table = page.getByRole('table', { name: 'Users', exact: true });
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Codes for students…' }).click();
  await page.getByLabel(/Also replace 3 earlier codes/).check();
  await expect(page.getByRole('button', { name: 'Make 3 codes' })).toBeVisible();
  await page.getByLabel('Their netID').check();
  await page.getByRole('button', { name: 'Use the netID' }).click();
  await expect(page.getByText('Students log in first with their netID.')).toBeVisible();
});
