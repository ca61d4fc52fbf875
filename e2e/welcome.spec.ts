import {
  expect,
  expectComplaint,
  expectNoSidewaysScroll,
  test as journey,
} from './support/journey.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

/** A separate server: other journeys create courses, and then the root leads to one of them. */
const startWithoutCourses = () => startServer();
const test = journey.extend<{ readonly server: RunningServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startWithoutCourses)),
});

const html = 'html';
const schemeOf = 'data-theme';

test('a fresh installation shows what it is and what to do first', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Elenchus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a course' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(page.getByText('/phil-101')).toBeVisible();
  // Text and controls use the fonts that the server brings, on a first visit after the first paint.
  const loaded = (): Promise<string> =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family)
        .join(),
    );
  await expect.poll(loaded).toContain('Source Serif 4 Variable');
  await expect.poll(loaded).toContain('Inter Variable');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute('data-fonts');
  // They are then fetched before the style sheet, both of them.
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
});

test('the theme follows the system until a person chooses, and the choice is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'light');

  await page.getByTitle('Dark theme').click();
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'dark');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'dark');
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();

  await page.getByTitle('System theme').click();
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'light');
});

test('the chosen theme is there before the application runs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByTitle('Dark theme').click();
  await page.route(/\/assets\/first-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.reload();
  // The page's own content, and nothing of the application.
  await expect(page.locator('#root .opening')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.locator(html)).toHaveAttribute(schemeOf, 'dark');
  await expect(page.locator(html)).toHaveCSS('background-color', 'rgb(26, 25, 22)');
});

test('two answers that clash are shown to clash, by mouse', async ({ page }) => {
  await page.goto('/');
  const note = page.locator('[aria-live=polite]');
  await expect(note).toContainText('Answer both.');
  await page.getByText('No, never.').click();
  await expect(note).toContainText('Answer both.');
  await page.getByText('Yes, he is.').click();
  await expect(note.getByRole('heading', { name: 'Contradiction' })).toBeVisible();
  await expect(note).toContainText('(Alternatives) & (jones, 1)');

  await page.getByText('No, he is not.').click();
  await expect(note.getByRole('heading', { name: 'Contradiction' })).toBeHidden();
  await expect(note).toContainText('are consistent');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(note).toContainText('Answer both.');
  await expect(page.getByRole('radio', { name: 'No, never.' })).not.toBeChecked();
});

test('the same by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const note = page.locator('[aria-live=polite]');
  await note.waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Create a course' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'No, never.' })).toBeFocused();
  await page.keyboard.press('Space');
  // 'Start over' can be used now, but comes before the questions.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Yes, he is.' })).toBeChecked();
  await expect(note.getByRole('heading', { name: 'Contradiction' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(note.getByRole('link', { name: 'question 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'No, never.' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Yes, sometimes.' })).toBeChecked();
  await expect(note.getByRole('heading', { name: 'Contradiction' })).toBeHidden();
});

test('nothing scrolls sideways at any width', async ({ page }) => {
  await page.goto('/');
  await page.getByText('No, never.').click();
  await page.getByText('Yes, he is.').click();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
});

test('an unknown address shows a message and a link back', async ({ page, complaints }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expectComplaint(complaints, /status of 404/);
});
