import type { Locator, Page } from '@playwright/test';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  courseTest,
  expect,
  expectAccessible,
  expectComplaint,
  expectNoSidewaysScroll,
} from './support/journey.ts';
import { seedCourse } from './support/seed-course.ts';
import type { SeededCourse } from './support/seed-course.ts';

const test = courseTest.extend<{ readonly designed: SeededCourse }>({
  designed: async ({ server }, use) => {
    const courseID = `questions-${crypto.randomUUID().slice(0, 8)}`;
    await use(await seedCourse(server, { courseID, design: emptyCourse() }));
  },
});

function row(dataType: string, dataID: string, dataIndex: string, dataText: string): DesignItem {
  return designItem({ dataType, dataID, dataIndex, dataText, questionOptions: 'yes' });
}

/** Two sections with class days, and not one question. */
function emptyCourse(): readonly DesignItem[] {
  return [
    designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'Philosophy' }),
    row('sectionName', 'mind', '1', 'Mind'),
    row('topic', 'body', '2', 'Mind and Body'),
    row('topic', 'will', '3', 'Free Will'),
    { ...row('topic', 'rest', '4', 'No Questions Here'), questionOptions: 'no' },
    row('sectionName', 'good', '5', 'Good'),
    row('topic', 'ethics', '6', 'Ethics'),
  ];
}

async function openQuestions(page: Page, course: SeededCourse, query = ''): Promise<void> {
  const { username, password } = course.instructor;
  const login = { data: { username, password } };
  const answer = await page.request.post(`/api/authenticate/${course.courseID}`, login);
  expect(answer.ok()).toBe(true);
  await page.goto(`/${course.courseID}/design?tab=questions${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function savedItems(page: Page, { courseID }: SeededCourse): Promise<DesignItem[]> {
  const response = await page.request.get(`/api/courseDesign/${courseID}`);
  return (await response.json()) as DesignItem[];
}

async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(All changes saved|Undone: .*)$/).first()).toBeVisible();
}

function card(page: Page, number: number): Locator {
  return page.getByRole('listitem', { name: `Question ${number}`, exact: true });
}

/** Opens a question that is shown as text. */
async function openQuestion(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Edit question ${number}`, exact: true }).click();
  await expect(page.getByLabel(`Text of question ${number}`)).toBeFocused();
}

