// The screens that everyone can open: course pages before logging in, login, help, the admin page, and addresses
// that lead nowhere.
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, inCourse, press } from './catalog-entry.ts';
import { rememberEndedSession } from './ended-session.ts';
import { fillLogin } from './log-in.ts';
import { routeCalls } from './cached-routes.ts';

const nobody = { visitor: 'nobody' } as const;

/** Shown while a server has no course yet. */
export const welcomeEntries: readonly CatalogEntry[] = [
  { ...nobody, name: 'Welcome', address: '/', title: 'Elenchus', shows: ['screen welcome'] },
  {
    ...nobody,
    name: 'Welcome, with a contradiction',
    address: '/',
    title: 'Elenchus',
    shows: [],
    open: async (page) => {
      await page.getByText('No, never.').click();
      await page.getByText('Yes, he is.').click();
      await page.getByRole('heading', { name: 'Contradiction' }).waitFor();
    },
    leavesTraces: true,
  },
];

export const publicEntries: readonly CatalogEntry[] = [
  {
    ...nobody,
    name: 'Description',
    address: inCourse('?view=desc'),
    title: 'Introduction to Philosophy',
    shows: ['screen course', 'view desc'],
  },
  {
    ...nobody,
    name: 'Syllabus',
    address: inCourse('?view=sched'),
    title: 'Schedule',
    shows: ['view sched'],
  },
  ...(['student', 'ta', 'instructor'] as const).map((guide) => ({
    ...nobody,
    name: `Help, guide ${guide}`,
    address: inCourse(`?view=help:${guide}`),
    title: 'Help',
    shows: [`help ${guide}`],
  })),
  {
    ...nobody,
    name: 'Login',
    address: inCourse('?view=myphi'),
    title: 'Log in',
    shows: ['view myphi'],
  },
  {
    ...nobody,
    name: 'Login, refused',
    address: inCourse('?view=myphi'),
    title: 'Log in',
    shows: [],
    open: async (page) => {
      await fillLogin(page, { username: 'nobody at all', password: 'wrong' });
      await page.getByText('That username is not among the listed netids').waitFor();
    },
    leavesTraces: true,
  },
  {
    ...nobody,
    name: 'First login, a new password',
    address: inCourse('?view=myphi'),
    title: 'Choose a new password',
    shows: [],
    open: async (page) => {
      await fillLogin(page, { username: 'tara', password: 'tara' });
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
      await page.getByLabel('New password', { exact: true }).fill('abc');
      await press('Save and log in')(page);
      await page
        .getByText('Passwords do not match.')
        .or(page.getByText('at least 4'))
        .first()
        .waitFor();
    },
    leavesTraces: true,
  },
  {
    ...nobody,
    name: 'Design, nobody logged in',
    address: inCourse('/design'),
    title: 'Log in',
    shows: [],
  },
  {
    ...nobody,
    name: 'Grading, nobody logged in',
    address: inCourse('/grading'),
    title: 'Log in',
    shows: [],
  },
  {
    ...nobody,
    name: 'PDF, nobody logged in',
    address: inCourse('/pdf'),
    title: 'Log in',
    shows: [],
  },
  {
    ...nobody,
    name: 'Unknown course',
    address: '/no-such-course',
    title: 'No such course',
    shows: [],
  },
  {
    ...nobody,
    name: 'Address that leads nowhere',
    address: '/phil-101/what/is/this',
    title: 'Not found',
    shows: ['screen not-found'],
  },
  {
    ...nobody,
    name: 'Course that could not be loaded',
    address: inCourse('?view=desc'),
    title: 'Elenchus',
    shows: [],
    prepare: async (page) => {
      await rememberEndedSession(page, COURSE);
      await routeCalls(page, '/api/courseDesign/*', (route) => route.abort());
    },
    leavesTraces: true,
  },
  {
    ...nobody,
    name: 'Screen that broke',
    address: inCourse('?view=sched'),
    title: 'Couldn’t show this page',
    shows: [],
    prepare: async (page) =>
      void (await page.route('**/assets/schedule-view*.js', (route) => route.abort())),
    leavesTraces: true,
  },
  {
    ...nobody,
    name: 'Page that broke as a whole',
    address: '/admin',
    title: 'Couldn’t show this page',
    shows: [],
    prepare: async (page) =>
      void (await page.route('**/assets/admin-page*.js', (route) => route.abort())),
    leavesTraces: true,
  },
  { ...nobody, name: 'Admin gate', address: '/admin', title: 'Admin', shows: ['screen admin'] },
  {
    ...nobody,
    name: 'Admin gate, refused',
    address: '/admin',
    title: 'Admin',
    shows: [],
    open: async (page) => {
      await page.getByLabel('Admin password', { exact: true }).fill('wrong');
      await press('Open the admin page')(page);
      await page.getByText('Incorrect password. Please try again.').waitFor();
    },
    leavesTraces: true,
  },
  {
    visitor: 'admin',
    name: 'Admin Course Management',
    address: '/admin',
    title: 'Admin',
    shows: [],
  },
  {
    visitor: 'admin',
    name: 'Admin, fields that are missing',
    address: '/admin',
    title: 'Admin',
    shows: [],
    open: async (page) => {
      await press('Create course')(page);
      await page.getByText('A courseID is required.').waitFor();
    },
    leavesTraces: true,
  },
  {
    visitor: 'admin',
    name: 'Admin, a course was created',
    address: '/admin',
    title: 'Admin',
    shows: [],
    open: async (page) => {
      await page.getByLabel('courseID').fill('made-by-hand');
      await page.getByLabel('Instructor full name').fill('Iris Murdoch');
      await page.getByLabel('Instructor user ID').fill('iris');
      await press('Create course')(page);
      await page.getByText('/made-by-hand').first().waitFor();
    },
    leavesTraces: true,
  },
  {
    visitor: 'admin',
    name: 'Admin, actions of a course',
    address: `/admin?q=${COURSE}`,
    title: 'Admin',
    shows: [],
    open: press(`Actions for ${COURSE}`),
  },
  ...(
    [
      ['rename a course', 'Rename', 'Save title'],
      ['add an instructor', 'Add an instructor', 'Add instructor'],
      ['reset an instructor’s password', 'Reset an instructor’s password', null],
      ['close a course', 'Close course', null],
      ['delete a course', 'Delete course', 'Delete course'],
    ] as const
  ).map(([name, action, faulty]): CatalogEntry => ({
    visitor: 'admin',
    name: `Admin, ${name}`,
    address: `/admin?q=${COURSE}`,
    title: 'Admin',
    shows: ['over admin-dialog'],
    open: async (page) => {
      await press(`Actions for ${COURSE}`)(page);
      await page.getByRole('menuitem', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      if (faulty === null) return;
      // With its message about an empty field.
      const field = dialog.getByRole('textbox').first();
      await field.fill(' ');
      await dialog.getByRole('button', { name: faulty }).click();
      await dialog.locator('[aria-invalid]').first().waitFor();
    },
  })),
  {
    visitor: 'admin',
    name: 'Admin, no course found',
    address: '/admin?q=no-such-course-anywhere',
    title: 'Admin',
    shows: [],
  },
  {
    visitor: 'admin',
    name: 'Admin, courses closed and going to be deleted',
    address: '/admin',
    title: 'Admin',
    shows: [],
    prepare: async (page) => {
      await routeCalls(page, '/api/admin/courses*', async (route) => {
        const response = await route.fetch();
        const list = (await response.json()) as { courses: Record<string, unknown>[] };
        for (const [index, course] of list.courses.entries()) {
          course[index % 2 === 0 ? 'archivedAt' : 'deleteAfter'] = Date.UTC(2026, 8, 14);
        }
        await route.fulfill({ response, json: list });
      });
    },
    leavesTraces: true,
  },
  {
    visitor: 'admin',
    name: 'Admin, courses that could not be loaded',
    address: '/admin',
    title: 'Admin',
    shows: [],
    prepare: async (page) => {
      await routeCalls(page, '/api/admin/courses*', (route) => route.abort());
    },
    leavesTraces: true,
  },
  {
    visitor: 'admin',
    name: 'Admin log',
    address: '/admin?part=log',
    title: 'Admin',
    shows: [],
  },
  {
    ...nobody,
    name: 'Course that is going to be deleted',
    address: inCourse('/design'),
    title: 'Course not available',
    shows: [],
    prepare: async (page) => {
      const json = {
        error: 'COURSE_CLOSED',
        message: 'This course is going to be deleted.',
        details: [],
      };
      await routeCalls(page, '/api/courseDesign/*', (route) =>
        route.fulfill({ status: 403, json }),
      );
    },
    leavesTraces: true,
  },
];
