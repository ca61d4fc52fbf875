import type { Browser, Locator, Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import { logIn } from './support/log-in.ts';
import type { RunningServer } from './support/running-server.ts';
import { seedCourse } from './support/seed-course.ts';
import type { SeededCourse } from './support/seed-course.ts';

function row(dataType: string, dataID: string, dataIndex: string, dataText: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });
}

/** One class day, open to students, with one question. */
function openDay(): readonly DesignItem[] {
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
    designItem({ dataType: 'usesAutomaticProgress', dataID: '0', dataText: 'No' }),
    designItem({ dataType: 'currentCourseDate', dataID: '0', dataIndex: '2' }),
    row('sectionName', 'mind', '1', 'Mind'),
    row('topic', 'body', '2', 'Mind and Body'),
    designItem({
      dataType: 'question',
      dataID: 'soul1',
      dataIndex: '1',
      dataText:
        'What is the *soul*?\n> That which moves itself\n1. See [Plato](https://plato.example.org/).',
      questionType: 'Radio',
      questionOptions: 'A body|||A mind|||Both',
      questionCourseDate: 'body',
    }),
  ];
}

async function openAs(
  browser: Browser,
  server: RunningServer,
  { courseID, student }: SeededCourse,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await logIn(page, courseID, student);
  return page;
}

async function openDesigner(page: Page, { courseID, instructor }: SeededCourse): Promise<void> {
  const { username, password } = instructor;
  await page.request.post(`/api/authenticate/${courseID}`, { data: { username, password } });
  await page.goto(`/${courseID}/design?tab=questions&section=mind&topic=body`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

function card(page: Page, number: number): Locator {
  return page.getByRole('listitem', { name: `Question ${number}`, exact: true });
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('All changes saved').first()).toBeVisible();
}

async function storedOptions(page: Page, { courseID }: SeededCourse): Promise<string | undefined> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items.find(({ dataID }) => dataID === 'soul1')?.questionOptions;
}

/** The questions on the student's page once it is opened again. */
async function questionsOf(student: Page): Promise<string[]> {
  await student.reload();
  await student.getByText('You are logged in as').waitFor();
  await student.getByText('What is the').first().waitFor();
  return student.locator('legend, main p[id]').allInnerTexts();
}

test('QST-23 QST-24 QST-30 QST-70 VIS-30 a question that is written on an open day starts held back, and students get it when it is released', async ({
  page,
  browser,
  server,
}) => {
  const course = await seedCourse(server, { courseID: 'unfinished', design: openDay() });
  const student = await openAs(browser, server, course);
  await openDesigner(page, course);

  await page.getByRole('button', { name: 'Add a question' }).click();
  const added = card(page, 2);
  await expect(added.getByText('Unfinished: add the text')).toBeVisible();
  await expect(added.getByText('Held back', { exact: true })).toBeVisible();
  const release = added.getByRole('button', { name: 'Release question 2' });
  await expect(release).toBeHidden();
  await saved(page);
  expect((await questionsOf(student)).join()).not.toContain('Is it free');

  await added.getByRole('textbox', { name: 'Text of question 2' }).fill('Is it free?');
  await added.getByLabel('Type of question 2').selectOption('Radio');
  await expect(added.getByText('Unfinished: add two options')).toBeVisible();
  await added.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await expect(added.getByText('Unfinished: add a second option')).toBeVisible();
  await saved(page);
  expect(await questionsOf(student)).toHaveLength(1);
  await expect(student.locator('main input[name^="answer-"]')).toHaveCount(3);

  // It stays invisible when it is finished.
  await added.getByRole('textbox', { name: 'Option 1' }).press('Enter');
  await expect(added.getByRole('textbox', { name: 'Option 2' })).toBeFocused();
  await page.keyboard.type('No');
  await page.keyboard.press('Enter');
  await expect(added.getByRole('textbox', { name: 'Option 3' })).toBeFocused();
  await page.keyboard.type('Perhaps');
  await expect(added.getByText('Held back', { exact: true })).toBeVisible();
  await expect(added.getByText(/Unfinished/)).toHaveCount(0);
  await saved(page);
  expect(await questionsOf(student)).toHaveLength(1);
  // Depending on the scroll position, a button may be half under the bar at the top.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // Its author, viewing as a student, sees what students see.
  await page.getByRole('link', { name: 'Student view' }).click();
  await expect(page.getByText('That which moves itself')).toBeVisible();
  await expect(page.getByText('Is it free?')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Is it free?' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Design view' }).click();

  await page.getByRole('link', { name: 'Course check' }).click();
  await expect(page.getByText('“Is it free?” is held back.')).toBeVisible();
  await page.goBack();

  await release.click();
  await expect(added.getByText('Held back', { exact: true })).toBeHidden();
  await saved(page);
  expect(await questionsOf(student)).toHaveLength(2);
  await student.getByRole('group', { name: 'Is it free?' }).getByLabel('Perhaps').check();
  await student.getByText('All changes saved').waitFor();
  await student.context().close();
});

test('QST-31 QST-32 QST-33 QST-34 a question text has emphasis, links and quotations, and nothing else', async ({
  browser,
  server,
}) => {
  const course = await seedCourse(server, { courseID: 'marks', design: openDay() });
  const student = await openAs(browser, server, course);
  const question = student.getByRole('group', { name: /^What is the soul/ });
  await expect(question.locator('em')).toHaveText('soul');
  await expect(question.locator('q')).toHaveText('That which moves itself');
  const link = question.getByRole('link', { name: 'Plato' });
  await expect(link).toHaveAttribute('href', 'https://plato.example.org/');
  await expect(question.getByText('1. See')).toBeVisible();
  await expectAccessible(student);
  await student.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(student);
  await student.context().close();
});

test('QST-27 QST-29 an option is removed, and the answers keep their words', async ({
  page,
  browser,
  server,
}) => {
  const course = await seedCourse(server, { courseID: 'kept-words', design: openDay() });
  const student = await openAs(browser, server, course);
  await student.getByLabel('Both').check();
  await student.getByText('All changes saved').waitFor();

  await openDesigner(page, course);
  await expect(card(page, 1)).toContainText('Always shows · 1 answer');
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  // Until the answers to each option are known, removing one asks in general terms what happens to answers.
  await expect(card(page, 1).getByText('1 answer', { exact: true })).toBeVisible();
  await card(page, 1).getByRole('button', { name: 'Remove option 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this option?' });
  await expect(dialog).toContainText(
    'Everyone keeps the option they chose, also in earlier answers.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove the option' }).click();
  await expect.poll(() => storedOptions(page, course)).toBe('A mind|||Both');
  await student.reload();
  await expect(student.getByLabel('Both')).toBeChecked();
  await expect(student.locator('main input[name^="answer-"]')).toHaveCount(2);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(card(page, 1).getByRole('textbox', { name: 'Option 3' })).toHaveValue('Both');
  await saved(page);
  await expect.poll(() => storedOptions(page, course)).toBe('A body|||A mind|||Both');
  await expect(card(page, 1).getByText('1 answer', { exact: true })).toBeVisible();
  await student.reload();
  await expect(student.getByLabel('Both')).toBeChecked();
  await expect(student.locator('main input[name^="answer-"]')).toHaveCount(3);
  await student.context().close();
});
