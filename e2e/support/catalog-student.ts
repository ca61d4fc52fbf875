// The screens of My Philosophy as a student sees them, the PDF page, and the same while they are empty.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { haveAsked } from './catalog-requests.ts';
import { EMPTY_COURSE, inCourse, press } from './catalog-entry.ts';
import { routeCalls, unrouteCalls } from './cached-routes.ts';

const student = { visitor: 'student' } as const;
const beginner = { visitor: 'beginner' } as const;

/** A grader's comments on the student's first essay, one of them on words that are gone. */
async function commentOnWork(page: Page): Promise<void> {
  await routeCalls(page, '/api/examAnswers/**', async (route) => {
    const response = await route.fetch();
    const work = (await response.json()) as {
      readonly answers: readonly {
        readonly questionID: string;
        readonly questionEssayAnswer: string;
      }[];
    };
    const essay = work.answers.find(({ questionEssayAnswer }) => questionEssayAnswer !== '');
    const text = essay?.questionEssayAnswer ?? '';
    const anchor = { quote: text.slice(0, 40), before: '', after: text.slice(40, 72), start: 0 };
    const about = { questionID: essay?.questionID };
    const comments = [
      { ...about, commentID: 'one', anchor, comment: 'Do *you* believe this?' },
      { ...about, commentID: 'two', anchor: { ...anchor, quote: 'Gone!' }, comment: 'Why?' },
      { ...about, commentID: 'three', anchor: null, comment: 'A good start.' },
    ];
    await route.fulfill({ response, json: { ...work, comments } });
  });
}

export const studentEntries: readonly CatalogEntry[] = [
  {
    ...student,
    name: 'Section with answers',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: ['view section'],
  },
  {
    ...student,
    name: 'Section of a closed course',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: [],
    prepare: async (page) => {
      await routeCalls(page, '/api/session/*', async (route) => {
        const response = await route.fetch();
        const session = (await response.json()) as object;
        await route.fulfill({ response, json: { ...session, isArchived: true } });
      });
    },
    leavesTraces: true,
  },
  {
    ...student,
    name: 'Contradiction, which answers clash',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: ['over contradiction-item'],
    open: async (page) => {
      await press('Which answers clash?')(page);
      await page
        .getByText(/cannot all stand|clash/i)
        .first()
        .waitFor();
    },
    leavesTraces: true,
  },
  {
    ...student,
    name: 'Menu of My Philosophy on a small screen',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: ['over menu-drawer'],
    open: async (page) => {
      await page.setViewportSize({ width: 640, height: 512 });
      await press('Menu')(page);
    },
  },
  {
    ...student,
    name: 'Overview of a section, beside the page',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: ['over overview-sheet'],
    open: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await press(/^Where you stand/)(page);
    },
  },
  {
    ...student,
    name: 'Overview of a section, on a phone',
    address: inCourse('?view=section:knowing'),
    title: 'Knowledge and Doubt',
    shows: [],
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await press(/^Where you stand/)(page);
    },
  },
  {
    ...student,
    name: 'Locked section',
    address: inCourse('?view=section:meaning'),
    title: 'Meaning and Mortality',
    shows: [],
  },
  {
    ...student,
    name: 'FAQ, with an answer open',
    address: inCourse('?view=faq'),
    title: 'FAQ',
    shows: ['view faq', 'over faq-list'],
    open: async (page) => {
      await page.locator('main summary').first().click();
      // The answer is complete only after the browser has reported that it is open.
      await page.locator('main details[open] p').first().waitFor();
    },
  },
  {
    ...student,
    name: 'Rubric',
    address: inCourse('?view=rubric'),
    title: 'Rubric',
    shows: ['view rubric'],
  },
  {
    ...student,
    name: 'Progress check',
    address: inCourse('?view=progress'),
    title: 'Progress check',
    shows: ['view progress'],
  },
  {
    ...student,
    name: 'Overall Grade',
    address: inCourse('?view=grades'),
    title: 'Evaluation & grades',
    shows: ['view grades'],
  },
  {
    ...student,
    name: 'Comments on a student’s answers',
    address: inCourse('?view=grades'),
    title: 'Evaluation & grades',
    shows: [],
    prepare: commentOnWork,
    open: async (page) => page.getByRole('link', { name: 'Comment 1' }).click(),
  },
  {
    visitor: 'student',
    name: 'A conversation about the grade',
    address: inCourse('?view=grades'),
    title: 'Evaluation & grades',
    shows: [],
    prepare: haveAsked,
    leavesTraces: true,
  },
  {
    ...student,
    name: 'Grading Details',
    prepare: unrouteCalls,
    address: inCourse('?view=grades'),
    title: 'Evaluation & grades',
    shows: [],
    open: async (page) => page.getByRole('tab', { name: 'Grading Details' }).click(),
    leavesTraces: true,
  },
  {
    ...student,
    name: 'Question by Question, with an answer open',
    address: inCourse('?view=grades'),
    title: 'Evaluation & grades',
    shows: ['over graded-questions'],
    open: async (page) => {
      await page.getByRole('tab', { name: 'Question by Question' }).click();
      await page.getByText('Your answer as it was graded').first().click();
    },
    leavesTraces: true,
  },
  {
    ...student,
    name: 'Notices under the bell',
    address: inCourse('?view=progress'),
    title: 'Progress check',
    shows: [],
    open: async (page) => {
      await press(/^Notices/)(page);
      await page.getByRole('region', { name: 'Notices' }).locator('ol, p').first().waitFor();
    },
  },
  {
    ...student,
    name: 'Your account',
    address: inCourse('?view=account'),
    title: 'Your account',
    shows: ['view account'],
  },
  {
    ...student,
    name: 'Your account, a password that is refused',
    address: inCourse('?view=account'),
    title: 'Your account',
    shows: [],
    open: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('abc');
      await press('Change password')(page);
      await page.getByText('Enter your current password.').waitFor();
    },
    leavesTraces: true,
  },
  { ...student, name: 'PDF', address: inCourse('/pdf'), title: 'PDF', shows: ['screen pdf'] },
  {
    ...beginner,
    name: 'My Philosophy of an empty course',
    address: `/${EMPTY_COURSE}?view=myphi`,
    title: 'My Philosophy',
    shows: [],
  },
  {
    ...beginner,
    name: 'Progress check of an empty course',
    address: `/${EMPTY_COURSE}?view=progress`,
    title: 'Progress check',
    shows: [],
  },
  {
    ...beginner,
    name: 'Grades of an empty course',
    address: `/${EMPTY_COURSE}?view=grades`,
    title: 'Evaluation & grades',
    shows: [],
  },
];
