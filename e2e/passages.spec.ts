// Comments on passages: written with the mouse, the keyboard and a finger, kept when the due date moves, read by
// the student.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  type GradingCourse,
} from './support/grading-course.ts';
import { storedEvaluations } from './support/grading-screens.ts';
import { expect, expectComplaint } from './support/journey.ts';

const LIMIT = { timeout: 30_000 };
const PASSWORD = 'know thyself';

const saved = (page: Page): Promise<void> =>
  expect(page.getByText('All changes saved', { exact: true })).toBeVisible(LIMIT);
const essay = (page: Page): Locator => page.locator('[data-essay-of="clock"]');
const note = (page: Page, name: RegExp): Locator => page.getByRole('note', { name });
const field = (page: Page, name: RegExp): Locator => note(page, name).getByRole('textbox');

async function openDesk(page: Page, { courseID }: GradingCourse): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=FIRST&username=laura`);
  await essay(page).waitFor(LIMIT);
}

/** Scrolls these words of the essay into view; returns where they begin and end on the screen. */
function placeOf(page: Page, words: string) {
  return essay(page).evaluate((element, wanted) => {
    for (const piece of element.querySelectorAll('[data-start]')) {
      const text = piece.firstChild as Text;
      const at = text.data.indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + wanted.length);
      let part: Element | null = element.parentElement;
      while (part && !/auto|scroll/u.test(getComputedStyle(part).overflowY)) {
        part = part.parentElement;
      }
      const scrolled = part ?? document.documentElement;
      scrolled.scrollBy(0, range.getBoundingClientRect().top - innerHeight / 2);
      const boxes = [...range.getClientRects()];
      const [first = new DOMRect(), last = new DOMRect()] = [boxes.at(0), boxes.at(-1)];
      return {
        from: { x: first.left + 1, y: first.top + first.height / 2 },
        to: { x: last.right - 1, y: last.top + last.height / 2 },
      };
    }
    throw new Error(`The essay doesn't have “${wanted}”.`);
  }, words);
}

