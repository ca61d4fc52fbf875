// News in a course: an instructor announces something, a student reads it under the bell on a phone and by
// keyboard, and chooses on the account page what comes by mail.
import type { Page } from '@playwright/test';
import { textOf } from '../server/testing/notifications/mail-inbox.ts';
import { expect, expectAccessible, expectComplaint, expectFitsAcross } from './support/journey.ts';
import { logIn } from './support/log-in.ts';
import { mailTest as test } from './support/mail-server.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Notices' });

async function announce(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New announcement' });
  await form.getByLabel('To', { exact: true }).selectOption({ label: 'All students' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Message').fill('We meet in *room 12*.');
  await form.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('The announcement was sent.')).toBeVisible();
}

test('an instructor announces something, and withdraws it', async ({ page, server }) => {
  const { courseID, instructor } = server.course;
  await logIn(page, courseID, instructor);
  await page.goto(`/${courseID}/design?tab=announcements`);
  await page.getByRole('heading', { name: 'New announcement' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
  await page.getByLabel('Title').fill('Typed before a reload');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Typed before a reload');
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Chosen people' });
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('Choose at least one person.')).toBeVisible();
  await page.getByLabel('Filter by name or netID').fill('soc1');
  await page.getByRole('checkbox', { name: /soc1/ }).check();
  await expect(page.getByText('1 person chosen')).toBeVisible();
  await announce(page, 'Wrong room');
  await page.getByRole('button', { name: 'Withdraw “Wrong room”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw “Wrong room”?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw “Wrong room”' }).click();
  await dialog.getByRole('button', { name: 'Withdraw announcement' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw “Wrong room”' })).toHaveCount(0);
  await announce(page, 'New room');
  const sent = page.getByRole('listitem').filter({ hasText: 'New room' });
  await expect(sent).toContainText('To all students · Hannah Arendt');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsAcross(page.locator('html'));
});

test('an announcement that can’t be sent says so where it is seen', async ({
  page,
  server,
  complaints,
}) => {
  const { courseID, instructor } = server.course;
  await logIn(page, courseID, instructor);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/${courseID}/design?tab=announcements`);
  await page.getByLabel('Title').fill('No class');
  await page.getByLabel('Message').fill('I am ill.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server.' });
  await expect(alert).toContainText(
    'Your text is kept. If you send it again, nobody gets it twice.',
  );
  const [words, footer] = [
    await alert.boundingBox(),
    await page.getByRole('contentinfo').boundingBox(),
  ];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('The announcement was sent.')).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: 'No class' })).toHaveCount(1);
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a student reads it under the bell and gets mail about the next one', async ({
    page,
    browser,
    server,
  }) => {
    const { courseID, instructor, student } = server.course;
    const other = await browser.newPage({ baseURL: server.url });
    await logIn(other, courseID, instructor);
    await other.goto(`/${courseID}/design?tab=announcements`);
    await announce(other, 'Office hours');

    await logIn(page, courseID, student);
    await expect(bell(page)).toHaveAccessibleName(/^Notices, \d+ new$/);
    const { width = 0, height = 0 } = (await bell(page).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await bell(page).tap();
    const notice = panel(page).getByRole('listitem').filter({ hasText: 'Office hours' });
    await expect(notice.getByText('room 12', { exact: true })).toHaveCSS('font-style', 'italic');
    await expectFitsAcross(page.locator('html'));
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Mark all as read' }).tap();
    await expect(bell(page)).toHaveAccessibleName('Notices');
    await expect(panel(page).getByText('Notices', { exact: true })).toBeFocused();

    await page.goto(`/${courseID}?view=account`);
    await page.getByLabel('Email address').fill('soc1@example.edu');
    await page.getByRole('button', { name: 'Send confirmation email' }).tap();
    await expect(page.getByText(/^We sent an email to soc1@example.edu/)).toBeVisible();
    await expect.poll(() => server.inbox.received.length, { timeout: 60_000 }).toBe(1);
    const [link = ''] = /http\S+/.exec(textOf(server.inbox.received[0]?.raw ?? '')) ?? [];
    await page.goto(link);
    await expect(page.getByText('You now get email at soc1@example.edu.')).toBeVisible();
    expect(page.url()).not.toContain('confirm-mail');
    const kinds = page.getByRole('group', { name: 'Email me about' });
    const saved = page.waitForResponse((answer) => answer.url().includes('/account/mail-kinds/'));
    await kinds.getByLabel('New sections').uncheck();
    await saved;
    await page.reload();
    await expect(kinds.getByLabel('New sections')).not.toBeChecked();
    await expect(kinds.getByLabel('Announcements')).toBeChecked();
    await expectAccessible(page);
    await other.close();
  });
});

test('the list opens, reads and closes by keyboard', async ({ page, server }) => {
  const { courseID, student } = server.course;
  await logIn(page, courseID, student);
  await bell(page).waitFor({ timeout: 60_000 });
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
});
