import { utils, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { expect, expectComplaint, expectFitsAcross } from './support/journey.ts';
import { addStudents, openUsers, rosterFile, usersTest as test } from './support/users-course.ts';
import { expectStored } from './support/design-course.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Users', exact: true });
const people = (page: Page) => table(page).getByRole('rowheader');

test('USR-116 one user is added; each error is at its field, and the draft survives a visit to another tab', async ({
  page,
  course,
  complaints,
}) => {
  await openUsers(page, course, 'add');
  await expect(page.getByText('The instructor is the only user added by default.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload File' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByLabel('netID')).toHaveAccessibleDescription(/A netID is required\./);
  await expect(page.getByLabel('netID')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(
    'A full name is required.',
  );
  await expectComplaint(complaints, /400/);

  await page.getByLabel('netID').fill(' ADA7 ');
  await page.getByLabel('Full name').fill('Elizabeth Anscombe');
  await page.getByLabel('Role').selectOption('TA');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('ADA7 is already in the course.')).toBeVisible();
  await expectComplaint(complaints, /409/);

  await page.getByLabel('netID').fill('gem');
  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  await expect(people(page)).toHaveCount(4);
  await page.goBack();
  await expect(page.getByLabel('netID')).toHaveValue('gem');
  await page.getByRole('button', { name: 'Add User' }).click();
  await expect(page.getByText('Added Elizabeth Anscombe (gem) as TA.')).toBeVisible();
  await expect(page.getByLabel('netID')).toHaveValue('');
  await expect(page.getByLabel('Role')).toHaveValue('student');
  await expect(page.getByLabel('netID')).toBeFocused();

  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  const row = table(page).getByRole('row', { name: /Anscombe/ });
  await expect(row).toContainText('initial');
  await expect(row).toContainText('TA');
});

test('a roster of 300 with 5 bad rows: each is named with its reason, and the rest is added', async ({
  page,
  course,
}) => {
  await openUsers(page, course, 'add');
  const bad = [
    ',Nameless Netid',
    'nameless,',
    'NET0007,Twice Over',
    'a/b,Slash Inside',
    'ada7,Ada Byron',
  ];
  await page.getByLabel('File', { exact: true }).setInputFiles(rosterFile(295, ...bad));
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByText('295 users can be added. 5 rows can’t be used.')).toBeVisible();
  const refused = page.getByRole('table', { name: 'Rows that can’t be used' });
  for (const [row, reason] of [
    [297, 'A netID is required.'],
    [298, 'A full name is required.'],
    [299, 'NET0007 is already in row 8 of this file.'],
    [300, 'A netID can’t contain a slash.'],
    [301, 'ada7 is already in the course.'],
  ] as const) {
    await expect(refused.getByRole('row', { name: String(row) })).toContainText(reason);
  }
  await page.getByRole('button', { name: 'Add 295 users' }).click();
  await expect(page.getByText('295 users added. 5 rows not used.')).toBeVisible();

  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  await expect(page.getByText('299 users', { exact: true })).toBeVisible();
});

for (const [name, bookType] of [
  ['roster.xlsx', 'xlsx'],
  ['roster.xls', 'biff8'],
] as const) {
  test(`a spreadsheet ${name}: what cannot be used is named by its row, the rest is added with its roles`, async ({
    page,
    course,
  }) => {
    const rows = [
      ['Full Name', 'netID', 'Role'],
      ['Karl Popper', 'kp12', ''],
      ['', 'noname', ''],
      ['Hilary Putnam', 'hp1', 'TA'],
      ['Again Popper', 'KP12', ''],
      ['Ruth Marcus', 'rm7', 'dean'],
    ];
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Class');
    const buffer = Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
    await openUsers(page, course, 'add');
    const upload = page.getByRole('button', { name: 'Upload File' });
    await expect(upload).toBeDisabled();
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await upload.press('Enter');
    await expect(page.getByText('2 users can be added. 3 rows can’t be used.')).toBeVisible();
    const refused = page.getByRole('table', { name: 'Rows that can’t be used' });
    await expect(refused.getByRole('row', { name: '3' })).toContainText('A full name is required.');
    await expect(refused.getByRole('row', { name: '5' })).toContainText('already in row 2');
    await expect(refused.getByRole('row', { name: '6' })).toContainText('dean');
    await page.getByRole('button', { name: 'Add 2 users' }).press('Enter');
    await expect(page.getByText('2 users added. 3 rows not used.')).toBeVisible();
    await page.getByRole('link', { name: 'View & Edit Users' }).click();
    await expect(page.getByRole('row', { name: /hp1/ })).toContainText('TA');
    await expect(page.getByRole('row', { name: /kp12/ })).toContainText('student');
  });
}

