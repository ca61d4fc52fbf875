import { SESSION_LIFE } from '@elenchus/domain/people/session-life.ts';
import { courseTest as test, expect, expectComplaint } from './support/journey.ts';
import { fillLogin, logIn } from './support/log-in.ts';
import { seedCourse } from './support/seed-course.ts';
import type { Page } from '@playwright/test';

const storedNames = () => Object.keys(sessionStorage).toSorted();
const fiveNames = ['fullName', 'isInstructor', 'isLoggedIn', 'isTA', 'username'];

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

test('a student logs in and stays so in this tab and another', async ({
  page,
  course,
  context,
}) => {
  const { student, courseID } = course;
  await page.goto(`/${courseID}?view=myphi`);
  await expect(page).toHaveTitle(/^Log in · /);
  await fillLogin(page, student);
  await expect(heading(page)).toHaveText("Socrates' Philosophy");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('You are logged in as Socrates.')).toBeVisible();
  expect(await page.evaluate(storedNames)).toEqual(fiveNames);
  expect(await page.evaluate(() => sessionStorage.getItem('isLoggedIn'))).toBe('true');

  // Values that the tab remembers show before the server has answered.
  await page.route('**/api/session/*', () => undefined);
  await page.reload();
  await expect(page.getByText('You are logged in as Socrates.')).toBeVisible();

  // A new tab remembers nothing, but its cookie does.
  const other = await context.newPage();
  await other.goto(`/${courseID}`);
  await expect(other.getByText('You are logged in as Socrates.')).toBeVisible();
});

test('logging out removes what the tab remembers and closes the page', async ({ page, course }) => {
  await logIn(page, course.courseID, course.student);
  // No request is in flight that would be refused afterward.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Log in');
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  expect(await page.evaluate(storedNames)).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText('Log in');
});

test('a draft in the tab waits for its author, and nobody else sees it', async ({
  page,
  course,
  context,
}) => {
  const { courseID, instructor, assistant } = course;
  const mine = page.getByRole('region', { name: 'My comments' });
  const text = mine.getByRole('textbox', { name: 'Text' });
  const openDraft = () => mine.getByRole('button', { name: 'Add comment' }).first().click();
  await page.goto(`/${courseID}/grading?tab=comments`);
  await fillLogin(page, instructor);
  await openDraft();
  await text.fill('Nobody else reads this yet.');
  await page.reload();
  await openDraft();
  await expect(text).toHaveValue('Nobody else reads this yet.');

  // The session ends without a logout.
  await context.clearCookies();
  await page.reload();
  await fillLogin(page, instructor);
  await openDraft();
  await expect(text).toHaveValue('Nobody else reads this yet.');

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Log in');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(storedNames)).toEqual([]);
  await fillLogin(page, assistant);
  await openDraft();
  await expect(text).toHaveValue('');
  expect(await page.evaluate(storedNames)).toEqual(fiveNames);
});

test('an unknown username, a wrong password and a broken server show different messages', async ({
  page,
  course,
  complaints,
}) => {
  await page.goto(`/${course.courseID}?view=myphi`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'Please enter your netID. Your netID',
  );

  await fillLogin(page, { username: 'socrates@example.edu', password: 'x' });
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(
    'That username is not among the listed netids for this course. Be sure that you are using your netid rather than your email address or your numeric ID. If it’s spelled right, email the instructor, Hannah Arendt. Your netID',
  );
  await expect(page.getByLabel('Username')).toBeFocused();
  await expectComplaint(complaints, /404/);

  await fillLogin(page, { username: course.student.username, password: 'wrong' });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectComplaint(complaints, /401/);

  await page.route('**/api/authenticate/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred during login. Please try again.',
  );
  await expectComplaint(complaints, /ERR_FAILED/);
  await expectComplaint(complaints, /NETWORK_ERROR/);
});

test('the first login leads to a password of one’s own, by the rules', async ({
  page,
  server,
  complaints,
}) => {
  const { courseID, newcomer } = await seedCourse(server);
  await page.goto(`/${courseID}?view=myphi`);
  await fillLogin(page, newcomer);
  await expect(heading(page)).toHaveText('Choose a new password');
  const password = page.getByLabel('New password', { exact: true });
  const repetition = page.getByLabel('Confirm password');
  const save = page.getByRole('button', { name: 'Save and log in' });
  await expect(password).toBeFocused();

  for (const { first, second, field, sentence } of [
    { first: 'one', second: 'two', field: repetition, sentence: 'Passwords do not match.' },
    {
      first: 'one',
      second: 'one',
      field: password,
      sentence: 'Password must be at least 4 characters long.',
    },
    {
      first: 'ADA7',
      second: 'ADA7',
      field: password,
      sentence: 'Password cannot be the same as your username.',
    },
  ]) {
    await password.fill(first);
    await repetition.fill(second);
    await save.click();
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
  }

  await password.fill('engines of reason');
  await repetition.fill('engines of reason');
  await expect(page.getByText('(done)')).toHaveCount(4);
  await page.evaluate(() => Object.assign(window, { isTheOldPage: true }).isTheOldPage);
  await save.click();
  await expect(heading(page)).toHaveText("Ada Byron's Philosophy");
  expect(await page.evaluate(() => 'isTheOldPage' in window)).toBe(false);
  await expect(heading(page)).toBeFocused();

  await page.getByRole('button', { name: 'Log out' }).click();
  await fillLogin(page, newcomer);
  await expect(page.getByText('That is not the password saved for that netid.')).toBeVisible();
  await expectComplaint(complaints, /401/);
  await fillLogin(page, { ...newcomer, password: 'engines of reason' });
  await expect(heading(page)).toHaveText("Ada Byron's Philosophy");
});

