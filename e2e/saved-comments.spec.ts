// Saved comments: inserted on the grading desk by keyboard, mouse and finger, and managed in lists.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  enter,
  gradingTest as test,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';
import { pickedUp } from './support/keyboard.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ actionTimeout: 30_000 });

const comments = (page: Page): Locator => page.getByRole('textbox', { name: 'Comments' });
const search = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search saved comments' });
const allSaved = (page: Page): Locator => page.getByText('All changes saved', { exact: true });

async function openDesk(page: Page, { courseID }: GradingCourse, username: string): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=${username}`);
  await page.getByRole('article').first().waitFor();
}

async function openLists(page: Page, { courseID }: GradingCourse): Promise<void> {
  await page.goto(`/${courseID}/grading?tab=comments`);
  await page.getByRole('heading', { name: 'My comments' }).waitFor();
}

const rows = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('listitem');

test('CMB-5 CMB-7 CMB-11 a comment written once is inserted for the next students by keyboard', async ({
  page,
  grading,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/savedComments/')) calls.push(`${request.method()} ${pathname}`);
  });
  const list = `GET /api/savedComments/${grading.courseID}`;
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  await page.keyboard.press('c');
  await page.keyboard.type('Well argued, Anton.');
  await page.getByRole('button', { name: 'Save this comment' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('Well argued, {first name}.');
  await page.getByRole('button', { name: 'Save comment' }).click();
  await expect(page.getByText('Saved in your comments.')).toBeVisible();
  await expect(comments(page)).toBeFocused();
  expect(calls.filter((call) => call === list)).toEqual([]);

  await page.keyboard.press('Alt+n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laura Bassi');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('s');
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('option')).toHaveText(['1Well argued, Laura.']);
  await page.keyboard.press('1');
  await expect(comments(page)).toBeFocused();
  await expect(comments(page)).toHaveValue('Well argued, Laura.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(comments(page)).toHaveValue('');
  await page.keyboard.press('Alt+Shift+Digit1');
  await page.keyboard.type(' See below.');
  await expect(comments(page)).toHaveValue('Well argued, Laura. See below.');
  await expect(allSaved(page)).toBeVisible();
  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Escape');
  await expect(comments(page)).toBeFocused();
  // From the answer, and with no field focused, the keys continue where they were.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').first()).toBeFocused();
  for (const [key, shown] of [
    ['s', search(page)],
    ['?', page.getByRole('dialog', { name: 'Keys' })],
    ['m', page.getByRole('dialog', { name: 'Comment on a passage' })],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(page.getByRole('article').first()).toBeFocused();
  }
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anton Amo');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('s');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laura Bassi');

  await page.reload();
  await expect(comments(page)).toHaveValue('Well argued, Laura. See below.');
  expect(calls.filter((call) => call === list)).toHaveLength(1);
  await openLists(page, grading);
  await expect(rows(page, 'My comments')).toContainText('Used 2 times');
});

test('CMB-3 CMB-4 CMB-18 CMB-21 the lists: add, edit, order, import, export and delete', async ({
  page,
  grading,
}) => {
  await enter(page, grading, grading.simone);
  await openLists(page, grading);
  const mine = page.getByRole('region', { name: 'My comments' });
  await mine.getByRole('button', { name: 'Import…' }).click();
  const file = page.getByLabel('File with comments');
  await file.setInputFiles(textFile('PK\u0003\u0004'));
  await expect(page.getByRole('alert').getByText(/save it as CSV/)).toBeVisible();
  await file.setInputFiles(
    textFile('label,text,points\nA,First.,1\nB,"Second, really.",\nC,,\nD,Third.,2\n'),
  );
  await expect(page.getByText('3 comments to import. 1 left out.')).toBeVisible();
  await expect(page.getByText('The column “points” isn’t used.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Left out' })).toContainText('Line 4');
  await page.getByRole('button', { name: 'Import 3 comments' }).click();
  await expect(rows(page, 'My comments')).toHaveCount(3);

  await page.getByRole('button', { name: 'Move “A” down' }).click();
  await expect(rows(page, 'My comments').locator('h3')).toHaveText(['B', 'A', 'D']);
  await expect(page.getByRole('button', { name: 'Move “A” down' })).toBeFocused();
  await page.getByRole('button', { name: 'Move “D”', exact: true }).focus();
  await page.keyboard.press('Space');
  await pickedUp(page, '“D” is picked up, at');
  await page.keyboard.press('Home');
  await expect(page.getByText(/“D”.* 1 of 3/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows(page, 'My comments').locator('h3')).toHaveText(['D', 'B', 'A']);

  await page.getByRole('button', { name: 'Edit “B”' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('He is right.');
  await expect(page.getByText(/This comment says “he”/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit “B”' }).click();
  await expect(text).toHaveValue('He is right.');
  await text.fill('You are right, {first name}.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rows(page, 'My comments').nth(1)).toContainText('You are right, {first name}.');

  await page.getByRole('button', { name: 'Delete “A”' }).click();
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await expect(rows(page, 'My comments')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await mine.getByRole('button', { name: 'Export CSV' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toBe('\uFEFFlabel,text\r\nD,Third.\r\nB,"You are right, {first name}."\r\n');

  const course = page.getByRole('region', { name: 'The course’s comments' });
  await course.getByRole('button', { name: 'Add comment' }).click();
  await text.fill('Quote the passage.');
  await course.getByRole('button', { name: 'Add comment' }).last().click();
  await expect(rows(page, 'The course’s comments')).toHaveCount(1);
  // An open page would still send requests as the first person.
  await page.goto('about:blank');
  await enter(page, grading, grading.karl);
  await openLists(page, grading);
  await expect(page.getByText('You have no saved comments.')).toBeVisible();
  await expect(rows(page, 'The course’s comments')).toContainText('Quote the passage.');
  await expect(course.getByRole('button', { name: /^(Edit|Delete|Move)/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('CMB-12 CMB-14 a thumb finds a comment and inserts it', async ({ page, grading }) => {
    await enter(page, grading, grading.simone);
    const data = {
      list: 'course',
      comments: [
        { label: 'Quote', text: 'Quote the passage.' },
        { label: '', text: 'Very clear, {first name}.' },
      ],
    };
    const answer = await page.request.post(`/api/savedComments/import/${grading.courseID}`, {
      data,
    });
    expect(answer.ok()).toBe(true);
    await openDesk(page, grading, 'anton');
    await page.getByRole('button', { name: /^Grading –/ }).tap();
    await comments(page).fill('Good.');
    await page.getByRole('button', { name: 'Saved comments' }).tap();
    await search(page).fill('clear');
    const option = page.getByRole('option');
    await expect(option).toHaveCount(1);
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNoSidewaysScroll(page);
    await option.tap();
    await expect(comments(page)).toHaveValue('Good. Very clear, Anton.');
    await expect(allSaved(page)).toBeVisible();
    expect(await storedGrade(page.request, grading, 'anton', 'comments')).toBe(
      'Good. Very clear, Anton.',
    );
    await openLists(page, grading);
    await expectNoSidewaysScroll(page);
  });
});

function textFile(text: string) {
  return { name: 'comments.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
