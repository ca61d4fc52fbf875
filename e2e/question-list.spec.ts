// A class day as its author sees it: text, one question open, drags, the preview beside it, and the phone.
import type { Locator, Page } from '@playwright/test';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { courseTest, expect, expectAccessible, expectNoSidewaysScroll } from './support/journey.ts';
import { pickedUp } from './support/keyboard.ts';
import { seedCourse, type SeededCourse } from './support/seed-course.ts';

const test = courseTest.extend<{ readonly designed: SeededCourse }>({
  designed: async ({ server }, use) => {
    const courseID = `list-${crypto.randomUUID().slice(0, 8)}`;
    await use(await seedCourse(server, { courseID, design: designedCourse() }));
  },
});

function row(dataType: string, dataID: string, dataIndex: string, dataText: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });
}

function choice(id: string, topic: string, index: number, text: string, logic = ''): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: id,
    dataIndex: String(index),
    dataText: text,
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionLogic: logic,
    questionCourseDate: topic,
  });
}

function designedCourse(): readonly DesignItem[] {
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
    row('sectionName', 'mind', '1', 'Mind'),
    row('topic', 'body', '2', 'Mind and Body'),
    row('topic', 'will', '3', 'Free Will'),
    row('sectionName', 'good', '4', 'Good'),
    row('topic', 'ethics', '5', 'Ethics'),
    choice('soul1', 'body', 1, 'Is there a *soul*?'),
    choice('free1', 'will', 1, 'Is the will free?', '(soul1, 1)'),
    choice('free2', 'will', 2, 'Is freedom an illusion?', '(soul1, 1) & ¬ (free1, 1)'),
    choice('free3', 'will', 3, 'Could you have done otherwise?', '(soul1, 1)'),
  ];
}

