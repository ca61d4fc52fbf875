// Questions from a spreadsheet and from a quiz of another system, by mouse and by keyboard.
import { readFile } from 'node:fs/promises';
import { designTest as test, openDesign, saved } from './support/design-course.ts';
import { expect, expectComplaint } from './support/journey.ts';

const QUIZ = `<questestinterop><assessment title="Quiz"><section>
  <item title="One"><presentation><material><mattext texttype="text/html">&lt;p&gt;Is *this* &lt;em&gt;real&lt;/em&gt;?&lt;/p&gt;&lt;img src="x" alt="A cave"&gt;</mattext></material>
    <response_lid ident="r" rcardinality="Single"><render_choice>
      <response_label ident="a"><material><mattext>Yes</mattext></material></response_label>
      <response_label ident="b"><material><mattext>No</mattext></material></response_label>
    </render_choice></response_lid></presentation></item>
  <item title="Two"><presentation><material><mattext>Match them.</mattext></material>
    <response_grp ident="r"/></presentation></item>
</section></assessment></questestinterop>`;

function file(name: string, text: string) {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('the template comes back as questions; the chosen ones are added, undone, and found again', async ({
  page,
  course,
}) => {
  await openDesign(page, course, '?tab=questions');
  await page.getByRole('link', { name: 'Add questions from a file' }).click();
  // The page has two fields for files: the link opens at the right one.
  const title = 'Add questions from a spreadsheet or a quiz file';
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await expect(page.getByLabel('File with questions')).toBeInViewport();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download template (.xlsx)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('questions-template.xlsx');
  const buffer = await readFile(await download.path());

  const field = page.getByLabel('File with questions');
  await field.setInputFiles({ name: 'mine.xlsx', mimeType: '', buffer });
  await expect(page.getByText('3 questions can be added.')).toBeVisible();
  await expect(page.getByText('Do we have free will?')).toBeVisible();
  // Without the question that it names, its logic is listed.
  await page.getByRole('checkbox', { name: /^Row 2/ }).uncheck();
  await expect(
    page.getByText('Its logic wasn’t kept because there is no question “free1”.'),
  ).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Row 2/ }).check();
  await page.getByRole('checkbox', { name: /^Row 4/ }).uncheck();
  await page.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(page.getByText('2 questions added. Go to')).toBeVisible();
  await saved(page);

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('2 questions added. Go to')).toBeHidden();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await saved(page);
  const note = page.getByText('2 questions added. Go to');
  await note.getByRole('link').click();
  await expect(page.getByText('You believe that we have free will.').first()).toBeVisible();
  await expect(page.getByText('Held back').first()).toBeVisible();
});

test('a quiz file by keyboard: what isn’t understood is listed; a broken file changes nothing', async ({
  page,
  course,
  complaints,
}) => {
  await openDesign(page, course, '?tab=reuse');
  const field = page.getByLabel('File with questions');
  await field.setInputFiles(file('broken.xml', '<questestinterop>'));
  await expect(page.getByRole('alert').filter({ hasText: 'well-formed' })).toBeVisible();
  await expectComplaint(complaints, /400/);

  await field.setInputFiles(file('quiz.xml', QUIZ));
  await expect(page.getByText('1 question can be added. 1 other can’t be added.')).toBeVisible();
  await expect(page.getByText('It is a matching question.')).toBeVisible();
  await expect(page.getByText('Left out of the question: an image (“A cave”).')).toBeVisible();
  const hold = page.getByRole('checkbox', { name: 'Hold back' });
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hold.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(hold).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add 1 question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 question added. Go to')).toBeVisible();
  await saved(page);
});