/** Chooses an action from the menu of a question. */
async function act(page: Page, number: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for question ${number}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The texts of the questions in order, whether they are shown as text or open. */
function texts(page: Page): Promise<string[]> {
  return page
    .locator('main ol > li[id^="card-"]')
    .evaluateAll((items) =>
      items.map(
        (item) =>
          item.querySelector('textarea')?.value ?? item.querySelector('p')?.textContent ?? '',
      ),
    );
}

async function idOf(question: Locator): Promise<string> {
  return (await question.locator('code').first().textContent()) ?? '';
}

async function addChoice(
  page: Page,
  number: number,
  [text, ...options]: readonly string[],
): Promise<string> {
  await page.getByRole('button', { name: 'Add a question' }).click();
  const added = card(page, number);
  await expect(added.getByRole('textbox', { name: `Text of question ${number}` })).toBeFocused();
  await page.keyboard.type(text ?? '');
  await added.getByLabel(`Type of question ${number}`).selectOption('Radio');
  for (const [index, option] of options.entries()) {
    if (index > 1) await added.getByRole('button', { name: 'Add an option' }).click();
    await added.getByRole('textbox', { name: `Option ${index + 1}` }).fill(option);
  }
  return idOf(added);
}

test('a topic is designed with logic typed as words, and tried as a student', async ({
  page,
  designed,
}) => {
  await openQuestions(page, designed);
  const topics = page.getByRole('navigation', { name: 'Topics' });
  // Tools that look at all questions may follow.
  await expect(topics.getByRole('link', { name: /questions$|^Theses$/ })).toHaveText([
    'Mind and Body0 questions',
    'Free Will0 questions',
    'Theses',
  ]);
  await topics.getByRole('link', { name: 'Free Will' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free Will');

  const free = await addChoice(page, 1, ['Is the will free?', 'Yes', 'No']);
  const bound = await addChoice(page, 2, ['Is everything determined?', 'Yes', 'No', 'Perhaps']);
  await page.getByRole('button', { name: 'Add a question' }).click();
  const essay = card(page, 3);
  await expect(essay.getByRole('textbox', { name: 'Text of question 3' })).toBeFocused();
  const height = async (): Promise<number | undefined> => (await essay.boundingBox())?.height;
  const heightBefore = await height();
  await expect(essay.getByText('Unfinished: students don’t get it')).toBeVisible();
  expect(await height(), 'the verdict that comes in late moves nothing').toBe(heightBefore);
  await essay
    .getByRole('textbox', { name: 'Text of question 3' })
    .fill('How can both be?\n\nSay why.');

  await essay.getByRole('button', { name: 'Edit logic of question 3' }).click();
  const logic = essay.getByRole('textbox', { name: 'Logic of question 3' });
  await expect(logic).toBeFocused();
  await page.keyboard.type('(will');
  const choices = page.getByRole('listbox');
  // Immediately: the highlighted question is inserted, and half a formula is not saved.
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('option')).toHaveText(['1Yes', '2No']);
  await page.keyboard.press('Enter');
  await expect(logic).toHaveText(`(${free}, 1)`);

  await page.keyboard.type(' and ');
  await expect(logic).toHaveText(`(${free}, 1) & `);
  const remarks = essay.getByRole('list', { name: 'Remarks on this logic' });
  await expect(remarks).toContainText('A condition is missing here');
  await essay.getByRole('button', { name: 'Done editing' }).click();
  await expect(essay.getByText('This logic condition does not look well-formed.')).toBeVisible();
  await expect(logic).toHaveAttribute('aria-invalid', 'true');

  await logic.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(`not (${bound}, 9)`);
  await expect(logic).toHaveText(`(${free}, 1) & ¬ (${bound}, 9)`);
  await expect(remarks).toContainText('there is no option 9');
  for (const _ of ') 9'.slice(0, 2)) await page.keyboard.press('Backspace');
  await page.keyboard.type('2)');
  await expect(essay).toContainText(
    'Shows when “Is the will free?” is answered “Yes” and “Is everything determined?” is not answered “No”.',
  );
  await logic.getByText(`(${free}, 1)`).hover();
  await expect(page.getByRole('tooltip').or(page.locator('.cm-tooltip'))).toContainText(
    '“Is the will free?” is answered “Yes”.',
  );
  await essay.getByRole('button', { name: 'Done editing' }).click();
  await expect(logic).toBeHidden();
  await expect(essay.getByRole('button', { name: 'Edit logic of question 3' })).toBeFocused();
  await waitUntilSaved(page);

  const stored = (await savedItems(page, designed)).filter(
    ({ dataType }) => dataType === 'question',
  );
  expect(stored.map(({ dataIndex }) => dataIndex).toSorted()).toEqual(['1', '2', '3']);
  const third = stored.find(({ dataIndex }) => dataIndex === '3');
  expect(third).toMatchObject({
    dataText: 'How can both be?\n\nSay why.',
    questionType: 'LongAnswer',
    questionLogic: `(${free}, 1) & ¬ (${bound}, 2)`,
    questionCourseDate: 'will',
  });

  await page.getByRole('link', { name: 'Student view' }).click();
  const answer = page.getByRole('textbox', { name: 'How can both be?' });
  await expect(answer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Not shown with these answers' })).toContainText(
    'How can both be?',
  );
  const first = page.getByRole('group', { name: 'Is the will free?' });
  await first.getByRole('radio', { name: 'Yes' }).check();
  await expect(answer).toBeVisible();
  await answer.fill('As one thing seen twice.');
  await page.getByRole('link', { name: 'Design view' }).click();
  await page.getByRole('link', { name: 'Student view' }).click();
  await expect(answer).toHaveValue('As one thing seen twice.');
  const second = page.getByRole('group', { name: 'Is everything determined?' });
  await second.getByRole('radio', { name: 'No' }).check();
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Clear the tried answers' }).click();
  await expect(first.getByRole('radio', { name: 'Yes' })).not.toBeChecked();
  const { courseID, instructor } = designed;
  const kept = await page.request.get(`/api/studentAnswers/${courseID}/${instructor.username}`);
  expect(await kept.json()).toEqual([]);
});

const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

test('questions are moved, copied, deleted and brought back', async ({
  page,
  designed,
  complaints,
}) => {
  // Without its file the editor is a plain field, and the rest of the page is unaffected.
  await page.route('**/assets/logic-editor*', (route) => route.abort('internetdisconnected'));
  await openQuestions(page, designed, '&section=mind&topic=body');
  const free = await addChoice(page, 1, ['One', 'Yes', 'No', 'Perhaps']);
  await addChoice(page, 2, ['Two', 'Yes', 'No']);
  await page.getByRole('button', { name: 'Edit logic of question 2' }).click();
  await page
    .getByRole('textbox', { name: 'Logic of question 2' })
    .pressSequentially(`(${free}, 3)`);
  await page.unroute('**/assets/logic-editor*');
  await expectComplaint(complaints, NO_NETWORK);
  // The file is requested when the pointer comes near, and again when the button is pressed.
  expect(complaints.splice(0).filter((each) => !NO_NETWORK.test(each))).toEqual([]);
  await card(page, 2).getByRole('button', { name: 'Done editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Logic of question 2' })).toBeHidden();
  await expect(card(page, 2)).toContainText('Shows when “One” is answered “Perhaps”.');

  await test.step('options change places, and the logic follows after asking', async () => {
    await openQuestion(page, 1);
    await page.getByRole('button', { name: 'Move option 3 up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this option?' });
    await expect(dialog).toContainText('the logic of “Two”');
    await dialog.getByRole('button', { name: 'Move the option and change 1 condition' }).click();
    await expect(card(page, 2)).toContainText(`Shows if ${free} is 2`);
    await page.keyboard.press('Control+z');
    await expect(card(page, 2)).toContainText(`Shows if ${free} is 3`);
    await expect(card(page, 1).getByRole('textbox', { name: 'Option 3' })).toHaveValue('Perhaps');
  });

  await test.step('an option that cannot be stored says why', async () => {
    const option = card(page, 1).getByRole('textbox', { name: 'Option 1' });
    await option.fill('Yes ||| No');
    await expect(card(page, 1)).toContainText("contains '|||', which separates options");
    await option.fill('Yes');
    await expect(card(page, 1)).not.toContainText('which separates options');
  });

  await test.step('up and copy keep the keyboard', async () => {
    await act(page, 2, 'Move up');
    await expect.poll(() => texts(page)).toEqual(['Two', 'One']);
    await expect(page.getByRole('button', { name: 'Actions for question 1' })).toBeFocused();
    await expect(
      page.getByText('Moved the question up. It is now question 1 of 2.'),
    ).toBeAttached();
    await act(page, 1, 'Duplicate');
    await expect(page.getByLabel('Text of question 2')).toBeFocused();
    await expect.poll(() => texts(page)).toEqual(['Two', 'Two', 'One']);
    // Nothing was typed in the copy's field: the keys undo the copy.
    await page.keyboard.press('Control+z');
    await expect.poll(() => texts(page)).toEqual(['Two', 'One']);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => texts(page)).toEqual(['Two', 'Two', 'One']);
    await expect(page.getByLabel('Text of question 2')).toBeVisible();
  });

  await test.step('deleting names what goes, and Undo brings it back', async () => {
    await act(page, 3, 'Delete question');
    const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
    await expect(dialog).toContainText('“Two”');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for question 3' })).toBeFocused();
    await expect(card(page, 3)).toBeVisible();
    await act(page, 3, 'Delete question');
    await dialog.getByRole('button', { name: 'Delete question', exact: true }).click();
    await expect(card(page, 3)).toHaveCount(0);
    await expect(card(page, 1)).toContainText(`There’s no question ${free}`);
    await page.keyboard.press('Control+z');
    await expect.poll(() => texts(page)).toEqual(['Two', 'Two', 'One']);
    await page.keyboard.press('Control+Shift+z');
    await expect(card(page, 3)).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => texts(page)).toEqual(['Two', 'Two', 'One']);
  });

  await test.step('to another topic, and back after a reload', async () => {
    await act(page, 3, 'Move to another class day');
    const dialog = page.getByRole('dialog', { name: 'Move to another class day' });
    await dialog.getByLabel('Class day', { exact: true }).selectOption({ label: 'Ethics' });
    await dialog.getByRole('button', { name: 'Move the question' }).click();
    await expect(card(page, 3)).toHaveCount(0);
    await expect(page.getByText('Moved the question to the end of “Ethics”.')).toBeAttached();
    await waitUntilSaved(page);
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Good' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ethics');
    await expect.poll(() => texts(page)).toEqual(['One']);
    const marks = async (): Promise<readonly string[]> =>
      (await savedItems(page, designed))
        .filter(({ dataType }) => dataType === 'questionDesignSubMenuLastVisited')
        .map(({ dataText }) => dataText);
    await expect.poll(marks).toEqual(['ethics']);
    const lost = designItem({
      dataType: 'question',
      dataID: 'lostq',
      dataText: 'Is it lost?',
      questionType: 'LongAnswer',
      questionCourseDate: 'goneday',
    });
    await page.request.post(`/api/courseDesign/update/${designed.courseID}`, {
      data: { designData: [lost] },
    });
    await page.goto(`/${designed.courseID}/design?tab=questions`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ethics');
  });

  await test.step('a question whose class day is gone is found again', async () => {
    await expect(page.getByText('1 question without a class day')).toBeVisible();
    await page.getByRole('button', { name: 'Move to “Ethics”' }).click();
    await expect.poll(() => texts(page)).toEqual(['One', 'Is it lost?']);
    await expect(page.getByText('1 question without a class day')).toBeHidden();
  });
});