async function open(page: Page, course: SeededCourse, query: string): Promise<void> {
  const { username, password } = course.instructor;
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${course.courseID}`, login)).ok()).toBe(true);
  await page.goto(`/${course.courseID}/design?tab=questions&${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const WILL = 'section=mind&topic=will';
const FIRST = 'Is the will free?';
const SECOND = 'Is freedom an illusion?';
const THIRD = 'Could you have done otherwise?';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const field = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Text of question ${number}` });
const item = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: `Question ${number}`, exact: true });

/** The questions of a class day as they are stored on the server. */
async function stored(page: Page, { courseID }: SeededCourse, topic: string): Promise<string[]> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items
    .filter((each) => each.dataType === 'question' && each.questionCourseDate === topic)
    .toSorted((one, two) => Number(one.dataIndex) - Number(two.dataIndex))
    .map(({ dataText }) => dataText);
}

async function centerOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await centerOf(from);
  const end = await centerOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
}

test('DSN-41 DSN-47 questions read as text, the chosen one is edited in place, and the address keeps it', async ({
  page,
  designed,
}) => {
  await open(page, designed, WILL);
  await expect(page.locator('main ol textarea')).toHaveCount(0);
  await expect(item(page, 2)).toContainText('free2 · Shows if soul1 is 1 and free1 is not 1');
  // Anywhere in the row: its button covers the text.
  const { x, y } = await centerOf(item(page, 2).getByText(SECOND));
  await page.mouse.click(x, y);
  await expect(field(page, 2)).toBeFocused();
  await expect(page.locator('main ol').getByLabel(/^Text of question/)).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.type(' Say why.');

  await test.step('a reload and a shared link open it again', async () => {
    await expect(page.getByText('All changes saved').first()).toBeVisible();
    await page.reload();
    await expect(field(page, 2)).toHaveValue(`${SECOND} Say why.`);
    await expect(field(page, 2)).toBeFocused();
  });

  await test.step('an option that is a sentence is in sight as a whole', async () => {
    const option = page.getByLabel('Option 1', { exact: true });
    await option.fill('Yes, because what I will do is up to me alone. '.repeat(4).trim());
    expect(await option.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
    await option.press('Enter');
    await expect(page.getByLabel('Option 2', { exact: true })).toBeFocused();
  });

  await test.step('another one closes it, and Escape goes back to the list', async () => {
    await button(page, 'Edit question 1').click();
    await expect(field(page, 1)).toBeFocused();
    await expect(field(page, 2)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Edit question 1')).toBeFocused();
    await expect(page.locator('main ol textarea')).toHaveCount(0);
  });

  await test.step('a formula that is not saved is kept, and the list says so', async () => {
    await button(page, 'Edit question 3').click();
    await button(page, 'Edit logic of question 3').click();
    await expect(page.getByRole('textbox', { name: 'Logic of question 3' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' and ');
    const done = button(page, 'Done editing');
    const before = await centerOf(done);
    await expect(page.getByRole('list', { name: 'Remarks on this logic' })).toContainText('Wrong:');
    expect(await centerOf(done), 'remarks move no button').toEqual(before);
    await button(page, 'Close question 3').click();
    await expect(item(page, 3)).toContainText('You’re editing its logic.');
    await button(page, 'Edit question 3').click();
    await expect(page.getByRole('textbox', { name: 'Logic of question 3' })).toHaveText(
      '(soul1, 1) & ',
    );
    await button(page, 'Cancel').click();
  });

  await test.step('a colleague deletes the open question, and Undo of a deletion opens it again', async () => {
    const removed = { designData: [{ dataType: 'question', dataID: 'free3' }], confirmed: true };
    const answer = await page.request.post(`/api/courseDesign/remove/${designed.courseID}`, {
      data: removed,
    });
    expect(answer.ok()).toBe(true);
    await page.reload();
    await expect(item(page, 3)).toHaveCount(0);
    await expect(page.locator('main ol textarea')).toHaveCount(0);
    await button(page, 'Edit question 2').click();
    await button(page, 'Actions for question 2').click();
    await page.getByRole('menuitem', { name: 'Delete question' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete question/ })
      .click();
    await expect(item(page, 2)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(field(page, 2)).toBeVisible();
  });
  await expectAccessible(page);
});

test('DSN-42 DSN-46 a question is dragged by mouse to a place, to a class day and to a section', async ({
  page,
  designed,
}) => {
  await open(page, designed, WILL);
  await dragTo(page, button(page, 'Drag question 3'), button(page, 'Drag question 1'));
  await expect(page.getByText(`“${THIRD}” is at question 1 of 3.`)).toBeAttached();
  await page.mouse.up();
  await expect(page.getByText('Moved the question. It is now question 1 of 3.')).toBeAttached();
  await expect.poll(() => stored(page, designed, 'will')).toEqual([THIRD, FIRST, SECOND]);

  const topics = page.getByRole('navigation', { name: 'Topics' });
  await dragTo(page, button(page, 'Drag question 2'), topics.getByText('Mind and Body'));
  await expect(page.getByText(`“${FIRST}” is at the class day “Mind and Body”.`)).toBeAttached();
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move to another class day' });
  await expect(
    dialog.getByLabel('Class day', { exact: true }).locator('option:checked'),
  ).toHaveText('Mind and Body');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(item(page, 3)).toBeVisible();

  const sections = page.getByRole('navigation', { name: 'Sections' });
  await dragTo(page, button(page, 'Drag question 2'), sections.getByText('Good'));
  await page.mouse.up();
  await expect(
    dialog.getByLabel('Class day', { exact: true }).locator('option:checked'),
  ).toHaveText('Ethics');
  await dialog.getByRole('button', { name: 'Move the question' }).click();
  await expect.poll(() => stored(page, designed, 'ethics')).toEqual([FIRST]);
  await expect(page.getByText('Moved the question to the end of “Ethics”.')).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(() => stored(page, designed, 'will')).toEqual([THIRD, FIRST, SECOND]);
});

test('DSN-45 DSN-46 a question is moved by keyboard within its day and to another one', async ({
  page,
  designed,
}) => {
  await open(page, designed, WILL);
  await button(page, 'Drag question 1').focus();
  await page.keyboard.press('Space');
  await pickedUp(page, `“${FIRST}” is picked up, at question 1 of 3.`);
  await page.keyboard.press('End');
  await expect(page.getByText(`“${FIRST}” is at question 3 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Moved the question. It is now question 3 of 3.')).toBeAttached();
  await expect(button(page, 'Drag question 3')).toBeFocused();
  await expect.poll(() => stored(page, designed, 'will')).toEqual([SECOND, THIRD, FIRST]);

  await page.keyboard.press('Space');
  await pickedUp(page, `“${FIRST}” is picked up, at question 3 of 3.`);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`“${FIRST}” is at the class day “Mind and Body”.`)).toBeAttached();
  // The card covers the name of the class day, so it shows that name.
  await expect(page.getByText('To the class day “Mind and Body”', { exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`“${FIRST}” is at the section “Good”.`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`“${FIRST}” stays where it was.`)).toBeAttached();
  await page.keyboard.press('Space');
  await pickedUp(page, `“${FIRST}” is picked up, at question 3 of 3.`);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`“${FIRST}” is at the class day “Mind and Body”.`)).toBeAttached();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Move to another class day' });
  await dialog.getByRole('button', { name: 'Move the question' }).press('Enter');
  await expect.poll(() => stored(page, designed, 'body')).toEqual(['Is there a *soul*?', FIRST]);
});