test('names written “Last, First” are reversed or kept, as the person chooses once', async ({
  page,
  course,
}) => {
  await openUsers(page, course, 'add');
  const text = 'netID,full name\nmm1,"Midgley, Mary"\npf2,"Foot, Philippa"\nmk3,"King, Jr."';
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Upload File' }).click();
  const added = page.getByRole('table', { name: 'Users that will be added' });
  const asked = page.getByRole('group', {
    name: 'These names look like “Last, First”. Show them as “First Last”?',
  });
  await expect(asked.getByLabel('Yes, first name first')).toBeChecked();
  await expect(added.getByRole('row', { name: /mm1/ })).toContainText('Mary Midgley');
  await asked.getByLabel('No, keep them as in the file').click();
  await expect(added.getByRole('row', { name: /mm1/ })).toContainText('Midgley, Mary');
  await expect(asked.getByLabel('No, keep them as in the file')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(added.getByRole('row', { name: /pf2/ })).toContainText('Philippa Foot');
  await expect(added.getByRole('row', { name: /mk3/ })).toContainText('King, Jr.');
  await page.getByRole('button', { name: 'Add 3 users' }).click();
  await expect(page.getByText('3 users added.')).toBeVisible();
  await expect(asked).toBeHidden();
  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  const row = table(page).getByRole('row', { name: /^mm1/ });
  await expect(row).toContainText('Mary Midgley');
  // The word that the list is sorted by is emphasized.
  await expect(row.getByText('Midgley', { exact: true })).toHaveCSS('font-weight', '600');
});

test('staff reach their screens from the course; a TA sees only their own column and changes nothing', async ({
  page,
  course,
}) => {
  const { courseID, assistant, student } = course;
  await page.request.post(`/api/courseDesign/update/${courseID}`, {
    data: { designData: [{ dataType: 'courseUsesGrading', dataID: '0', dataText: 'Yes' }] },
  });
  await page.request.post(`/api/users/${courseID}/assign`, {
    data: { students: [student.username], TA: assistant.username },
  });
  await page.goto(`/${courseID}?view=desc`);
  const staff = page.getByRole('navigation', { name: 'Staff' });
  await expect(staff.getByRole('link')).toHaveText(['Design', 'Grading']);
  await staff.getByRole('link', { name: 'Design' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();
  await page.goto(`/${courseID}/grading`);
  await expect(page.getByRole('button', { name: 'Assign to Simone Weil' })).toBeVisible();
  await staff.getByRole('link', { name: 'Design' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();

  for (const { username, password } of [student, assistant]) {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.request.post(`/api/authenticate/${courseID}`, { data: { username, password } });
    await page.goto(`/${courseID}?view=desc`);
    await expect(page.getByText('You are logged in as')).toBeVisible();
    const links = username === assistant.username ? ['Grading'] : [];
    await expect(staff.getByRole('link')).toHaveText(links);
  }
  await staff.getByRole('link', { name: 'Grading' }).click();
  const own = page.getByRole('listbox', { name: 'Students of Simone Weil' });
  await expect(page.getByRole('heading', { level: 2, name: 'Simone Weil' })).toBeVisible();
  await expect(page.getByText('Socrates')).toBeVisible();
  await expect(page.getByRole('button', { name: /Assign|Unassign|Clear Selections/ })).toHaveCount(
    0,
  );
  await expect(own).toHaveCount(0);
  await page.getByRole('link', { name: 'Introduction to Philosophy' }).first().click();
  await expect(staff).toBeVisible();
});

test('an unusable file shows the reason; an upload can be stopped', async ({
  page,
  course,
  complaints,
}) => {
  await openUsers(page, course, 'add');
  const file = page.getByLabel('File', { exact: true });
  const text = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAda') };
  await file.setInputFiles(text);
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByRole('alert')).toContainText("needs one column labeled 'netID'");
  await expectComplaint(complaints, /400/);

  const picture = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  await file.setInputFiles({ name: 'people.xlsx', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Upload File' }).click();
  await expect(page.getByRole('alert')).toContainText(
    "This file isn't an Excel workbook, although its name ends in .xlsx. It looks like a PNG image.",
  );
  await expectComplaint(complaints, /400/);

  await page.route('**/batch-add?preview=true', () => {});
  await file.setInputFiles(rosterFile(3));
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. Nothing was added.')).toBeVisible();

  await page.unroute('**/batch-add?preview=true');
  await page.route('**/batch-add?preview=false', () => {});
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByRole('button', { name: 'Add 3 users' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Either all of these users were added or none',
  );
});

test('the list is sorted by any column and filtered as one types', async ({ page, course }) => {
  await addStudents(page, course, 300);
  await openUsers(page, course, 'edit');
  await expect(people(page).first()).toHaveText('hannah');
  await table(page).getByRole('button', { name: 'Username' }).click();
  await expect(people(page).first()).toHaveText('ada7');
  await table(page).getByRole('button', { name: 'Username' }).click();
  await expect(people(page).first()).toHaveText('soc1');
  await expect(table(page).getByRole('columnheader', { name: 'Username' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('region', { name: 'Users', exact: true }).hover();
  await page.mouse.wheel(0, 4000);
  await expect(people(page).first()).not.toHaveText('soc1');
  for (const [column, first] of [
    ['Password', 'ada7'],
    ['TA', 'hannah'],
    ['Status', 'hannah'],
    ['Full Name', 'hannah'],
  ] as const) {
    await table(page).getByRole('button', { name: column, exact: true }).click();
    await expect(people(page).first()).toHaveText(first);
  }
  await page.getByLabel('Filter').fill('no029');
  await expect(people(page)).toHaveText(Array.from({ length: 10 }, (_, digit) => `net029${digit}`));
  await expect(page.getByText('10 of 304 users')).toBeVisible();
  await page.getByLabel('Filter').fill('plato');
  await expect(page.getByText('No one in this course matches “plato”.')).toBeVisible();
});

test('a user is edited, gets the netID back as password, and is deleted', async ({
  page,
  course,
  complaints,
}) => {
  await openUsers(page, course, 'edit');
  const dialog = page.getByRole('dialog');
  const row = table(page).getByRole('row', { name: /^soc1/ });
  await expect(row).toContainText('set');
  await page.getByRole('button', { name: 'Edit Socrates' }).click();
  await expect(dialog.getByLabel('Username')).not.toBeEditable();
  await expect(dialog.getByLabel('Status')).toHaveValue('student');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Full Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A full name is required.')).toBeVisible();
  await dialog.getByLabel('Full Name').fill('Socrates of Athens');
  await dialog.getByLabel('TA', { exact: true }).selectOption('Simone Weil (simone)');
  await dialog.getByRole('button', { name: 'Reset the password to the netID' }).click();
  await expect(dialog.getByText(/the password becomes soc1/)).toBeVisible();

  await page.route('**/api/users/*/soc1', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Failed to update user. Please try again.')).toBeVisible();
  await expectComplaint(complaints, /ERR_FAILED/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('initial');
  await expect(row).toContainText('Socrates of Athens');
  await expect(row).toContainText('Simone Weil');
  await expect(page.getByRole('button', { name: 'Edit Socrates of Athens' })).toBeFocused();

  await expect(page.getByRole('button', { name: 'Delete Hannah Arendt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete Socrates of Athens' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this user?');
  await expect(dialog).toContainText('Answers, grades, comments, requests');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Socrates of Athens' })).toBeFocused();
  await page.getByLabel(/^Filter/).fill('of athens');
  await page.getByRole('button', { name: 'Delete Socrates of Athens' }).click();
  await page.route('**/api/users/*/soc1', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete Socrates of Athens' }).click();
  await expect(dialog.getByText('Failed to delete user. Please try again.')).toBeVisible();
  await expectComplaint(complaints, /ERR_FAILED/);
  await dialog.getByRole('button', { name: 'Delete Socrates of Athens' }).click();
  await expect(page.getByText('Deleted Socrates of Athens (soc1).')).toBeVisible();
  // The row is gone, and the table with it: the focus moves to where the person continues.
  await expect(page.getByLabel(/^Filter/)).toBeFocused();
  await page.getByLabel(/^Filter/).fill('');
  await expect(people(page)).toHaveText(['hannah', 'ada7', 'simone']);
});

test('students are given to a TA by keyboard and shift-click, and taken back', async ({
  page,
  course,
  complaints,
}) => {
  await addStudents(page, course, 20);
  await openUsers(page, course, 'assignments');
  const waiting = page.getByRole('listbox', { name: 'Unassigned students' });
  const given = page.getByRole('listbox', { name: 'Students of Simone Weil' });
  const assign = page.getByRole('button', { name: 'Assign to Simone Weil' });
  await assign.click();
  await expect(page.getByText('Select students in the list first.')).toBeVisible();

  await waiting.focus();
  await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('22 students, 3 selected')).toBeVisible();
  await assign.press('Enter');
  await expect(given.getByRole('option')).toHaveText([/No0001/, /No0002/, /No0003/]);

  await waiting.getByRole('option', { name: /No0005/ }).click();
  await waiting.getByRole('option', { name: /No0008/ }).click({ modifiers: ['Shift'] });
  await page.route('**/move', (route) => route.abort(), { times: 1 });
  await assign.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to assign students: Couldn’t reach the server.',
  );
  await expectComplaint(complaints, /ERR_FAILED/);
  await assign.click();
  await expect(given.getByRole('option')).toHaveCount(7);

  const unassign = page.getByRole('button', { name: 'Unassign Selected Students' });
  await given.getByRole('option', { name: /No0005/ }).click();
  await page.getByRole('button', { name: 'Clear Selections' }).click();
  await expect(given.getByRole('option', { selected: true })).toHaveCount(0);
  await given.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.route('**/move', (route) => route.abort(), { times: 1 });
  await unassign.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to unassign students. Please try again.',
  );
  await expectComplaint(complaints, /ERR_FAILED/);
  await unassign.click();
  await expect(given.getByRole('option')).toHaveText([/No0001/]);
  await page.reload();
  await expect(given.getByRole('option')).toHaveText([/No0001/]);
});

test('the part that was open last opens again', async ({ page, course }) => {
  await openUsers(page, course, 'add');
  await page.getByRole('link', { name: 'TA Student Assignments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TA Student Assignments');
  await expectStored(page, course, 'courseDesignUsersLastVisited', 'assignments');
  await page.goto(`/${course.courseID}/design`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TA Student Assignments');
});

test('5,000 people stay quick: only what is seen is in the page', async ({ page, course }) => {
  await openUsers(page, course, 'add');
  await page.getByLabel('File', { exact: true }).setInputFiles(rosterFile(5000));
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByRole('button', { name: 'Add 5,000 users' }).click();
  await expect(page.getByText('5,000 users added.')).toBeVisible();

  await page.getByRole('link', { name: 'View & Edit Users' }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '5005');
  expect(await table(page).getByRole('row').count()).toBeLessThan(60);
  await table(page).getByRole('button', { name: 'Username' }).click();
  await page.getByRole('region', { name: 'Users', exact: true }).focus();
  await expect(async () => {
    // On a busy machine, once was not always enough.
    await page.keyboard.press('End');
    await expect(people(page).last()).toHaveText('soc1', { timeout: 2000 });
  }).toPass();

  // On a phone the same people are in stacked rows, in the same order.
  await page.setViewportSize({ width: 390, height: 844 });
  const socrates = table(page).getByRole('row', { name: /Socrates/ });
  await page.getByLabel('Filter').fill('socr');
  await expect(socrates).toContainText('soc1');
  await expect(socrates.getByRole('button', { name: 'Delete Socrates' })).toBeInViewport();
  await page.getByLabel('Filter').fill('');
  await page.getByRole('button', { name: 'Ascending; change to descending' }).click();
  await expect(people(page).first()).toHaveText('Socrates');
  expect(await table(page).getByRole('row').count()).toBeLessThan(60);
  await expectFitsAcross(page.getByRole('region', { name: 'Users', exact: true }));
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('link', { name: 'TA Student Assignments' }).click();
  const waiting = page.getByRole('listbox', { name: 'Unassigned students' });
  await waiting.focus();
  await page.keyboard.press('End');
  await expect(waiting.getByRole('option').last()).toHaveText(/Socrates/);
  expect(await waiting.getByRole('option').count()).toBeLessThan(60);
  await page.getByLabel('Filter by name or netID').fill('no4999');
  await expect(waiting.getByRole('option')).toHaveText([/No4999/]);
});
