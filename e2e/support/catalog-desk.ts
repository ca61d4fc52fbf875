// The desk of one student: everything that opens in it.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, inCourse, press } from './catalog-entry.ts';
import { askOnDesk } from './catalog-requests.ts';
import { routeCalls, unrouteCalls } from './cached-routes.ts';

const DESK = inCourse('/grading?evaluationId=TRVXAHNC&username=bkess');

function desk(name: string, more: Partial<CatalogEntry> = {}): CatalogEntry {
  return { visitor: 'instructor', name, address: DESK, title: 'Kessler', shows: [], ...more };
}

/** Opens the fields under 'Adjust', unless a value has opened them. */
async function openAdjust(view: Page): Promise<void> {
  const adjust = view.getByRole('button', { name: 'Adjust', exact: true });
  await adjust.waitFor();
  if ((await adjust.getAttribute('aria-expanded')) === 'false') await adjust.click();
}

export const deskEntries: readonly CatalogEntry[] = [
  desk('Grading desk', { shows: ['desk'] }),
  desk('A request on the grading desk', { prepare: askOnDesk, leavesTraces: true }),
  desk('Keys of the grading desk', { shows: ['over shortcuts-dialog'], open: press(/^Keys/) }),
  desk('A grade that is no grade', {
    open: async (view) => {
      const box = view.getByLabel(/^Grade for question/).first();
      await box.fill('11');
      await box.blur();
    },
    leavesTraces: true,
  }),
  desk('The rubric on the grading desk', {
    shows: ['over rubric-dialog'],
    open: press('Rubric'),
  }),
  desk('Comment on a passage, by keyboard', {
    shows: ['over passage-dialog'],
    open: async (view) => {
      await view.getByRole('button', { name: 'Comment on a passage' }).first().click();
      await view.getByRole('textbox', { name: 'The answer' }).waitFor();
    },
  }),
  desk('Comments on a passage and on an answer', {
    open: async (view) => {
      await view.getByRole('button', { name: 'Comment on a passage' }).first().click();
      const answer = view.getByRole('textbox', { name: 'The answer' });
      await answer.press('ControlOrMeta+Shift+ArrowRight');
      await answer.press('Enter');
      await view.keyboard.type('Which one?');
      await view.getByRole('button', { name: 'Comment on the whole answer' }).first().click();
      await view.keyboard.type('A good start.');
      await view.getByText('All changes saved', { exact: true }).waitFor();
    },
    leavesTraces: true,
  }),
  desk('Adjust on the grading desk', {
    open: async (view) => {
      await openAdjust(view);
      for (const name of ['Grade Adjustment', 'Custom Due Date']) {
        await view.getByRole('button', { name, exact: true }).click();
      }
    },
    leavesTraces: true,
  }),
  desk('A choice on the grading desk, and why a question is shown', {
    shows: ['over folded-choice'],
    open: async (view) => {
      await view
        .getByText(/^Chose: /)
        .first()
        .click();
      await press(/^Why is this shown/)(view);
    },
    leavesTraces: true,
  }),
  desk('The fields of the grading desk in a narrow window', {
    open: async (view) => {
      await view.setViewportSize({ width: 390, height: 900 });
      await press(/^Grading –|^Grading \d/)(view);
      await view.getByLabel('Comments').waitFor();
    },
    leavesTraces: true,
  }),
  desk('Complete without a grade?', {
    shows: ['over completion-dialog'],
    open: press('Grading Complete'),
  }),
  desk('An essay left empty', {
    address: inCourse('/grading?evaluationId=TRVXAHNC&username=moliv'),
    title: 'Oliveira',
    shows: ['over unwritten-dialog'],
    open: async (view) => {
      await press('Grading Complete')(view);
      const anyway = view.getByRole('button', { name: 'Mark as complete anyway' });
      const enter = view.getByRole('button', { name: 'Enter 0 and complete' });
      await anyway.or(enter).waitFor();
      if (await anyway.isVisible()) await anyway.click();
      await enter.waitFor();
    },
  }),
  desk('Leaving with unsaved work', {
    shows: ['over desk-closing'],
    prepare: (view) => routeCalls(view, '/api/studentGrades/update/*', (route) => route.abort()),
    open: async (view) => {
      await view.getByLabel('Comments').fill('Not sent yet.');
      await press('Close')(view);
      await view.getByRole('dialog', { name: 'Not everything is saved yet' }).waitFor();
    },
    leavesTraces: true,
  }),
  desk('Grading desk after the design changed', {
    shows: ['over desk-notices'],
    prepare: async (view) => {
      const data = { dataType: 'question', dataID: 'mar01' };
      await view.request.post(`/api/courseDesign/delete/${COURSE}`, { data });
    },
    open: async (view) => view.getByText('What was answered').first().click(),
    leavesTraces: true,
  }),
  desk('A grade without its question, and taking it out', {
    shows: ['over lost-grade-line'],
    prepare: async (view) => {
      const data = {
        username: 'bkess',
        evaluationDataID: 'TRVXAHNC',
        gradingType: 'questionGrade',
        questionID: 'ind02',
        individualGradingData: '5.9',
      };
      await view.request.post(`/api/studentGrades/update/${COURSE}`, { data });
    },
    open: press(/^Take out Question not found/),
    leavesTraces: true,
  }),
  desk('Custom due date?', {
    shows: ['over custom-due-date'],
    // The question waits on the device until it is answered, so this entry comes last.
    prepare: unrouteCalls,
    open: async (view) => {
      const date = view.getByLabel('Custom Due Date', { exact: true });
      const show = view.getByRole('button', { name: 'Custom Due Date', exact: true });
      await openAdjust(view);
      if (!(await date.isVisible())) await show.click();
      await view
        .getByLabel(/^Grade for question/)
        .first()
        .fill('7');
      await view.getByText('All changes saved', { exact: true }).waitFor();
      await date.fill('2026-11-10');
      await view.getByRole('alert').waitFor();
      // The walk by Tab begins at the top of the panel.
      await view.getByRole('heading', { name: 'Running grade' }).scrollIntoViewIfNeeded();
    },
    leavesTraces: true,
  }),
];
