import type { Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { acceptable, plantOlderValues } from './support/older-values.ts';
import { expect, expectComplaint, expectNoSidewaysScroll } from './support/journey.ts';
import {
  asInstructor,
  courseName,
  enterGrades,
  openView,
  portalTest as test,
  storedAnswer,
} from './support/portal-course.ts';
import { portalQuestions, portalDesign, twoHundredQuestions } from './support/portal-design.ts';
import { seedCourse } from './support/seed-course.ts';

const saved = 'All changes saved';

function saveLine(page: Page) {
  return page.getByText(saved, { exact: true });
}

/** Waits until nothing moves or fades, and nothing is being loaded. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
}

function essayField(page: Page) {
  return page.getByRole('textbox', { name: portalQuestions.essay });
}

function dreamEssay(page: Page) {
  return page.getByRole('textbox', { name: 'You might be dreaming.' });
}

test('the page opens with the latest section that has begun, and the menu is in order', async ({
  page,
  portal,
}) => {
  await openView(page, portal, 'myphi');
  await expect(page).toHaveTitle('Freedom · Philosophy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Socrates' Philosophy");
  await expect(page.getByRole('heading', { level: 2, name: 'Freedom' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'My Philosophy' });
  await expect(menu.getByRole('link')).toHaveText([
    'Knowledge and Doubt',
    'Freedom',
    'Meaning and Mortality (not open yet)',
    'FAQ',
    'Rubric',
    'Progress check',
    'Evaluation & grades',
  ]);
  await expect(menu.getByRole('link', { name: 'Freedom' })).toHaveAttribute('aria-current', 'page');
});

test('a section that has not opened shows that', async ({ page, portal }) => {
  await openView(page, portal, 'myphi');
  await page.getByRole('link', { name: 'Meaning and Mortality' }).click();
  await expect(
    page.getByText('Nothing to see here yet. (Questions will show up here later in the course.)'),
  ).toBeVisible();
  await expect(page.getByText(portalQuestions.last)).toBeHidden();
});

test('questions and contradictions appear and disappear with the answers, and hidden answers are kept', async ({
  page,
  portal,
}) => {
  await openView(page, portal, 'section:knowledge');
  const note = page.getByRole('complementary', { name: 'What has changed' });
  await expect(dreamEssay(page)).toBeHidden();

  const yes = page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' });
  await yes.check();
  await expect(dreamEssay(page)).toBeVisible();
  await expect(note).toContainText(
    '1 question appeared: “What, then, do you know about your room?”',
  );
  await expect(note.locator('[aria-live=polite]')).toContainText('1 question appeared');
  await expect(yes).toBeFocused();
  await dreamEssay(page).fill('Nothing, it seems.');

  const seen = page.getByRole('checkbox', { name: 'What I see' });
  await seen.check();
  const item = page.getByRole('region', { name: 'Contradiction' });
  await expect(item).toContainText(portalQuestions.contradiction);
  await expect(item).toContainText('Chosen: “Yes, nothing could tell me otherwise.”');
  await expect(item).toContainText('Chosen: “What I see”');
  await expect(note).toContainText('1 contradiction appeared');
  await expect(seen).toBeFocused();
  // A person who gets there by another way no longer needs the note.
  await item.focus();
  await expect(note).toHaveText('');

  await item.getByRole('link', { name: portalQuestions.doubt }).click();
  await expect(yes).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'No.', exact: true })).toBeChecked();
  await expect(item).toBeHidden();
  await expect(dreamEssay(page)).toBeHidden();
  await expect(note).toContainText('1 contradiction is resolved');
  await expect(note).toContainText('1 question no longer applies');
  await expect(note).toContainText('Your essay is kept.');

  await page.keyboard.press('ArrowUp');
  await expect(dreamEssay(page)).toHaveValue('Nothing, it seems.');
  await expect(saveLine(page)).toBeVisible();
  await page.reload();
  await expect(dreamEssay(page)).toHaveValue('Nothing, it seems.');
  await expect(seen).toBeChecked();
  await expect(item).toBeVisible();
});

test('what appears above leaves the page where it is', async ({ page, portal }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await openView(page, portal, 'section:knowledge');
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  const seen = page.getByRole('checkbox', { name: 'What I see' });
  await seen.scrollIntoViewIfNeeded();
  const before = await seen.boundingBox();
  await seen.check();
  await expect(page.getByRole('region', { name: 'Contradiction' })).toBeAttached();
  const after = await seen.boundingBox();
  // The page can scroll by whole pixels only.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

test('an essay shows its word count, grows with its text and shows that it is saved', async ({
  page,
  portal,
}) => {
  await openView(page, portal, 'section:freedom');
  const essay = essayField(page);
  const small = await essay.boundingBox();
  await essay.fill('Once I stayed.\n\n'.repeat(30));
  await expect(page.getByText('90 words')).toBeVisible();
  const large = await essay.boundingBox();
  expect(large?.height).toBeGreaterThan((small?.height ?? 0) * 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(saveLine(page)).toBeVisible();
  await expect(essay).toHaveAccessibleDescription('90 words Saved');
  expect(await storedAnswer(page, portal, 'essay')).toContain('Once I stayed.');
});

declare global {
  interface Window {
    /** The number of changes in the section since the count began. */
    changes: number;
  }
}

