// Two graders: one question for all students before the next, where not everyone gets each question; and names that
// are hidden while a person grades.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  storedGrade,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard, openGrading } from './support/grading-screens.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey.ts';
import type { Person } from './support/seed-course.ts';

const desk = (grading: GradingCourse, username: string): string =>
  `/${grading.courseID}/grading?evaluationId=FIRST&username=${username}`;

/** Only Laura and Harriet get the first essay. */
async function gradeByQuestion(api: APIRequestContext, { courseID }: GradingCourse): Promise<void> {
  const design = await api.get(`/api/courseDesign/${courseID}`);
  const items = (await design.json()) as readonly DesignItem[];
  const dream = items.find(({ dataType, dataID }) => dataType === 'question' && dataID === 'dream');
  const fair = designItem({ dataType: 'fairGrading', dataID: 'FIRST', dataText: 'byQuestion' });
  const designData = [{ ...dream, questionLogic: '(certain, 2)' }, fair];
  const answer = await api.post(`/api/courseDesign/update/${courseID}`, { data: { designData } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function pageOf(browser: Browser, url: string, grading: GradingCourse, person: Person) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await enter(page, grading, person);
  return page;
}

const who = (page: Page) => page.getByRole('heading', { level: 1 });
const grade = (page: Page, start: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Question grade .*${start}`) });

test('a pass visits everyone who got and wrote an essay, also beside a second grader', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeByQuestion(api, grading);
  await saveRecord(api, grading, {
    username: 'anton',
    gradingType: 'questionGrade',
    questionID: 'clock',
    individualGradingData: '7',
  });
  await enter(page, grading, grading.simone);

  // Anton doesn't get the first essay: no key may grade another one in its place.
  await page.goto(desk(grading, 'anton'));
  await expect(page.getByText('essay 1 of 3 isn’t shown to this student')).toBeVisible();
  await expect(page.getByText('Essay 1 isn’t shown to Anton Amo')).toBeVisible();
  await page.keyboard.press('9');
  await expect(page.getByText('Nothing was entered')).toBeVisible();
  await expect(grade(page, 'A stopped clock')).toHaveValue('7');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  // The second grader begins at the same moment, with the whole class.
  const other = await pageOf(browser, server.url, grading, grading.instructor);
  await other.goto(desk(grading, 'anton'));
  await other.getByText('essay 1 of 3 isn’t shown to this student').waitFor();

  await page.keyboard.press('n');
  await expect(who(page)).toHaveText('Laura Bassi');
  await expect(page.getByText('First paper · essay 1 of 3')).toBeVisible();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await grade(page, 'You might be dreaming').waitFor();
  await page.keyboard.press('8');
  await expect(page.getByText('All changes saved')).toBeVisible();

  // Simone’s grade counts for the second grader, who is led to Harriet.
  await other.reload();
  await expect(who(other)).toHaveText('Anton Amo');
  await other.getByText('essay 1 of 3 isn’t shown to this student').waitFor();
  await other.keyboard.press('u');
  await expect(who(other)).toHaveText('Harriet Mill');
  await grade(other, 'You might be dreaming').waitFor();
  await other.keyboard.press('6');
  await expect(other.getByText('All changes saved')).toBeVisible();
  await other.context().close();

  // After the last one who wrote it, the next essay: five of the six wrote about the clock in time.
  await page.keyboard.press('Enter');
  await expect(who(page)).toHaveText('Anton Amo');
  await expect(page.getByText('First paper · essay 2 of 3')).toBeVisible();
  await expect(page.getByText('1 of 5')).toBeVisible();
  const visited = ['Laura Bassi', 'Margaret Cavendish', 'Catharine Cockburn', 'Anne Conway'];
  for (const name of visited) {
    await page.keyboard.press('n');
    await expect(who(page)).toHaveText(name);
  }
  // Margaret didn't write the third one.
  for (const name of ['Anton Amo', 'Laura Bassi', 'Catharine Cockburn', 'Anne Conway']) {
    await page.keyboard.press('n');
    await expect(who(page)).toHaveText(name);
    await expect(page.getByText('First paper · essay 3 of 3')).toBeVisible();
  }
  await expect(page.getByText('This is the last one in the pass.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Essay 3: 4 students left' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Essay 1/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Essay 2: 4 students left' }).click();
  await expect(who(page)).toHaveText('Laura Bassi');
  await expect(page.getByText('First paper · essay 2 of 3')).toBeVisible();
  expect(await storedGrade(api, grading, 'anton', 'questionGrade', 'clock')).toBe('7');
  expect(await storedGrade(api, grading, 'laura', 'questionGrade', 'dream')).toBe('8');
  await api.dispose();
});

test('names are hidden while somebody grades: one is asked first, the other is told', async ({
  page,
  browser,
  server,
  grading,
}) => {
  const simone = await pageOf(browser, server.url, grading, grading.simone);
  await simone.goto(desk(grading, 'anton'));
  await grade(simone, 'A stopped clock').fill('7');
  await expect(simone.getByText('All changes saved')).toBeVisible();

  await openGrading(page, grading, 'sub=setup');
  const card = evaluationCard(page, 'First paper');
  const hide = card.getByLabel('Hide names from graders');
  await hide.click();
  const dialog = page.getByRole('dialog', { name: 'Hide the names in “First paper” now?' });
  await expect(dialog).toContainText('1 student already has a grade from someone who saw the name');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep showing them' }).click();
  await expect(hide).not.toBeChecked();
  await hide.click();
  await dialog.getByRole('button', { name: 'Hide the names' }).click();
  await expect(hide).toBeChecked();
  await saved(page);

  await expect(who(simone)).toHaveText('Names were hidden', { timeout: 20_000 });
  const reports: string[] = [];
  simone.on('request', (request) => reports.push(request.url()));
  await simone.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(simone);
  await expect(simone.getByText('Anton Amo')).toHaveCount(0);
  await expectAccessible(simone);
  expect(reports.filter((url) => /gradingPresence|gradingDesk/.test(url))).toEqual([]);

  // Under pseudonyms the work waits, and the list of names doesn't claim that nothing does.
  await simone.getByRole('link', { name: 'Student List' }).click();
  await expect(simone.getByRole('link', { name: /^Grade Student/ })).toHaveCount(6);
  await simone.getByRole('link', { name: 'Students by name' }).click();
  await expect(simone.getByText('No work in this list is waiting')).toHaveCount(0);
  await simone.context().close();
});
