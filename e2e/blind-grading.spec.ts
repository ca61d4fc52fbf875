// An evaluation that is graded without names: the contents of a grader's page, address and storage, grading one
// question after the other, and showing the names.
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard, openGrading } from './support/grading-screens.ts';
import { gradedStudents } from './support/grading-work.ts';
import {
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
} from './support/journey.ts';

/** The essays begin with the writer's first name, so everyone gets another name here. No essay has a netID. */
const people = gradedStudents.map(({ username }, index) => ({
  username,
  fullname: `Quirin${index} Zabriskie${index}`,
}));
const identities = people.flatMap(({ username, fullname }) => [username, ...fullname.split(' ')]);

async function renameStudents(api: APIRequestContext, { courseID }: GradingCourse): Promise<void> {
  for (const { username, fullname } of people) {
    const answer = await api.put(`/api/users/${courseID}/${username}`, { data: { fullname } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function setFair(
  api: APIRequestContext,
  { courseID }: GradingCourse,
  dataText: string,
): Promise<void> {
  const designData = [designItem({ dataType: 'fairGrading', dataID: 'FIRST', dataText })];
  const answer = await api.post(`/api/courseDesign/update/${courseID}`, { data: { designData } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Everything that the browser knows of the page: its text, title, addresses and all kinds of storage. */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        for (const asking of [all.getAll(), all.getAllKeys()]) {
          stored.push(
            await new Promise((resolve) =>
              asking.addEventListener('success', () => resolve(asking.result)),
            ),
          );
        }
      }
      database.close();
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      ...fields.map(({ value }) => value),
      ...performance.getEntriesByType('resource').map((entry) => entry.name),
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), stored]),
    ].join('\n');
  });
}

async function expectNobodyNamed(page: Page): Promise<void> {
  const text = await everythingOn(page);
  const named = identities.filter((identity) => new RegExp(`\\b${identity}\\b`).test(text));
  expect(named).toEqual([]);
}

const table = (page: Page) => page.getByRole('table', { name: 'Students and their grades' });

async function openBlindList(page: Page, { courseID }: GradingCourse): Promise<void> {
  await page.goto(`/${courseID}/grading?tab=students&blind=FIRST`);
  await expect(table(page).getByRole('rowheader')).toHaveCount(6);
}

function pseudonymAt(page: Page): string {
  return new URL(page.url()).searchParams.get('username') ?? '';
}

