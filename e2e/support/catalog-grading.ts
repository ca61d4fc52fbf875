// Grading: inside the design screens, and on the grading page.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, EMPTY_COURSE, inCourse, press } from './catalog-entry.ts';
import { listRequest, planHasCome } from './catalog-requests.ts';
import { routeCalls } from './cached-routes.ts';

type Steps = (page: Page) => Promise<void>;

/** A part of grading inside the design screens. */
export function grading(
  sub: string,
  title: string,
  more: Partial<CatalogEntry> = {},
): CatalogEntry {
  return {
    visitor: 'instructor',
    name: `Grading, ${title}`,
    address: inCourse(`/design?tab=grading&sub=${sub}`),
    title,
    shows: [`design grading/${sub}`, `part ${sub}`],
    ...more,
  };
}

function over(sub: string, title: string, name: string, shows: string, open: Steps): CatalogEntry {
  return grading(sub, title, { name, shows: shows === '' ? [] : [`over ${shows}`], open });
}

/** A tab of the grading page. */
export function page(tab: string, title: string): CatalogEntry {
  return {
    visitor: 'assistant',
    name: `Grading page, ${title}`,
    address: inCourse(`/grading?tab=${tab}`),
    title,
    shows: [`grading ${tab}`, `part ${tab}`, 'screen grading'],
  };
}

const card = (view: Page, name: RegExp) => view.getByRole('article', { name });

async function askForGradeLoss(view: Page): Promise<void> {
  // Before the page has counted the grades, only the server can ask: its refusal would be a complaint.
  await view.waitForLoadState('networkidle');
  await card(view, /^Reason and Knowledge/)
    .getByRole('button', { name: 'Edit Due Date' })
    .click();
  await view.getByLabel('New due date').fill('2026-10-01');
  await press('Change the due date')(view);
  await view.getByRole('dialog', { name: /^Change the due date/ }).waitFor();
}

/** Replaces a long comment: the log then has something to open. */
async function replaceComment(view: Page): Promise<void> {
  const long = ' comment says at some length what is good about this work, and what is not.';
  for (const comment of [`The first${long}`, `The second${long}`]) {
    const data = {
      username: 'bkess',
      evaluationDataID: 'TRVXAHNC',
      gradingType: 'comments',
      comment,
    };
    await view.request.post(`/api/studentGrades/update/${COURSE}`, { data });
  }
}

function levelsOf(id: string) {
  return [
    {
      id: `${id}1`,
      name: 'Strong',
      points: 5,
      description: 'Would convince someone who disagrees',
    },
    { id: `${id}2`, name: 'Weak', points: 2, description: 'Mostly assertion' },
  ];
}

/** Criteria for the evaluation that the desk opens, and weights that don't add up to 100. */
async function addCriteria(view: Page): Promise<void> {
  const table = [
    { id: 'a', name: 'Position', levels: levelsOf('a') },
    { id: 'b', name: 'Reasons', levels: levelsOf('b') },
  ];
  const weights = Object.entries({ QKWDMTRB: '30', TRVXAHNC: '60' });
  const designData = [
    { dataType: 'evaluationCriteria', dataID: 'TRVXAHNC', dataText: JSON.stringify(table) },
    ...weights.map(([dataID, dataText]) => ({ dataType: 'evaluationWeight', dataID, dataText })),
  ];
  await view.request.post(`/api/courseDesign/update/${COURSE}`, { data: { designData } });
}

/** The demo course has no passage that many share; one is added to the server's answer. */
async function shareWidely(view: Page): Promise<void> {
  await routeCalls(view, '/api/similarity/pairs/*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { result: object };
    const text = 'the unexamined life is not worth living for a human being, says Socrates';
    const leftOut = [{ questionID: 'exa01', text, students: 17 }];
    await route.fulfill({ json: { result: { ...answer.result, leftOut } } });
  });
}

async function runCheck(view: Page): Promise<void> {
  const start = view.getByRole('button', { name: /^(Start the check|Run again)$/ });
  await start.click();
  await view.getByText(/Last finished/).waitFor();
}

/** The result of a check, which an earlier entry may have left. */
async function checkOnce(view: Page): Promise<void> {
  const start = view.getByRole('button', { name: 'Start the check' });
  await start
    .or(view.getByText(/Last finished/))
    .first()
    .waitFor();
  if (await start.isVisible()) await runCheck(view);
}

