// The class as graders see it: student list, history, assignments, statistics, word counts.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  saveRecord,
  setCourse,
  type GradingCourse,
} from './support/grading-course.ts';
import { gradedQuestions } from './support/grading-design.ts';
import { gradedStudents } from './support/grading-work.ts';
import { expect, expectComplaint, expectFitsAcross } from './support/journey.ts';
import type { Person } from './support/seed-course.ts';
import { addStudents } from './support/users-course.ts';

type Server = Parameters<typeof setCourse>[0];
type Part = 'assignments' | 'students' | 'statistics' | 'history' | 'words';

const everybody = gradedStudents.map(({ fullName }) => fullName);
const table = (page: Page) => page.getByRole('table', { name: 'Students and their grades' });
const names = (page: Page) => table(page).getByRole('rowheader');
const cell = (page: Page, name: string) => table(page).getByRole('link', { name, exact: true });

async function open(page: Page, { courseID }: GradingCourse, tab: Part, more = ''): Promise<void> {
  await page.goto(`/${courseID}/grading?tab=${tab}${more}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function openAs(page: Page, course: GradingCourse, person: Person, tab: Part): Promise<void> {
  await enter(page, course, person);
  await open(page, course, tab);
}

/** The grades of the first paper as they are entered; '' for no grade. */
async function grade(
  server: Server,
  course: GradingCourse,
  grades: readonly (readonly [username: string, grade: string, isComplete: boolean])[],
): Promise<void> {
  await setCourse(server, course, {
    questionByQuestionGrading: 'No',
    numericVsLetterManualGrades: 'Numeric',
  });
  const api = await interfaceOf(server, course, course.instructor);
  for (const [username, individualGradingData, isComplete] of grades) {
    if (individualGradingData !== '') {
      await saveRecord(api, course, { username, gradingType: 'examGrade', individualGradingData });
    }
    const complete = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
    if (isComplete) await saveRecord(api, course, { username, ...complete });
  }
  await api.dispose();
}

test('an instructor finds a student, sees how far grading is, opens the desk, and reads the work', async ({
  page,
  grading,
  server,
  context,
}) => {
  await grade(server, grading, [
    ['anton', '91.25', true],
    ['laura', '9.5', true],
    ['ada', '77', false],
    ['margaret', '', true],
  ]);
  await enter(page, grading, grading.instructor);
  await page.goto(`/${grading.courseID}/grading`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TA/Student Assignments');
  await page.getByRole('link', { name: 'Student List' }).click();
  await expect(names(page)).toHaveText(everybody.map((name) => new RegExp(`^${name}`)));
  await expect(page.getByText('assigned to you')).toHaveCount(0);

  await expect(cell(page, '91.3: Anton Amo, First paper')).toHaveText('91.3');
  await expect(cell(page, '9.5: Laura Bassi, First paper')).toBeVisible();
  await expect(cell(page, 'Grade Ada Byron, First paper (in progress)')).toHaveText('Grade');
  await expect(cell(page, 'Grade Margaret Cavendish, First paper (no grade yet)')).toBeVisible();
  await expect(cell(page, 'Grade Anton Amo, Second paper')).toBeVisible();
  // On a phone, two lines end where one line ends.
  await page.setViewportSize({ width: 320, height: 800 });
  const endOf = async (name: string): Promise<number> => {
    const { x = 0, width = 0 } = (await cell(page, name).boundingBox()) ?? {};
    return Math.round(x + width);
  };
  expect(await endOf('Grade Ada Byron, First paper (in progress)')).toBe(
    await endOf('Grade Margaret Cavendish, Second paper'),
  );
  await page.setViewportSize({ width: 1280, height: 900 });

  const byPaper = table(page).getByRole('button', { name: 'First paper' });
  await byPaper.click();
  await byPaper.click();
  await expect(names(page)).toHaveText([
    /Amo/,
    /Bassi/,
    /Cavendish/,
    /Byron/,
    ...everybody.slice(4).map((name) => new RegExp(name)),
  ]);
  await table(page).getByRole('button', { name: 'Student' }).click();
  await page.getByLabel('Filter by name or netID').fill(' mArY');
  await expect(names(page)).toHaveText([/Mary Shepherd/, /Mary Wollstonecraft/]);
  await expect(page.getByText('2 of 12 students')).toBeVisible();

  const [desk] = await Promise.all([
    context.waitForEvent('page'),
    cell(page, 'Grade Mary Shepherd, Second paper').click(),
  ]);
  expect(new URL(desk.url()).pathname + new URL(desk.url()).search).toBe(
    `/${grading.courseID}/grading?evaluationId=SECOND&username=mary`,
  );
  await desk.getByRole('heading', { level: 1 }).waitFor();
  await desk.close();
  await grade(server, grading, [['wollstone', '88', true]]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(cell(page, '88.0: Mary Wollstonecraft, First paper')).toBeVisible();

  const viewWork = page.getByRole('button', { name: 'View Work of Mary Wollstonecraft' });
  await viewWork.focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Work of Mary Wollstonecraft');
  await expect(heading).toBeFocused();
  expect(new URL(page.url()).searchParams.get('work')).toBe('wollstone');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Knowledge and Doubt',
    'Freedom',
    'Meaning and Mortality',
  ]);
  await expect(page.getByText('Mary looks at the clock on the station.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeDisabled();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(heading).toHaveText('Work of Mary Wollstonecraft');
  await page.goBack();
  // The filter is in the address.
  await expect(names(page)).toHaveCount(2);

  await page.getByLabel('Filter by name or netID').fill('wollstone');
  await viewWork.click();
  await expect(heading).toHaveText('Work of Mary Wollstonecraft');
  await page.getByRole('button', { name: 'Return to Table' }).click();
  await expect(names(page)).toHaveText([/Mary Wollstonecraft/]);
  await expect(viewWork).toBeFocused();
  await open(page, grading, 'students', '&work=nobody');
  await expect(page.getByText('There’s no student nobody in this course.')).toBeVisible();
});

test('the list is filtered by TA and by ungraded work, survives a reload, and leads to the next work to grade', async ({
  page,
  grading,
  server,
  context,
}) => {
  await grade(server, grading, [
    ['anton', '91.25', true],
    ['laura', '70', true],
    ['ada', '77', false],
  ]);
  await openAs(page, grading, grading.instructor, 'students');
  const byTa = page.getByLabel('TA', { exact: true });
  const byGrading = page.getByLabel('Grading', { exact: true });
  const next = page.getByRole('link', { name: 'Grade next' });
  await expect(byTa.getByRole('option')).toHaveText([
    'All TAs',
    'Karl Jaspers',
    'Simone Weil',
    'No TA',
  ]);
  await expect(next).toHaveAccessibleDescription('Ada Byron, First paper');

  await byTa.selectOption('Simone Weil');
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByText('6 of 12 students')).toBeVisible();
  const head = table(page).getByRole('columnheader', { name: /First paper/ });
  await expect(head).toContainText(/Was due .* 2.of.6.graded/);
  await byGrading.focus();
  await page.keyboard.type('Ungraded: First');
  const ungraded = everybody.slice(2, 6).map((name) => new RegExp(name));
  await expect(names(page)).toHaveText(ungraded);
  await expect(page.getByText('4 of 12 students')).toBeVisible();
  await expect(cell(page, 'Grade Ada Byron, First paper (in progress)')).toBeVisible();
  await table(page).getByRole('button', { name: 'Student' }).click();
  await expect(names(page)).toHaveText(ungraded.toReversed());
  await expect(next).toHaveAccessibleDescription(`${everybody[5]}, First paper`);

  await page.reload();
  await expect(names(page)).toHaveText(ungraded.toReversed());
  await expect(byTa.locator('option:checked')).toHaveText('Simone Weil');
  await page.getByRole('button', { name: 'View Work of Ada Byron' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work of Ada Byron');
  await page.getByRole('button', { name: 'Return to Table' }).click();
  await expect(names(page)).toHaveText(ungraded.toReversed());
  await expect(page.getByRole('button', { name: 'View Work of Ada Byron' })).toBeFocused();

  await next.focus();
  const [desk] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  const asked = new URL(desk.url()).searchParams;
  expect(asked.get('evaluationId')).toBe('FIRST');
  expect(asked.get('username')).toBe(gradedStudents[5]?.username);
  // The desk follows the list: its students, in its order.
  const who = desk.getByRole('heading', { level: 1 });
  await expect(who).toHaveText(everybody[5] ?? '');
  await expect(desk.getByText('1 of 4 in your list')).toBeVisible();
  await desk.keyboard.press('n');
  await expect(who).toHaveText(everybody[4] ?? '');
  await desk.reload();
  await expect(desk.getByText('2 of 4 in your list')).toBeVisible();
  await desk.keyboard.press('u');
  await expect(who).toHaveText(everybody[3] ?? '');
  await desk.close();

  await grade(server, grading, [['wollstone', '88', true]]);
  await page.goto(`/${grading.courseID}/grading?tab=students&ta=unassigned&ungraded=in+FIRST`);
  await expect(page.getByText('No student matches these filters.')).toBeVisible();
  await expect(
    page.getByText('No work of the students shown here is waiting to be graded.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show all students' }).click();
  await expect(names(page)).toHaveCount(12);
});

for (const [what, address, part, label, width] of [
  ['a list', 'grading?tab=students', 'Course grading', 'Students and their grades', 1280],
  ['a list wider than the page', 'design?tab=users&sub=edit', 'Course design', 'Users', 780],
] as const) {
  test(`${what} scrolls with the page, and its head stays in view`, async ({ page, grading }) => {
    await enter(page, grading, grading.instructor);
    await addStudents(page, grading, 60);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${grading.courseID}/${address}`);
    const list = page.getByRole('table', { name: label });
    await expect(list).toHaveAttribute('aria-rowcount', /^7\d$/);
    const bar = page.getByRole('navigation', { name: part });
    const head = list.getByRole('columnheader').first();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await expect(list.getByRole('row').nth(1)).not.toHaveAttribute('aria-rowindex', '2');
    const gap = async (): Promise<number> => {
      const [above, below] = [await bar.boundingBox(), await head.boundingBox()];
      return Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    };
    await expect.poll(gap).toBeLessThan(3);
    const box = page.getByRole('region', { name: label, exact: true });
    const isBox = await box.evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    );
    expect(isBox, 'it has no vertical scroll bar of its own').toBe(false);
  });
}

