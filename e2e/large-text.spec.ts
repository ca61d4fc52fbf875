// My Philosophy on a phone: with text twice as large everything is still there, and at 320 pixels nothing is broken.
import type { Locator, Page } from '@playwright/test';
import { waysInTurn } from '../server/store/testing/test-part.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';
import { courseName, openView, portalTest as test } from './support/portal-course.ts';
import { portalDesign } from './support/portal-design.ts';
import { seedCourse } from './support/seed-course.ts';

const FILE = 'e2e/large-text.spec.ts';

/** Sets it as a person does in the browser; the sizes of windows in the style sheets follow it. */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it isn’t shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The lines of an element as they are drawn. */
async function linesOf(part: Locator): Promise<readonly string[]> {
  return part.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? '') + range.toString());
      }
    }
    return [...lines.values()].map((line) => line.trim());
  });
}

for (const width of waysInTurn(FILE, [390, 360])) {
  test(`VIEW-86 text twice as large leaves everything in reach, ${width} pixels wide`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await enlargeText(page);
    await openView(page, portal, 'section:knowledge');
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoSidewaysScroll(page);
    // The content that the student came for begins on the first screen.
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(600);
    const tabs = page.getByRole('navigation', { name: 'Course' });
    expect((await boxOf(tabs)).height).toBeLessThan(100);
    const current = await boxOf(tabs.locator('[aria-current]'));
    expect(current.x).toBeGreaterThanOrEqual(0);
    expect(current.right).toBeLessThanOrEqual(width);

    const leave = page.getByRole('button', { name: 'Log out' });
    await leave.scrollIntoViewIfNeeded();
    expect((await boxOf(leave)).right).toBeLessThanOrEqual(width);
    await expect(leave).toBeInViewport({ ratio: 0.9 });

    await page.getByRole('button', { name: /^Where you stand/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Where you stand' });
    const heading = await boxOf(sheet.getByRole('heading', { name: 'Where you stand' }));
    expect(heading.right).toBeLessThanOrEqual(
      (await boxOf(sheet.getByRole('button', { name: 'Close' }))).x,
    );
  });
}

test('VIEW-86 at 320 pixels the title breaks between words, above one row of tabs', async ({
  page,
  course,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openView(page, course, 'myphi');
  const title = page.locator('header > a');
  expect(await linesOf(title)).toEqual(['Introduction to', 'Philosophy']);
  expect((await boxOf(title)).height).toBeGreaterThanOrEqual(44);
  const tabs = page.getByRole('navigation', { name: 'Course' });
  expect((await boxOf(tabs)).height).toBeLessThanOrEqual(48);
  expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThan(200);
  // The footer has one line.
  expect((await boxOf(page.locator('footer').last())).height).toBeLessThanOrEqual(48);
});

for (const width of waysInTurn(FILE, [390, 320])) {
  test(`VIEW-86 text twice as large breaks no word of a heading, menu or link, ${width} pixels wide`, async ({
    page,
    server,
  }) => {
    const name = 'Freedom and Responsibility';
    const design = portalDesign().map((item) => {
      if (item.dataType === 'courseTitle')
        return { ...item, dataText: 'Introduction to Philosophy' };
      return item.dataID === 'freedom' ? { ...item, dataText: name } : item;
    });
    const course = await seedCourse(server, { courseID: courseName(), design });
    await page.setViewportSize({ width, height: 780 });
    await enlargeText(page);
    await openView(page, course, 'section:freedom');
    expect((await linesOf(page.getByRole('heading', { name }))).join(' ')).toBe(name);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const entry = page.getByRole('dialog').getByRole('link', { name: /^Freedom/ });
    expect((await linesOf(entry)).join(' ')).toBe(name);
    await page.keyboard.press('Escape');

    await page.goto(`/${course.courseID}`);
    const title = page.getByRole('heading', { level: 1 });
    expect((await linesOf(title)).join(' ')).toBe('Introduction to Philosophy');
    // The row of tabs begins where the page begins.
    const tab = await boxOf(page.getByRole('link', { name: 'Description' }));
    expect(tab.x).toBe((await boxOf(title)).x);
  });
}

test('VIEW-86 a link of several lines has its icon beside the first', async ({ page, course }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page);
  await page.goto(`/${course.courseID}?view=sched`);
  const link = page.getByRole('link', { name: /Descartes, Meditations/ });
  expect((await linesOf(link)).length).toBeGreaterThan(1);
  const icon = await boxOf(link.locator('svg'));
  const firstLineEnd = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastElementChild ?? element);
    return range.getClientRects()[0]?.bottom ?? 0;
  });
  expect(icon.y + icon.height / 2).toBeLessThan(firstLineEnd);
});