/** Drags the mouse over the words. */
async function selectWithMouse(page: Page, words: string): Promise<void> {
  const { from, to } = await placeOf(page, words);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

async function commentOn(page: Page, words: string, comment: string): Promise<void> {
  await selectWithMouse(page, words);
  await page.getByRole('button', { name: 'Comment', exact: true }).click(LIMIT);
  await page.keyboard.type(comment);
}

interface StoredComment {
  readonly commentID: string;
  readonly questionID: string;
  readonly anchor: unknown;
  readonly comment: string;
}

async function storedComments(api: APIRequestContext, { courseID }: GradingCourse) {
  const data = { username: 'laura', evaluationDataID: 'FIRST', tab: 'test' };
  const response = await api.post(`/api/gradingDesk/${courseID}`, { data });
  const { student } = (await response.json()) as {
    readonly student: {
      readonly work: {
        readonly comments: readonly StoredComment[];
      };
    };
  };
  return student.work.comments;
}

test('a grader comments on passages; another one changes a comment; the due date moves', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await openDesk(page, grading);

  // With the mouse.
  await commentOn(page, 'stopped yesterday', 'How do you know?');
  await commentOn(page, 'by luck', 'What is luck?');
  await saved(page);
  await expect(essay(page).locator('mark')).toHaveText(['stopped yesterday', 'by luck']);

  // With the keyboard: the passage is selected in a text field.
  await field(page, /by luck/).press('Escape', LIMIT);
  await expect(page.getByRole('article', { name: /stopped clock/ })).toBeFocused(LIMIT);
  await page.keyboard.press('m');
  await expect(page.getByRole('textbox', { name: 'The answer' })).toBeFocused(LIMIT);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/Select at least one word/, LIMIT);
  for (let letter = 0; letter < 'Laura looks'.length; letter += 1) {
    await page.keyboard.press('Shift+ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(field(page, /Comment 1, on “Laura looks”/)).toBeFocused(LIMIT);
  await page.keyboard.type('Who is this?');
  await saved(page);

  // The focus in a comment shows its tools, and the essay stays where it is.
  await field(page, /by luck/).press('Escape', LIMIT);
  const ways = page.getByRole('button', { name: 'Comment on the whole answer' }).last();
  const before = await ways.boundingBox();
  await field(page, /by luck/).focus();
  await expect(note(page, /by luck/).getByText('Save this comment')).toBeVisible(LIMIT);
  expect(await ways.boundingBox()).toEqual(before);

  // On the whole answer.
  const article = page.getByRole('article', { name: /stopped clock/ });
  await article.getByRole('button', { name: 'Comment on the whole answer' }).click(LIMIT);
  await page.keyboard.type('A good start.');
  await saved(page);
  await expect(page.getByRole('note')).toHaveCount(4);

  // Deleted, and restored.
  await note(page, /stopped yesterday/)
    .getByRole('button', { name: /Delete/ })
    .click(LIMIT);
  await expect(page.getByRole('note')).toHaveCount(3);
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click(LIMIT);
  await saved(page);
  // The list of students shows that grading has begun.
  await page.goto(`/${grading.courseID}/grading?tab=students`);
  const begun = 'Grade Laura Bassi, First paper (in progress)';
  await expect(page.getByRole('link', { name: begun })).toBeVisible(LIMIT);
  await page.goBack();
  await expect(field(page, /stopped yesterday/)).toHaveValue('How do you know?', LIMIT);
  await expect(page.getByRole('note')).toHaveCount(4);

  // Another grader changes a comment while this one is being typed.
  const api = await interfaceOf(server, grading, grading.instructor);
  const luck = (await storedComments(api, grading)).find(({ comment }) => /luck/.test(comment));
  await field(page, /by luck/).focus(LIMIT);
  const { commentID, questionID, anchor } = luck ?? {};
  const about = { username: 'laura', evaluationDataID: 'FIRST', commentID, questionID, anchor };
  const data = { ...about, comment: 'Define luck.' };
  const changed = await api.post(`/api/passageComments/update/${grading.courseID}`, { data });
  expect(changed.ok(), await changed.text()).toBe(true);
  await field(page, /by luck/).press('End', LIMIT);
  await page.keyboard.type(' Say more.');
  const choice = note(page, /by luck/).getByRole('alert');
  await expect(choice).toContainText('Hannah Arendt changed this while you were typing.', LIMIT);
  await expectComplaint(complaints, /409/);
  await choice.getByRole('button', { name: 'Keep both' }).click(LIMIT);
  await saved(page);
  await expect(field(page, /by luck/)).toHaveValue('Define luck.\n\nWhat is luck? Say more.');

  // Laura changed one of the passages before her new due date.
  await saveRecord(api, grading, {
    username: 'laura',
    gradingType: 'customDueDate',
    individualGradingData: addDays(grading.firstDue, 5),
  });
  await page.reload();
  const gone = note(page, /a passage that changed: “by luck”/);
  await expect(gone).toContainText('The passage changed', LIMIT);
  await expect(gone.getByRole('textbox')).toHaveValue(/Define luck/);
  await expect(essay(page).locator('mark')).toHaveText(['Laura looks', 'stopped yesterday']);

  // A comment without any text is deleted, even when a key opens another student from its field.
  await gone.getByRole('textbox').fill('', LIMIT);
  await page.keyboard.press('Alt+p');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Laura Bassi', LIMIT);
  const luckComments = async () =>
    (await storedComments(api, grading)).filter(({ comment }) => /luck/.test(comment));
  await expect.poll(luckComments, LIMIT).toEqual([]);
  await api.dispose();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a grader comments by touch, and the student reads it below the paragraph once it is handed back', async ({
    page,
    server,
    grading,
    browser,
  }) => {
    await enter(page, grading, grading.simone);
    await openDesk(page, grading);
    const { from } = await placeOf(page, 'yesterday');
    await page.mouse.dblclick(from.x + 8, from.y);
    const button = page.getByRole('button', { name: 'Comment', exact: true });
    const { x = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
    // Safari drops the selection as soon as a finger touches something else.
    await page.evaluate(() =>
      addEventListener('pointerdown', () => getSelection()?.removeAllRanges(), {
        capture: true,
        once: true,
      }),
    );
    await button.tap(LIMIT);
    await page.keyboard.type('*Which* day?');
    await saved(page);

    const api = await interfaceOf(server, grading, grading.instructor);
    const evaluations = await storedEvaluations(api, grading);
    const evaluation = evaluations.find(({ dataID }) => dataID === 'FIRST');
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    });
    const student = await context.newPage();
    const laura = { username: 'laura', fullName: 'Laura Bassi', password: PASSWORD };
    await enter(student, grading, laura);
    const query = `/api/examAnswers/${grading.courseID}/laura?evaluationId=FIRST`;
    expect(await (await student.request.get(query)).json()).toMatchObject({ comments: [] });
    const designData = [{ ...evaluation, questionLogic: 'graded' }];
    const handed = await api.post(`/api/courseDesign/update/${grading.courseID}`, {
      data: { designData },
    });
    expect(handed.ok(), await handed.text()).toBe(true);
    await student.goto(`/${grading.courseID}?view=grades`);
    const shown = note(student, /Comment 1, on “yesterday”/);
    await expect(shown).toHaveText(/Which day\?/, LIMIT);
    await expect(shown.locator('em')).toHaveText('Which');
    const mark = student.locator('mark', { hasText: 'yesterday' });
    const [words, below] = [await mark.boundingBox(), await shown.boundingBox()];
    expect(below?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY);
    await student.getByRole('link', { name: 'Comment 1' }).click(LIMIT);
    await expect(shown).toBeFocused();
    await context.close();
    await api.dispose();
  });
});
