// A whole course designed without a mouse: every screen is reached, and one real thing is done on each.
import type { Page } from '@playwright/test';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { saved } from './support/design-course.ts';
import { expect, test as base } from './support/journey.ts';
import { button, open, pickedUp, press, tabTo, type, withoutMouse } from './support/keyboard.ts';

const test = base.extend<{ readonly mouseless: string }>(withoutMouse);

const courseID = `keys-${crypto.randomUUID().slice(0, 8)}`;

async function createCourse(page: Page, adminPassword: string): Promise<void> {
  await page.goto('/admin');
  await type(page, page.getByLabel('Admin password'), adminPassword);
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('courseID'), courseID);
  await type(page, page.getByLabel('Instructor full name'), 'Elizabeth Anscombe');
  await type(page, page.getByLabel('Instructor user ID'), 'gem');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: `Open the design of ${courseID}` }));
  await type(page, page.getByLabel('Username'), 'gem');
  await type(page, page.getByLabel('Password', { exact: true }), 'gem');
  await page.keyboard.press('Enter');
  await type(page, page.getByRole('textbox', { name: 'New password' }), 'under a description');
  await type(page, page.getByLabel('Confirm password'), 'under a description');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();
}

async function designGeneral(page: Page): Promise<void> {
  await press(page, button(page, 'Don’t show this again'));
  await expect(button(page, 'Show the first steps')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'First steps for this course' })).toBeFocused();
  await type(page, page.getByLabel('Course title'), 'Intention');
  for (const part of ['Course description', 'Syllabus', 'Teaching assistants']) {
    await press(page, page.getByRole('switch', { name: part }), 'Space');
  }
  // The focus is on a switch, which has no undo of its own.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('switch', { name: 'Teaching assistants' })).not.toBeChecked();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('switch', { name: 'Teaching assistants' })).toBeChecked();

  await open(page, 'General', 'Class Sections');
  await press(page, button(page, 'Add a section'));
  await type(page, page.getByLabel('Section 1'), 'Action');
  await open(page, 'General', 'Course Description');
  await type(page, page.getByLabel('Description', { exact: true }), '# Why?');
}

async function designSchedule(page: Page): Promise<void> {
  await open(page, 'Course design', 'Schedule', 'Dates');
  await tabTo(page, page.getByLabel('First day of the course'));
  await page.keyboard.type('09012026');
  await tabTo(page, page.getByLabel('Last day of the course'));
  await page.keyboard.type('09032026');
  await press(page, page.getByLabel('Tuesday'), 'Space');
  await press(page, button(page, 'Make the dates'));
  await expect(page.getByText('1 with a date')).toBeVisible();

  await open(page, 'Schedule', 'Schedule Maker');
  await press(page, button(page, 'Add class day'));
  await expect(
    page.getByRole('textbox', { name: 'Name of the class day, Wed, 9/2' }),
  ).toBeFocused();
  await page.keyboard.type('Pumping water');
  await expect(page.getByLabel('Date of “Pumping water”')).toBeVisible();

  await open(page, 'Schedule', 'Days with Questions');
  const exam = page.getByRole('switch', { name: /day topic/ });
  await press(page, exam, 'Space');
  await expect(exam).not.toBeChecked();

  await open(page, 'Schedule', 'Syllabus Links');
  await press(page, button(page, 'Add a link to Pumping water'));
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add a link to Pumping water')).toBeFocused();
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Address'), 'https://plato.stanford.edu/entries/action/');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add a link to Pumping water')).toBeFocused();

  await open(page, 'Schedule', 'Course Progress');
  await press(page, page.getByRole('switch', { name: 'Move on automatically' }), 'Space');
  await expect(page.getByLabel('Hour')).toBeVisible();
}

async function designQuestions(page: Page): Promise<void> {
  await open(page, 'Course design', 'Questions', 'Pumping water');
  await press(page, button(page, 'Add a question'));
  await expect(page.getByLabel('Text of question 1')).toBeFocused();
  await page.keyboard.type('Is he poisoning them?');
  await tabTo(page, page.getByLabel('Type of question 1'));
  await page.keyboard.press('R');
  await type(page, page.getByRole('textbox', { name: 'Option 1' }), 'Yes');
  await type(page, page.getByRole('textbox', { name: 'Option 2' }), 'No');
  const first = page.getByRole('listitem', { name: 'Question 1', exact: true });
  const id = (await first.locator('code').first().textContent()) ?? '';
  await press(page, button(page, 'Add a question'));
  await expect(page.getByLabel('Text of question 2')).toBeFocused();
  await page.keyboard.type('Under which description?');
  await press(page, button(page, 'Edit logic of question 2'));
  await expect(page.getByRole('textbox', { name: 'Logic of question 2' })).toBeFocused();
  await page.keyboard.type(`(${id}, 1)`);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Edit logic of question 2')).toBeFocused();
  await press(page, button(page, 'Actions for question 2'));
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete this question?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Actions for question 2')).toBeFocused();
  await press(page, button(page, 'Drag question 2'), 'Space');
  await pickedUp(page, '“Under which description?” is picked up, at question 2 of 2.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Under which description?” is at question 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Moved the question. It is now question 1 of 2.')).toBeAttached();
  await expect(button(page, 'Drag question 1')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(button(page, 'Drag question 2')).toBeFocused();
  // Escape in an open question closes it, and the focus is on the button that opens it again.
  await press(page, button(page, 'Edit question 1'));
  await expect(page.getByLabel('Text of question 1')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Edit question 1')).toBeFocused();

  await open(page, 'Topics', 'Theses');
  await press(page, button(page, 'Add a thesis'));
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Murder');
  await tabTo(page, page.getByRole('textbox', { name: 'Logic of the thesis' }));
  await page.keyboard.type(`(${id}, 1)`);
  await press(page, button(page, 'Save thesis'));
  await expect(button(page, 'Edit thesis Murder')).toBeFocused();
}

async function designUsers(page: Page): Promise<void> {
  await open(page, 'Course design', 'Users', 'Add Users');
  for (const [netID, fullName, role] of [
    ['pg', 'Peter Geach', 't'],
    ['mm', 'Mary Midgley', 's'],
  ] as const) {
    await type(page, page.getByLabel('netID'), netID);
    await type(page, page.getByLabel('Full name'), fullName);
    await tabTo(page, page.getByLabel('Role'));
    await page.keyboard.press(role);
    await press(page, button(page, 'Add User'));
    await expect(page.getByText(fullName).first()).toBeVisible();
    await expect(page.getByLabel('netID')).toBeFocused();
  }
  await open(page, 'Users', 'View & Edit Users');
  await press(page, button(page, 'Edit Mary Midgley'));
  await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Edit Mary Midgley')).toBeFocused();

  await open(page, 'Users', 'TA Student Assignments');
  await tabTo(page, page.getByRole('listbox', { name: 'Unassigned students' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('1 student, 1 selected')).toBeVisible();
  await press(page, button(page, 'Assign to Peter Geach'));
  const given = page.getByRole('listbox', { name: 'Students of Peter Geach' });
  await expect(given.getByRole('option')).toHaveText([/Mary Midgley/]);
}

test('a course is created, designed and given people by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow();
  await createCourse(page, server.adminPassword);
  await designGeneral(page);
  await designSchedule(page);
  await designQuestions(page);
  await designUsers(page);
  await saved(page);
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  const texts = new Set(items.map(({ dataText }) => dataText));
  for (const text of [
    'Intention',
    'Action',
    '# Why?',
    'Pumping water',
    'Is he poisoning them?',
    'Under which description?',
    'Murder',
  ]) {
    expect(texts).toContain(text);
  }
});
