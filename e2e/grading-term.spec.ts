// Grading over a term, through the screens alone: set up, assigned, graded by two TAs, an extension, a due date that
// moves and takes the grades with it, their return, and the hand-back that students see.
import type { Browser, Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import { saved } from './support/design-course.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  type GradingCourse,
} from './support/grading-course.ts';
import { evaluationCard as card, openGrading } from './support/grading-screens.ts';
import { expect, expectComplaint } from './support/journey.ts';
import type { Person } from './support/seed-course.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function pageFor(
  browser: Browser,
  url: string,
  course: GradingCourse,
  person: Person,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await enter(page, course, person);
  return page;
}

async function addEvaluation(page: Page, name: string, due: string, section: string) {
  await page.getByRole('button', { name: 'Add an evaluation' }).click();
  await card(page, 'Unnamed evaluation').getByLabel('Name', { exact: true }).fill(name);
  const added = card(page, name);
  await added.getByLabel('Due date').fill(due);
  await added.getByRole('checkbox', { name: section }).check();
  await saved(page);
}

/** Opens the first student that the list offers for an evaluation, in the tab that the click opens. */
async function beginGrading(page: Page, { courseID }: GradingCourse, button: string) {
  await page.goto(`/${courseID}/grading?tab=students`);
  const [desk] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: button })
      .or(page.getByRole('button', { name: button }))
      .click(),
  ]);
  return desk;
}

/** Gives every essay of each student the same grade, with a comment, and moves to the next ungraded one. */
async function gradeAll(desk: Page, names: readonly string[], grade: string): Promise<void> {
  for (const [index, name] of names.entries()) {
    await expect(heading(desk)).toHaveText(name);
    const boxes = desk.getByLabel(/^Grade for question/);
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.fill(grade);
    await desk.getByLabel('Comments').fill(`Read with care, ${name}.`);
    await desk.keyboard.press('Control+Enter');
    const next = names[index + 1];
    if (next !== undefined) await expect(heading(desk)).toHaveText(next);
  }
  await expect(desk.getByText('All changes saved', { exact: true })).toBeVisible();
}

