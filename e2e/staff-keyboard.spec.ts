// A TA and an instructor without a mouse: the grading page, the desk, every part of grading, and the logic workbench.
import type { BrowserContext, Page } from '@playwright/test';
import { type GradingCourse, gradingTest, interfaceOf } from './support/grading-course.ts';
import { evaluationCard as card, gradeFirstPaper } from './support/grading-screens.ts';
import { expect } from './support/journey.ts';
import { button, lookInto, open, press, tabTo, type, withoutMouse } from './support/keyboard.ts';
import type { Person } from './support/seed-course.ts';

const test = gradingTest.extend<{ readonly mouseless: string }>(withoutMouse);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function logIn(page: Page, address: string, person: Person): Promise<void> {
  await page.goto(address);
  await type(page, page.getByLabel('Username'), person.username);
  await type(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await page.getByText(`You are logged in as ${person.fullName}.`).waitFor();
}

/** A TA finds a student in the list and opens the desk in its own tab. */
async function findStudent(page: Page, context: BrowserContext): Promise<Page> {
  await open(page, 'Course grading', 'Student List');
  await press(page, button(page, 'Student'));
  await expect(page.getByRole('columnheader', { name: /^Student/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await type(page, page.getByLabel('Filter by name or netID'), 'bassi');
  await press(page, button(page, 'View Work of Laura Bassi'));
  await expect(heading(page)).toBeFocused();
  await press(page, button(page, 'Return to Table'));
  await expect(page.locator('main *:focus, main:focus')).toHaveCount(1);
  await type(page, page.getByLabel('Filter by name or netID'), 'anton');
  const cell = page.getByRole('link', { name: 'Grade Anton Amo, First paper' });
  await tabTo(page, cell);
  const [desk] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await heading(desk).waitFor();
  return desk;
}

async function gradeAtDesk(desk: Page): Promise<void> {
  const keys = desk.getByRole('dialog', { name: 'Keys' });
  await lookInto(desk, button(desk, /^Keys/), keys);
  await desk.keyboard.press('?');
  await expect(keys).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(button(desk, /^Keys/)).toBeFocused();
  await type(desk, desk.getByLabel('Question grade 2: You might be dreaming.'), '8.5');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Alt+c');
  await expect(desk.getByLabel('Comments')).toBeFocused();
  await desk.keyboard.type('Well argued.');
  await press(desk, button(desk, 'Adjust'), 'Space');
  await press(desk, button(desk, 'Custom Due Date'), 'Space');
  await tabTo(desk, desk.getByLabel('Custom Due Date', { exact: true }));
  await desk.keyboard.type('11012026');
  await press(desk, button(desk, 'Keep the due date for all'));
  await expect(desk.getByLabel('Custom Due Date', { exact: true })).toBeFocused();
  const complete = button(desk, 'Grading Complete');
  await tabTo(desk, complete);
  await desk.keyboard.press('Space');
  await press(desk, button(desk, 'Mark as complete anyway'));
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await expect(complete).toBeFocused();
  await expect(desk.getByText('All changes saved', { exact: true })).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  // The list was sorted from the last name to the first, and the desk follows it.
  await expect(heading(desk)).toHaveText('Anne Conway');
  await expect(heading(desk)).toBeFocused();
  await desk.close();
}

async function readGradingPage(page: Page): Promise<void> {
  await open(page, 'Course grading', 'Statistics');
  await open(page, 'Course grading', 'Word Counts');
  await open(page, 'Course grading', 'History');
  const search = page.getByRole('combobox', { name: 'Search for a student' });
  await tabTo(page, search);
  await page.keyboard.type('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(0);
  const weeks = page.getByRole('toolbar', { name: 'Weeks' }).getByRole('button');
  await tabTo(page, weeks.and(page.locator('[tabindex="0"]')));
  await page.keyboard.press('Home');
  await expect(weeks.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date')).not.toHaveValue('');
  await open(page, 'Course grading', 'TA/Student Assignments');
}

async function setUpAndHandBack(page: Page, grading: GradingCourse): Promise<void> {
  await logIn(page, `/${grading.courseID}/design?tab=grading&sub=setup`, grading.instructor);
  await press(page, button(page, 'Add an evaluation'));
  const added = card(page, 'Unnamed evaluation');
  await expect(added.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Talk');
  await press(page, card(page, 'Talk').getByLabel('Meaning and Mortality'), 'Space');
  await lookInto(page, button(page, 'Remove Talk'), page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Remove/ }));
  await expect(card(page, 'Talk')).toHaveCount(0);
  await expect(page.locator('main *:focus')).toHaveCount(1);

  await open(page, 'Grading', 'Hand back assignments');
  const first = card(page, 'First paper');
  const complete = first.getByRole('button', { name: 'Grading Complete' });
  await lookInto(
    page,
    first.getByRole('button', { name: 'Edit Due Date' }),
    page.getByRole('dialog'),
  );
  await lookInto(page, complete, page.getByRole('dialog'));
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Hand it back anyway'));
  await expect(complete).toHaveAttribute('aria-pressed', 'true');
  await expect(complete).toBeFocused();
  await press(page, page.getByRole('link', { name: /Changed and deleted grades/ }).first());
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Student' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('laur');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Student' })).toHaveValue('Laura Bassi');
  await press(page, page.getByRole('link', { name: 'Back to Hand back assignments' }));
  await expect(heading(page)).toBeFocused();
  await open(page, 'Grading', 'Plagiarism check');
  await press(page, button(page, 'Start the check'));
  await expect(page.getByText(/students compared/)).toBeVisible();
  await expect(page.locator('main *:focus')).toHaveCount(1);
}

async function workAtLogic(page: Page): Promise<void> {
  await open(page, 'Course design', 'Questions', 'Dreams and demons');
  await open(page, 'Topics', 'Course check');
  await open(page, 'Topics', 'Map');
  await type(page, page.getByLabel('Find a question or thesis'), 'might be');
  await page.keyboard.press('Enter');
  const focus = page.getByRole('region', { name: 'In focus' });
  await expect(focus).toContainText('Shows when');
  await press(page, page.getByRole('link', { name: 'Table', exact: true }));
  await expect(page.getByRole('table')).toBeVisible();
  await open(page, 'Topics', 'Personas');
  await press(page, button(page, 'Save Persona 1 as a check'));
  await expect(button(page, 'Persona 1 is saved as a check')).toBeFocused();
  await press(page, button(page, 'Delete Persona 1'));
  await expect(heading(page)).toBeFocused();
}

test('a TA grades and looks at everything on the grading page by keyboard alone', async ({
  page,
  context,
  server,
  grading,
}) => {
  test.slow();
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura']);
  await api.dispose();
  await logIn(page, `/${grading.courseID}/grading`, grading.simone);
  await expect(heading(page)).toHaveText('TA/Student Assignments');
  const desk = await findStudent(page, context);
  await gradeAtDesk(desk);
  await readGradingPage(page);
  await press(page, button(page, 'Log out'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
});

test('an instructor sets up, hands back and checks the logic by keyboard alone', async ({
  page,
  server,
  grading,
}) => {
  test.slow();
  const api = await interfaceOf(server, grading, grading.instructor);
  await gradeFirstPaper(api, grading, ['laura']);
  await api.dispose();
  await setUpAndHandBack(page, grading);
  await workAtLogic(page);
});
