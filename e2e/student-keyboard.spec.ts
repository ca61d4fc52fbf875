// A student's whole visit without a mouse: the public pages, logging in, every kind of question, and the reference
// pages.
import type { Page } from '@playwright/test';
import { expect, expectComplaint, takenOver } from './support/journey.ts';
import { button, lookInto, open, press, tabTo, type, withoutMouse } from './support/keyboard.ts';
import { courseName, enterGrades, portalTest, storedAnswer } from './support/portal-course.ts';
import { portalQuestions, portalDesign } from './support/portal-design.ts';
import { seedCourse } from './support/seed-course.ts';
import type { SeededCourse } from './support/seed-course.ts';
import { seededDesign } from './support/seeded-design.ts';

const test = portalTest.extend<{ readonly mouseless: string }>(withoutMouse);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = 'My Philosophy';

/** Description and schedule before logging in. */
async function readPublicPages(page: Page, { courseID }: SeededCourse): Promise<void> {
  await page.goto(`/${courseID}`);
  await page.getByText('How the course works').waitFor();
  await takenOver(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  for (const name of ['Introduction to Philosophy', 'Description', 'Syllabus']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Print or save as PDF')).toBeFocused();
  // Past the end of the page and around to its first stop.
  await tabTo(page, skip);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  // One stop for three themes; the arrow keys choose.
  await tabTo(page, page.getByRole('radio', { name: 'System theme' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'System theme' })).toBeChecked();
}

async function chooseFirstPassword(
  page: Page,
  { courseID, newcomer }: SeededCourse,
): Promise<void> {
  await open(page, 'Course', menu, 'Log in');
  await type(page, page.getByLabel('Username'), newcomer.username);
  await type(page, page.getByLabel('Password', { exact: true }), newcomer.username);
  await press(page, button(page, /^Show/), 'Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await press(page, button(page, 'Log in'));
  await expect(heading(page)).toHaveText('Choose a new password');
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeFocused();
  await page.keyboard.type('aga');
  await type(page, page.getByLabel('Confirm password'), 'aga');
  await page.keyboard.press('Enter');
  // The wrong field has the focus, so that it can be corrected immediately.
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeFocused();
  await expect(page.getByText('Password must be at least 4 characters long.')).toBeVisible();
  await page.keyboard.type('p');
  await type(page, page.getByLabel('Confirm password'), 'agap');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText("Ada Byron's Philosophy");
  await press(page, button(page, 'Log out'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
  await page.goto(`/${courseID}`);
}

async function logIn(
  page: Page,
  { courseID, student }: SeededCourse,
  complaints: string[],
): Promise<void> {
  await page.goto(`/${courseID}?view=section:knowledge`);
  await heading(page).waitFor();
  await type(page, page.getByLabel('Username'), student.username);
  await type(page, page.getByLabel('Password', { exact: true }), 'wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is not the password saved for that netid.')).toBeVisible();
  await expectComplaint(complaints, /401/);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await type(page, page.getByLabel('Password', { exact: true }), student.password);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText("Socrates' Philosophy");
  await expect(heading(page)).toBeFocused();
}

async function answerEverything(page: Page, portal: SeededCourse): Promise<void> {
  const yes = page.getByRole('radio', { name: 'Yes, nothing could tell me otherwise.' });
  const no = page.getByRole('radio', { name: 'No.', exact: true });
  const dream = page.getByRole('textbox', { name: 'You might be dreaming.' });
  await press(page, yes, 'Space');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dream).toBeFocused();
  // Tab leaves the text field, because students don't indent essays.
  await page.keyboard.type('My room?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nothing, it seems.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'That I think' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const contradiction = page.getByRole('region', { name: 'Contradiction' });
  await expect(contradiction).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'What I see' })).toBeFocused();
  await tabTo(
    page,
    contradiction.getByRole('button', { name: 'Which answers clash?' }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
  await expect(contradiction.getByRole('button', { name: /clash/ })).toBeFocused();
  await press(page, contradiction.getByRole('link', { name: /^Change your answer to “Could you/ }));
  await expect(yes).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(no).toBeChecked();
  await expect(no).toBeFocused();
  await expect(contradiction).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(dream).toHaveValue('My room?\nNothing, it seems.');
  const note = page.getByRole('complementary', { name: 'What has changed' });
  await press(page, note.getByRole('button', { name: 'Go to it' }));
  await expect(contradiction).toBeFocused();
  await tabTo(page, yes);
  await page.keyboard.press('ArrowDown');
  await press(page, note.getByRole('button', { name: 'Dismiss' }));
  await expect(note).toHaveText('');
  // The note is gone with its button; the focus is still in the page's content.
  await expect(page.locator('main *:focus')).toHaveCount(1);
  await expect(page.getByText('All changes saved', { exact: true })).toBeVisible();
  expect(await storedAnswer(page, portal, 'certain')).toBe('1,2');
  expect(await storedAnswer(page, portal, 'doubt')).toBe('2');
}

async function openReferences(page: Page): Promise<void> {
  await open(page, menu, 'FAQ');
  const first = page.locator('summary', { hasText: 'How long should an answer be?' });
  await press(page, first);
  await expect(page.locator('em', { hasText: 'needs' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.locator('em', { hasText: 'needs' })).toBeHidden();
  await open(page, menu, 'Rubric');
  await open(page, menu, 'Progress check');
  await press(
    page,
    page.getByRole('main').getByRole('link', { name: 'Freedom', exact: true }).last(),
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Freedom' })).toBeVisible();
  await open(page, menu, 'Evaluation & grades');
  await expect(page.getByText('Well argued.')).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name });
  await tabTo(page, tab('Overall Grade'));
  for (const [key, name] of [
    ['ArrowRight', 'Grading Details'],
    ['End', 'Question by Question'],
    ['ArrowRight', 'Overall Grade'],
    ['ArrowLeft', 'Question by Question'],
    ['Home', 'Overall Grade'],
    ['End', 'Question by Question'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await press(page, page.locator('summary', { hasText: 'Your answer as it was graded' }));
  await expect(page.getByRole('tabpanel')).toContainText('Nothing, it seems.');
}

async function useNarrowMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.getByRole('dialog', { name: 'Menu of My Philosophy' });
  const opener = button(page, 'Menu');
  await tabTo(page, opener, 'Shift+Tab');
  await lookInto(page, opener, drawer);
  await page.keyboard.press('Enter');
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    // Between its two ends the focus passes through the browser's own bars: then the body has it.
    const isInside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog, main')?.localName === 'dialog';
    });
    expect(isInside).toBe(true);
  }
  await press(page, drawer.getByRole('link', { name: 'Freedom' }));
  await expect(drawer).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.setViewportSize({ width: 1400, height: 900 });
  const panel = page.getByRole('complementary', { name: 'Where you stand' });
  await press(page, panel.getByRole('link', { name: portalQuestions.essay }));
  await expect(page.getByRole('textbox', { name: portalQuestions.essay })).toBeFocused();
}

test('a student reads, logs in, answers and opens reference pages by keyboard alone', async ({
  page,
  server,
  complaints,
}) => {
  test.slow();
  const reader = await seedCourse(server, { courseID: courseName(), design: seededDesign() });
  await readPublicPages(page, reader);
  await chooseFirstPassword(page, reader);
  const portal = await seedCourse(server, { courseID: courseName(), design: portalDesign() });
  await enterGrades(server, portal, [
    { gradingType: 'questionGrade', questionID: 'dream', individualGradingData: '8.5' },
    { gradingType: 'comments', comment: 'Well argued.' },
  ]);
  await logIn(page, portal, complaints);
  await answerEverything(page, portal);
  await openReferences(page);
  await useNarrowMenu(page);
});
