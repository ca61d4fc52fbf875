// The Schedule tab of the design screens, from an empty course to 28 class days in another order.
import type { Page } from '@playwright/test';
import { addDays, isoDateOf, shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from './support/journey.ts';
import { pickedUp } from './support/keyboard.ts';
import { seedCourse } from './support/seed-course.ts';
import type { SeededCourse } from './support/seed-course.ts';

const flags: readonly DesignItem[] = [
  designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
  designItem({ dataType: 'hasSyllabus', dataID: '1', dataText: 'Yes' }),
];

let made = 0;
const newName = (): string => `schedule-${process.pid}-${(made += 1)}`;

/** A section and 28 class days, every second day from 2026-09-01. */
function term(): readonly DesignItem[] {
  const days = Array.from({ length: 28 }, (_, index) => {
    const isoDate = addDays(isoDateOf('2026-09-01'), index * 2);
    const dataIndex = String(index + 2);
    const name = `Topic ${index + 1}`;
    return [
      designItem({
        dataType: 'topic',
        dataID: `t${index + 1}`,
        dataText: name,
        dataIndex,
        questionOptions: 'yes',
      }),
      designItem({
        dataType: 'courseDate',
        dataID: `d${index + 1}`,
        dataText: shortDateLabel(isoDate),
        questionLogic: isoDate,
        dataIndex,
      }),
    ];
  });
  const section = { dataType: 'sectionName', dataID: 's1', dataText: 'Knowledge', dataIndex: '1' };
  return [...flags, designItem(section), ...days.flat()];
}

async function openSchedule(page: Page, { courseID, instructor }: SeededCourse, sub: string) {
  const { username, password } = instructor;
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  await page.goto(`/${courseID}/design?tab=schedule&sub=${sub}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const saved = (page: Page) => page.getByText('All changes saved').first();

const namesOf = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Name of the/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

async function storedItems(page: Page, { courseID }: SeededCourse): Promise<DesignItem[]> {
  return (await (await page.request.get(`/api/courseDesign/${courseID}`)).json()) as DesignItem[];
}

async function storedTopics(page: Page, course: SeededCourse): Promise<string[]> {
  const topics = (await storedItems(page, course)).filter(({ dataType }) => dataType === 'topic');
  return topics
    .sort((a, b) => Number(a.dataIndex) - Number(b.dataIndex))
    .map(({ dataText }) => dataText);
}

test('28 class days are put in another order by keyboard, and back by Undo', async ({
  page,
  server,
}) => {
  // Every one of 27 steps waits for its announcement.
  test.slow();
  const course = await seedCourse(server, { courseID: newName(), design: term() });
  await openSchedule(page, course, 'maker');
  const before = await namesOf(page);
  expect(before).toHaveLength(29);

  // The last day moves to the top of the section, step by step.
  const handle = page.getByRole('button', { name: 'Move “Topic 28”' });
  await handle.focus();
  await page.keyboard.press('Space');
  await pickedUp(page, '“Topic 28” is picked up, at row 29 of 29');
  for (let step = 1; step <= 27; step += 1) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`“Topic 28” is at row ${29 - step} of 29`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(() => namesOf(page)).toEqual(['Knowledge', 'Topic 28', ...before.slice(1, 28)]);
  await expect(handle).toBeFocused();
  // The dates have stayed where they were.
  await expect(page.getByLabel('Date of “Topic 28”')).toHaveValue('2026-09-01');

  // The second day moves to the end, in one step.
  await page.getByRole('button', { name: 'Move “Topic 1”' }).focus();
  await page.keyboard.press('Space');
  await pickedUp(page, '“Topic 1” is picked up');
  await page.keyboard.press('End');
  await expect(page.getByText('“Topic 1” is at row 29 of 29')).toBeAttached();
  await page.keyboard.press('Space');
  const after = ['Topic 28', ...before.slice(2, 28), 'Topic 1'];
  await expect.poll(() => namesOf(page)).toEqual(['Knowledge', ...after]);
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => storedTopics(page, course)).toEqual(after);

  // Escape leaves everything as it is; Undo reverts both moves.
  await page.getByRole('button', { name: 'Move “Topic 5”' }).focus();
  await page.keyboard.press('Space');
  await pickedUp(page, '“Topic 5” is picked up');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText('“Topic 5” stays where it was.')).toBeAttached();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesOf(page)).toEqual(before);
  await expect.poll(() => storedTopics(page, course)).toEqual(before.slice(1));
});

test('dates are made, class days named, moved, copied and deleted, and dates reset', async ({
  page,
  server,
}) => {
  const question = designItem({
    dataType: 'question',
    dataID: 'q1',
    dataText: 'Why?',
    questionType: 'LongAnswer',
    questionCourseDate: 't9',
    dataIndex: '1',
  });
  const topic = designItem({
    dataType: 'topic',
    dataID: 't9',
    dataText: 'Dreams',
    dataIndex: '5',
    questionOptions: 'yes',
  });
  const course = await seedCourse(server, {
    courseID: newName(),
    design: [...flags, topic, question],
  });
  await openSchedule(page, course, 'dates');
  await page.getByRole('button', { name: 'Make the dates' }).click();
  await expect(page.getByText('Please choose the first day of the course.')).toBeVisible();
  await expect(page.getByLabel('First day of the course')).toBeFocused();
  await page.getByLabel('First day of the course').fill('2026-09-01');
  await page.getByLabel('Last day of the course').fill('2026-09-11');
  await page.getByRole('button', { name: 'Make the dates' }).click();
  await expect(page.getByText('at least one day of the week')).toBeVisible();
  await page.getByLabel('Tuesday').check();
  await page.getByLabel('Thursday').check();
  await page.getByRole('button', { name: 'Make the dates' }).click();
  await expect(page.getByText('Tuesday, September 1, 2026')).toBeVisible();
  await expect(page.getByText('4 with a date')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Schedule Maker', exact: true }).click();
  await expect
    .poll(() => namesOf(page))
    .toEqual(['New Section', 'Dreams', 'day topic', 'day topic', 'day topic']);
  await page.getByRole('button', { name: 'Add class day' }).click();
  await expect(page.getByLabel('Date of “New Topic”')).toHaveValue('2026-09-11');
  // The new name can be typed immediately.
  await page.keyboard.type('Clocks');
  await expect.poll(() => namesOf(page)).toContain('Clocks');
  await page.getByRole('button', { name: 'Add a row below “Clocks”' }).click();
  await page.getByRole('button', { name: 'Copy of this day' }).click();
  await expect.poll(async () => (await namesOf(page)).slice(-2)).toEqual(['Clocks', 'Clocks']);
  await page.keyboard.type('Freedom');

  // Move mode: choose the row, then the place.
  await page.getByRole('button', { name: 'Choose another place for “Freedom”' }).click();
  await page.getByRole('button', { name: 'Move here, after “Dreams”' }).click();
  await expect.poll(async () => (await namesOf(page))[2]).toBe('Freedom');
  await page.getByRole('button', { name: 'Choose another place for “New Section”' }).click();
  await page.getByRole('button', { name: 'Move here, after “Freedom”' }).click();
  await expect(page.getByText('The schedule begins with a section')).toBeVisible();
  await page.getByRole('button', { name: 'Delete “New Section”' }).click();
  await expect(page.getByText('A course needs at least one section')).toBeVisible();

  // A day without questions is deleted immediately, one with questions only after asking.
  await page.getByRole('button', { name: 'Delete “Freedom”' }).click();
  await expect.poll(() => namesOf(page)).not.toContain('Freedom');
  await page.getByRole('button', { name: 'Delete “Dreams”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Dreams”?' });
  await expect(dialog).toContainText('This class day has 1 question.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await namesOf(page)).toContain('Dreams');
  await page.getByRole('button', { name: 'Delete “Dreams”' }).click();
  await page.getByRole('button', { name: 'Delete class day and 1 question' }).click();
  await expect.poll(() => namesOf(page)).not.toContain('Dreams');
  const questionIds = async () =>
    (await storedItems(page, course)).filter(({ dataType }) => dataType === 'question');
  await expect.poll(questionIds).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(questionIds).toHaveLength(1);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(questionIds).toEqual([]);
  await page.keyboard.press('Control+z');
  await expect.poll(questionIds).toHaveLength(1);
  // The name field of a day has its own undo: the schedule stays as it is.
  await page.getByLabel('Name of the class day', { exact: false }).first().press('Control+z');
  expect(await namesOf(page)).toContain('Dreams');
  await expect(page.getByText('You can undo this')).toBeHidden();
  expect(await namesOf(page)).toContain('Dreams');

  await page.getByRole('link', { name: 'Dates', exact: true }).click();
  await page.getByRole('button', { name: 'reset course dates' }).click();
  await expect(page.getByRole('dialog')).toContainText('Kept:');
  await page.getByRole('button', { name: /^Delete \d+ dates$/ }).click();
  await expect(page.getByLabel('First day of the course')).toHaveValue('2026-09-01');
  await expect(page.getByLabel('Tuesday')).not.toBeChecked();
  await page.getByRole('link', { name: 'Schedule Maker', exact: true }).click();
  await expect.poll(() => namesOf(page)).toContain('Dreams');
  await expect(page.getByLabel('Date of “Dreams”')).toHaveValue('');
});

test('DSN-50 the term that was entered is kept before its dates are made', async ({
  page,
  server,
}) => {
  const course = await seedCourse(server, { courseID: newName(), design: flags });
  await openSchedule(page, course, 'dates');
  const [first, last] = [
    page.getByLabel('First day of the course'),
    page.getByLabel('Last day of the course'),
  ];
  // Typed digit by digit, because the browser then reports the years 2, 20 and 202 too.
  await first.focus();
  await page.keyboard.type('09012026');
  await last.fill('2026-09-11');
  await page.getByLabel('Thursday').check();
  await page.getByRole('link', { name: 'Schedule Maker' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Maker' })).toBeVisible();
  await page.goBack();
  await expect(first).toHaveValue('2026-09-01');
  await expect(last).toHaveValue('2026-09-11');
  await expect(page.getByLabel('Thursday')).toBeChecked();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(last).toHaveValue('2026-09-11');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Thursday')).not.toBeChecked();
});

test('a date set by hand keeps the dates in the order of time', async ({ page, server }) => {
  const course = await seedCourse(server, { courseID: newName(), design: term() });
  await openSchedule(page, course, 'maker');
  await page.getByLabel('Date of “Topic 1”', { exact: true }).fill('2026-09-04');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fri, 9/4 now belongs to “Topic 2”')).toBeVisible();
  await expect(page.getByLabel('Date of “Topic 1”', { exact: true })).toHaveValue('2026-09-03');
  await expect(page.getByLabel('Date of “Topic 2”', { exact: true })).toHaveValue('2026-09-04');
  // Typed, and the page loaded again before the field is left.
  const last = page.getByLabel('Date of “Topic 28”');
  await last.fill('2027-06-30');
  await page.reload();
  await expect(last).toHaveValue('2027-06-30');
  // Half a date doesn't remove a date, neither when the field is left nor when the page is.
  for (const keys of [['Backspace'], ['1', '2', '3', '1', '2', '0']]) {
    await last.focus();
    for (const key of keys) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(last).toHaveValue('2027-06-30');
    await expect(last).toHaveAccessibleDescription('Incomplete date. Nothing changed.');
  }
  await last.focus();
  await page.keyboard.press('Backspace');
  await expect(last).toHaveValue('');
  await page.reload();
  await expect(last).toHaveValue('2027-06-30');
});

test('a row is dragged with the mouse, and the day set by hand moves with it', async ({
  page,
  server,
}) => {
  const manual = { dataType: 'currentCourseDate', dataID: '1', dataText: 'x', dataIndex: '2' };
  const design = [...term(), designItem(manual)];
  const course = await seedCourse(server, { courseID: newName(), design });
  await openSchedule(page, course, 'maker');
  await page.getByRole('button', { name: 'Move “Topic 1”', exact: true }).hover();
  await page.mouse.down();
  const box = await page.getByRole('button', { name: 'Move “Topic 3”', exact: true }).boundingBox();
  await page.mouse.move(box!.x + 10, box!.y + box!.height / 2, { steps: 8 });
  await expect(page.getByText('“Topic 1” is at row 4 of 29')).toBeAttached();
  await page.mouse.up();
  await expect
    .poll(async () => (await namesOf(page)).slice(0, 4))
    .toEqual(['Knowledge', 'Topic 2', 'Topic 3', 'Topic 1']);
  await expect
    .poll(async () => {
      const items = await storedItems(page, course);
      const day = items.find(({ dataType }) => dataType === manual.dataType);
      return [day?.dataText, day?.dataIndex];
    })
    .toEqual(['Sat, 9/5', '4']);
});

test('days with questions, links and progress are set and found again', async ({
  page,
  server,
}) => {
  const course = await seedCourse(server, { courseID: newName(), design: term() });
  await openSchedule(page, course, 'days');
  await page.getByLabel('Tue, 9/1 · Topic 1', { exact: true }).uncheck();

  await page.getByRole('link', { name: 'Syllabus Links' }).click();
  await page.getByRole('button', { name: 'Add a link to Topic 1', exact: true }).click();
  const form = page.getByRole('form', { name: 'New link of Topic 1' });
  await form.getByLabel('Address').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Add link' }).click();
  await expect(form).toContainText('A link can only begin with https://, http:// or mailto:.');
  await form.getByLabel('Address').fill('https://example.org/meno');
  await form.getByRole('button', { name: 'Add link' }).click();
  await page.getByRole('button', { name: 'Add a link to Topic 1', exact: true }).click();
  await form.getByLabel('Kind').selectOption('Video');
  await form.getByLabel('Address').fill('https://example.org/film');
  await form.getByLabel('Title').fill('x'.repeat(121));
  await page.keyboard.press('Enter');
  await expect(form).toContainText('Please use at most 120 characters for the title.');
  await form.getByLabel('Title').fill('The Meno');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move up: Video, link 2 of Topic 1' }).click();
  await expect(page.getByLabel('Address of Video, link 1 of Topic 1')).toBeVisible();
  await page.getByLabel('Address of Video, link 1 of Topic 1').fill('not an address');
  await expect(page.getByText('The last saved address is still used.')).toBeVisible();
  const title = page.getByLabel('Title of Video, link 1 of Topic 1');
  await title.press('End');
  await title.pressSequentially(' on film ');
  await expect(page.getByLabel('Title of Reading, link 2 of Topic 1')).toHaveAttribute(
    'placeholder',
    'example.org',
  );
  await page.getByRole('button', { name: 'Remove: Reading, link 2 of Topic 1' }).click();

  await page.getByRole('link', { name: 'Course Progress' }).click();
  await page.getByLabel('Current class day').selectOption({ label: 'Thu, 9/3 · Topic 2' });
  await expect(page.getByText('The current day is set by hand: Thu, 9/3.')).toBeVisible();
  await page.getByLabel('Move on automatically').check();
  await page.getByLabel('Hour').fill('45');
  await page.getByLabel('Minutes').fill('7');
  await page.keyboard.press('Tab');
  await page.getByLabel('AM or PM').selectOption('PM');
  await expect(page.getByLabel('Hour')).toHaveValue('12');
  await expect(page.getByLabel('Minutes')).toHaveValue('07');
  await expect(page.getByText('America/New York').first()).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await expect
    .poll(async () =>
      (await storedItems(page, course))
        .filter(({ dataType }) =>
          ['timeToShowNewContent', 'syllabusLinkItem', 'currentCourseDate'].includes(dataType),
        )
        .map(({ dataText, dataIndex, questionLogic, questionOptions }) =>
          [dataText, dataIndex, questionLogic, questionOptions].join(' ').trim(),
        )
        .sort(),
    )
    .toEqual(['12:07   PM', 'Thu, 9/3 3', 'video 1 https://example.org/film The Meno on film']);
  await page.reload();
  await expect(page.getByLabel('Minutes')).toHaveValue('07');
});

test('holidays are entered, kept free of class days, and seen by students', async ({
  page,
  server,
}) => {
  const course = await seedCourse(server, { courseID: newName(), design: flags });
  await openSchedule(page, course, 'dates');
  await page.getByLabel('First day of the course').fill('2026-11-16');
  await page.getByLabel('Last day of the course').fill('2026-12-04');
  await page.getByLabel('Monday').check();
  await page.getByLabel('Wednesday').check();
  await page.getByLabel('Friday').check();
  await expect(page.getByText('The class meets 9 times.')).toBeVisible();

  // Bad input gets a sentence and changes nothing; Enter does not save the whole term.
  const noClass = page.getByRole('region', { name: 'Days without class' });
  await noClass.getByRole('button', { name: 'Add days without class' }).click();
  await expect(noClass.getByLabel('From')).toBeFocused();
  await noClass.getByLabel('Reason (optional)').fill('Thanksgiving');
  await page.keyboard.press('Enter');
  await expect(noClass).toContainText('Please choose the first day without class.');
  await noClass.getByLabel('From').fill('2026-11-25');
  await noClass.getByLabel('To (optional)').fill('2026-11-24');
  await page.keyboard.press('Enter');
  await expect(noClass).toContainText('The last day without class is before the first one.');
  await noClass.getByLabel('To (optional)').fill('2062-11-27');
  await page.keyboard.press('Enter');
  await expect(noClass).toContainText('Please check the years.');
  await noClass.getByLabel('To (optional)').fill('2026-11-27');
  await page.keyboard.press('Enter');
  await expect(noClass.getByRole('listitem')).toContainText(['Nov 25 – 27 Thanksgiving']);
  await expect(page.getByText('The class meets 7 times.')).toBeVisible();

  // A wrong year is pointed out. A day that is typed but not added yet is saved with the term.
  await noClass.getByLabel('From').fill('2062-11-18');
  await noClass.getByRole('button', { name: 'Add these days' }).click();
  await expect(noClass).toContainText('November 18, 2062 is outside the term. Is the year right?');
  await noClass.getByRole('button', { name: 'Delete Nov 18' }).click();
  await expect(noClass.getByRole('listitem')).toHaveCount(1);
  await noClass.getByLabel('From').fill('2026-11-18');
  await noClass.getByLabel('Reason (optional)').fill('Founder’s Day');
  await expect(page.getByText('The class meets 6 times.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the dates' }).click();
  await expect(page.getByText('6 with a date')).toBeVisible();
  await expect(noClass.getByRole('listitem')).toContainText([
    'Nov 18 Founder’s Day',
    'Nov 25 – 27 Thanksgiving',
  ]);

  // Days without class that are added later: class days keep their dates until they are moved.
  await noClass.getByRole('button', { name: 'Change Nov 18, Founder’s Day' }).click();
  await noClass.getByLabel('To (optional)').fill('2026-11-20');
  await noClass.getByRole('button', { name: 'Save these days' }).click();
  await expect(noClass).toContainText('1 class day falls on these days: “day topic” (Fri, 11/20).');
  await noClass.getByRole('button', { name: 'Move it to the next free date' }).click();
  await expect(page.getByText('5 with a date, 1 without one (‘??’)')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  const dates = async () =>
    (await storedItems(page, course))
      .filter(({ dataType }) => dataType === 'courseDate')
      .sort((a, b) => Number(a.dataIndex) - Number(b.dataIndex))
      .map(({ questionLogic }) => questionLogic);
  await expect
    .poll(dates)
    .toEqual(['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-02', '2026-12-04', '??']);
  await page.keyboard.press('Control+z');
  await expect(noClass).toContainText('1 class day falls on these days');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(dates).toContain('??');

  // Everyone sees them on the schedule, even without an account.
  await page.request.post(`/api/logout/${course.courseID}`);
  await page.goto(`/${course.courseID}?view=sched`);
  await expect(page.getByText('No class Nov 25 – 27: Thanksgiving')).toBeVisible();
  await expect(page.getByText('No class Nov 18 – 20: Founder’s Day')).toBeVisible();

  // The API refuses what the screen refuses.
  const { username, password } = course.instructor;
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${course.courseID}`, login)).ok()).toBe(true);
  const malformed = { dataType: 'noClass', dataID: 'n1', questionLogic: '2026-11-31' };
  const refused = await page.request.post(`/api/courseDesign/update/${course.courseID}`, {
    data: { designData: [designItem(malformed)] },
  });
  expect(refused.status()).toBe(400);
});

