// The logic workbench on a course with one planted fault of each kind: found, explained, fixed, and kept fixed.
import type { Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { saved } from './support/design-course.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/journey.ts';
import { seedCourse, type SeededCourse } from './support/seed-course.ts';

const row = (dataType: string, dataID: string, dataIndex: string, dataText: string, has = 'yes') =>
  designItem({ dataType, dataID, dataIndex, dataText, questionOptions: has });

let placed = 0;
const question = (
  dataID: string,
  text: string,
  logic = '',
  options = 'Yes|||No',
  questionType = 'Radio',
  day = 't1',
) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: text,
    dataIndex: String((placed += 1)),
    questionType,
    questionOptions: options,
    questionCourseDate: day,
    questionLogic: logic,
  });

const thesis = (dataID: string, dataText: string, questionLogic: string) =>
  designItem({ dataType: 'thesis', dataID, dataText, questionLogic });

const many = Array.from({ length: 12 }, (_, index) => `Way ${index + 1}`).join('|||');

const design = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Mind' }),
  designItem({ dataType: 'hasContradictionItems', dataID: '1', dataText: 'Yes' }),
  row('sectionName', 's1', '1', 'Body and soul'),
  row('topic', 't1', '2', 'Descartes'),
  row('topic', 't2', '3', 'Elisabeth'),
  row('topic', 'off', '4', 'Reading day', 'no'),
  question('soul', 'Is there a soul?'),
  question('ways', 'Which way do you know it?', '', many),
  question('fine', 'Does it outlive you?', '(soul, 1)'),
  question('clash', 'Both and neither?', '(soul, 1) & (soul, 2)'),
  question('nobody', 'Who asked?', '(ghost, 1)'),
  question('named', 'Do you hold it?', '(Vitalism)'),
  question('range', 'Third way?', '(soul, 3)'),
  question('digits', 'The first way?', '(ways, 1)'),
  question('ring1', 'Chicken?', '(ring2, 1)'),
  question('ring2', 'Egg?', '(ring1, 1)'),
  question('early', 'What will you say?', '(late, 1)'),
  question('always', 'Anything at all?', '(soul, 1) ∨ ¬(soul, 1)'),
  question('broken', 'Half a thought?', '(soul, 1) &'),
  question('late', 'Was it settled?', '', 'Yes|||No', 'Radio', 't2'),
  question('closed', 'Behind a closed door?', '', 'Yes|||No', 'Radio', 'off'),
  question('tension', 'You say both.', '(soul, 1) & (fine, 2)', '', 'Contradiction', 't2'),
  thesis('d', 'Dualism', '(soul, 1)'),
  thesis('e', 'Spirits', '(soul, 1) & ¬(soul, 2)'),
  thesis('m', 'Materialism', '(soul, 2)'),
  thesis('n', 'Nothing', '(soul, 1) & (soul, 2)'),
  thesis('a', 'Anything', '(soul, 1) ∨ ¬(soul, 1)'),
  thesis('f', 'Afterlife', '(Dualism) & (fine, 1)'),
];

