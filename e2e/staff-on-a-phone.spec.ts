// The staff screens in the hand: the content begins near the top, and everything else is one press away.
import type { Locator, Page } from '@playwright/test';
import { COURSE } from './support/catalogue-entry.ts';
import type { CatalogueEntry } from './support/catalogue-entry.ts';
import { expect } from './support/journey.ts';
import { screenCatalogue } from './support/screen-catalogue.ts';
import { enterAs, forgetProvoked, screensTest as test } from './support/screens-test.ts';
import { askAxe } from './support/walk-screens.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The title of a staff screen begins within this many pixels. */
const MOST = 160;

const { design, grading, gradingPage, desk } = screenCatalogue;
const screens: readonly CatalogueEntry[] = [...design, ...grading, ...gradingPage, ...desk].filter(
  ({ open, prepare }) => open === undefined && prepare === undefined,
);

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

async function openBasics(page: Page): Promise<void> {
  await page.goto(`/${COURSE}/design?tab=general&sub=basics`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('the title of every staff screen is near the top, with one row of tabs and one footer line', async ({
  page,
  server,
  complaints,
}) => {
  const found: string[] = [];
  expect(screens.length).toBeGreaterThan(35);
  for (const visitor of new Set(screens.map((entry) => entry.visitor))) {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await enterAs(page, server, visitor);
    for (const entry of screens.filter((each) => each.visitor === visitor)) {
      await page.goto(entry.address);
      await expect.poll(() => page.title(), { message: entry.name }).toContain(entry.title);
      const title = page.getByRole('heading', { level: 1 });
      const top = await title.evaluate((h1) => {
        scrollTo(0, 0);
        return h1.getBoundingClientRect().top;
      });
      if (top > MOST) found.push(`${entry.name}: the title begins at ${Math.round(top)} px`);
      for (const tabs of await page.locator('main > nav, nav[aria-label^="Course "]').all()) {
        const height = await heightOf(tabs);
        if (height > 48) found.push(`${entry.name}: a row of tabs is ${height} px high`);
      }
      const footer = await heightOf(page.getByRole('contentinfo').last());
      if (footer > 48) found.push(`${entry.name}: the footer is ${footer} px high`);
    }
  }
  expect(found).toEqual([]);
  forgetProvoked(complaints);
});

test('the menu has the theme and the ways elsewhere, by touch and by keyboard', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'instructor');
  await openBasics(page);
  await expect(page.getByRole('radiogroup', { name: 'Theme' })).toHaveCount(0);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Course page' })).toBeVisible();
  expect(await askAxe(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Dark theme' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await askAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Course page' })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('link', { name: 'Course page' })).toHaveCount(0);

  await page.goto(`/${COURSE}/grading`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Design', exact: true }).tap();
  await expect(page).toHaveURL(/\/design/);
});

test('undo is there when something can be undone, and the open tab is always in view', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'instructor');
  await openBasics(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  const saved = page.getByText('All changes saved', { exact: true });
  await expect(saved).toBeVisible();
  await expect(undo).toBeHidden();
  const name = page.getByRole('textbox', { name: 'Course title' });
  const before = await name.inputValue();
  await name.fill('Another title');
  await expect(undo).toBeVisible();
  await expect(redo).toBeHidden();
  await expect(saved).toBeInViewport();
  await undo.tap();
  await expect(name).toHaveValue(before);
  await expect(redo).toBeVisible();

  await page.goto(`/${COURSE}/design?tab=grading&sub=plagiarism`);
  await expect(page.getByRole('link', { name: 'Plagiarism check' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('link', { name: 'Grading', exact: true })).toBeInViewport({
    ratio: 0.9,
  });
});
