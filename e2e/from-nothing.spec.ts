// A course designed from nothing to a student answering it, through the screens alone.
import type { Browser, Page } from '@playwright/test';
import { saved } from './support/design-course.ts';
import { expect, test } from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

const courseID = `new-${crypto.randomUUID().slice(0, 8)}`;

async function firstLogin(page: Page, username: string, password: string): Promise<void> {
  await fillLogin(page, { username, password: username });
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

async function openTab(page: Page, tab: string, part: string): Promise<void> {
  await page.getByRole('link', { name: tab, exact: true }).click();
  await page.getByRole('link', { name: part, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
}

async function makeCourse(page: Page, adminPassword: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin password').fill(adminPassword);
  await page.getByRole('button', { name: 'Open the admin page' }).click();
  await page.getByLabel('courseID').fill(courseID);
  await page.getByLabel('Instructor full name').fill("Philippa O'Foot");
  await page.getByLabel('Instructor user ID').fill('pfoot');
  await page.getByRole('button', { name: 'Create course' }).click();
  await page.getByRole('link', { name: `Open the design of ${courseID}` }).click();
  await firstLogin(page, 'pfoot', 'natural goodness');
  await page.getByLabel('Course title').fill('Natural Goodness');
  await saved(page);
}

async function makeSchedule(page: Page): Promise<void> {
  await openTab(page, 'Schedule', 'Schedule Maker');
  await page
    .getByRole('textbox', { name: /^Name of the section/ })
    .first()
    .fill('Virtues');
  await page.getByRole('button', { name: 'Add class day' }).click();
  await page
    .getByRole('textbox', { name: /^Name of the class day/ })
    .first()
    .fill('Trolleys');
  await saved(page);
  await openTab(page, 'Schedule', 'Course Progress');
  await page.getByLabel('Current class day').selectOption({ index: 1 });
  await saved(page);
}

async function makeQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page
    .getByRole('textbox', { name: 'Text of question 1' })
    .fill('Would you turn the trolley?');
  await page.getByLabel('Type of question 1').selectOption('Radio');
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes.');
  await page.getByRole('textbox', { name: 'Option 2' }).fill('No.');
  await page.getByRole('button', { name: 'Release question 1' }).click();
  const first = page.getByRole('listitem', { name: 'Question 1', exact: true });
  const id = await first.locator('code').first().textContent();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Text of question 2' }).fill('Why may one die?');
  const second = page.getByRole('listitem', { name: 'Question 2', exact: true });
  await second.getByRole('button', { name: 'Edit logic of question 2' }).click();
  await expect(second.getByRole('textbox', { name: 'Logic of question 2' })).toBeFocused();
  await page.keyboard.type(`(${id}, 1)`);
  await page.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Done editing' }).click();
  await second.getByRole('button', { name: 'Release question 2' }).click();
  await saved(page);
}

async function addStudent(page: Page): Promise<void> {
  await openTab(page, 'Users', 'Add Users');
  await page.getByLabel('netID').fill('iris');
  await page.getByLabel('Full name').fill('Iris Murdoch');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText(/Iris Murdoch|iris/).first()).toBeVisible();
}

async function answerAsStudent(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto(`/${courseID}?view=myphi`);
  await firstLogin(page, 'iris', 'the sea, the sea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Iris Murdoch's Philosophy");
  const essay = page.getByRole('textbox', { name: 'Why may one die?' });
  await expect(page.getByRole('group', { name: 'Would you turn the trolley?' })).toBeVisible();
  await expect(essay).toBeHidden();
  await page.getByRole('radio', { name: 'Yes.' }).check();
  await essay.fill('Because nobody is used as a means.');
  await expect(page.getByText('All changes saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(essay).toHaveValue('Because nobody is used as a means.');
  await context.close();
}

test('a course is made, scheduled, filled with questions and people, and answered', async ({
  page,
  server,
  browser,
}) => {
  await makeCourse(page, server.adminPassword);
  await makeSchedule(page);
  await makeQuestions(page);
  await addStudent(page);
  await answerAsStudent(browser, server.url);
  await page.getByRole('link', { name: 'Questions', exact: true }).click();
  await page.reload();
  const first = page.getByRole('listitem', { name: 'Question 1', exact: true });
  await expect(first).toContainText('Always shows · 1 answer');
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await expect(first).toContainText(/ID \w+ · 1 answer/);
  await expect(first.getByRole('listitem').getByText(/answer/)).toHaveText([
    '1 answer',
    '0 answers',
  ]);
  const second = page.getByRole('listitem', { name: 'Question 2', exact: true });
  await expect(second).toContainText(/Shows if \w+ is 1 · 1 answer/);
});
