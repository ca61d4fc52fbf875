// Checks where things are on the grading desk: it opens at the first ungraded essay, the way forward is always
// visible, and on a phone the fields are a sheet under the essays.
import type { Locator, Page } from '@playwright/test';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const allSaved = (page: Page): Locator => page.getByText('All changes saved', { exact: true });
const essay = (page: Page, words: RegExp): Locator => page.getByRole('article', { name: words });
const onward = (page: Page): Locator =>
  page.getByRole('button', { name: 'Complete, and next ungraded' });
const opener = (page: Page): Locator => page.getByRole('button', { name: /^Grading (?:–|\d)/ });

async function openDesk(page: Page, { courseID }: GradingCourse, username: string): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=${username}`);
  await page.getByRole('article').first().waitFor();
}

/** Whether its first line is in the upper half of the window. */
function isAtTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2;
  });
}

test('it opens at the first ungraded essay, and the way on is in view', async ({
  page,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.simone);
  const grade = { gradingType: 'questionGrade', questionID: 'dream', individualGradingData: '7' };
  await saveRecord(api, grading, { username: 'anton', ...grade });
  await enter(page, grading, grading.simone);
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openDesk(page, grading, 'anton');
    await expect.poll(() => isAtTop(essay(page, /stopped clock/))).toBe(true);
    const line = page.getByRole('button', { name: /^4\. A stopped clock/ });
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(onward(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('0 graded')).toBeInViewport({ ratio: 1 });
    const top = await page.getByRole('banner').boundingBox();
    expect(top?.height).toBeLessThanOrEqual(56);
    // The list of keys is scrolled to its top, although the focus is on the button at its end.
    await page.keyboard.press('?');
    await expect(page.getByRole('heading', { name: 'Keys' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }

  // A digit grades the essay in view, and both fields have the same value, saved once.
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/studentGrades/update/')) saves.push(request.postData() ?? '');
  });
  await page.keyboard.press('9');
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('9');
  await expect(page.getByLabel(/^Question grade 4/)).toHaveValue('9');
  await expect(allSaved(page)).toBeVisible();
  expect(saves).toHaveLength(1);
  await page.getByLabel('Grade for question 4').fill('8');
  await expect(page.getByLabel(/^Question grade 4/)).toHaveValue('8');
  await expect.poll(() => storedGrade(api, grading, 'anton', 'questionGrade', 'clock')).toBe('8');

  // A choice is one line, and opens.
  const chosen = page.getByText('Chose: That I think', { exact: true });
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await chosen.click();
  await expect(page.getByRole('checkbox', { name: 'That I think' })).toBeChecked();
  // Rarely needed fields are under Adjust.
  await expect(page.getByRole('button', { name: 'Custom Due Date' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Custom Due Date' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Grade Adjustment' }).click();
  await expect(page.getByLabel('Grade Adjustment')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Grade Adjustment').fill('-1');
  await expect(page.getByRole('region', { name: 'Running grade' })).toContainText('74.0');

  // A link to a folded choice opens it.
  await openDesk(page, grading, 'laura');
  const contradiction = page.getByRole('region', { name: 'Contradiction' });
  await contradiction.getByRole('link', { name: 'What are you certain of?' }).click();
  await expect(page.getByRole('checkbox', { name: 'What I see' })).toBeChecked();
  await api.dispose();
});

/** Waits until nothing covers the corners of an element. */
async function expectOnTop(shown: Locator): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect.poll(() => shown.evaluate(isOnTop)).toBe(true);
}

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 1, right - 1].every((x) =>
    [top + 1, bottom - 1].every((y) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
}

/** Whether nothing covers the last lines. */
function isFootOnTop(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect();
  return [10, 30, 50].every((up) => {
    const found = document.elementFromPoint(innerWidth / 2, bottom - up);
    return element.contains(found);
  });
}

function setTextSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** From the line with the save state to the bar below it, in pixels. */
function gapToBar(state: Element): number {
  const bar = document.querySelector('#desk-fields-opener')?.parentElement;
  let line = state;
  while (line.parentElement && getComputedStyle(line).position !== 'fixed')
    line = line.parentElement;
  const { top = Number.NaN } = bar?.getBoundingClientRect() ?? {};
  return Math.abs(top - line.getBoundingClientRect().bottom);
}

test('on a phone the essays come first, and a thumb reaches the rest', async ({
  browser,
  server,
  grading,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  const dream = essay(page, /You might be dreaming/);
  await expect.poll(() => isAtTop(dream)).toBe(true);
  await expect(heading(page)).toBeInViewport();
  await expect(onward(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expectNoSidewaysScroll(page);
  for (const target of [opener(page), onward(page), dream.getByLabel('Grade for question 2')]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  // The grade that the question leads back to is neither below the sheet nor below the name.
  const first = dream.getByLabel('Grade for question 2');
  await first.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 10));
  await opener(page).tap();
  await onward(page).tap();
  await page.getByRole('button', { name: 'Grade first' }).tap();
  await expect(first).toBeFocused();
  await expectOnTop(first);
  await expect(page.getByLabel('Comments')).toBeHidden();

  for (const number of [2, 4, 5]) {
    const field = page.getByLabel(`Grade for question ${number}`);
    await field.tap();
    await page.keyboard.type('8');
    await expect(field).toHaveValue('8');
  }
  await expect(opener(page)).toContainText('80.0');
  await opener(page).tap();
  await page.getByLabel('Comments').tap();
  await page.keyboard.type('By thumb.');
  await expect(allSaved(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Grading Complete' })).toBeInViewport();
  // At the end of the page, the footer is below the sheet.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const sheet = page.getByRole('region', { name: 'Grading' });
  await expect.poll(() => sheet.evaluate(isFootOnTop)).toBe(true);
  // Nothing of the essays shows between the save state and the bar, whatever the size of the text.
  await page.evaluate(setTextSize, '17px');
  await expect.poll(() => allSaved(page).evaluate(gapToBar)).toBeLessThan(0.02);
  await page.evaluate(setTextSize, '');
  // A field that is half below the button that leads back would be too small to press.
  await sheet.evaluate((element) => element.scrollTo(0, 0));
  await expectAccessible(page);
  // A long save state isn't hidden below the sheet.
  await context.setOffline(true);
  await page.keyboard.type(' Twice.');
  await expectOnTop(page.getByText(/^Offline: 1 change is kept on/).first());
  await context.setOffline(false);
  await expect(allSaved(page)).toBeInViewport({ ratio: 1, timeout: 30_000 });
  await page.getByRole('button', { name: 'Back to the essays' }).tap();
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await onward(page).tap();
  await expect(heading(page)).toHaveText('Laura Bassi');
  await expect(page.getByText('1 graded')).toBeVisible();
  const api = await interfaceOf(server, grading, grading.instructor);
  await expect.poll(() => storedGrade(api, grading, 'anton', 'comments')).toBe('By thumb. Twice.');
  await expect.poll(() => storedGrade(api, grading, 'anton', 'gradingComplete')).toBe('yes');
  expect(await storedGrade(api, grading, 'anton', 'examGrade')).toBe('80');

  // The next student begins with closed fields, and the list of grades leads to an essay.
  await expect(page.getByLabel('Comments')).toBeHidden();
  await opener(page).tap();
  await page.getByRole('button', { name: /^5\. What separates/ }).tap();
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expect.poll(() => isAtTop(essay(page, /What separates/))).toBe(true);
  await api.dispose();
  await context.close();
});

test('in a narrow window the keys open and leave the fields', async ({ page, grading }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  await page.keyboard.press('8');
  await expect(page.getByLabel('Grade for question 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(essay(page, /stopped clock/)).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Comments')).toBeFocused();
  await page.keyboard.type('Read it twice.');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expect(essay(page, /stopped clock/)).toBeFocused();
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Comments')).toHaveValue('Read it twice.');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.getByLabel('Comments')).toBeHidden();
  await expect(allSaved(page)).toBeVisible();
});