test('a password that could not be saved shows an error, and nobody is logged in', async ({
  page,
  server,
  context,
  complaints,
}) => {
  const { courseID, newcomer } = await seedCourse(server);
  await page.goto(`/${courseID}?view=myphi`);
  await fillLogin(page, newcomer);
  await page.getByLabel('New password', { exact: true }).fill('engines');
  await page.getByLabel('Confirm password').fill('engines');
  await page.route('**/api/reset-password/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save and log in' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Password reset failed', { exact: true })).toBeVisible();
  await expect(alert).toContainText('Couldn’t reach the server.');
  await expectComplaint(complaints, /ERR_FAILED/);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('alert')).toContainText('log in again');
  await expectComplaint(complaints, /401/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('Log in');
});

test('open sections show their questions, later ones show when they open', async ({
  page,
  course,
}) => {
  await logIn(page, course.courseID, course.student);
  await expect(page.getByRole('heading', { name: 'Mind and Body' })).toBeVisible();
  await expect(
    page.getByText('How could a mind without extension move a body?').first(),
  ).toBeVisible();

  await page.goto(`/${course.courseID}?view=section:part-1`);
  await expect(page.getByText('Could you be dreaming now?').first()).toBeVisible();
  await expect(page.getByText('You say that you might be dreaming.')).toBeHidden();

  await page.goto(`/${course.courseID}?view=section:part-3`);
  await expect(
    page.getByText('Nothing to see here yet. (Questions will show up here later in the course.)'),
  ).toBeVisible();
});

test('after three days of inactivity the page logs out automatically', async ({
  page,
  course,
  complaints,
}) => {
  await page.clock.install();
  await logIn(page, course.courseID, course.student);
  await page.clock.fastForward(SESSION_LIFE - 60_000);
  await page.keyboard.press('Shift');
  await page.clock.fastForward(120_000);
  await expect(page.getByText('You are logged in as Socrates.')).toBeVisible();

  // No time has passed for the server, so the page logs out there too.
  const loggedOut = page.waitForResponse((response) => response.url().includes('/api/logout/'));
  await page.clock.fastForward(SESSION_LIFE);
  await loggedOut;
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await expect(page.getByText('after 3 days without activity')).toBeVisible();
  expect(await page.evaluate(storedNames)).toEqual([]);
  await page.reload();
  await expect(heading(page)).toHaveText('Log in');
  // When the page wakes up, it also fetches the answers again, before the logout or after it.
  const others = complaints.splice(0).filter((each) => !each.includes('401 (Unauthorized)'));
  expect(others).toEqual([]);
});

test('an answer that was on its way before the automatic logout does not log the page in again', async ({
  page,
  course,
}) => {
  await page.clock.install();
  await logIn(page, course.courseID, course.student);
  const released = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  // Before the time passes: the page may ask on its own then, and not again while it waits for the answer.
  await page.route('**/api/session/*', async (route) => {
    const response = await route.fetch();
    given.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  await page.clock.fastForward(SESSION_LIFE - 60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await given.promise;
  const loggedOut = page.waitForResponse((response) => response.url().includes('/api/logout/'));
  await page.clock.fastForward(120_000);
  await (await loggedOut).finished();
  const late = page.waitForResponse((response) => response.url().includes('/api/session/'));
  released.resolve();
  await (await late).finished();
  await expect(page.getByText('after 3 days without activity')).toBeVisible();
  await expect(page.getByText('You are not logged in.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('activity in another tab keeps this one logged in', async ({ page, course, context }) => {
  await page.clock.install();
  await logIn(page, course.courseID, course.student);
  await page.clock.fastForward(SESSION_LIFE / 2);
  const other = await context.newPage();
  await other.clock.install({ time: await page.evaluate(() => Date.now()) });
  await other.goto(`/${course.courseID}`);
  await expect(other.getByText('You are logged in as Socrates.')).toBeVisible();
  await page.clock.fastForward(SESSION_LIFE / 2 + 60_000);
  await expect(page.getByText('You are logged in as Socrates.')).toBeVisible();
  await page.clock.fastForward(SESSION_LIFE);
  await expect(page.getByText('You are not logged in.')).toBeVisible();
});

test('when the server cannot be reached, logging out shows an error and the person stays logged in', async ({
  page,
  course,
  complaints,
}) => {
  await logIn(page, course.courseID, course.student);
  await page.route('**/api/logout/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'still logged in' })).toBeVisible();
  await expectComplaint(complaints, /ERR_FAILED/);
});
