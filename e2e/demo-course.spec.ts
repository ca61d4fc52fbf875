// The demo course as npm start creates it: the first steps of a newcomer, from the first login to the finished PDF.
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/journey.ts';
import { fillLogin, logIn } from './support/log-in.ts';
import { type KillableServer, startKillableServer } from './support/killable-server.ts';
import { overprinted, readPdf } from './support/read-pdf.ts';

const ada = { username: 'ada', password: 'elenchus', fullName: 'Ada Fairweather' };
const saved = 'All changes saved';

const startDemo = () => startKillableServer('scripts/start.ts', { DEMO: 'on' });
const test = base.extend<{ readonly server: KillableServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startDemo)),
});

test.describe.configure({ mode: 'serial' });

function choose(page: Page, option: string) {
  return page.getByRole('radio', { name: option }).check();
}

test('the address of the server leads to the description, and the syllabus to the schedule', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/phil-101$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to Philosophy');
  await page.getByRole('link', { name: 'Syllabus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule');
  await expect(page.getByText('Why philosophy? Socrates on trial', { exact: true })).toBeVisible();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
});

test('the schedule opens at the next class, also for visitors, and leaves the focus alone', async ({
  page,
}) => {
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const mark = page.getByText(/^(Class today|Next class)$/);
  await page.goto('/phil-101?view=sched');
  await expect(mark).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  // The description names the same class day.
  const day = page.getByRole('listitem').filter({ has: mark });
  const topic = (await day.locator('p').nth(1).textContent()) ?? '';
  await page.getByRole('link', { name: 'Description' }).click();
  const facts = page.getByRole('definition').filter({ hasText: topic });
  await expect(facts).toBeVisible();
  await page.getByRole('link', { name: 'See the schedule' }).click();
  await expect(mark).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeFocused();
  // An address that names a place opens there.
  await page.goto('/phil-101?view=sched#content');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeInViewport();
});

test('a first login asks for a password, then answers bring up questions and a contradiction', async ({
  page,
}) => {
  await page.goto('/phil-101?view=myphi');
  await fillLogin(page, { username: 'epruitt', password: 'epruitt' });
  await page.getByLabel('New password', { exact: true }).fill('gadfly');
  await page.getByLabel('Confirm password').fill('gadfly');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText(/^You are logged in as /)).toBeVisible();

  await page.goto('/phil-101?view=section:knowing');
  const item = page.getByRole('region', { name: 'Contradiction' });
  await choose(page, 'No, I cannot rule it out.');
  await choose(page, 'No. I can know something without being absolutely certain of it.');
  await expect(item).toBeHidden();
  await choose(page, 'No. Strictly speaking, I do not know it.');
  await expect(item).toContainText('why should a bare possibility of error take it away?');
  await expect(item).toContainText('No, I cannot rule it out.');
  await choose(page, 'Yes. I know it all the same.');
  await expect(item).toBeHidden();
  await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
});

test('a locked section and a handed-back evaluation', async ({ page }) => {
  await logIn(page, 'phil-101', ada);
  await page.getByRole('link', { name: 'Meaning and Mortality' }).click();
  await expect(
    page.getByText('Nothing to see here yet. (Questions will show up here later in the course.)'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Evaluation & grades' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reason and Knowledge' })).toBeVisible();
  await expect(page.getByText(/A pleasure to read/)).toBeVisible();
});

for (const format of ['Letter', 'A5']) {
  test(`what is printed on ${format} has every line in its own place`, async ({ page }) => {
    const printed = async () =>
      overprinted(await page.pdf({ format, margin: { top: '0.5in', bottom: '0.5in' } }));
    await page.goto('/phil-101?view=sched');
    await expect(page.getByRole('heading', { name: 'Meaning and Mortality' })).toBeVisible();
    expect(await printed()).toEqual([]);
    await logIn(page, 'phil-101', ada);
    await page.goto('/phil-101?view=grades');
    await expect(page.getByRole('heading', { name: 'Comments on your answers' })).toBeVisible();
    expect(await printed()).toEqual([]);
  });
}

for (const [device, width] of [
  ['a laptop', 1280],
  ['a phone', 390],
] as const) {
  test(`an essay typed on ${device} while the server is dead is there after it has come back`, async ({
    page,
    server,
    context,
    complaints,
  }) => {
    const text = `Written on ${device} while nobody listened, and kept all the same.`;
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, 'phil-101', ada);
    await page.goto('/phil-101?view=section:freedom');
    const essay = page.getByRole('textbox').first();
    await expect(essay).toBeVisible();
    await expect(page.getByText(saved, { exact: true }).first()).toBeVisible();
    await server.kill();
    await essay.fill(text);
    await expect(page.getByText(/kept on this device/).first()).toBeVisible();
    await page.close();
    await server.start();
    const reopened = await context.newPage();
    await reopened.setViewportSize({ width, height: 844 });
    await reopened.goto('/phil-101?view=section:freedom');
    await expect(reopened.getByRole('textbox').first()).toHaveValue(text);
    await expect(reopened.getByText(saved, { exact: true }).first()).toBeVisible();
    const stored = await reopened.request.get('/api/studentAnswers/phil-101/ada');
    expect(await stored.text()).toContain(text);
    // The browser logs every call that found no server.
    complaints.length = 0;
  });
}

test('the PDF of the work can be read', async ({ page }) => {
  await logIn(page, 'phil-101', ada);
  const downloading = page.waitForEvent('download');
  await page.goto('/phil-101/pdf');
  const download = await downloading;
  // Before the page tries to close its window: the browser refuses that for a window with a history, and logs it.
  await page.close();
  const pdf = await readPdf(download);
  expect(pdf.fileName).toBe('My Philosophy.pdf');
  expect(pdf.isTagged).toBe(true);
  expect(pdf.text).toContain('Ada Fairweather');
  expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain('At his trial Socrates says');
});