async function openWorkbench(page: Page, course: SeededCourse, work: string): Promise<void> {
  const { username, password } = course.instructor;
  const login = { data: { username, password } };
  await page.request.post(`/api/authenticate/${course.courseID}`, login);
  await page.goto(`/${course.courseID}/design?tab=questions&work=${work}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('every planted fault is found and described; an obvious fix is one click, and Undo reverts it', async ({
  page,
  server,
}) => {
  const course = await seedCourse(server, { courseID: `check-${process.pid}`, design });
  await openWorkbench(page, course, 'check');
  const errors = page.getByRole('list', { name: 'Errors' });
  await expect(errors).toContainText(
    '“Both and neither?” can never show. These can’t all be true: “Is there a soul?” is answered with “Yes”; “Is there a soul?” is answered with “No”',
  );
  for (const sentence of [
    'names the question ghost, which does not exist.',
    'names the thesis Vitalism, which doesn’t exist, so the whole condition is false.',
    'asks for option 3 of “Is there a soul?”, which has no such option.',
    '“Chicken?” → “Egg?” → “Chicken?”.',
    'The condition of “Half a thought?” can’t be read.',
  ]) {
    await expect(errors).toContainText(sentence);
  }
  const warnings = page.getByRole('list', { name: 'To look at' });
  for (const sentence of [
    'asks for an answer to “Was it settled?”, which comes on a later class day.',
    'asks for option 1 of “Which way do you know it?”, and is also true for options 10, 11 and 12.',
    'The thesis Nothing can never hold.',
    'The thesis Anything always holds, whatever is answered.',
  ]) {
    await expect(warnings).toContainText(sentence);
  }
  const notes = page.getByRole('list', { name: 'Worth knowing' });
  for (const sentence of [
    '“Anything at all?” has a condition but always shows.',
    'always hold together. You may need only one of them.',
    'can never hold together.',
    'Anyone who holds the thesis Afterlife also holds the thesis',
  ]) {
    await expect(notes).toContainText(sentence);
  }
  const table = page.getByRole('table', { name: 'Questions and theses and who sees them' });
  await page.getByLabel('Show', { exact: true }).selectOption('What some answers show');
  const tension = table.getByRole('row', { name: /You say both/ });
  await tension.getByText('Shown for some answers').click();
  await expect(tension).toContainText('For example with only these answers:');
  await expect(tension).toContainText('“Is there a soul?”: “Yes”');
  await expect(tension).toContainText('“Does it outlive you?”: “No”');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  // A certain fix is applied from here; the check follows, and so does Undo.
  const digits = warnings.getByRole('listitem').filter({ hasText: 'also true for options 10' });
  await digits.getByRole('button').press('Enter');
  await expect(warnings).not.toContainText('also true for options 10');
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(warnings).toContainText('also true for options 10');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // From a finding to its place, where the same finding is next to the question and follows the typed text.
  await errors
    .getByRole('listitem')
    .filter({ hasText: 'Both and neither' })
    .getByRole('link', { name: 'Go to the question' })
    .click();
  const card = page.getByRole('listitem').filter({ hasText: 'Both and neither?' }).first();
  await expect(card).toContainText('No one can see it');
  await expect(card).toContainText('These can’t all be true');
  // Text that is only typed is checked too.
  await card.getByRole('button', { name: /^Edit logic/ }).click();
  const field = card.getByRole('textbox', { name: /^Logic of/ });
  const retype = async (text: string): Promise<void> => {
    await field.press('ControlOrMeta+a');
    await field.press('Delete');
    await field.pressSequentially(text);
  };
  await retype('(soul, 1) & (fine, 1)');
  await expect(card).toContainText('With this condition: Shown for some answers');
  await retype('(soul, 2) & (fine, 1)');
  await expect(card).toContainText('With this condition: No one can see it');
});

test('personas reach everything, show the course as they see it, and say when an edit breaks one', async ({
  page,
  server,
}) => {
  const sound = design.filter(({ dataID }) =>
    ['0', '1', 's1', 't1', 't2', 'soul', 'ways', 'fine', 'late', 'tension', 'd', 'm'].includes(
      dataID,
    ),
  );
  const course = await seedCourse(server, { courseID: `personas-${process.pid}`, design: sound });
  await openWorkbench(page, course, 'personas');
  await expect(
    page.getByText(
      '2 students together reach all 5 questions that can be reached; no smaller group can.',
    ),
  ).toBeVisible();
  const both = page.getByRole('listitem').filter({ hasText: 'Reaches 5 of 5 questions' });
  await both.getByRole('link', { name: /^See the course as/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The course as Persona \d$/);
  await expect(page.getByText('You say both.')).toBeVisible();
  // Trying another answer changes only the display.
  await page.getByRole('radio', { name: 'No' }).first().check();
  await expect(page.getByText('You say both.')).toBeHidden();
  await page.getByRole('link', { name: 'Back to the personas' }).click();

  await both.getByRole('button', { name: /as a check$/ }).press('Enter');
  const kept = page.getByRole('region', { name: 'Saved as checks' });
  await kept.getByLabel('Name').fill('The one who says both');
  await kept.getByLabel('Name').blur();
  await expect(kept).toContainText('That’s everything it was saved for.');
  await saved(page);

  // Another instructor's edit is checked like the person's own, after every change.
  await page.request.post(`/api/courseDesign/update/${course.courseID}`, {
    data: { designData: [question('fine', 'Does it outlive you?', '(soul, 2)')] },
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('The one who says both no longer reaches everything')).toBeVisible();
  await expect(kept).toContainText('No longer reaches “Does it outlive you?” and “You say both.”');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await kept.getByRole('button', { name: 'Accept what The one who says both reaches now' }).click();
  await expect(kept).toContainText('That’s everything it was saved for.');
  await saved(page);

  // Students never get them.
  const items = await page.request.get(`/api/courseDesign/${course.courseID}`);
  expect(await items.text()).toContain('The one who says both');
  await page.request.post(`/api/logout/${course.courseID}`, { data: {} });
  const { username, password } = course.student;
  const login = { data: { username, password } };
  await page.request.post(`/api/authenticate/${course.courseID}`, login);
  const forStudents = await page.request.get(`/api/courseDesign/${course.courseID}`);
  expect(await forStudents.text()).not.toContain('The one who says both');
});
