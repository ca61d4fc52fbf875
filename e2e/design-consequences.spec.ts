// Before a change of a course with answers takes effect, the designer reads what it does to students.
import { request } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import type { RunningServer } from './support/running-server.ts';
import { seedCourse } from './support/seed-course.ts';
import type { SeededCourse } from './support/seed-course.ts';

function row(dataType: string, dataID: string, dataIndex: number, dataText: string): DesignItem {
  const place = { dataIndex: String(dataIndex), questionOptions: 'yes' };
  return designItem({ dataType, dataID, dataText, ...place });
}

function question(dataID: string, fields: Partial<DesignItem>): DesignItem {
  const place = { questionCourseDate: 'descartes', questionType: 'Radio' };
  const questionOptions = 'Yes|||No|||Perhaps';
  return designItem({ dataType: 'question', dataID, questionOptions, ...place, ...fields });
}

const design = [
  row('courseTitle', '0', 0, 'Mind'),
  row('sectionName', 's1', 1, 'Body and soul'),
  row('topic', 'descartes', 2, 'Descartes'),
  row('topic', 'later', 3, 'Elisabeth'),
  row('currentCourseDate', '1', 2, 'Descartes'),
  question('soul', { dataText: 'Is there a soul?', dataIndex: '1' }),
  question('body', {
    dataText: 'Does it move the body?',
    dataIndex: '2',
    questionLogic: '(soul, 1)',
  }),
  question('why', {
    dataText: 'Why?',
    dataIndex: '3',
    questionType: 'LongAnswer',
    questionLogic: '(Dualism)',
  }),
  designItem({ dataType: 'thesis', dataID: 'd', dataText: 'Dualism', questionLogic: '(soul, 1)' }),
  designItem({
    dataType: 'evaluation',
    dataID: 'ESSAY',
    dataText: 'Essay 1',
    questionCourseDate: '2090-01-01',
    questionOptions: 's1',
  }),
];

/** Four of six students have answered: three say that there is a soul, one says no. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  p1: { soul: '1', body: '1', why: 'Because.' },
  p2: { soul: '1', body: '2' },
  p3: { soul: '1' },
  p4: { soul: '2' },
};

async function classWithAnswers(server: RunningServer, courseID: string): Promise<SeededCourse> {
  const course = await seedCourse(server, { courseID, design });
  const staff = await request.newContext({ baseURL: server.url });
  const { username, password } = course.instructor;
  await staff.post(`/api/authenticate/${courseID}`, { data: { username, password } });
  for (const [name, answers] of Object.entries(ANSWERS)) {
    const person = { username: name, fullname: `Person ${name}`, status: 'student' };
    await staff.post(`/api/users/${courseID}/add`, { data: person });
    const api = await request.newContext({ baseURL: server.url });
    await api.post(`/api/authenticate/${courseID}`, { data: { username: name, password: name } });
    const reset = { username: name, newPassword: 'cogito ergo' };
    await api.post(`/api/reset-password/${courseID}`, { data: reset });
    const answerData = Object.entries(answers).map(([questionID, text]) => ({
      username: name,
      questionID,
      [questionID === 'why' ? 'questionEssayAnswer' : 'questionAnswer']: text,
    }));
    const saved = await api.post(`/api/studentAnswers/update/${courseID}`, {
      data: { answerData },
    });
    expect(saved.ok()).toBe(true);
    await api.dispose();
  }
  await staff.dispose();
  return course;
}

async function open(page: Page, course: SeededCourse, query: string): Promise<void> {
  const { username, password } = course.instructor;
  await page.request.post(`/api/authenticate/${course.courseID}`, { data: { username, password } });
  await page.goto(`/${course.courseID}/design?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function logicOf(page: Page, { courseID }: SeededCourse, id: string): Promise<string> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items.find(({ dataID }) => dataID === id)?.questionLogic ?? 'gone';
}

/** Opens a question, unless it is open. */
async function edit(page: Page, number: number): Promise<void> {
  const field = page.getByRole('textbox', { name: `Text of question ${number}` });
  if (!(await field.isVisible())) await button(page, `Edit question ${number}`).click();
  await expect(field).toBeVisible();
}

async function typeLogic(page: Page, number: number, logic: string): Promise<void> {
  await edit(page, number);
  await button(page, `Edit logic of question ${number}`).click();
  const field = page.getByRole('textbox', { name: `Logic of question ${number}` });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type(logic);
  // The list of matching questions may cover the formula.
  await page.keyboard.press('Escape');
  await expect(field).toHaveText(logic);
  await page.getByRole('button', { name: 'Done editing' }).click();
}

