// The staff screens on a phone: hidden parts are one press away. The walk through all screens measures the rest.
import type { Page } from '@playwright/test';
import { COURSE } from './support/catalog-entry.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';
import { PHONE } from './support/phone-room.ts';
import { enterAs, screensTest as test } from './support/screens-test.ts';
import { askAxe } from './support/ask-axe.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: PHONE, hasTouch: true });

async function openBasics(page: Page): Promise<void> {
  await page.goto(`/${COURSE}/design?tab=general&sub=basics`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

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
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await askAxe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Waiting for me \(\d+\)$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Course page' })).toBeFocused();
  await page.getByRole('heading', { level: 1 }).tap({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('link', { name: 'Course page' })).toHaveCount(0);

  await page.goto(`/${COURSE}/grading`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Design', exact: true }).tap();
  await expect(page).toHaveURL(/\/design/);
});

test('the course page has its tabs and the ways to the staff screens in one row', async ({
  page,
  server,
}) => {
  await enterAs(page, server, 'instructor');
  await page.goto(`/${COURSE}?view=sched`);
  const waiting = page.getByRole('link', { name: /^Waiting for me/ });
  await expect(waiting).toBeAttached();
  const row = await page.getByRole('navigation', { name: 'Course' }).boundingBox();
  const staff = await page.getByRole('navigation', { name: 'Staff' }).boundingBox();
  expect(Math.abs((row?.y ?? 0) - (staff?.y ?? Infinity))).toBeLessThan(24);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThanOrEqual(160);
  await expectNoSidewaysScroll(page);
  await waiting.tap();
  await expect(page).toHaveURL(/tab=waiting/);
});

test('the footer and the heads of a table have room for a finger', async ({ page, server }) => {
  await enterAs(page, server, 'instructor');
  await page.goto(`/${COURSE}/grading?tab=words`);
  await page.getByRole('columnheader', { name: 'Rank' }).waitFor();
  const heights = await page
    .locator('thead button, footer a, footer button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
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
