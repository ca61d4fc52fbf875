// The map of the course: drawn, searched, focused, and the same as a table.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, expectNoSidewaysScroll, test } from './support/journey.ts';
import { seedCourse } from './support/seed-course.ts';

const question = (dataID: string, day: string, index: number, text: string, logic = '') =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: text,
    dataIndex: String(index),
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: day,
    questionLogic: logic,
  });

const row = (dataType: string, dataID: string, dataIndex: string, dataText: string) =>
  designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });

const design = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Mind' }),
  // Stored after the other one: the order of the course is in the indexes.
  row('sectionName', 's9', '1', 'Body and soul'),
  row('topic', 't1', '2', 'Descartes'),
  row('topic', 't2', '3', 'Elisabeth'),
  row('sectionName', 's2', '4', 'Freedom'),
  row('topic', 't3', '5', 'Frankfurt'),
  question('soul', 't1', 1, 'Is there a soul?'),
  question('body', 't2', 1, 'Does it move the body?', '(Dualism)'),
  question('free', 't3', 1, 'Is the will free?', '(body, 1)'),
  question('other', 't3', 2, 'Is it late?'),
  designItem({ dataType: 'thesis', dataID: 'd', dataText: 'Dualism', questionLogic: '(soul, 1)' }),
];

const IN_ORDER = ['The whole course', 'Body and soul', 'Freedom'];

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`what decides what is seen at once, ${scheme} at ${width}`, async ({ page, server }) => {
    const course = await seedCourse(server, { courseID: `map-${scheme}-${process.pid}`, design });
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 900 });
    const { username, password } = course.instructor;
    await page.request.post(`/api/authenticate/${course.courseID}`, {
      data: { username, password },
    });
    await page.goto(`/${course.courseID}/design?tab=questions`);
    await page.getByRole('link', { name: 'Map' }).click();
    await expect(page.getByRole('heading', { name: 'Map', level: 1 })).toBeFocused();
    await expect(page.getByText('5 questions and theses')).toBeVisible();

    // By keyboard: find, focus, follow, and back.
    await page.getByLabel('Find a question or thesis').fill('move the');
    await expect(page.getByText('1 of 5 questions and theses found')).toBeVisible();
    await page.keyboard.press('Enter');
    const focus = page.getByRole('region', { name: 'In focus' });
    await expect(focus).toContainText('Shows when the thesis Dualism holds.');
    await page.getByLabel('Find a question or thesis').fill('');
    await expect(page.getByRole('button', { name: 'Is there a soul? decides' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Is the will free? depends' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Is it late\?$/ })).toBeVisible();
    await expect(page.locator('path[data-near]')).toHaveCount(3);
    await expectNoSidewaysScroll(page);
    await focus.getByRole('button', { name: 'Dualism' }).press('Enter');
    await expect(focus).toContainText('Holds when “Is there a soul?” is answered “Yes”.');
    await page.goBack();
    await expect(focus).toContainText('Shows when the thesis Dualism holds.');
    await page.reload();
    await expect(focus).toContainText('Shows when the thesis Dualism holds.');

    // The table says the same.
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    const freedom = page.getByRole('row', { name: /^Is the will free\?/ });
    await expect(freedom).toContainText('Frankfurt');
    await expect(freedom).toContainText('Does it move the body?');
    const section = page.getByLabel('Section', { exact: true });
    await expect(section.getByRole('option')).toHaveText(IN_ORDER);
    await section.selectOption('Freedom');
    await expect(page.getByRole('row')).toHaveCount(3);

    await focus.getByRole('link', { name: 'Edit this question' }).click();
    await expect(page.getByRole('heading', { name: 'Elisabeth', level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /question/i }).first()).toBeFocused();
  });
}