test('a thesis is added, refused, renamed everywhere, and deleted after asking', async ({
  page,
  designed,
}) => {
  await openQuestions(page, designed, '&section=mind&topic=body');
  const free = await addChoice(page, 1, ['Is the mind a body?', 'Yes', 'No']);
  await page.getByRole('link', { name: 'Theses' }).click();
  await page.getByRole('button', { name: 'Add a thesis' }).click();
  const form = page.getByRole('form', { name: 'New thesis' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Dual ism');
  await form.getByRole('button', { name: 'Save thesis' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'This logic condition does not look well-formed.',
  );
  await form
    .getByRole('textbox', { name: 'Logic of the thesis' })
    .pressSequentially(`(${free}, 2) and `);
  await form.getByRole('button', { name: 'Save thesis' }).click();
  await expect(form).toContainText('This logic condition does not look well-formed.');

  await test.step('what was typed outlives a reload', async () => {
    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('Dual ism');
    const logic = form.getByRole('textbox', { name: 'Logic of the thesis' });
    await expect(logic).toHaveText(`(${free}, 2) & `);
    await logic.focus();
    await page.keyboard.press('Control+End');
    for (const _ of ' & ') await page.keyboard.press('Backspace');
    await form.getByRole('button', { name: 'Save thesis' }).click();
  });
  await expect(page.getByRole('heading', { level: 2, name: 'Dualism' })).toBeVisible();
  await expect(page.getByText('Holds when “Is the mind a body?” is answered “No”.')).toBeVisible();
  await expect(page.getByText('Not used yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add a thesis' }).click();
  await form.getByLabel('Name').fill('DUALISM');
  await form
    .getByRole('textbox', { name: 'Logic of the thesis' })
    .pressSequentially('not (Dualizm)');
  await form.getByRole('button', { name: 'Change to Dualism' }).click();
  await form.getByRole('button', { name: 'Save thesis' }).click();
  await expect(form).toContainText(
    'This thesis name is already taken: Please choose a different name.',
  );
  await form.getByLabel('Name').fill('Monism');
  await form.getByRole('button', { name: 'Save thesis' }).click();
  await expect(page.getByText('Used in the logic of the thesis Monism.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit thesis Dualism' }).click();
  const edit = page.getByRole('form', { name: 'Thesis Dualism' });
  await edit.getByLabel('Name').fill('Two Substances');
  await expect(edit).toContainText('The new name replaces the old one in 1 condition.');
  await edit.getByRole('button', { name: 'Save thesis' }).click();
  await expect(page.getByText('¬ (TwoSubstances)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit thesis TwoSubstances' })).toBeVisible();
  // Until the change is weighed, Undo brings the form back with what was typed.
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('¬ (Dualism)')).toBeVisible();

  await page.getByRole('button', { name: 'Delete thesis Dualism' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete the thesis Dualism?' });
  await expect(dialog).toContainText('the thesis Monism');
  await dialog.getByRole('button', { name: 'Delete thesis and break 1 condition' }).click();
  await expect(page.getByText('names the thesis Dualism, which does not exist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit thesis Monism' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 2, name: 'Dualism' })).toBeVisible();
  await waitUntilSaved(page);
});

test('everybody can use it, also where something is refused', async ({ page, designed }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openQuestions(page, designed, '&section=mind&topic=body');
  const free = await addChoice(page, 1, ['Is the mind a body?', 'Yes', 'No', 'Perhaps']);
  await page.getByRole('button', { name: 'Edit logic of question 1' }).click();
  await page
    .getByRole('textbox', { name: 'Logic of question 1' })
    .pressSequentially(`(${free}, 4) and (Monism) or (mind`);
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type(', 1) and ');
  await expect(page.getByRole('list', { name: 'Remarks on this logic' })).toContainText('Wrong:');
  await page.getByRole('button', { name: 'Done editing' }).click();
  await expect(page.getByText('This logic condition does not look well-formed.')).toBeVisible();
  // Depending on the scroll position, a button may be half under the bar at the top.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Student view' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Choose a class day/ }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Theses' }).click();
  await page.getByRole('button', { name: 'Add a thesis' }).click();
  await page.getByRole('button', { name: 'Save thesis' }).click();
  await expect(page.getByText('Please give the thesis a name.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
