// Second readings, which the demo course doesn't have: they are added to the server's answers.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, inCourse } from './catalog-entry.ts';
import { routeCalls } from './cached-routes.ts';

const EVALUATION = 'TRVXAHNC';
const [FIRST, SECOND] = ['blind-k7m2qxc4pn8t', 'blind-r4t9wzh2bd6f'];

/** The evaluation has second readings. */
async function readTwice(view: Page): Promise<void> {
  await routeCalls(view, '/api/courseDesign/*', async (route) => {
    const items = (await (await route.fetch()).json()) as object[];
    const fields = { dataIndex: '', questionType: '', questionOptions: '', questionLogic: '' };
    const item = { dataType: 'fairGrading', dataID: EVALUATION, dataText: 'second10' };
    await route.fulfill({
      json: [...items, { ...item, ...fields, questionCourseDate: '', version: 1 }],
    });
  });
}

/** Two students wait to be read, and one of them is read. */
async function listReadings(view: Page): Promise<void> {
  await readTwice(view);
  const row = { evaluationId: EVALUATION, since: Date.UTC(2026, 9, 20) };
  await routeCalls(view, `/api/secondReadings/${COURSE}`, (route) =>
    route.fulfill({
      json: [
        { ...row, username: FIRST, fullname: 'Student K7M2Q', isRead: true },
        { ...row, username: SECOND, fullname: 'Student R4T9W', isRead: false },
      ],
    }),
  );
}

/** The work of a student of the demo course, under a pseudonym. */
async function bringWork(view: Page): Promise<void> {
  await listReadings(view);
  await routeCalls(view, '/api/secondReadings/work/*', async (route) => {
    const url = `/api/examAnswers/${COURSE}/bkess?evaluationId=${EVALUATION}`;
    const work = (await (await view.request.get(url)).json()) as object;
    const reading = { grade: '82', remark: 'A clear thesis.', version: 1, changedAt: 1 };
    const student = { username: FIRST, fullname: 'Student K7M2Q' };
    await route.fulfill({ json: { ...work, student, reading } });
  });
}

const GRADES = [
  [92, 78],
  [81, 84.5],
  [75, 75],
  [88, 86],
  [64, 66],
] as const;

/** Five students have both grades. */
async function agree(view: Page): Promise<void> {
  await readTwice(view);
  const pairs = GRADES.map(([first, second], index) => ({
    username: `student${index}`,
    fullname: `Student Number ${index + 1}`,
    first,
    second,
    remark: index === 0 ? 'I don’t see an argument for the second premise.' : '',
    reader: 'Theo Marsh',
  }));
  await routeCalls(view, '/api/readingAgreement/*', (route) =>
    route.fulfill({
      json: [{ evaluationId: EVALUATION, sample: 6, withoutReader: 0, read: 5, pairs }],
    }),
  );
}

export const secondReadingEntries: readonly CatalogEntry[] = [
  {
    visitor: 'assistant',
    name: 'Grading page, Second readings',
    address: inCourse('/grading?tab=second'),
    title: 'Second readings',
    shows: ['grading second', 'part second'],
    prepare: listReadings,
    leavesTraces: true,
  },
  {
    visitor: 'instructor',
    name: 'Second reading of one student',
    address: inCourse(`/grading?tab=second&evaluation=${EVALUATION}&reading=${FIRST}`),
    title: 'Student K7M2Q',
    shows: ['over reading-form'],
    prepare: bringWork,
    open: (view) => view.getByText('Rubric', { exact: true }).click(),
    leavesTraces: true,
  },
  {
    visitor: 'instructor',
    name: 'Grading Statistics, agreement of second readings',
    address: inCourse('/grading?tab=statistics'),
    title: 'Statistics',
    shows: [],
    prepare: agree,
    leavesTraces: true,
  },
];
