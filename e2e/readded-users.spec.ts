// A netID that was in the course before: the form asks whose it is, and so does a file of users.
import { request, type Page } from '@playwright/test';
import { expect, expectComplaint, expectFitsAcross } from './support/journey.ts';
import type { RunningServer } from './support/running-server.ts';
import type { Person, SeededCourse } from './support/seed-course.ts';
import { openUsers, usersTest as test } from './support/users-course.ts';

const ESSAY = 'I know that I know nothing.';

interface Course extends SeededCourse {
  readonly server: RunningServer;
}

async function as({ server, courseID }: Course, { username, password }: Person) {
  const api = await request.newContext({ baseURL: server.url });
  const login = await api.post(`/api/authenticate/${courseID}`, { data: { username, password } });
  expect(login.ok()).toBe(true);
  return api;
}

/** The ID of a question that the student has answered with an essay. */
async function write(course: Course, person: Person): Promise<void> {
  const api = await as(course, person);
  const { courseID } = course;
  const design = await (await api.get(`/api/courseDesign/${courseID}`)).json();
  const items = (Array.isArray(design) ? design : design.items) as Record<string, string>[];
  const question = items.find(
    ({ dataType, questionType }) => dataType === 'question' && questionType === 'LongAnswer',
  );
  const answer = {
    username: person.username,
    questionID: question?.['dataID'],
    questionEssayAnswer: ESSAY,
  };
  const saved = await api.post(`/api/studentAnswers/update/${courseID}`, {
    data: { answerData: [answer] },
  });
  expect(saved.ok()).toBe(true);
  await api.dispose();
}

/** The essays of a student that an instructor reads. */
async function essaysOf(page: Page, { courseID }: Course, username: string): Promise<string> {
  const answer = await page.request.get(`/api/studentAnswers/${courseID}/${username}`);
  expect(answer.ok()).toBe(true);
  return answer.text();
}

async function remove(page: Page, { courseID }: Course, username: string): Promise<void> {
  expect((await page.request.delete(`/api/users/${courseID}/${username}`)).ok()).toBe(true);
}

async function fillForm(page: Page, netID: string, fullName: string): Promise<void> {
  await page.getByLabel('netID').fill(netID);
  await page.getByLabel('Full name').fill(fullName);
}

test('the form asks whether it is the same person; nothing is chosen, and cancel adds nobody', async ({
  page,
  course: seeded,
  server,
  complaints,
}) => {
  const course = { ...seeded, server };
  await write(course, course.student);
  await remove(page, course, 'soc1');
  await openUsers(page, course, 'add');
  await fillForm(page, 'SOC1', 'Sokrates Junior');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'SOC1 was in this course before' });
  const asked = dialog.getByRole('group', { name: 'Who is Sokrates Junior (SOC1)?' });
  await expect(asked.getByRole('radio')).toHaveCount(2);
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(asked).toContainText(/Socrates, deleted .*\. Gets back 1 answer\./);
  await expectComplaint(complaints, /409/);
  await dialog.getByRole('button', { name: 'Add Sokrates Junior' }).click();
  await expect(dialog.getByText('Choose one of these first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('netID')).toHaveValue('SOC1');
  const users = await (await page.request.get(`/api/users/${course.courseID}`)).text();
  expect(users).not.toContain('Sokrates');

  await page.getByRole('button', { name: 'Add User' }).click();
  await expectComplaint(complaints, /409/);
  await asked.getByLabel('Someone else').click();
  await dialog.getByRole('button', { name: 'Add Sokrates Junior' }).click();
  await expect(page.getByText('Added Sokrates Junior (SOC1) as student.')).toBeVisible();
  await expect(page.getByLabel('netID')).toBeFocused();
  expect(await essaysOf(page, course, 'soc1')).not.toContain(ESSAY);

  // It was the same person after all.
  await remove(page, course, 'soc1');
  await fillForm(page, 'soc1', 'Socrates');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expectComplaint(complaints, /409/);
  const again = page.getByRole('dialog', { name: 'soc1 was in this course before' });
  await again.getByLabel('The same person').focus();
  await page.keyboard.press('Space');
  await again.getByRole('button', { name: 'Add Socrates' }).press('Enter');
  await expect(page.getByText('Added Socrates (soc1) as student.')).toBeVisible();
  expect(await essaysOf(page, course, 'soc1')).toContain(ESSAY);
});

test('a file of users asks once, with a list; every row needs a choice', async ({
  page,
  course: seeded,
  server,
}) => {
  const course = { ...seeded, server };
  await write(course, course.student);
  await page.request.post(`/api/users/${course.courseID}/add`, {
    data: { username: 'plato', fullname: 'Plato' },
  });
  const first = await request.newContext({ baseURL: server.url });
  const plato = { username: 'plato', fullName: 'Plato', password: 'the forms' };
  const path = `/${course.courseID}`;
  await first.post(`/api/authenticate${path}`, { data: { username: 'plato', password: 'plato' } });
  await first.post(`/api/reset-password${path}`, {
    data: { username: 'plato', newPassword: plato.password },
  });
  await write(course, plato);
  for (const username of ['soc1', 'plato']) await remove(page, course, username);

  await openUsers(page, course, 'add');
  const text = 'netID,full name\nsoc1,Another Socrates\nplato,Plato\nkant1,Immanuel Kant\n';
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Upload File' }).click();
  const list = page.getByRole('region', { name: 'People who were in this course before' });
  await expect(list.getByRole('heading')).toHaveText('2 netIDs were in this course before');
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Add 3 users' });
  await expect(add).toBeDisabled();
  await expect(list.getByText('2 still to choose.')).toBeVisible();
  await expectFitsAcross(list);

  await list.getByRole('button', { name: 'All are the same people' }).click();
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(2);
  await list
    .getByRole('group', { name: 'Row 2: Another Socrates (soc1)' })
    .getByLabel('Someone else')
    .click();
  await expect(list.getByText('still to choose')).toBeHidden();
  await add.click();
  await expect(page.getByText('3 users added.')).toBeVisible();
  await expect(list).toBeHidden();
  expect(await essaysOf(page, course, 'soc1')).not.toContain(ESSAY);
  expect(await essaysOf(page, course, 'plato')).toContain(ESSAY);
});
