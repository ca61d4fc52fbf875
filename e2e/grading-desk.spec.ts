// The interface in which one student's evaluation is graded: by keyboard, offline, with another grader at the same
// time.
import type { Locator, Page } from '@playwright/test';
import { addDays, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
} from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

const saved = 'All changes saved';

async function openDesk(
  page: Page,
  { courseID }: GradingCourse,
  username: string,
  evaluationId = 'FIRST',
): Promise<void> {
  await page.goto(`/${courseID}/grading?evaluationId=${evaluationId}&username=${username}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The window gets the focus back, as after a visit to another one. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

/** The calls to these paths from this moment on. */
function watchCalls(page: Page, paths: readonly string[]): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (paths.includes(pathname)) calls.push(pathname);
  });
  return calls;
}

declare global {
  interface Window {
    /** How much of the page has moved since it was loaded. */
    shifted: number;
  }
}

/** Loads the page with a student whose data arrives last, and counts how much of the existing content moves. */
async function reloadWithLateStudent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') window.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/gradingDesk/*', async (route) => {
    await page.locator('header').first().waitFor();
    await route.continue();
  });
  await page.reload();
  await page.getByRole('article', { name: /stopped clock/ }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
}

/** How far down the answers are. */
function scrolled(page: Page): Promise<number> {
  return page
    .locator('[aria-label^="Answers of"]')
    .first()
    .evaluate(({ scrollTop }) => scrollTop);
}

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const running = (page: Page): Locator => page.getByRole('region', { name: 'Running grade' });
const comments = (page: Page): Locator => page.getByLabel('Comments');
const allSaved = (page: Page): Locator => page.getByText(saved, { exact: true });

test('two students are graded question by question with the keyboard alone', async ({
  page,
  server,
  grading,
}) => {
  await enter(page, grading, grading.simone);
  const wholeClass = watchCalls(page, [
    `/api/students/${grading.courseID}`,
    `/api/studentGrades/${grading.courseID}`,
  ]);
  await openDesk(page, grading, 'anton');
  await expect(page.getByText('1 of 6')).toBeVisible();
  await expect(
    page.getByText(
      `Answers as of the end of ${longDateLabel(grading.firstDue)} (due date, New York time)`,
    ),
  ).toBeVisible();
  await expect(page.getByText('Anton looks at the clock on the station.')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next ungraded student');
  await page.keyboard.press('Escape');

  await page.keyboard.press('8');
  const second = page.getByLabel('Question grade 2: You might be dreaming.');
  await expect(second).toBeFocused();
  await page.keyboard.type('.5');
  // A grade with two decimals isn't valid: it is shown with the reason, and Enter doesn't skip it.
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await expect(second).toHaveValue('8.55');
  await expect(second).toHaveAccessibleDescription(/“8\.55” isn’t saved/);
  await page.keyboard.press('Backspace');
  await expect(second).toHaveValue('8.5');
  await expect(page.getByLabel('Grade for question 2')).toHaveValue('8.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /stopped clock/ })).toBeFocused();
  await page.keyboard.type('10');
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('10');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await expect(running(page)).toContainText('85.0');
  await expect(running(page)).toContainText('Average of 3 question grades: 8.50 of 10, times 10');

  await page.keyboard.press('Alt+c');
  await expect(comments(page)).toBeFocused();
  await page.keyboard.type('next, uncle: x');
  await expect(comments(page)).toHaveValue('next, uncle: x');
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  const complete = page.getByRole('button', { name: 'Grading Complete' });
  await expect(complete).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('n');
  await expect(heading(page)).toHaveText('Laura Bassi');
  await expect(page).toHaveURL(/username=laura/);
  await expect(comments(page)).toHaveValue('');
  await expect(complete).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.type('6');
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('6');
  await expect(running(page)).toContainText('1 unresolved contradiction, 2 points each');
  await expect(running(page)).toContainText('58.0');
  await page.keyboard.press('Control+Enter');
  // Two essays have no grade: the page asks, and continues after a confirmation.
  await expect(page.getByRole('dialog', { name: 'Mark as complete' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Ada Byron');
  await page.goBack();
  await expect(heading(page)).toHaveText('Laura Bassi');
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('6');
  await expect(allSaved(page)).toBeVisible();
  await comeBack(page);
  await expect(page.getByText('2 of 6')).toBeVisible();
  // One student is shown: the class is never asked for.
  expect(wholeClass).toEqual([]);

  const api = await interfaceOf(server, grading, grading.instructor);
  expect(await storedGrade(api, grading, 'anton', 'examGrade')).toBe('85');
  expect(await storedGrade(api, grading, 'anton', 'questionGrade', 'clock')).toBe('10');
  expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('next, uncle: x');
  expect(await storedGrade(api, grading, 'anton', 'gradingComplete')).toBe('yes');
  expect(await storedGrade(api, grading, 'laura', 'examGrade')).toBe('58');
  expect(await storedGrade(api, grading, 'laura', 'comments')).toBe('');
  for (const username of ['ada', 'margaret', 'catharine', 'anne']) {
    const yes = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
    await saveRecord(api, grading, { username, ...yes });
  }
  await comeBack(page);
  await expect(page.getByText('That was the last one.').first()).toBeVisible();
  await api.dispose();
});

test('a comment being typed, the focus and the place in the essay outlast loading anew', async ({
  page,
  grading,
}) => {
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Answers of Anton Amo' });
  await panel.hover();
  const opening = await scrolled(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => scrolled(page)).toBe(opening + 100);
  await comments(page).pressSequentially('Well begun');
  const loaded = page.waitForResponse('**/api/gradingDesk/*');
  await comeBack(page);
  await page.keyboard.type(', half done');
  await loaded;
  await page.keyboard.type('.');
  await expect(comments(page)).toHaveValue('Well begun, half done.');
  await expect(comments(page)).toBeFocused();
  expect(await scrolled(page)).toBe(opening + 100);
  await expect(allSaved(page)).toBeVisible();
});

test('what was typed without a connection, or after the session ended, arrives', async ({
  page,
  context,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton');
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  await context.setOffline(true);
  await comments(page).fill('Typed on a train.');
  const offline = page.getByText('Offline: 1 change is kept on this device and will be sent');
  await expect(offline.first()).toBeVisible();
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Not everything is saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.close();
  await context.setOffline(false);
  complaints.length = 0;

  const next = await context.newPage();
  await openDesk(next, grading, 'laura');
  await expect.poll(() => storedGrade(api, grading, 'anton', 'comments')).toBe('Typed on a train.');
  await expect(comments(next)).toHaveValue('');

  await context.clearCookies();
  await comments(next).fill('Typed by nobody.');
  await expect(next.getByText('Not saved: you’re logged out.').first()).toBeVisible();
  await next.getByRole('button', { name: 'Log in' }).first().click();
  await fillLogin(next, grading.simone);
  await expect(heading(next)).toHaveText('Laura Bassi');
  await expect(comments(next)).toHaveValue('Typed by nobody.');
  await expect.poll(() => storedGrade(api, grading, 'laura', 'comments')).toBe('Typed by nobody.');
  await api.dispose();
});

test('USR-115 what waits for a student who was deleted isn’t saved for the one who has the netID now', async ({
  page,
  context,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  const { courseID, simone } = grading;
  await enter(page, grading, simone);
  await openDesk(page, grading, 'anton');
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  await context.setOffline(true);
  await comments(page).fill('Anton, look at your clock.');
  await expect(page.getByText('Offline: 1 change is kept').first()).toBeVisible();
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
  expect((await api.delete(`/api/users/${courseID}/anton`)).ok()).toBe(true);
  const other = { username: 'anton', fullname: 'Another Anton', TA: simone.username };
  const added = await api.post(`/api/users/${courseID}/add`, {
    data: { ...other, person: 'another' },
  });
  expect(added.ok()).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText('someone else has the netID now').first()).toBeVisible();
  await expect(heading(page)).toHaveText('Another Anton');
  await expect(page.getByText('Anton looks at the clock')).toBeHidden();
  expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('');
  complaints.length = 0;
  await comments(page).fill('Nothing to read yet.');
  await expect(allSaved(page)).toBeVisible();
  expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('Nothing to read yet.');
  await api.dispose();
});

test('two people at the same student know of each other and never overwrite each other', async ({
  page,
  browser,
  server,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'laura');
  await expect(page.getByText('Laura looks at the clock')).toBeVisible();
  const otherContext = await browser.newContext({ baseURL: server.url });
  const other = await otherContext.newPage();
  await enter(other, grading, grading.instructor);
  await openDesk(other, grading, 'laura');
  await expect(
    other.getByText(/^Simone Weil has also been grading this student since \d{1,2}:\d\d [AP]M\.$/),
  ).toBeVisible();
  await comeBack(page);
  await expect(
    page.getByText(/^Hannah Arendt has also been grading this student since/),
  ).toBeVisible();

  // A field that isn't edited here is updated silently.
  await other.getByLabel('Grade for question 2').fill('9');
  await expect(allSaved(other)).toBeVisible();
  await comeBack(page);
  await expect(page.getByLabel('Grade for question 2')).toHaveValue('9');
  await expect(page.getByText(/Changed by Hannah Arendt at \d{1,2}:\d\d [AP]M\./)).toBeVisible();

  // Two people write into one field.
  await comments(page).focus();
  await comments(other).fill('Hers: clear.');
  await expect(allSaved(other)).toBeVisible();
  await page.keyboard.type('Mine: too short.');
  const conflict = page.getByRole('alert');
  await expect(conflict).toContainText(
    'Not saved: Hannah Arendt changed this while you were typing. Which version do you want to keep?',
  );
  await expect(conflict).toContainText('Hers: clear.');
  await expect(conflict).toContainText('Mine: too short.');
  await expectComplaint(complaints, /409/);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(comments(page)).toHaveValue('Hers: clear.\n\nMine: too short.');
  await expect(allSaved(page)).toBeVisible();

  await page.getByLabel('Grade for question 4').focus();
  await other.getByLabel('Grade for question 4').fill('5');
  await expect(allSaved(other)).toBeVisible();
  await page.keyboard.type('8');
  await expect(conflict).toContainText('Which version do you want to keep?');
  await expectComplaint(complaints, /409/);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('5');
  await expect(allSaved(page)).toBeVisible();

  const api = await interfaceOf(server, grading, grading.instructor);
  expect(await storedGrade(api, grading, 'laura', 'comments')).toBe(
    'Hers: clear.\n\nMine: too short.',
  );
  expect(await storedGrade(api, grading, 'laura', 'questionGrade', 'clock')).toBe('5');
  await api.dispose();
  await other.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(heading(other)).toHaveText('Ada Byron');
  await otherContext.close();
  await comeBack(page);
  await expect(page.getByText(/has also been grading this student/)).toBeHidden();
});

test('more time for one student: it says what it does, loads the later answers, and can be taken back', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.simone);
  await saveRecord(api, grading, {
    username: 'ada',
    gradingType: 'questionGrade',
    questionID: 'clock',
    individualGradingData: '1',
  });
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'ada');
  await expect(
    page.getByText('Ada Byron hadn’t written anything here by this date.'),
  ).toBeVisible();
  // Two choices that are open as of the due date.
  await expect(page.getByLabel('Unanswered MCQs')).toHaveValue('2');
  // An entered value stays until it is counted again.
  await page.getByLabel('Unanswered MCQs').fill('1');
  await page.getByRole('button', { name: 'Custom Due Date' }).click();
  const later = addDays(grading.firstDue, 3);
  await page.getByLabel('Custom Due Date').fill(later);
  const dialog = page.getByRole('alert');
  await expect(dialog).toContainText(
    `Ada Byron’s answers are loaded again as of the end of ${longDateLabel(later)}`,
  );
  await expect(dialog).toContainText(
    '1 question grade was given for the answers of the other date.',
  );
  await expectComplaint(complaints, /409/);
  await dialog.getByRole('button', { name: 'Set the date and delete 1 grade' }).click();
  await expect(page.getByText('Ada looks at the clock on the station.')).toBeVisible();
  await expect(
    page.getByText(`Answers as of the end of ${longDateLabel(later)} (custom due date`),
  ).toBeVisible();
  await expect(page.getByLabel('Grade for question 4')).toHaveValue('');
  await page.getByRole('button', { name: 'Recount' }).click();
  await expect(page.getByLabel('Unanswered MCQs')).toHaveValue('0');
  await expect(allSaved(page)).toBeVisible();
  expect(await storedGrade(api, grading, 'ada', 'customDueDate')).toBe(later);
  expect(await storedGrade(api, grading, 'ada', 'questionGrade', 'clock')).toBe('');

  await page.getByRole('button', { name: 'Use the due date for all' }).click();
  await page.getByRole('button', { name: 'Set the earlier date' }).click();
  await expect(
    page.getByText('Ada Byron hadn’t written anything here by this date.'),
  ).toBeVisible();
  expect(await storedGrade(api, grading, 'ada', 'customDueDate')).toBe('');
  await api.dispose();
});

test('what was revised after the due date is shown word by word; the screen suits eyes, ears and phones', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'laura');
  const clock = page.getByRole('article', { name: /stopped clock/ });
  await expect(clock).toContainText('Revised 3 days after the due date.');
  await expect(clock).toContainText('I am right only by luck:');
  await clock.getByRole('button', { name: 'Show what changed' }).click();
  await expect(clock.locator('del').last()).toContainText('luck:');
  await expect(clock.locator('ins').last()).toContainText('an accident that I had no part in:');
  await expect(page.getByRole('region', { name: 'Contradiction' })).toContainText('What I see');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await reloadWithLateStudent(page);
  await expect(page.getByText('Changed after the due date')).toBeVisible();
  expect(await page.evaluate(() => window.shifted), 'how much the page moved').toBeLessThan(0.1);
  await page.getByLabel('Grade for question 5').fill('7');
  await expect(allSaved(page)).toBeInViewport();

  // The second paper: a question that came after its due date doesn't count yet.
  await openDesk(page, grading, 'laura', 'SECOND');
  await expect(page.getByRole('article', { name: 'Describe a decision' })).toBeVisible();
  await expect(page.getByText('Whom do you blame, and for what?')).toBeHidden();

  // A question that an instructor adds now was not there when the first paper was due.
  const api = await interfaceOf(server, grading, grading.instructor);
  const added = { dataType: 'question', dataID: 'extra', dataText: 'And what is luck?' };
  const place = { questionType: 'LongAnswer', questionCourseDate: 'clocks', dataIndex: '4' };
  await api.post(`/api/courseDesign/update/${grading.courseID}`, {
    data: { designData: [{ ...added, ...place }] },
  });
  await openDesk(page, grading, 'laura');
  await expect(page.getByText('The course changed after this date')).toBeVisible();
  await page.getByRole('button', { name: 'And what is luck?' }).first().click();
  await expect(page.getByRole('article', { name: 'And what is luck?' })).toContainText(
    'added after the due date',
  );
  // A window that was opened by hand cannot be closed.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/grading\?tab=students$/);
  await expectComplaint(complaints, /close only the windows/);
  // A window that the Student List opened can.
  const opening = page.waitForEvent('popup');
  await page.evaluate(
    (address) => void open(address),
    `/${grading.courseID}/grading?evaluationId=FIRST&username=anton`,
  );
  const desk = await opening;
  await comments(desk).fill('Saved while leaving.');
  const closing = desk.waitForEvent('close');
  await desk.getByRole('button', { name: 'Close' }).click();
  await closing;
  expect(await storedGrade(api, grading, 'anton', 'comments')).toBe('Saved while leaving.');
  await api.dispose();
});

test('there is a clear page where there is nothing to grade', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  await enter(page, grading, grading.simone);
  await openDesk(page, grading, 'anton', 'THIRD');
  await expect(heading(page)).toHaveText('Evaluation not found');
  await openDesk(page, grading, 'sojourner');
  await expect(page.getByText('“sojourner” isn’t one of your students.')).toBeVisible();
  await expectComplaint(complaints, /403/);
  await enter(page, grading, grading.instructor);
  await openDesk(page, grading, 'nobody');
  await expect(heading(page)).toHaveText('Student not found');
  await expectComplaint(complaints, /404/);
  await openDesk(page, grading, 'sojourner');
  await expect(
    page.getByText('Sojourner Truth hadn’t written anything here by this date.'),
  ).toBeVisible();
  await expect(page.getByText('Not answered').first()).toBeVisible();
  await expect(page.getByText('11 of 12')).toBeVisible();

  const api = await interfaceOf(server, grading, grading.instructor);
  // The section can be in one evaluation only: the first paper gives it to the talk.
  const talk = { dataType: 'evaluation', dataID: 'UNDATED', dataText: 'Talk' };
  const first = { ...talk, dataID: 'FIRST', questionCourseDate: grading.firstDue };
  await api.post(`/api/courseDesign/update/${grading.courseID}`, {
    data: { designData: [first, { ...talk, questionOptions: 'knowledge' }] },
  });
  await openDesk(page, grading, 'anton', 'UNDATED');
  await expect(heading(page)).toHaveText('Target date is required to fetch student answers.');
  await page.getByLabel('Custom Due Date').fill(grading.firstDue);
  await expect(page.getByText('Anton looks at the clock')).toBeVisible();
  await api.dispose();
});