test('DSN-45 DSN-46 an open question, taller than the others, stays until it is really moved', async ({
  page,
  designed,
}) => {
  await open(page, designed, WILL);
  await button(page, 'Edit question 2').click();
  await expect(field(page, 2)).toBeVisible();

  await test.step('picked up and put down by keyboard', async () => {
    await button(page, 'Drag question 2').focus();
    await page.keyboard.press('Space');
    await pickedUp(page, `“${SECOND}” is picked up, at question 2 of 3.`);
    await page.keyboard.press('Space');
    await expect(page.getByText(`“${SECOND}” stays where it was.`)).toBeAttached();
  });

  await test.step('the arrow keys go one place at a time', async () => {
    await page.keyboard.press('Space');
    await pickedUp(page, `“${SECOND}” is picked up, at question 2 of 3.`);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`“${SECOND}” is at question 3 of 3.`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`“${SECOND}” is picked up, at question 2 of 3.`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`“${SECOND}” is at question 1 of 3.`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`“${SECOND}” stays where it was.`)).toBeAttached();
  });

  await test.step('moved by mouse within its own card', async () => {
    const handle = button(page, 'Drag question 2');
    // Waits until the question is back in its place.
    await handle.hover();
    const { x, y } = await centerOf(handle);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12, { steps: 4 });
    await expect(page.getByText(`“${SECOND}” is picked up, at question 2 of 3.`)).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText(`“${SECOND}” stays where it was.`)).toBeAttached();
  });
  expect(await stored(page, designed, 'will')).toEqual([FIRST, SECOND, THIRD]);
});

test('DSN-43 DSN-44 the preview follows the text and says which answers fill an empty day', async ({
  page,
  designed,
}) => {
  await open(page, designed, WILL);
  const preview = page.getByRole('complementary', { name: 'Student preview' });
  await expect(preview).toContainText('With these answers, a student sees no questions');
  await expect(preview.getByRole('listitem').first()).toHaveText('“Is there a soul?”: “Yes”');
  await preview.getByRole('button', { name: 'Use these answers' }).click();
  await expect(preview.getByRole('group', { name: FIRST })).toBeVisible();
  await expect(preview.getByLabel('Preview a student with')).toHaveValue('fullest');

  await test.step('typing in the list shows in the preview', async () => {
    await button(page, 'Edit question 1').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Really?');
    await expect(preview.getByRole('group', { name: `${FIRST} Really?` })).toBeVisible();
  });

  await test.step('an earlier answer is switched', async () => {
    const earlier = preview.getByLabel('“Is there a soul?” (soul1)');
    await expect(earlier).toHaveValue('1');
    await earlier.selectOption('2');
    await expect(preview.getByRole('group')).toHaveCount(1);
    await expect(preview.getByLabel('Preview a student with')).toHaveValue('own');
    await earlier.selectOption('1');
    await preview
      .getByRole('group', { name: /Really/ })
      .getByLabel('Yes')
      .check();
    await expect(preview.getByRole('group', { name: SECOND })).toHaveCount(0);
  });

  await test.step('the student view has the same answers, and clears them', async () => {
    await page.getByRole('link', { name: 'Student view' }).click();
    await expect(page.getByRole('group', { name: /Really/ }).getByLabel('Yes')).toBeChecked();
    await page.getByLabel('Preview a student with').selectOption('No answers yet');
    await expect(page.getByText('a student sees no questions on this class day')).toBeVisible();
    await expectAccessible(page);
  });
  const { courseID, instructor } = designed;
  const kept = await page.request.get(`/api/studentAnswers/${courseID}/${instructor.username}`);
  expect(await kept.json()).toEqual([]);
});

