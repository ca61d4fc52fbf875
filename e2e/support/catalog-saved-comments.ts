// Saved comments: the lists, what opens in them, and what they open on the grading desk.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { COURSE, inCourse, press } from './catalog-entry.ts';

const COMMENTS = [
  { label: 'Thesis', text: 'Where is your thesis, {first name}?' },
  { label: '', text: 'Very clear.' },
];

/** A list that already has these comments stays as it is. */
async function saveComments(view: Page): Promise<void> {
  const data = { list: 'mine', comments: COMMENTS };
  await view.request.post(`/api/savedComments/import/${COURSE}`, { data });
}

const FILE = {
  name: 'comments.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('label,text,points\nNew,Another comment.,1\nEmpty,,2\nOld,Very clear.,3\n'),
};

const lists: CatalogEntry = {
  visitor: 'instructor',
  name: 'Grading, Saved comments',
  address: inCourse('/design?tab=grading&sub=comments'),
  title: 'Saved comments',
  shows: ['design grading/comments', 'part comments'],
  prepare: saveComments,
};

const desk: CatalogEntry = {
  visitor: 'instructor',
  name: 'Saved comments on the grading desk',
  address: inCourse('/grading?evaluationId=TRVXAHNC&username=bkess'),
  title: 'Kessler',
  shows: ['over saved-comments-control', 'over comment-picker'],
  prepare: saveComments,
  open: async (view) => {
    await press('Saved comments')(view);
    await view.getByRole('option').first().waitFor();
  },
  leavesTraces: true,
};

export const savedCommentEntries: readonly CatalogEntry[] = [
  lists,
  {
    ...lists,
    name: 'A saved comment that is being changed',
    shows: ['over comment-row'],
    open: async (view) => {
      await press(/^Edit “/)(view);
      await view
        .getByRole('textbox', { name: 'Text' })
        .fill('She states her thesis, {first name}.');
    },
    leavesTraces: true,
  },
  {
    ...lists,
    name: 'Delete a saved comment?',
    shows: [],
    open: press(/^Delete “/),
  },
  {
    ...lists,
    name: 'Import saved comments',
    shows: ['over import-dialog'],
    open: async (view) => {
      await press('Import…')(view);
      await view.getByLabel('File with comments').setInputFiles(FILE);
      await view.getByText('1 comment to import.').waitFor();
    },
  },
  {
    visitor: 'assistant',
    name: 'Grading page, Saved comments',
    address: inCourse('/grading?tab=comments'),
    title: 'Saved comments',
    shows: ['grading comments', 'part comments'],
  },
  desk,
  {
    ...desk,
    name: 'Saving a comment on the grading desk',
    shows: ['over save-from-field'],
    open: async (view) => {
      await view.getByLabel('Comments', { exact: true }).fill('He is right.');
      await press('Save this comment')(view);
      await view.getByRole('textbox', { name: 'Text' }).waitFor();
    },
  },
];
