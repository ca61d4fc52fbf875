// The design screens except Questions and Grading: General, Schedule, Users, and the same in an empty course.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, EMPTY_COURSE, inCourse, press } from './catalog-entry.ts';
import { reuseEntries, reuseQuestionsEntry } from './catalog-reuse.ts';
import { design, over } from './design-screen-entry.ts';

function empty(query: string, title: string): CatalogEntry {
  return {
    visitor: 'founder',
    name: `Empty course, ${title}`,
    address: `/${EMPTY_COURSE}/design?${query}`,
    title,
    shows: [],
  };
}

/** Two lines over a class day that has a name. */
async function pasteTopics(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Name of the class day/ }).first();
  await field.focus();
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Plato\nHume');
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', paste));
  });
}

async function addEmptyLink(page: Page): Promise<void> {
  await press(/^Add a link to Why/)(page);
  await page.getByRole('button', { name: 'Add link', exact: true }).click();
}

async function chooseRoster(page: Page): Promise<void> {
  const text = 'netID,full name\nnew1,Mary Midgley\nnew2,\n,Nobody\nsophia,Sophia Again\n';
  const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await press('Upload File')(page);
  await page
    .getByText(/rows can’t be used/)
    .first()
    .waitFor();
}

/** A user whom the instructor has commented on and deleted. */
async function leaveWork(page: Page): Promise<void> {
  const { request } = page;
  const user = { username: 'gone1', fullname: 'Philippa Foot' };
  const added = await request.post(`/api/users/${COURSE}/add`, { data: user });
  // The walk before this one has left it already.
  if (!added.ok()) return;
  const items = (await (await request.get(`/api/courseDesign/${COURSE}`)).json()) as {
    readonly dataType: string;
    readonly dataID: string;
  }[];
  const fair = items.filter(({ dataType }) => dataType === 'fairGrading');
  // An evaluation that doesn't hide names: a grade under a netID would be refused.
  const evaluationDataID = items.find(
    ({ dataType, dataID }) =>
      dataType === 'evaluation' && fair.every((setting) => setting.dataID !== dataID),
  )?.dataID;
  const grade = { gradingType: 'comments', comment: 'Well argued.', evaluationDataID };
  const saved = await request.post(`/api/studentGrades/update/${COURSE}`, {
    data: { username: user.username, ...grade },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  await request.delete(`/api/users/${COURSE}/${user.username}`);
}

async function addAgain(page: Page): Promise<void> {
  await leaveWork(page);
  await page.getByLabel('netID').fill('gone1');
  await page.getByLabel('Full name').fill('Philippa Foot');
  await press('Add User')(page);
  await page.getByRole('dialog').waitFor();
}

async function chooseFormerRoster(page: Page): Promise<void> {
  await leaveWork(page);
  const text = 'netID,full name\ngone1,Philippa Foot\nnew1,Mary Midgley\n';
  const file = { name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await press('Upload File')(page);
  await page.getByText('1 netID was in this course before').waitFor();
}

export const designEntries: readonly CatalogEntry[] = [
  design('general/basics', 'Basics', { shows: ['screen design', 'design general/basics'] }),
  over('general/basics', 'Basics', 'Close this course?', 'close-course', press('Close course…')),
  design('general/sections', 'Class Sections'),
  over(
    'general/sections',
    'Class Sections',
    'Delete a section?',
    'delete-section-dialog',
    press(/^Delete “Knowledge/),
  ),
  design('general/description', 'Course Description'),
  reuseQuestionsEntry,
  design('general/faq', 'FAQ'),
  design('general/rubric', 'Rubric'),
  design('schedule/dates', 'Dates'),
  over(
    'schedule/dates',
    'Dates',
    'Reset course dates?',
    'dates-panel',
    press('reset course dates'),
  ),
  {
    ...over(
      'schedule/dates',
      'Dates',
      'Add days without class',
      '',
      press('Add days without class'),
    ),
    leavesTraces: true,
  },
  design('schedule/maker', 'Schedule Maker'),
  over('schedule/maker', 'Schedule Maker', 'Paste topics?', 'topic-list-dialog', pasteTopics),
  over(
    'schedule/maker',
    'Schedule Maker',
    'Delete a class day?',
    'delete-day-dialog',
    press(/^Delete “Why/),
  ),
  {
    ...over(
      'schedule/maker',
      'Schedule Maker',
      'Add below a class day',
      '',
      press(/^Add a row below “Why/),
    ),
    leavesTraces: true,
  },
  {
    ...over(
      'schedule/maker',
      'Schedule Maker',
      'Choose another place for a class day',
      '',
      press(/^Choose another place for “Why/),
    ),
    leavesTraces: true,
  },
  design('schedule/days', 'Days with Questions'),
  design('schedule/links', 'Syllabus Links'),
  {
    ...over('schedule/links', 'Syllabus Links', 'Add a syllabus link', '', addEmptyLink),
    leavesTraces: true,
  },
  design('schedule/progress', 'Course Progress'),
  design('users/add', 'Add Users'),
  {
    ...over('users/add', 'Add Users', 'Roster file, looked through', '', chooseRoster),
    leavesTraces: true,
  },
  {
    ...over(
      'users/add',
      'Add Users',
      'Roster file with a netID that was here before',
      '',
      chooseFormerRoster,
    ),
    leavesTraces: true,
  },
  {
    ...over(
      'users/add',
      'Add Users',
      'A netID that was here before',
      'former-person-dialog',
      addAgain,
    ),
    leavesTraces: true,
  },
  design('users/edit', 'View & Edit Users'),
  over('users/edit', 'View & Edit Users', 'Edit a user', 'edit-user-dialog', press(/^Edit /)),
  over(
    'users/edit',
    'View & Edit Users',
    'Delete a user?',
    'delete-user-dialog',
    press(/^Delete /),
  ),
  design('users/assignments', 'TA Student Assignments'),
  over(
    'users/assignments',
    'TA Student Assignments',
    'Divide students evenly',
    'divide-students-dialog',
    press(/^Divide students evenly/),
  ),
  design('users/security', 'Security Log'),
  {
    ...over('users/security', 'Security Log', 'Security log, nobody found', '', async (page) => {
      await page.getByLabel('Name or netID').fill('nobody by that name');
      await page.getByText(/^No entries match/).waitFor();
    }),
    leavesTraces: true,
  },
  design('announcements', 'Announcements'),
  over(
    'announcements',
    'Announcements',
    'Withdraw an announcement?',
    'announcements-tab',
    press(/^Withdraw “/),
  ),
  ...reuseEntries,
  design('history', 'History'),
  over('history', 'History', 'Release notes', 'release-notes-part', async (page) => {
    await page.getByText('Release notes for students').click();
    await page.getByLabel('Since').waitFor();
  }),
  {
    ...over(
      'history',
      'What this version changed',
      'Restore the whole course?',
      'restore-dialogs',
      press('Restore the course to this version'),
    ),
    address: inCourse('/design?tab=history&version=1'),
  },
  empty('tab=general&sub=basics', 'Basics'),
  empty('tab=general&sub=sections', 'Class Sections'),
  empty('tab=schedule&sub=dates', 'Dates'),
  empty('tab=schedule&sub=days', 'Days with Questions'),
  empty('tab=schedule&sub=progress', 'Course Progress'),
  empty('tab=questions', 'Theses'),
  empty('tab=questions&work=check', 'Course check'),
  empty('tab=questions&work=map', 'Map'),
  empty('tab=questions&work=personas', 'Personas'),
  empty('tab=users&sub=edit', 'View & Edit Users'),
  empty('tab=users&sub=assignments', 'TA Student Assignments'),
  empty('tab=users&sub=security', 'Security Log'),
];