/** A class day as instructors write it: texts of one to three lines, two to five options, essays between. */
const MARS: readonly (readonly [text: string, options: string, logic?: string])[] = [
  [
    'You step into a machine that copies every atom of your body, destroys the original and builds the copy on Mars. Is the person who wakes up on Mars *you*?',
    'Yes, it is me.|||No, it is someone else.|||There is no fact of the matter.',
  ],
  [
    'Suppose that the machine fails to destroy the original. Which of the two is you?',
    'The one on Earth.|||The one on Mars.|||Both of them.|||Neither of them.',
    '(mars0, 1)',
  ],
  [
    'Which of these must stay the same for you to survive?',
    'My body|||My brain|||My memories|||My character|||My soul',
  ],
  ['Explain why the copy is not you, although nobody could tell the difference.', '', '(mars0, 2)'],
  ['Would you use the machine to travel if it were cheap and quick?', 'Yes|||No'],
  [
    'You said that the copy is you, and that you would not use the machine. Can both be right?',
    '',
    '(mars0, 1) & (mars4, 2)',
  ],
  [
    'Locke writes that a person is the same as long as consciousness reaches back.\n> As far as this consciousness can be extended backwards to any past action or thought, so far reaches the identity of that person.\nDo you agree?',
    'Yes|||No|||Only in part',
    '(mars2, 3) ∨ (mars2, 4)',
  ],
  [
    'Write a page on what matters in survival. Use the answers that you have given above, and say what would change your mind.',
    '',
  ],
];

test('a class day of eight questions fits on two screens', async ({ page, server }) => {
  const day = MARS.map(([text, options, logic = ''], index) => ({
    ...choice(`mars${index}`, 'will', index + 1, text, logic),
    questionType: options === '' ? 'LongAnswer' : 'Radio',
    questionOptions: options,
  }));
  const rest = designedCourse().filter(({ questionCourseDate }) => questionCourseDate !== 'will');
  const courseID = `eight-${crypto.randomUUID().slice(0, 8)}`;
  const course = await seedCourse(server, { courseID, design: [...rest, ...day] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, course, WILL);
  await expect(item(page, 8)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2 * 800);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('DSN-48 one picker leads everywhere, and a finger opens and drags questions', async ({
    page,
    designed,
  }) => {
    await open(page, designed, 'section=mind&topic=body');
    const picker = button(page, /^Choose a class day/);
    await expect(picker).toContainText('Mind › Mind and Body');
    await expect(page.getByRole('navigation', { name: 'Topics' })).toHaveCount(0);
    await picker.tap();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Free Will/ })
      .tap();
    const heading = page.getByRole('heading', { level: 1, name: 'Free Will' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(picker).toContainText('Mind › Free Will');

    const client = await page.context().newCDPSession(page);
    const touch = async (type: string, points: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(({ x, y }) => ({ x, y })),
      });
    const start = await centerOf(button(page, 'Drag question 1'));
    const end = await centerOf(button(page, 'Drag question 2'));
    await touch('touchStart', [start]);
    for (let step = 1; step <= 10; step += 1) {
      const y = start.y + ((end.y - start.y) * step) / 10;
      await touch('touchMove', [{ x: start.x, y }]);
    }
    await expect(page.getByText(`“${FIRST}” is at question 2 of 3.`)).toBeAttached();
    await touch('touchEnd', []);
    await expect.poll(() => stored(page, designed, 'will')).toEqual([SECOND, FIRST, THIRD]);

    await button(page, 'Edit question 1').tap();
    await expect(field(page, 1)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await button(page, 'Actions for question 1').tap();
    const down = page.getByRole('menuitem', { name: 'Move down' });
    expect((await down.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await down.tap();
    await expect.poll(() => stored(page, designed, 'will')).toEqual([FIRST, SECOND, THIRD]);
    await page.getByRole('link', { name: 'Student view' }).tap();
    await expect(button(page, 'Use these answers')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
