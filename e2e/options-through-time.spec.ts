// A student chooses an option, the instructor removes it: the chosen text can still be read.
import type { Page } from '@playwright/test';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { logIn } from './support/log-in.ts';
import { readPdf } from './support/read-pdf.ts';
import { seedCourse, type SeededCourse } from './support/seed-course.ts';

function row(dataType: string, dataID: string, dataIndex: string, dataText: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });
}

const DESIGN = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
  designItem({ dataType: 'usesAutomaticProgress', dataID: '0', dataText: 'No' }),
  designItem({ dataType: 'currentCourseDate', dataID: '0', dataIndex: '2' }),
  designItem({ dataType: 'startDate', dataID: '0', dataText: '2026-09-01' }),
  designItem({ dataType: 'endDate', dataID: '0', dataText: '2026-12-15' }),
  row('sectionName', 'mind', '1', 'Mind'),
  row('topic', 'body', '2', 'Mind and Body'),
  designItem({
    dataType: 'question',
    dataID: 'soul1',
    dataIndex: '1',
    dataText: 'What is the soul?',
    questionType: 'Radio',
    questionOptions: 'A body|||A mind|||Both',
    questionCourseDate: 'body',
  }),
];

async function asInstructor(page: Page, { courseID, instructor }: SeededCourse): Promise<void> {
  const { username, password } = instructor;
  await page.request.post(`/api/authenticate/${courseID}`, { data: { username, password } });
}

test('QST-102 QST-105 a removed option is still what the student chose, on every screen and in the PDF', async ({
  page,
  browser,
  server,
}) => {
  const course = await seedCourse(server, { courseID: 'chosen-words', design: DESIGN });
  const context = await browser.newContext({ baseURL: server.url });
  const student = await context.newPage();
  await logIn(student, course.courseID, course.student);
  await student.getByLabel('A mind').check();
  await student.getByText('All changes saved').waitFor();

  await asInstructor(page, course);
  await page.goto(`/${course.courseID}/design?tab=questions&section=mind&topic=body`);
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  const card = page.getByRole('listitem', { name: 'Question 1', exact: true });
  await expect(card.getByText('1 answer', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Remove option 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this option?' });
  await expect(dialog).toContainText('1 person who chose it has to choose again.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove the option' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => {
      const design = await page.request.get(`/api/courseDesign/${course.courseID}`);
      return design.text();
    })
    .toContain('A body|||Both');

  await student.reload();
  await expect(student.getByText('You chose “A mind”.')).toContainText('so please choose again');
  await expect(student.getByLabel('Both')).not.toBeChecked();
  await expectAccessible(student);

  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format();
  await page.goto(
    `/${course.courseID}/grading?tab=history&student=${course.student.username}&date=${today}`,
  );
  await expect(page.getByText('Chose “A mind”.')).toBeVisible();
  await expectAccessible(page);

  // In a window with a history, which no script may close.
  await student.goto(`/${course.courseID}?view=sched`);
  const coming = student.waitForEvent('download');
  await student.goto(`/${course.courseID}/pdf`);
  const { text } = await readPdf(await coming);
  expect(text.replaceAll(/\s+/gu, ' ')).toContain('A mind (chosen; this option was removed since)');
  await context.close();
});
