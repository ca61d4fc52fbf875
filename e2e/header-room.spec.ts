// The headers with a long course title, after a change and after Undo: everything stays in its place.
import type { Page } from '@playwright/test';
import { designTest as test, openDesign, saved } from './support/design-course.ts';
import { dropComplaints, expect } from './support/journey.ts';
import { PHONE } from './support/phone-room.ts';

const TITLE = 'Introduction to Ethics and Political Philosophy';
const LAPTOP = { width: 1280, height: 800 };

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} isn’t shown`);
  return box;
}

async function nameCourse(page: Page): Promise<void> {
  await page.getByLabel('Course title').fill(TITLE);
  await page.getByRole('switch', { name: 'Grading', exact: true }).check();
  await saved(page);
}

test('VIEW-81 a long title leaves the bell and the theme where they are, at any width', async ({
  page,
  course,
}) => {
  await openDesign(page, course, '?tab=general&sub=basics');
  await nameCourse(page);
  await page.goto(`/${course.courseID}`);
  const title = page.locator('header').getByRole('link', { name: TITLE });
  await expect(title).toHaveAttribute('title', TITLE);
  for (const size of [PHONE, LAPTOP, { width: 1440, height: 900 }, { width: 900, height: 800 }]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('link', { name: 'Grading', exact: true })).toBeVisible();
    const [text, theme] = [
      await boxOf(page, 'header > a'),
      await boxOf(page, 'header [role=radiogroup]'),
    ];
    const found = {
      height: text.height < 64,
      beside: theme.x > text.x + text.width,
      together: theme.y < text.y + text.height,
      even: Math.abs(size.width - (theme.x + theme.width) - text.x) < 2,
    };
    const all = { height: true, beside: true, together: true, even: true };
    expect({ width: size.width, ...found }).toEqual({ width: size.width, ...all });
  }
});

test('VIEW-82 a message and Undo move nothing in the header of the design', async ({
  page,
  course,
}) => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await openDesign(page, course, '?tab=general&sub=basics');
    const header = await boxOf(page, 'header');
    const tabs = await boxOf(page, 'nav[aria-label="Course design"]');
    for (const title of ['Ethics', TITLE]) {
      await page.getByLabel('Course title').fill(title);
      await page.getByLabel('Instructor name').fill(`${title} ${size.width}`);
    }
    await saved(page);
    const undone = page.waitForResponse(/\/api\/courseDesign\/update\//, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('p', { hasText: /^Undone: / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible();
    expect((await boxOf(page, 'header')).height).toBeLessThanOrEqual(header.height + 4);
    expect(await boxOf(page, 'nav[aria-label="Course design"]')).toEqual(tabs);
    // The next login ends this session: what Undo changes is saved before.
    await undone;
  }
});

test('VIEW-87 a message about saving leaves all tabs in sight', async ({
  page,
  course,
  complaints,
}) => {
  await page.setViewportSize(LAPTOP);
  await openDesign(page, course, '?tab=general&sub=basics');
  await nameCourse(page);
  const tabs = page.getByRole('navigation', { name: 'Course design' });
  const cutOff = () => tabs.evaluate((row) => row.scrollWidth - row.clientWidth);
  const [row, main] = [
    await boxOf(page, 'nav[aria-label="Course design"]'),
    await boxOf(page, 'main'),
  ];
  expect(await cutOff()).toBe(0);
  await page.context().setOffline(true);
  await page.getByLabel('Instructor name').fill('Hannah');
  const offline = page.locator('p', { hasText: /^Offline: 1 change is kept/ });
  await expect(offline).toBeVisible({ timeout: 30_000 });
  expect(await boxOf(page, 'nav[aria-label="Course design"]')).toEqual(row);
  expect((await boxOf(page, 'main')).y).toBe(main.y);
  // With less room, the sentence takes a line of its own.
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await cutOff()).toBe(0);
  const box = await offline.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(row.y + row.height);
  await page.context().setOffline(false);
  await saved(page);
  dropComplaints(complaints, /ERR_INTERNET_DISCONNECTED/);
});
