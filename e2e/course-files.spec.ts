// A course as a file: downloading it, adding parts of it by mouse and by keyboard, copying from another course of the
// same person, and creating a course from the file.
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, expectComplaint, test } from './support/journey.ts';
import { logIn } from './support/log-in.ts';
import { seedCourse } from './support/seed-course.ts';

/** Every step has a limit of its own. */
const LIMIT = { timeout: 30_000 };

test.use({ actionTimeout: 30_000 });

async function openReuse(page: Page, courseID: string): Promise<Locator> {
  await page.goto(`/${courseID}/design?tab=reuse`);
  const card = page.getByRole('region', { name: 'Add from a file or another course' });
  await card.waitFor(LIMIT);
  return card;
}

async function sectionCount(page: Page, courseID: string): Promise<number> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as { readonly dataType: string }[];
  return items.filter(({ dataType }) => dataType === 'sectionName').length;
}

test('download, add by mouse and undo, copy by keyboard, create a course', async ({
  page,
  server,
  complaints,
}) => {
  test.setTimeout(240_000);
  const [first, second] = [await seedCourse(server), await seedCourse(server)];
  await logIn(page, second.courseID, second.instructor);
  await logIn(page, first.courseID, first.instructor);
  const before = await sectionCount(page, first.courseID);

  const card = await openReuse(page, first.courseID);
  const download = page.waitForEvent('download', LIMIT);
  await page.getByRole('button', { name: 'Download course file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${first.courseID}.elenchus.zip`);
  const bytes = readFileSync(await file.path());
  const upload = { name: 'course.elenchus.zip', mimeType: 'application/zip', buffer: bytes };

  await card.getByLabel('Course file').setInputFiles({ ...upload, buffer: Buffer.from('no') });
  await expect(card.getByRole('alert')).toContainText('This isn’t a course file.', LIMIT);
  await expectComplaint(complaints, /400/);
  await card.getByLabel('Course file').setInputFiles(upload);
  await card.getByRole('checkbox').first().check(LIMIT);
  await expect(card).toContainText('What will be added', LIMIT);
  await card.getByRole('button', { name: /^Add \d+ question/ }).click();
  await expect(card).toContainText('You’ll find them under Schedule and Questions.', LIMIT);
  await expect.poll(() => sectionCount(page, first.courseID), LIMIT).toBe(before + 1);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => sectionCount(page, first.courseID), LIMIT).toBe(before);

  await card.getByLabel('Copy from another course').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const box = card.getByRole('checkbox').first();
  await box.waitFor(LIMIT);
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked(LIMIT);
  await card.getByRole('button', { name: /^Add \d+ question/ }).press('Enter');
  await expect.poll(() => sectionCount(page, first.courseID), LIMIT).toBe(before + 1);

  await page.request.post('/api/admin/login', { data: { password: server.adminPassword } });
  await page.goto('/admin');
  const courseID = `copy-of-${first.courseID}`;
  await page.getByLabel('courseID', { exact: true }).fill(courseID);
  await page.getByLabel('Instructor full name').fill('Edith Stein');
  await page.getByLabel('Instructor user ID').fill('edith');
  await page.getByLabel('Course file').setInputFiles(upload);
  await page.getByRole('button', { name: 'Create course' }).click();
  await expect(page.getByText(`Course ${courseID} created successfully`)).toBeVisible(LIMIT);
  expect(await sectionCount(page, courseID)).toBe(before);
});