test('among two hundred questions a key reaches nothing but the text typed in', async ({
  page,
  server,
}) => {
  const long = { courseID: courseName(), design: [...portalDesign(), ...twoHundredQuestions()] };
  const portal = await seedCourse(server, long);
  await openView(page, portal, 'section:freedom');
  await expect(page.getByRole('group')).toHaveCount(201);
  await essayField(page).fill('I stayed');
  await expect(saveLine(page)).toBeVisible();
  await page.locator('section[aria-labelledby=section-name]').evaluate((section) => {
    window.changes = 0;
    const observer = new MutationObserver((list) => {
      window.changes += list.length;
    });
    const everything = { childList: true, attributes: true, characterData: true };
    observer.observe(section, { subtree: true, ...everything });
  });
  await essayField(page).pressSequentially(', and I would do it again');
  // The words that it is being saved, then that it is saved, and the number of words: a slow machine may go through
  // them several times. Drawing the other questions again would cause more than two hundred changes for each key.
  expect(await page.evaluate(() => window.changes)).toBeLessThan(100);
});

test('on paper an essay is text, as long as it is, and what is chosen can be seen', async ({
  page,
  portal,
}) => {
  await openView(page, portal, 'section:freedom');
  await essayField(page).fill('Once I stayed.');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(essayField(page)).toBeHidden();
  // The text of the hidden field may be found too.
  await expect(page.getByText('Once I stayed.').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'My Philosophy' })).toBeHidden();
  // Printers and forced-colors modes don't show backgrounds, so the browser's own mark is used.
  const choice = page.getByRole('radio', { name: 'Yes' });
  await expect(choice).toHaveCSS('appearance', 'auto');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expect(choice).toHaveCSS('appearance', 'auto');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(choice).toHaveCSS('appearance', 'none');
});

test('on a wide page there is an overview; every entry links to its question', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openView(page, portal, 'section:knowledge');
  const panel = page.getByRole('complementary', { name: 'Where you stand' });
  await expect(panel).toContainText('Still open (2)');
  await expect(panel).toContainText('Answered (0)');
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await expect(panel).toContainText('Still open (2)');
  await expect(panel).toContainText('You are committed to (1)');
  await expect(panel).toContainText('Nothing rules out that this is a dream.');
  await page.getByRole('checkbox', { name: 'What I see' }).check();
  await expect(panel).toContainText('Contradictions to resolve (1)');
  await panel.getByRole('link', { name: 'What, then, do you know about your room?' }).click();
  await expect(dreamEssay(page)).toBeFocused();
  await dreamEssay(page).fill('ab');
  await expect(panel).toContainText('Still open (0)');
  await page.setViewportSize({ width: 1299, height: 900 });
  await expect(panel).toBeHidden();
});

test('below 1300 pixels a chip sums it up and opens the same as a sheet', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openView(page, portal, 'section:knowledge');
  const chip = page.getByRole('button', { name: 'Where you stand: 0 of 2' });
  await expect(chip).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await page.getByRole('checkbox', { name: 'What I see' }).check();
  const conflicting = page.getByRole('button', {
    name: /^Where you stand: 2 of 3\b.* 1 contradiction$/,
  });
  const sheet = page.getByRole('dialog', { name: 'Where you stand' });
  // By keyboard: Escape closes it, and the focus is on the chip again.
  await conflicting.press('Enter');
  await expect(sheet).toContainText('Contradictions to resolve (1)');
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(conflicting).toBeFocused();
  // By thumb: every entry is high enough and leads to its question.
  await conflicting.click();
  const entry = sheet.getByRole('link', { name: 'What, then, do you know about your room?' });
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await entry.click();
  await expect(sheet).toBeHidden();
  await expect(dreamEssay(page)).toBeFocused();
  await expect(dreamEssay(page)).toBeInViewport();
  // A window that becomes wide shows the panel instead.
  await conflicting.click();
  await page.setViewportSize({ width: 1300, height: 844 });
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Where you stand' })).toBeVisible();
});