test('topics are typed over, one after the other, and a whole list is pasted', async ({
  page,
  server,
}) => {
  const placeholders = term().map((item) =>
    item.dataType === 'topic' && item.dataID !== 't4' ? { ...item, dataText: 'day topic' } : item,
  );
  const design = placeholders.filter(({ dataIndex }) => Number(dataIndex) <= 6);
  const course = await seedCourse(server, { courseID: newName(), design });
  await openSchedule(page, course, 'maker');
  const fields = page.getByRole('textbox', { name: /^Name of the class day/ });
  const names = async () => (await namesOf(page)).slice(1);
  const paste = async (text: string): Promise<void> => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };

  // A placeholder is selected by a click and by Enter; a real name isn't.
  await fields.first().click();
  await page.keyboard.type('Plato');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.type('Hume');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kant');
  await page.keyboard.press('Shift+Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('an skepticism');
  const typed = ['Plato', 'Humean skepticism', 'Kant', 'Topic 4', 'day topic'];
  await expect.poll(names).toEqual(typed);
  await expect.poll(() => storedTopics(page, course)).toEqual(typed);

  // A list that only fills placeholders is pasted immediately; a single line goes into the text.
  await fields.nth(4).focus();
  await paste('Mary’s room\n');
  await expect.poll(names).toEqual([...typed.slice(0, 4), 'Mary’s room']);
  await fields.nth(4).fill('day topic');
  await fields.nth(3).fill('New Topic');
  await fields.nth(3).focus();
  await paste('1. Descartes\r\n2. Elisabeth\r\n');
  await expect(page.getByText('Named 2 class days.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const pasted = ['Plato', 'Humean skepticism', 'Kant', 'Descartes', 'Elisabeth'];
  await expect.poll(() => storedTopics(page, course)).toEqual(pasted);

  // The page asks about names that would be overwritten and lines left over; one step undoes it all.
  await fields.nth(3).focus();
  const list = '• Ryle\n• Smart\n\n• Nagel\n• Jackson';
  await paste(list);
  const dialog = page.getByRole('dialog', { name: 'Paste 4 topics?' });
  await expect(dialog).toContainText('2 class days already have names that will be replaced');
  await expect(dialog).toContainText('2 topics have no class day: “Nagel”, “Jackson”.');
  await page.keyboard.press('Escape');
  expect(await names()).toEqual(pasted);
  await fields.nth(3).focus();
  await paste(list);
  await dialog.getByRole('button', { name: 'Name 2 class days and add 2' }).click();
  const all = ['Plato', 'Humean skepticism', 'Kant', 'Ryle', 'Smart', 'Nagel', 'Jackson'];
  await expect.poll(() => storedTopics(page, course)).toEqual(all);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => storedTopics(page, course)).toEqual(pasted);
  await fields.nth(3).focus();
  await paste(list);
  await dialog.getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: 'Name 2 class days', exact: true }).click();
  await expect(page.getByText('Left out: “Nagel”, “Jackson”.')).toBeVisible();
  await expect.poll(() => storedTopics(page, course)).toEqual(all.slice(0, 5));
});
