import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard as card, gradeFirstPaper, openGrading } from './support/grading-screens.ts';
import { expect } from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

test('a student asks about a grade, the TA answers and changes it, the student sees both', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura']);

  // The instructor lets students ask, and hands back to one student.
  await openGrading(page, grading, 'sub=setup');
  const setup = card(page, 'First paper');
  await setup.getByLabel('Students can ask about their grades').check();
  await setup.getByLabel('for this many days after the work is handed back').fill('10');
  await saved(page);
  await handBack(api, grading, { kind: 'students', usernames: ['laura'] });

  // The student asks on a phone. The draft survives a reload.
  const student = await openAsStudent(browser, server.url, grading, 'laura');
  await expect(
    student.getByText(/You can ask about your grade until .*New York time/),
  ).toBeVisible();
  await student.getByRole('tab', { name: 'Question by Question' }).click();
  const clock = student.getByRole('listitem').filter({ hasText: 'A stopped clock' });
  await clock.getByRole('button', { name: /Ask about this grade/ }).click();
  const question = clock.getByLabel('What would you like to ask?');
  await question.fill('Why did I lose two points here?');
  await expect(clock.getByText('Draft kept on this device.')).toBeVisible();
  await student.reload();
  await expect(
    student.getByRole('tab', { name: 'Question by Question', selected: true }),
  ).toBeVisible();
  await expect(question).toHaveValue('Why did I lose two points here?');
  // Without a connection, it waits and is then sent once.
  await student.context().setOffline(true);
  await clock.getByRole('button', { name: 'Send' }).click();
  await expect(clock.getByText(/Offline: your message is kept on this device/)).toBeVisible();
  await expect(
    student.getByText(/^Offline: 1 message is kept on this device/).first(),
  ).toBeVisible();
  await student.context().setOffline(false);
  await expect(clock.getByText('Waiting for an answer')).toBeVisible();
  await expect(clock.getByText('Why did I lose two points here?')).toHaveCount(1);

  // The TA finds it with its question among the work that waits.
  await enter(page, grading, grading.simone);
  await page.goto(`/${grading.courseID}/grading?tab=waiting`);
  const waiting = page.getByRole('list', { name: 'Requests about grades: First paper' });
  await expect(waiting.getByRole('link')).toHaveText(/Laura Bassi.*A stopped clock.*Waiting since/);
  await expect(waiting.getByRole('link')).toHaveAttribute('href', /username=laura#question-clock$/);

  // The TA also finds it among the requests, and answers beside the work with the keyboard.
  await page.goto(`/${grading.courseID}/grading?tab=requests`);
  await expect(page.getByRole('button', { name: 'Mine (1 open)' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Laura Bassi' });
  await expect(row).toContainText('Why did I lose two points here?');
  const address = await row.getByRole('link').getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByText('The student asked about question')).toBeVisible();
  const request = page.getByRole('region', { name: 'The student asked about this grade' });
  await request.getByLabel('Answer', { exact: true }).focus();
  await page.keyboard.type('You are right, I missed your second example.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11');
  await expect(request.getByText(/10/).last()).toBeVisible();
  await request.getByLabel('New grade (optional)').fill('9.5');
  await page.keyboard.press('Enter');
  await expect(request.getByText('Grade changed from 7.5 to 9.5.')).toBeVisible();
  await expect(request.getByText('Answered')).toBeVisible();
  await page.goto(`/${grading.courseID}/grading?tab=waiting`);
  await expect(page.getByText(/things are waiting for you/)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect.poll(() => storedGrade(api, grading, 'laura', 'questionGrade', 'clock')).toBe('9.5');

  // The notification leads the student to the answer and the new grade, and the log says where the grade came from.
  await student.goto(`${server.url}/${grading.courseID}?view=progress`);
  await student.getByRole('button', { name: /^Notices/ }).click();
  await student
    .getByRole('link', { name: 'Your question about First paper was answered.' })
    .click();
  await expect(clock.getByText('9.5 of 10')).toBeVisible();
  const answer = clock.getByText('You are right, I missed your second example.');
  await expect(answer).toBeInViewport();
  await expect(student.locator(':focus')).toContainText('You are right');
  // If the session has ended, the page stays, and the reply is sent after the login (USR-112).
  await student.context().clearCookies();
  await clock.getByLabel('Write a reply').fill('Thank you.');
  await clock.getByRole('button', { name: 'Send' }).click();
  await expect(clock.getByText(/^Not sent: you’re logged out/)).toBeVisible();
  await clock.getByRole('button', { name: 'Log in' }).click();
  await expect(
    student.getByText(/^Not saved yet: 1 message about a grade is kept/),
  ).toBeInViewport();
  await fillLogin(student, { username: 'laura', password: grading.instructor.password });
  await student.getByRole('tab', { name: 'Question by Question' }).click();
  await expect(clock.getByText('Thank you.', { exact: true })).toBeVisible();
  await expect(clock.getByLabel('Write a reply')).toHaveValue('');
  await openGrading(page, grading, 'sub=hand-back&log=1&student=laura');
  const log = page.getByRole('table', { name: 'Changed and deleted grades' });
  await expect(log.getByRole('row', { name: /changed after a request 7\.5 9\.5/ })).toBeVisible();

  // When it is taken back, the grade and the conversation are gone immediately, and they come back unchanged.
  await handBack(api, grading, { kind: 'students', usernames: ['laura'] }, 'take back');
  await student.reload();
  await expect(student.getByText('No grades: nothing has been handed back yet.')).toBeVisible();
  await handBack(api, grading, { kind: 'students', usernames: ['laura'] });
  await student.reload();
  await student.getByRole('tab', { name: 'Question by Question' }).click();
  await expect(clock.getByText('You are right, I missed your second example.')).toBeVisible();

  // A request that the grader closed takes no more messages.
  await enter(page, grading, grading.simone);
  await page.goto(address ?? '');
  await request.getByRole('button', { name: 'Close' }).click();
  await expect(request.getByText('Closed')).toBeVisible();
  await student.reload();
  await student.getByRole('tab', { name: 'Question by Question' }).click();
  await expect(clock.getByText('Closed')).toBeVisible();
  await expect(clock.getByLabel('Write a reply')).toHaveCount(0);
  await student.context().close();
  await api.dispose();
});

test('an instructor hands back to some students, plans the rest, and takes it back', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura', 'anton']);
  const student = await openAsStudent(browser, server.url, grading, 'laura');
  await openGrading(page, grading, 'sub=hand-back');
  const first = card(page, 'First paper');
  const some = first.getByRole('button', { name: 'Choose students or a time' });
  const dialog = page.getByRole('dialog');

  // Two chosen students.
  await some.press('Enter');
  await dialog.getByRole('button', { name: 'Hand back to chosen students' }).click();
  await expect(dialog).toContainText('Choose at least one student.');
  await dialog.getByLabel('Filter by name or netID').fill('laur');
  await dialog.getByLabel(/Laura Bassi/).check();
  await dialog.getByRole('button', { name: 'Hand back to 1 student' }).click();
  await expect(first).toContainText('Handed back to 1 student so far.');
  await expect(some).toBeFocused();
  await student.reload();
  await expect(student.getByText('81.7', { exact: true })).toBeVisible();

  // One TA's students.
  await some.press('Enter');
  await dialog.getByLabel('One TA’s students').check();
  await dialog.getByLabel('TA', { exact: true }).selectOption({ label: 'Simone Weil' });
  await dialog.getByRole('button', { name: 'Hand back to the students of Simone Weil' }).click();
  await expect(first).toContainText('Handed back to 6 students so far.');
  await expect(first).toContainText('1 student already had it.');

  // Everyone else at a planned time, in the course's time zone.
  await some.press('Enter');
  await dialog.getByLabel('Every student').check();
  await dialog.getByLabel('At a later time').check();
  await dialog.getByRole('button', { name: 'Hand back to every student later' }).click();
  await expect(dialog).toContainText('Choose a day.');
  await dialog.getByLabel('Day').fill(addDays(localDate(Date.now(), DEFAULT_TIME_ZONE), 3));
  await dialog.getByLabel('Time', { exact: true }).selectOption('5:00 PM');
  await dialog.getByRole('button', { name: 'Hand back to every student later' }).click();
  await expect(first).toContainText(
    /Planned: every student sees it starting .*5:00 PM, New York time/,
  );
  await page.reload();
  await expect(first).toContainText(/Planned: every student sees it/);

  // Taken back from everyone: the plan is gone too, and the student sees nothing.
  await some.press('Enter');
  await dialog.getByLabel('Take back').check();
  await expect(dialog).toContainText('may have read it');
  await dialog.getByLabel('Every student').check();
  await dialog.getByRole('button', { name: 'Take back from every student' }).click();
  await expect(first).toContainText('Not handed back. Students don’t see any grading.');
  await student.reload();
  await expect(student.getByText('No grades: nothing has been handed back yet.')).toBeVisible();
  await student.context().close();
  await api.dispose();
});

async function handBack(
  api: APIRequestContext,
  { courseID }: GradingCourse,
  to: object,
  action = 'hand back',
): Promise<void> {
  const data = { evaluationDataID: 'FIRST', to, action };
  const response = await api.post(`/api/handBacks/${courseID}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The student's own grades, on a phone. */
async function openAsStudent(
  browser: Browser,
  baseURL: string,
  course: GradingCourse,
  username: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { password } = course.instructor;
  await enter(page, course, { username, fullName: '', password });
  await page.goto(`/${course.courseID}?view=grades`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
