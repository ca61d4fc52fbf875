// Design, Reuse: questions from a file, the next term, and parts of a course file.
import type { Page } from '@playwright/test';
import type { CatalogEntry } from './catalog-entry.ts';
import { inCourse, press } from './catalog-entry.ts';
import { design, over } from './design-screen-entry.ts';

/** The course's own file, with its first section chosen and every list open. */
async function chooseParts(page: Page): Promise<void> {
  const courseID = new URL(page.url()).pathname.split('/')[1] ?? '';
  const response = await page.request.get(`/api/courseFile/${courseID}`);
  const file = { name: 'a.zip', mimeType: 'application/zip', buffer: await response.body() };
  await page.getByLabel('Course file').setInputFiles(file);
  const card = page.getByRole('region', { name: 'Add from a file or another course' });
  await card.getByRole('checkbox').first().check();
  for (const summary of await card.locator('summary').all()) await summary.click();
}

/** A spreadsheet with a row that can be used, one with a note and one that can't. */
async function chooseQuestions(page: Page): Promise<void> {
  const text =
    'ID,Type,Question,Option 1,Option 2,Logic\nnew1,One choice,What is *justice*?,Fairness,Virtue,\nnew2,Essay,Why?,,,"(gone, 1)"\n,Matching,Match them.,,,\n';
  const file = { name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File with questions').setInputFiles(file);
  await page.getByRole('button', { name: 'Add 2 questions' }).waitFor();
}

/** Opens the form of a new term, which stays open in a tab in which a plan was begun. */
async function openPlan(page: Page): Promise<void> {
  const [begin, discard] = ['Plan the new term', 'Discard this plan…'].map((name) =>
    page.getByRole('button', { name }),
  );
  await begin!.or(discard!).waitFor();
  if ((await begin!.count()) > 0) await begin!.click();
}

async function planNewTerm(page: Page): Promise<void> {
  await openPlan(page);
  await page.getByLabel('First day').fill('2027-01-12');
  await page.getByLabel('Last day').fill('2027-02-12');
  await page.getByLabel('Type or paste days, one per line').fill('2027-01-18 MLK Day\nno date');
  await press('Add these days')(page);
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
}

export const reuseQuestionsEntry: CatalogEntry = {
  ...over('reuse', 'Reuse', 'Questions from a file', '', chooseQuestions),
  address: inCourse('/design?tab=reuse'),
};

export const reuseEntries: readonly CatalogEntry[] = [
  design('reuse', 'Reuse'),
  {
    ...over('reuse', 'Reuse', 'Use this course again, previewed', '', planNewTerm),
    leavesTraces: true,
  },
  {
    ...over('reuse', 'Reuse', 'Discard this plan?', 'discard-plan', async (page) => {
      await openPlan(page);
      await press('Discard this plan…')(page);
    }),
    leavesTraces: true,
  },
  {
    ...over('reuse', 'Reuse', 'Parts of a course file, chosen', 'part-tree', chooseParts),
    shows: ['over part-tree', 'over other-parts', 'over chosen-questions'],
  },
];