test('a TA sees only their own students in every part', async ({ page, grading }) => {
  const own = everybody.slice(0, 6);
  await openAs(page, grading, grading.simone, 'assignments');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Simone Weil']);
  const column = page.getByRole('list', { name: 'Students of Simone Weil' });
  await expect(column.getByRole('listitem')).toHaveText(own.map((name) => new RegExp(name)));
  await expect(page.getByRole('button', { name: /ssign/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Student List' }).click();
  await expect(names(page)).toHaveText(own.map((name) => new RegExp(name)));
  await expect(page.getByText('You see only the students assigned to you.')).toBeVisible();
  await expect(page.getByText('with the students assigned to you')).toBeVisible();
  await expect(page.getByLabel('TA', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Grading', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Simone Weil']);
  await expect(page.getByText('You see only the students')).toBeVisible();

  await page.getByRole('link', { name: 'Word Counts' }).click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(6);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByLabel('Search for a student').fill('mary');
  await expect(page.getByText('No student matches “mary”.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await open(page, grading, 'history', '&student=mary');
  await expect(page.getByText('mary isn’t assigned to you.')).toBeVisible();
  await open(page, grading, 'students', '&work=mary');
  await expect(page.getByText('mary isn’t assigned to you.')).toBeVisible();
});

test('the history of a student, by keyboard: search, words per week, and the work as of a date', async ({
  page,
  grading,
}) => {
  await openAs(page, grading, grading.instructor, 'history');
  await expect(
    page.getByText(
      'Search for a student to see words written per week and select a date to see their work as of that date.',
    ),
  ).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search for a student' });
  await search.focus();
  await page.keyboard.type('BASS');
  await expect(page.getByRole('option')).toHaveText([/Laura Bassi/]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.type('an');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Anton Amo/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Juana Inés/);
  await search.fill('laura');
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('Laura Bassi');
  await expect(search).toBeFocused();
  expect(new URL(page.url()).searchParams.get('student')).toBe('laura');

  // Written 26, 22 and 9 days ago and yesterday; the course began 40 days ago and ends in 12 days.
  await expect(page.getByText('Words written per week by Laura Bassi')).toBeVisible();
  for (const title of ['Weeks', 'Words']) {
    await expect(page.locator('svg').getByText(title, { exact: true })).toBeVisible();
  }
  const start = addDays(grading.firstDue, 25 - 40);
  const expected = [0, 0, 68 + 128 + 45, 7, 0, 56, 3, 'to come'];
  await page.getByText('Show as a table').click();
  const figures = page.getByRole('table', { name: 'Words written per week' });
  await expect(figures.getByRole('cell')).toHaveText(expected.map(String));
  await expect(figures.getByRole('rowheader')).toHaveText(
    expected.map((_words, week) => longDateLabel(addDays(start, 7 * week))),
  );

  const points = page.getByRole('toolbar', { name: 'Weeks' }).getByRole('button');
  await expect(points).toHaveCount(7);
  await points.last().focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  const third = addDays(start, 14);
  await expect(points.nth(2)).toBeFocused();
  await expect(points.nth(2)).toHaveAccessibleName(`${third.slice(5)}: 241 words`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Date')).toHaveValue(third);
  const work = page.getByRole('heading', { level: 2, name: longDateLabel(third) });
  await expect(work).toBeVisible();
  await expect(page.getByText('because I am right only by luck:')).toBeVisible();

  await page.getByLabel('Date').fill(addDays(grading.firstDue, 3));
  await expect(page.getByText('only by an accident that I had no part in:')).toBeVisible();
  await expect(page.getByText(gradedQuestions.decision).first()).toBeVisible();
  await expect(page.getByText('Laura writes: Last spring')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('only by an accident that I had no part in:')).toBeVisible();
  await expect(search).toHaveValue('Laura Bassi');
  await page.getByLabel('Date').fill(start);
  await expect(page.getByText('There were no answers by the end of that day.')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
});

test('statistics and word counts are exact; without grades only the progress is shown', async ({
  page,
  grading,
  server,
}) => {
  await grade(server, grading, [
    ['anton', '90', true],
    ['laura', '70.5', true],
    ['ada', '59.9', true],
    ['margaret', '85', false],
  ]);
  await openAs(page, grading, grading.instructor, 'statistics');
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveText([
    // (90 + 70.5 + 85) / 3; the median is 85.
    'Karl Jaspers0/5----0/5----',
    'Simone Weil3/681.8385.000/6----',
    'Unassigned0/1----0/1----',
  ]);
  await expect(page.getByRole('columnheader')).toHaveText([
    'TA',
    'First paper',
    'Second paper',
    'Grading Progress',
    'Mean (excl. < 60)',
    'Median',
    'Grading Progress',
    'Mean (excl. < 60)',
    'Median',
  ]);
  const sentence =
    '4 grades from 59.9 to 90, median 85, mean 81.8; 1 grade below 60 left out of both; 8 students without a grade.';
  const paper = page.getByRole('region', { name: 'Spread of grades: First paper' });
  await expect(paper.getByRole('img', { name: `All students: ${sentence}` })).toBeVisible();
  // None of Karl's students and of those without a TA has a grade.
  await expect(paper.getByRole('img')).toHaveCount(2);
  await paper.getByText('Show as a table').click();
  const bins = paper.getByRole('table', { name: 'Grades in First paper' });
  await expect(bins.locator('tbody').getByRole('row')).toHaveText([
    '55 to under 601010',
    '70 to under 751010',
    '85 to under 901010',
    '90 to under 951010',
    'Letter grades0000',
    'Without a grade8521',
    'Mean (excl. < 60)81.83--81.83--',
    'Median (excl. < 60)85.00--85.00--',
  ]);

  await page.getByRole('link', { name: 'Word Counts' }).click();
  await expect(
    page.getByRole('img', { name: /^Words per week of the class: [\d,]+ words by 12 students/ }),
  ).toBeVisible();
  const ranking = page.getByRole('table', { name: 'Words written by each student' });
  const ranks = ranking.locator('tbody').getByRole('row');
  const usual = 68 + 128 + 45 + 56 + 3;
  await expect(ranks).toHaveCount(12);
  await expect(ranks.first()).toHaveText(`1Laura Bassi${usual + 7}`);
  await expect(ranks.nth(1)).toHaveText(`2Anton Amo${usual}`);
  await expect(ranks.nth(9)).toHaveText(`10Mary Wollstonecraft${usual}`);
  await expect(ranks.nth(10)).toHaveText(`11Margaret Cavendish${usual - 45}`);
  await expect(ranks.nth(11)).toHaveText('12Sojourner Truth0');
  await expect(ranking.getByRole('columnheader')).toHaveText([
    'Rank',
    'Student Name',
    'Total Words Written',
  ]);
  await page.getByLabel('Filter by name or netID').fill('TRUTH');
  await expect(ranks).toHaveText(['12Sojourner Truth0']);

  await setCourse(server, grading, { usesGradesForExams: 'No' });
  await open(page, grading, 'statistics');
  await expect(rows).toHaveText(['Karl Jaspers0/50/5', 'Simone Weil3/60/6', 'Unassigned0/10/1']);
  await page.goto(`/${grading.courseID}/design?tab=grading&sub=students`);
  await expect(cell(page, 'Graded: Anton Amo, First paper')).toBeVisible();
  await expect(cell(page, 'Grade Margaret Cavendish, First paper (in progress)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export for Canvas' })).toHaveCount(0);
});

test('an instructor assigns students on the grading page as well', async ({ page, grading }) => {
  await openAs(page, grading, grading.instructor, 'assignments');
  const waiting = page.getByRole('listbox', { name: 'Unassigned students' });
  await waiting.getByRole('option', { name: /Wollstonecraft/ }).click();
  await page.getByRole('button', { name: 'Assign to Karl Jaspers' }).click();
  const given = page.getByRole('listbox', { name: 'Students of Karl Jaspers' });
  await expect(given.getByRole('option')).toHaveCount(6);
  await expect(page.getByText('Every student has a TA.')).toBeVisible();
  await enter(page, grading, grading.karl);
  await open(page, grading, 'students');
  await expect(names(page)).toHaveText(everybody.slice(6).map((name) => new RegExp(name)));
});

test('the grades are exported for a spreadsheet and for Canvas', async ({
  page,
  grading,
  server,
  complaints,
}) => {
  await grade(server, grading, [
    ['anton', '91.25', true],
    ['ada', '77', false],
  ]);
  const api = await interfaceOf(server, grading, grading.instructor);
  await saveRecord(api, grading, {
    username: 'anton',
    gradingType: 'comments',
    comment: 'Clear, "short", and true.',
  });
  await api.dispose();
  await openAs(page, grading, grading.instructor, 'students');
  const sheet = await downloaded(page, 'Export for spreadsheets');
  expect(sheet.name).toMatch(/^grading-\d+ grades \d{4}-\d{2}-\d{2}\.csv$/);
  expect(sheet.lines[0]).toBe(
    '\uFEFFStudent,Username,TA,First paper,First paper: Grading complete,First paper: Comments,Second paper,Second paper: Grading complete,Second paper: Comments',
  );
  expect(sheet.lines[1]).toBe(
    'Anton Amo,anton,Simone Weil,91.25,yes,"Clear, ""short"", and true.",,no,',
  );
  expect(sheet.lines[3]).toBe('Ada Byron,ada,Simone Weil,77,no,,,no,');
  expect(sheet.lines).toHaveLength(13);
  await expect(page.getByText(`“${sheet.name}” is in your downloads.`)).toBeVisible();

  await enter(page, grading, grading.simone);
  await page.reload();
  const canvas = await downloaded(page, 'Export for Canvas');
  expect(canvas.lines.slice(0, 5)).toEqual([
    'Student,ID,SIS User ID,SIS Login ID,Section,First paper,Second paper',
    '"    Points Possible",,,,,100,100',
    'Anton Amo,,,anton,,91.25,',
    'Laura Bassi,,,laura,,,',
    'Ada Byron,,,ada,,,',
  ]);
  expect(canvas.lines).toHaveLength(8);

  await page.route('**/api/gradesExport/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Export for Canvas' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Couldn’t make the file. Couldn’t reach the server. Please try again.',
  );
  await expectComplaint(complaints, /ERR_FAILED/);
});

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

test('every part shows what is missing', async ({ page, grading }) => {
  await enter(page, grading, grading.instructor);
  await page.route(/\/api\/(students|wordCounts)\//, (route) => route.fulfill({ json: [] }));
  const nobody = { found: 0, students: [] };
  await page.route('**/api/findStudents/**', (route) => route.fulfill({ json: nobody }));
  for (const part of ['students', 'history', 'words'] as const) {
    await open(page, grading, part);
    await expect(page.getByText('No students found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add students' })).toBeVisible();
  }
});

test('2,000 students stay fast: only visible rows are in the page, and a person returns to the same place', async ({
  page,
  grading,
}) => {
  await enter(page, grading, grading.instructor);
  await addStudents(page, grading, 2000);
  await page.goto(`/${grading.courseID}/design?tab=grading&sub=students`);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2013');
  expect(await table(page).getByRole('row').count()).toBeLessThan(60);
  const box = page.getByRole('region', { name: 'Students and their grades' });
  await box.focus();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(names(page).last()).toHaveText(/Mary Wollstonecraft/, { timeout: 2000 });
  }).toPass();
  const viewWork = page.getByRole('button', { name: 'View Work of Sojourner Truth' });
  await viewWork.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work of Sojourner Truth');
  await page.goBack();
  await expect(viewWork).toBeFocused();
  await expect(viewWork).toBeInViewport();

  await page.getByLabel('Filter by name or netID').fill('no199');
  await expect(names(page)).toHaveCount(10);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(names(page).first()).toBeVisible();
  expect(await table(page).getByRole('row').count()).toBeLessThan(40);
  await expectFitsAcross(box);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/${grading.courseID}/design?tab=grading&sub=history`);
  await page.getByLabel('Search for a student').fill('student');
  await expect(page.getByRole('option')).toHaveCount(50);
  await expect(page.getByText('and 1,950 others: type more of the name')).toBeVisible();
});