test('a section ends with what is still open and the next section', async ({ page, portal }) => {
  await openView(page, portal, 'section:knowledge');
  const end = page.getByRole('region', { name: 'Still open here' });
  await expect(end.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await page.getByRole('checkbox', { name: 'What I see' }).check();
  await expect(end.getByRole('listitem').first()).toContainText('Contradiction: ');
  await end.getByRole('link', { name: 'What, then, do you know about your room?' }).click();
  await expect(dreamEssay(page)).toBeFocused();
  await end.getByRole('link', { name: 'Next section Freedom' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Freedom' })).toBeVisible();
  await expect(page.getByText('isn’t open yet.')).toBeVisible();
});

test('a link to a question in another section opens it there', async ({ page, portal }) => {
  const { courseID } = portal;
  await openView(page, portal, 'progress');
  await page.goto(`/${courseID}?view=section:freedom#question-essay`);
  await expect(essayField(page)).toBeFocused();
});

test('the progress check counts what is open and follows the answers', async ({ page, portal }) => {
  await openView(page, portal, 'progress');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows.nth(0)).toContainText('Incomplete');
  await expect(rows.nth(0)).toContainText('2 unanswered multiple-choice questions');
  await expect(rows.nth(0)).toContainText('0 unanswered essay questions');
  await expect(rows.nth(0)).toContainText('0 unresolved contradictions');
  await expect(rows.nth(1)).toContainText('1 unanswered essay question');
  await expect(rows.nth(2)).toContainText('Not open yet');
  await rows.nth(1).getByRole('link', { name: 'Freedom' }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await essayField(page).fill('I stayed.');
  await page.getByRole('link', { name: 'Progress check' }).click();
  await expect(rows.nth(1)).toContainText('Complete');
});

test('the FAQ opens to answers in Markdown, the rubric last; the rubric has a page too', async ({
  page,
  portal,
}) => {
  await openView(page, portal, 'faq');
  await page.getByText('How long should an answer be?').click();
  await expect(page.locator('em', { hasText: 'needs' })).toBeVisible();
  await page.getByText('What is the rubric for the course?').click();
  await expect(page.locator('strong', { hasText: 'one objection' })).toBeVisible();
  await page.getByRole('link', { name: 'Rubric' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rubric');
  await expect(page.getByRole('listitem').filter({ hasText: 'reason' })).toBeVisible();
});

test('only a handed-back evaluation opens, with grade, details, questions and comment', async ({
  page,
  portal,
  server,
}) => {
  await openView(page, portal, 'section:knowledge');
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await dreamEssay(page).fill('Nothing, it seems.');
  await expect(saveLine(page)).toBeVisible();
  await enterGrades(server, portal, [
    { gradingType: 'questionGrade', questionID: 'dream', individualGradingData: '8.5' },
    { gradingType: 'unansweredMCQs', individualGradingData: '2' },
    { gradingType: 'comments', comment: 'Well argued.\nNow object to it.' },
    { gradingType: 'comments', comment: 'Secret so far.', evaluationDataID: 'FINAL' },
  ]);
  await page.getByRole('link', { name: 'Evaluation & grades' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Midterm');
  await expect(page.getByText('75.0')).toBeVisible();
  await expect(page.getByText('Well argued.')).toBeVisible();
  await expect(page.getByText('Final Not handed back yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /Final/ })).toHaveCount(0);
  await expect(page.getByText('Secret so far.')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Overall Grade' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Grading Details' })).toBeFocused();
  const details = page.getByRole('tabpanel');
  await expect(details).toHaveAccessibleName('Grading Details');
  await expect(details).toContainText('8.50 of 10');
  await expect(details).toContainText('Unanswered multiple-choice questions2');
  await expect(details).toContainText('one objection');
  await expect(details).toContainText(
    '85.0 − 0.0 (0 contradictions × 5) − 10.0 (2 unanswered questions × 5) + 0.0 = 75.0 of 100',
  );
  await page.keyboard.press('ArrowRight');
  await expect(details).toContainText('8.5 of 10');
  await page.getByText('Your answer as it was graded').click();
  await expect(details).toContainText('Nothing, it seems.');
});

test('a missing grade shows a message; new ones appear when the window regains the focus', async ({
  page,
  portal,
  server,
}) => {
  await openView(page, portal, 'grades');
  await expect(page.getByText('No overall grade available.')).toBeVisible();
  await expect(page.getByText('No comment available.')).toBeVisible();
  await page.getByRole('tab', { name: 'Grading Details' }).click();
  await expect(page.getByText('No grade available')).toBeVisible();
  await enterGrades(server, portal, [{ gradingType: 'comments', comment: 'Here it is.' }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('Here it is.')).toBeVisible();
});

test('without grades for exams there is no overall grade, but there are comments', async ({
  page,
  portal,
  server,
}) => {
  const api = await asInstructor(server, portal);
  await api.post(`/api/courseDesign/update/${portal.courseID}`, {
    data: { designData: [{ dataType: 'usesGradesForExams', dataID: '1', dataText: 'No' }] },
  });
  await api.dispose();
  await openView(page, portal, 'grades');
  await expect(page.getByText('No comment available.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Grading Details']);
  await expect(page.getByRole('tabpanel')).toContainText('This course doesn’t give grades.');
});

const brokenQuestion = designItem({
  dataType: 'question',
  dataID: 'broken',
  dataIndex: '9',
  dataText: 'A question whose condition nobody can read',
  questionType: 'LongAnswer',
  questionLogic: '(free, 1',
  questionCourseDate: 'otherwise',
});

test('what the instructor changes shows on focus, and nothing typed is lost by it', async ({
  page,
  portal,
  server,
  complaints,
}) => {
  await openView(page, portal, 'section:freedom');
  const essay = essayField(page);
  await essay.pressSequentially('I was about to');
  const api = await asInstructor(server, portal);
  const section = { dataType: 'sectionName', dataID: 'freedom', dataIndex: '4' };
  const designData = [designItem({ ...section, dataText: 'Liberty' }), brokenQuestion];
  await api.post(`/api/courseDesign/update/${portal.courseID}`, {
    data: { designData: acceptable(designData) },
  });
  await api.dispose();
  plantOlderValues(server, portal.courseID, designData);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('heading', { level: 2, name: 'Liberty' })).toBeVisible();
  await expect(essay).toBeFocused();
  await expect(essay).toHaveValue('I was about to');
  await essay.pressSequentially(' leave');
  await expect(essay).toHaveValue('I was about to leave');
  await expectComplaint(complaints, /Logic eval error question broken/);
  await expect(page.getByText(brokenQuestion.dataText)).toHaveCount(0);
});

test('on a narrow screen the menu waits behind a button and holds the focus', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openView(page, portal, 'myphi');
  const button = page.getByRole('button', { name: 'Menu' });
  // Small screens have no room for a margin; up to 767 pixels the menu waits.
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 601, height: 844 });
  await expect(essayField(page)).not.toHaveCSS('margin-left', '0px');
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(essayField(page)).toHaveCSS('margin-left', '0px');
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Menu of My Philosophy' });
  await expect(drawer).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Between its two ends the focus passes through the browser's own bars: then the body has it.
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') instanceof HTMLDialogElement;
    });
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'Knowledge and Doubt' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Knowledge and Doubt' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the menu is highlighted after five seconds', async ({ page, portal }) => {
  // The clock doesn't move, however long the page takes on a slow machine.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await openView(page, portal, 'myphi');
  const menu = page.getByRole('navigation', { name: 'My Philosophy' });
  await page.clock.runFor(4000);
  await expect(menu).not.toHaveAttribute('data-highlighted');
  await page.clock.runFor(1500);
  await expect(menu).toHaveAttribute('data-highlighted');
});

test('staff can try the questions, and nothing of it is saved', async ({ page, portal }) => {
  await openView(page, portal, 'section:ending', portal.instructor);
  await expect(page.getByText('Preview: answers given here aren’t saved')).toBeVisible();
  await page.getByRole('textbox', { name: portalQuestions.last }).fill('Perhaps.');
  await page.getByRole('link', { name: 'Knowledge and Doubt' }).click();
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await expect(dreamEssay(page)).toBeVisible();
});

test('no view of My Philosophy scrolls sideways at 768 or 1300 pixels', async ({
  page,
  portal,
}) => {
  const atBothWidths = async (look: (width: number) => Promise<void>): Promise<void> => {
    for (const width of [768, 1300]) {
      await page.setViewportSize({ width, height: 844 });
      await look(width);
      await expectNoSidewaysScroll(page);
    }
  };
  await openView(page, portal, 'section:knowledge');
  await page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' }).check();
  await page.getByRole('checkbox', { name: 'What I see' }).check();
  // The layout from here on: the menu beside the view from 768, the overview from 1300.
  await atBothWidths(async (width) => {
    const panel = page.getByRole('complementary', { name: 'Where you stand' });
    await expect(panel).toBeVisible({ visible: width >= 1300 });
    await expect(page.getByRole('navigation', { name: 'My Philosophy' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  });
  for (const view of ['faq', 'rubric', 'progress', 'grades']) {
    await page.goto(`/${portal.courseID}?view=${view}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await atBothWidths(() => settled(page));
  }
});