const asked = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'This changes what students see' });
const isSaved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();
const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name });

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`a formula, options and a thesis say what they do before they change, ${scheme} at ${width}`, async ({
    page,
    server,
  }) => {
    const course = await classWithAnswers(server, `consequences-${scheme}-${process.pid}`);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, course, 'tab=questions&topic=descartes');

    // A changed text asks nothing.
    await edit(page, 3);
    await page.getByRole('textbox', { name: 'Text of question 3' }).fill('Why is that so?');
    await isSaved(page);
    await expect(asked(page)).toBeHidden();

    await typeLogic(page, 2, '(soul, 2)');
    await expect(asked(page)).toContainText('4 of 6 students see different questions.');
    await expect(asked(page).getByRole('listitem')).toHaveText([
      '“Does it move the body?” appears for 1 student and disappears for 3. 2 answers are kept but no longer seen.',
    ]);
    await expect(asked(page)).toContainText(
      'In “Essay 1”, the unanswered questions or unresolved contradictions of 2 students are counted differently.',
    );
    await expect(button(asked(page), 'Don’t change it')).toBeFocused();
    await expectNoSidewaysScroll(page);

    // Unchanged: nothing is saved, and the typed text is still there.
    await page.keyboard.press('Escape');
    await expect(asked(page)).toBeHidden();
    const logic = page.getByRole('textbox', { name: 'Logic of question 2' });
    await expect(logic).toHaveText('(soul, 2)');
    expect(await logicOf(page, course, 'body')).toBe('(soul, 1)');

    await button(page, 'Done editing').click();
    await button(asked(page), 'Make this change').click();
    await isSaved(page);
    expect(await logicOf(page, course, 'body')).toBe('(soul, 2)');
    await expect(page.getByText('Change saved.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Revert this change').click();
    await expect(page.getByText('Undone: logic.').first()).toBeVisible();
    await expect.poll(() => logicOf(page, course, 'body')).toBe('(soul, 1)');
    await expect(button(page, 'Revert this change')).toBeHidden();

    // Nothing changes for students, so the page doesn't ask.
    await typeLogic(page, 2, '(soul, 1) & (soul, 1)');
    await expect.poll(() => logicOf(page, course, 'body')).toBe('(soul, 1) & (soul, 1)');
    await expect(asked(page)).toBeHidden();

    // Dialogs that appear anyway show the numbers.
    await edit(page, 1);
    await button(page, 'Remove option 1').first().click();
    const removal = page.getByRole('dialog', { name: 'Remove this option?' });
    await expect(removal).toContainText(
      '“Does it move the body?” disappears for 3 students. 2 answers are kept but no longer seen.',
    );
    // In a low window, the text scrolls and the buttons stay visible.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: size.width, height: 645 });
    await expect(button(removal, /^Remove the option/)).toBeInViewport({ ratio: 1 });
    expect(await removal.evaluate((sheet) => sheet.scrollHeight > sheet.clientHeight)).toBe(true);
    await page.setViewportSize(size);
    // Answers follow their options, so none reads differently.
    await expect(removal).not.toContainText('name an option that moves or is removed');
    await button(removal, 'Cancel').click();
    await button(page, 'Actions for question 2').click();
    await page.getByRole('menuitem', { name: 'Move to another class day' }).click();
    const moving = page.getByRole('dialog', { name: 'Move to another class day' });
    await expect(moving).toContainText(
      '“Does it move the body?” disappears for 3 students. 2 answers are kept but no longer seen.',
    );
    await button(moving, 'Move the question').click();
    await expect(page.getByText('Change saved.')).toBeVisible();
    await button(page, 'Revert this change').click();
    await expect(button(page, 'Edit question 3')).toBeVisible();
    // A phone has one picker instead of the list.
    const picker = button(page, /^Choose a class day/);
    if (await picker.isVisible()) await picker.click();
    await page.getByRole('link', { name: 'Theses' }).click();
    await button(page, 'Delete thesis Dualism').click();
    const deletion = page.getByRole('dialog', { name: 'Delete the thesis Dualism?' });
    await expect(deletion).toContainText(
      '“Why is that so?” disappears for 3 students. 1 answer is kept but no longer seen.',
    );
    await button(deletion, /^Delete thesis and break/).click();
    await expect(page.getByText('Change saved.')).toBeVisible();
    await button(page, 'Revert this change').click();
    await expect(page.getByRole('heading', { name: 'Dualism' })).toBeVisible();
  });
}

test('days with questions and the current day ask too; without a server the change is made', async ({
  page,
  context,
  server,
  complaints,
}) => {
  const course = await classWithAnswers(server, `consequences-days-${process.pid}`);
  await open(page, course, 'tab=schedule&sub=days');
  const days = page.getByRole('switch', { name: /Descartes/ });
  await days.click();
  await expect(asked(page)).toContainText('All 6 students see different questions.');
  await expect(asked(page)).toContainText(
    '“Is there a soul?” disappears for 6 students. 4 answers are kept but no longer seen.',
  );
  await button(asked(page), 'Don’t change it').click();
  await expect(days).toBeChecked();
  await isSaved(page);

  await page.goto(`/${course.courseID}/design?tab=schedule&sub=progress`);
  const day = page.getByLabel('Current class day');
  await day.selectOption({ label: 'No class day yet: all sections are locked' });
  await button(asked(page), 'Make this change').click();
  await isSaved(page);
  await button(page, 'Revert this change').click();
  await expect(day).toHaveValue('2');
  await isSaved(page);

  // A slow server doesn't block the designer.
  await page.route('**/api/designConsequences/*', () => {});
  await page.goto(`/${course.courseID}/design?tab=questions&topic=descartes`);
  await typeLogic(page, 2, '(soul, 2)');
  await expect(page.getByText(/Couldn’t work out/).first()).toBeVisible();
  await expect.poll(() => logicOf(page, course, 'body')).toBe('(soul, 2)');
  await page.unroute('**/api/designConsequences/*');

  await context.setOffline(true);
  await typeLogic(page, 2, '(soul, 3)');
  await expect(page.getByText(/Couldn’t work out/).first()).toBeVisible();
  await expect(page.getByText(/^Offline: 1 change is kept/).first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => logicOf(page, course, 'body')).toBe('(soul, 3)');
  complaints.length = 0;
});