test('two papers from their set-up to the grades that students read', async ({
  page,
  browser,
  server,
  grading,
  complaints,
}) => {
  test.slow();
  const api = await interfaceOf(server, grading, grading.instructor);
  const gone = ['FIRST', 'SECOND'].map((dataID) => ({ dataType: 'evaluation', dataID }));
  await api.post(`/api/courseDesign/remove/${grading.courseID}`, { data: { designData: gone } });

  // Hannah sets up two papers, and Karl gets the unassigned student.
  await openGrading(page, grading, 'sub=setup');
  await addEvaluation(page, 'On knowledge', grading.firstDue, 'Knowledge and Doubt');
  await addEvaluation(page, 'On freedom', grading.secondDue, 'Freedom');
  await page.goto(`/${grading.courseID}/grading?tab=assignments`);
  await page.getByRole('option', { name: /Wollstonecraft/ }).click();
  await page.getByRole('button', { name: 'Assign to Karl Jaspers' }).click();
  await expect(page.getByText('1 student is assigned to Karl Jaspers.')).toBeAttached();

  // Each TA sees and grades their own six students, at the same time.
  const simone = await pageFor(browser, server.url, grading, grading.simone);
  const karl = await pageFor(browser, server.url, grading, grading.karl);
  const [simonesDesk, karlsDesk] = await Promise.all([
    beginGrading(simone, grading, 'Grade Anton Amo, On knowledge'),
    beginGrading(karl, grading, 'Grade Juana Inés, On knowledge'),
  ]);
  await expect(simonesDesk.getByText('1 of 6')).toBeVisible();
  await expect(karlsDesk.getByText('1 of 6')).toBeVisible();
  const simones = [
    'Anton Amo',
    'Laura Bassi',
    'Ada Byron',
    'Margaret Cavendish',
    'Catharine Cockburn',
    'Anne Conway',
  ];
  const karls = [
    'Juana Inés',
    'Damaris Masham',
    'Harriet Mill',
    'Mary Shepherd',
    'Sojourner Truth',
    'Mary Wollstonecraft',
  ];
  await Promise.all([gradeAll(simonesDesk, simones, '8'), gradeAll(karlsDesk, karls, '9')]);

  // An extension for Ada: her grades were deleted with the old date, and she is graded again.
  const ada = await beginGrading(simone, grading, 'Ada Byron, On knowledge');
  await ada.getByRole('button', { name: 'Custom Due Date' }).click();
  await ada.getByLabel('Custom Due Date').fill(addDays(grading.firstDue, 3));
  await ada.getByRole('button', { name: /^Set the date and delete \d+ grades?$/ }).click();
  await expect(ada.getByText('Ada looks at the clock on the station.')).toBeVisible();
  await gradeAll(ada, ['Ada Byron'], '10');

  // A student sees nothing yet.
  const laura = await pageFor(browser, server.url, grading, {
    ...grading.instructor,
    username: 'laura',
  });
  await laura.goto(`/${grading.courseID}?view=grades`);
  await expect(laura.getByText('No grades: nothing has been handed back yet.')).toBeVisible();

  // Hannah moves the due date by mistake: all grades of the paper are deleted, and restored from the log.
  await openGrading(page, grading, 'sub=hand-back');
  const first = card(page, 'On knowledge');
  await expect(first).toContainText('All 12 students are graded.');
  const moveTo = async (date: string): Promise<void> => {
    await first.getByRole('button', { name: 'Edit Due Date' }).click();
    await page.getByRole('dialog').getByLabel('New due date').fill(date);
    await page.getByRole('dialog').getByLabel('New due date').press('Enter');
  };
  await moveTo(addDays(grading.firstDue, 1));
  await page.getByRole('button', { name: /^Change the date and delete \d+ grades$/ }).click();
  await expectComplaint(complaints, /409/);
  await expect(first).toContainText('None of the 12 students are graded');
  await moveTo(grading.firstDue);
  await page.getByRole('button', { name: 'Make this change' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await saved(page);
  await page.getByRole('link', { name: 'Changed and deleted grades' }).click();
  // Only whole changes have such a button: all twelve students' grades, with the computed ones left to the server.
  await page.getByLabel('Show').selectOption('Deleted grades');
  await page
    .getByRole('button', { name: /^Restore all \d+$/ })
    .first()
    .click();
  await expect(page.getByText(/^\d+ entries were restored\./)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Hand back assignments' }).click();
  await expect(first).toContainText('All 12 students are graded.');
  await expect(first).not.toContainText(/grade yet/);
  await page.goto(`/${grading.courseID}/grading?tab=statistics`);
  const karlsRow = page.getByRole('row', { name: /Karl Jaspers/ });
  await expect(karlsRow).toContainText('6/6');

  // Handed back: Laura reads her grade and comment, and nothing of the other paper.
  await openGrading(page, grading, 'sub=hand-back');
  await first.getByRole('button', { name: 'Grading Complete' }).click();
  await page.getByRole('button', { name: 'Hand it back', exact: true }).click();
  await expect(first).toContainText('Handed back');
  await saved(page);
  await laura.reload();
  await expect(laura.getByText('Read with care, Laura Bassi.')).toBeVisible();
  await expect(laura.getByText('On freedom Not handed back yet')).toBeVisible();

  // The second paper: one of Simone's six, handed back unfinished after a warning.
  const second = await beginGrading(simone, grading, 'Grade Laura Bassi, On freedom');
  await gradeAll(second, ['Laura Bassi'], '7.5');
  await page.reload();
  const freedom = card(page, 'On freedom');
  await expect(freedom).toContainText('1 of 12 students is graded');
  await freedom.getByRole('button', { name: 'Grading Complete' }).click();
  await page.getByRole('button', { name: 'Hand it back anyway' }).click();
  await saved(page);
  await laura.reload();
  await expect(laura.getByText('75.0', { exact: true }).first()).toBeVisible();
  for (const other of [simone, karl, laura]) await other.context().close();
  await api.dispose();
});