test('a TA grades by question under pseudonyms, and nothing in the browser names a student', async ({
  page,
  server,
  grading,
  complaints,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await renameStudents(api, grading);
  // Ada was late, so she wouldn't be asked the first essay question. Pseudonyms can put her first.
  const later = {
    gradingType: 'customDueDate',
    individualGradingData: addDays(grading.firstDue, 3),
  };
  await saveRecord(api, grading, { username: 'ada', ...later });
  await setFair(api, grading, 'hideNames,byQuestion');
  await enter(page, grading, grading.simone);

  // With names, the list has no column for the blind evaluation; its own list has no names.
  await page.goto(`/${grading.courseID}/grading?tab=students`);
  await expect(table(page)).toContainText('Zabriskie0');
  await expect(table(page)).not.toContainText('First paper');
  await expectAccessible(page);
  await openBlindList(page, grading);
  await expect(table(page)).toContainText('First paper');
  await expectNobodyNamed(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // A digit and Enter: the next student opens at the same question.
  const grades = page.getByRole('link', { name: /^Grade Student/ });
  const address = await grades.first().getAttribute('href');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Student [2-9A-Z]{5}$/);
  await expect(page.getByText('First paper · essay 1 of 3')).toBeVisible();
  const first = pseudonymAt(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  expect(first).toMatch(/^blind-/);
  await expectNobodyNamed(page);
  await expectAccessible(page);
  await page.keyboard.press('7');
  await expect(page.getByLabel(/^Question grade .*You might be dreaming/)).toHaveValue('7');
  await next.waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => pseudonymAt(page)).not.toBe(first);
  await expect(page.getByText('essay 1 of 3')).toBeVisible();
  await expect(page.getByText('2 of 6')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('question')).toBe('dream');
  await page.keyboard.press('Alt+p');
  await expect.poll(() => pseudonymAt(page)).toBe(first);
  await expect(page.getByLabel(/^Question grade .*You might be dreaming/)).toHaveValue('7');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectNobodyNamed(page);

  // Unsaved work is named by the pseudonym, even when another student is open.
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByLabel(/^Question grade .*You might be dreaming/).fill('77');
  await next.waitFor();
  await page.keyboard.press('Alt+n');
  await expect(page.getByText('2 of 6')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(` of ${name}: “77” isn’t a valid grade.`);
  await page.keyboard.press('p');
  await page.getByLabel(/^Question grade .*You might be dreaming/).fill('7');
  await page.keyboard.press('Escape');

  // After the last student, the first one opens with the next question.
  for (const place of [2, 3, 4, 5, 6]) {
    await next.waitFor();
    await page.keyboard.press('n');
    await expect(page.getByText(`${place} of 6`)).toBeVisible();
  }
  await next.waitFor();
  await page.keyboard.press('n');
  await expect(page.getByText('essay 2 of 3')).toBeVisible();
  expect(pseudonymAt(page)).toBe(first);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectNobodyNamed(page);

  // An address with a netID opens nothing.
  await page.goto(`/${grading.courseID}/grading?evaluationId=FIRST&username=laura`);
  await expect(page.getByRole('heading', { name: 'Names are hidden' })).toBeVisible();
  await expectComplaint(complaints, /403 \(Forbidden\)/);
  await api.dispose();
});

test('an instructor hides the names, sees pseudonyms too, and shows the names with a reason', async ({
  page,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await renameStudents(api, grading);
  // Grading hasn't begun: while that isn't known yet, nothing is asked.
  await page.route('**/api/dueDateImpact/**', async (route) => {
    await new Promise((later) => setTimeout(later, 1500));
    await route.continue();
  });
  await openGrading(page, grading, 'sub=setup');
  const card = evaluationCard(page, 'First paper');
  await card.getByLabel('Hide names from graders').press('Space');
  await expect(card.getByLabel('Hide names from graders')).toBeChecked();
  await card.getByLabel('Random order of students').check();
  await saved(page);
  await expectAccessible(page);

  await page.goto(`/${grading.courseID}/design?tab=grading&sub=students&blind=FIRST`);
  const listed = table(page).getByRole('rowheader');
  await expect(listed).toHaveCount(12);
  await expect(listed.first()).toContainText('Student');
  await expectNobodyNamed(page);

  // Once there is a grade, only a reason shows the names.
  const handle = await pseudonymOf(listed.first().locator('..').getByRole('link').first());
  const record = { username: handle, evaluationDataID: 'FIRST', questionID: 'clock' };
  const graded = await api.post(`/api/studentGrades/update/${grading.courseID}`, {
    data: { ...record, gradingType: 'questionGrade', individualGradingData: '8' },
  });
  expect(graded.ok(), await graded.text()).toBe(true);
  await openGrading(page, grading, 'sub=setup');
  const section = card.getByRole('group', { name: 'Sections' }).getByRole('checkbox').first();
  await expect(section).toBeDisabled();
  await expect(section).toHaveAccessibleDescription('Stays while names are hidden');
  await card.getByRole('button', { name: 'Remove First paper' }).click();
  const locked = page.getByRole('dialog', { name: '“First paper” can’t be removed yet' });
  await expectAccessible(page);
  await locked.getByRole('button', { name: 'Keep it' }).click();
  await expect(locked).toBeHidden();
  await card.getByLabel('Hide names from graders').click();
  const dialog = page.getByRole('dialog', { name: 'Show the names in “First paper”?' });
  await dialog.getByRole('button', { name: 'Show the names' }).click();
  await expect(dialog.getByText('in at least 10 characters')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('Two papers are almost the same.');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('An instructor has shown the names')).toBeVisible();

  await page.goto(`/${grading.courseID}/design?tab=grading&sub=students`);
  await expect(table(page)).toContainText('First paper');
  await expect(table(page)).toContainText('Zabriskie0');
  await page.goto(`/${grading.courseID}/design?tab=users&sub=security`);
  await expect(page.getByText('showed hidden names. First paper: Two papers')).toBeVisible();
  await api.dispose();
});

async function pseudonymOf(link: { getAttribute(name: string): Promise<string | null> }) {
  const address = new URL((await link.getAttribute('href')) ?? '', 'http://localhost');
  return address.searchParams.get('username') ?? '';
}