export const gradingEntries: readonly CatalogEntry[] = [
  grading('setup', 'Grading Setup'),
  over(
    'setup',
    'Grading Setup',
    'Remove an evaluation?',
    'remove-evaluation-dialog',
    press('Remove Mind and Body'),
  ),
  grading('setup', 'Grading Setup', {
    name: 'Grading Setup, criteria and weights',
    shows: ['over criteria-part'],
    prepare: addCriteria,
    open: async (view) => {
      await card(view, /^Mind and Body/)
        .getByText(/criteria, out of/)
        .click();
    },
    leavesTraces: true,
  }),
  over('setup', 'Grading Setup', 'Change a grading option?', 'grading-options', async (view) =>
    view.getByRole('switch', { name: 'Question-by-question grading' }).click(),
  ),
  over('setup', 'Grading Setup', 'Show the names?', 'show-names-dialog', press('Show the names…')),
  over('setup', 'Grading Setup', 'Hide the names now?', 'hide-names-dialog', async (view) =>
    card(view, /^Mind and Body/)
      .getByRole('checkbox', { name: 'Hide names from graders' })
      .click(),
  ),
  grading('students', 'Student List'),
  grading('students&ta=nobody&ungraded=due', 'Student List', {
    name: 'Student List, filters that nobody matches',
    shows: [],
  }),
  grading('students&blind=HLZPCWEY', 'Student List', {
    name: 'Student List without names',
    shows: [],
  }),
  over('students', 'Student List', 'Extensions', 'extension-dialog', press('Extensions')),
  over('students', 'Student List', 'Extensions, what changes', '', async (view) => {
    await press('Extensions')(view);
    await press(/^Choose all/)(view);
    await press('Show what changes')(view);
    await view.getByRole('region', { name: 'What changes' }).waitFor();
  }),
  grading('students&work=bkess', 'Work of', { name: 'View Work', shows: [] }),
  grading('students&work=bkess', 'Work of', {
    name: 'View Work, why a question is shown',
    shows: ['over ask-why', 'over why-question'],
    open: async (view) => {
      await press(/^Why is this shown/)(view);
      await press(/^Not shown to this student \(/)(view);
    },
    leavesTraces: true,
  }),
  grading('workload', 'Workload'),
  grading('statistics', 'Grading Statistics'),
  grading('statistics', 'Grading Statistics', {
    name: 'Grading Statistics, the charts as tables',
    open: async (view) => {
      const tables = view.getByText('Show as a table');
      await tables.first().waitFor();
      for (const table of await tables.all()) await table.click();
    },
    leavesTraces: true,
  }),
  grading('history', 'Student History'),
  {
    ...over(
      'history',
      'Student History',
      'Search for a student',
      'student-search-field',
      async (view) => {
        await view.getByRole('combobox').fill('a');
        await view.getByRole('option').first().waitFor();
      },
    ),
    leavesTraces: true,
  },
  grading('history&student=bkess&date=2026-11-01', 'Student History', {
    name: 'History of a student, with the figures',
    shows: ['over chart-table'],
    open: async (view) => view.getByText('Show as a table').click(),
    leavesTraces: true,
  }),
  grading('words', 'Word counts'),
  grading('words', 'Word counts', {
    name: 'Word counts, the weeks as a table',
    open: async (view) => view.getByText('Show as a table').click(),
    leavesTraces: true,
  }),
  grading('hand-back', 'Hand back assignments'),
  over(
    'hand-back',
    'Hand back assignments',
    'New due date',
    'due-date-entry',
    press('Edit Due Date'),
  ),
  over(
    'hand-back',
    'Hand back assignments',
    'Hand back an evaluation?',
    'hand-back-dialog',
    async (view) =>
      card(view, /^Mind and Body/)
        .getByRole('button', { name: 'Grading Complete' })
        .click(),
  ),
  over(
    'hand-back',
    'Hand back assignments',
    'Grades that a new due date costs',
    'grade-loss-dialog',
    askForGradeLoss,
  ),
  over(
    'hand-back',
    'Hand back assignments',
    'Hand back to some students, or later',
    'partial-dialog',
    async (view) => {
      await card(view, /^Mind and Body/)
        .getByRole('button', { name: /^Choose students or a time/ })
        .click();
      await view.getByLabel('At a later time').check();
    },
  ),
  grading('hand-back', 'Hand back assignments', {
    name: 'Take back what a plan handed back',
    shows: ['over partial-hand-back'],
    prepare: planHasCome,
    open: async (view) =>
      card(view, /^Mind and Body/)
        .getByRole('button', { name: 'Grading Incomplete' })
        .click(),
    leavesTraces: true,
  }),
  grading('requests', 'Requests', { prepare: listRequest, leavesTraces: true }),
  grading('hand-back&log=1', 'Changed and deleted grades', {
    name: 'Changed and deleted grades',
    shows: ['over log-table'],
    prepare: replaceComment,
    open: async (view) => view.locator('main td summary').first().click(),
    leavesTraces: true,
  }),
  grading('plagiarism', 'Plagiarism check', {
    shows: ['design grading/plagiarism', 'part plagiarism', 'over how-it-works'],
  }),
  over('plagiarism', 'Plagiarism check', 'Plagiarism check, its result', '', runCheck),
  grading('plagiarism', 'Plagiarism check', {
    name: 'Plagiarism check, passages left out',
    shows: ['over left-out-list'],
    prepare: shareWidely,
    open: async (view) => {
      await checkOnce(view);
      await view.getByText(/left out because more than/).click();
    },
    leavesTraces: true,
  }),
  grading('plagiarism', 'Design', {
    name: 'Plagiarism check, a pair side by side',
    shows: [],
    open: async (view) => {
      await checkOnce(view);
      await view
        .getByRole('link', { name: /side by side/ })
        .first()
        .click();
      await view.getByRole('article').first().waitFor();
    },
    leavesTraces: true,
  }),
  ...[
    ['setup', 'Grading Setup'],
    ['students', 'Student List'],
    ['statistics', 'Grading Statistics'],
    ['history', 'Student History'],
    ['words', 'Word counts'],
    ['hand-back', 'Hand back assignments'],
    ['requests', 'Requests'],
    ['plagiarism', 'Plagiarism check'],
  ].map(([sub = '', title = '']) => ({
    visitor: 'founder' as const,
    name: `Empty course, ${title}`,
    address: `/${EMPTY_COURSE}/design?tab=grading&sub=${sub}`,
    title,
    shows: [],
  })),
];

export const gradingPageEntries: readonly CatalogEntry[] = [
  page('assignments', 'TA/Student Assignments'),
  page('students', 'Student List'),
  page('waiting', 'Waiting for me'),
  page('workload', 'Workload'),
  page('statistics', 'Statistics'),
  page('history', 'History'),
  page('words', 'Word Counts'),
  page('requests', 'Requests'),
];
