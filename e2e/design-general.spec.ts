// Designing a course: who may do it, changes in General, undo, two instructors at the same time, and a lost
// connection.
import {
  colleague,
  designTest as test,
  expectStored,
  openDesign,
  openElsewhere,
  returnTo,
  saved,
  storedItem,
} from './support/design-course.ts';
import { dropComplaints, expect, expectAccessible, expectComplaint } from './support/journey.ts';
import { fillLogin } from './support/log-in.ts';

test.describe('who may design', () => {
  test('a person who is not logged in gets the login form, and then the design', async ({
    page,
    course,
  }) => {
    await page.goto(`/${course.courseID}/design?tab=general&sub=sections`);
    await expect(page.getByText('Instructors design the course here.')).toBeVisible();
    await fillLogin(page, course.instructor);
    await expect(page.getByRole('heading', { level: 1, name: 'Class Sections' })).toBeVisible();
    await expect(page.getByText('You are logged in as Hannah Arendt.')).toBeVisible();
  });

  test('a student is led to the course and has loaded nothing of the design', async ({
    page,
    course,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const { username, password } = course.student;
    await page.request.post(`/api/authenticate/${course.courseID}`, {
      data: { username, password },
    });
    await page.goto(`/${course.courseID}?view=myphi`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(
      loaded.filter((address) => /design-entry|general-tab|design-editor/.test(address)),
    ).toEqual([]);
    await page.goto(`/${course.courseID}/design`);
    await page.waitForURL(`**/${course.courseID}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a course that does not exist shows a message', async ({ page, complaints }) => {
    await page.goto('/no-such-course/design');
    await expect(page.getByText('Course not found')).toBeVisible();
    await expectComplaint(complaints, /404/);
  });
});

test('Basics: title, flags and time zone save automatically; parts appear when they are on', async ({
  page,
  course,
}) => {
  await openDesign(page, course);
  await page.getByLabel('Course title').fill('Thinking Twice');
  await saved(page);
  await expectStored(page, course, 'courseTitle', 'Thinking Twice');
  await expect(page.getByRole('link', { name: 'Thinking Twice' })).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'General' });
  await expect(parts.getByRole('link', { name: 'FAQ' })).toBeHidden();
  await page.getByRole('switch', { name: 'FAQ' }).click();
  await expect(parts.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await expectStored(page, course, 'hasFAQ', 'Yes');

  // Grading starts with grades and comments off, and shows that where it is turned on.
  const hint = page.getByText('Students will see no grade and no comment');
  await expect(hint).toHaveCount(0);
  await page.getByRole('switch', { name: 'Grading' }).click();
  await expect(hint).toBeVisible();
  await hint.getByRole('link', { name: 'Grading Setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grading Setup');
  await expect(page.getByText('Students will see no grade and no comment')).toBeVisible();
  await page.goBack();

  await page.getByLabel('Time zone').fill('Europe/Nowhere');
  await expect(page.getByText('There is no time zone with this name')).toBeVisible();
  await page.getByLabel('Time zone').fill('europe/berlin');
  await expectStored(page, course, 'courseTimeZone', 'Europe/Berlin');
  await page.getByLabel('Course title').focus();
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Berlin');
});

test('the place is in the address: Back, reload and the next visit bring it back', async ({
  page,
  course,
}) => {
  await openDesign(page, course);
  await expect(page).toHaveURL(/tab=general&sub=basics/);
  await page.getByRole('link', { name: 'Class Sections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Class Sections' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Class Sections' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible();
  await expectStored(page, course, 'courseDesignMainMenuLastVisited', 'general');
  expect((await storedItem(page, course, 'courseDesignMainMenuLastVisited'))?.dataID).toBe(
    'hannah',
  );
});

test('undo and redo by button and by key, and a text field keeps its own', async ({
  page,
  course,
}) => {
  await openDesign(page, course);
  const rubric = page.getByRole('switch', { name: 'Rubric' });
  await rubric.click();
  await page.keyboard.press('Control+z');
  await expect(rubric).not.toBeChecked();
  await expect(page.getByText('Undone: Rubric: Yes.').first()).toBeAttached();
  await page.keyboard.press('Control+Shift+z');
  await expect(rubric).toBeChecked();
  await expectStored(page, course, 'hasRubric', 'Yes');

  const title = page.getByLabel('Course title');
  await title.fill('Something else');
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Introduction to Philosophy');
  await expectStored(page, course, 'courseTitle', 'Introduction to Philosophy');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectStored(page, course, 'courseTitle', 'Something else');
});

test('Class Sections: named, added and put in order by keyboard, with their class days', async ({
  page,
  course,
}) => {
  await openDesign(page, course, '?tab=general&sub=sections');
  const first = page.getByLabel('Section 1');
  await first.fill('Doubts');
  await first.fill(' ');
  await expect(page.getByText('Please enter a name.')).toBeVisible();
  await first.blur();
  await expect(first).toHaveValue('Doubts');
  await expect(page.getByText('Please enter a name.')).toBeHidden();
  await first.fill('Doubt');
  const down = page.getByRole('button', { name: 'Move “Doubt” down, with its class days' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Section 2')).toHaveValue('Doubt');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Section 3')).toHaveValue('Doubt');
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await expect(page.getByLabel('Section 4')).toBeFocused();
  // Typing replaces its initial name.
  await page.keyboard.type('Virtue');
  await expect(page.getByLabel('Section 4')).toHaveValue('Virtue');
  await saved(page);
  const response = await page.request.get(`/api/courseDesign/${course.courseID}`);
  const items = (await response.json()) as {
    dataType: string;
    dataText: string;
    dataIndex: string;
  }[];
  const rows = items
    .filter(({ dataType }) => ['sectionName', 'topic'].includes(dataType))
    .toSorted((a, b) => Number(a.dataIndex) - Number(b.dataIndex));
  expect(rows.map(({ dataText }) => dataText.slice(0, 12))).toEqual([
    'Mind and Bod',
    'Princess Eli',
    'The octopus ',
    'Freedom and ',
    'Could you ha',
    'Doubt',
    'Descartes’ f',
    'What is know',
    'Virtue',
  ]);
});

test('Class Sections: one is deleted with or without its class days, after asking, and restored', async ({
  page,
  course,
}) => {
  await openDesign(page, course, '?tab=general&sub=sections');
  const stored = async (dataType: string): Promise<number> => {
    const response = await page.request.get(`/api/courseDesign/${course.courseID}`);
    return ((await response.json()) as { dataType: string }[]).filter(
      (item) => item.dataType === dataType,
    ).length;
  };
  const [topics, questions] = [await stored('topic'), await stored('question')];
  const name = await page.getByLabel('Section 1').inputValue();
  const heir = await page.getByLabel('Section 2').inputValue();
  const remove = page.getByRole('button', { name: `Delete “${name}”` });
  const dialog = page.getByRole('dialog', { name: `Delete the section “${name}”?` });
  await remove.press('Enter');
  await expect(dialog).toContainText('It has 2 class days with 3 questions.');
  await expect(
    dialog.getByRole('radio', { name: 'Keep the class days' }),
  ).toHaveAccessibleDescription(
    `They move to the section “${heir}”, with their questions and answers.`,
  );
  await expect(
    dialog.getByRole('radio', { name: 'Delete the class days too' }),
  ).toHaveAccessibleDescription(
    'No one has answered these questions yet. Dates and links are deleted too.',
  );
  await expect(dialog).toContainText('You can undo this until you log out or close this tab.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Delete section', exact: true }).press('Enter');
  await expect(page.getByLabel('Section 3')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Delete “/ }).first()).toBeFocused();
  await expect.poll(() => stored('sectionName')).toBe(2);
  expect(await stored('topic')).toBe(topics);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Section 1')).toHaveValue(name);

  await page.goto(`/${course.courseID}/design?tab=schedule&sub=maker`);
  await remove.press('Enter');
  await dialog.getByRole('radio', { name: 'Delete the class days too' }).press('Space');
  await dialog
    .getByRole('button', { name: 'Delete section, 2 class days and 3 questions' })
    .press('Enter');
  await expect.poll(() => stored('question')).toBe(questions - 3);
  expect(await stored('topic')).toBe(topics - 2);
  // The focus is on the next row.
  await page.keyboard.press('Control+z');
  await expect.poll(() => stored('question')).toBe(questions);
  await expect.poll(() => stored('topic')).toBe(topics);
});

test('FAQ: entries are added, answered next to a preview, reordered, removed and restored', async ({
  page,
  course,
}) => {
  await openDesign(page, course);
  await page.getByRole('switch', { name: 'FAQ' }).click();
  await page
    .getByRole('navigation', { name: 'General' })
    .getByRole('link', { name: 'FAQ' })
    .click();
  const add = page.getByRole('button', { name: 'Add a question' });
  await add.click();
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await page.keyboard.type('May I change my mind?');
  await page.getByLabel('Answer 1', { exact: true }).fill('**Yes**, please.');
  await expect(
    page.getByRole('region', { name: 'Preview: Answer 1' }).locator('strong'),
  ).toHaveText('Yes');
  await add.click();
  await page.keyboard.type('How long?');
  await page.getByRole('button', { name: 'Move “How long?” up' }).press('Enter');
  await expect(page.getByLabel('Question 1')).toHaveValue('How long?');
  await page.getByRole('button', { name: 'Remove “May I change my mind?”' }).press('Enter');
  await expect(page.getByLabel('Question 2')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove “How long?”' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Question 2')).toHaveValue('May I change my mind?');
  // The focused element disappears with the change: the focus moves to Undo and isn't lost.
  await page.getByRole('button', { name: 'Remove “May I change my mind?”' }).focus();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Question 2')).toHaveValue('May I change my mind?');
  await saved(page);
  const stored = await storedItem(page, course, 'faq');
  expect(JSON.parse(stored?.dataText ?? '')).toEqual([
    { question: 'How long?', answer: '' },
    { question: 'May I change my mind?', answer: '**Yes**, please.' },
  ]);
  await expect(
    page.getByText('Students don’t see this entry until it has a question and an answer.'),
  ).toHaveCount(1);
  const { username, password } = course.student;
  const login = { data: { username, password } };
  await page.request.post(`/api/authenticate/${course.courseID}`, login);
  await page.goto(`/${course.courseID}?view=faq`);
  await expect(page.getByText('May I change my mind?')).toBeVisible();
  await expect(page.getByText('How long?')).toHaveCount(0);
});

test('Description and Rubric: a live preview, and the places where the rubric shows', async ({
  page,
  course,
  complaints,
}) => {
  const renderer = '**/assets/rendered-markdown*';
  await page.route(renderer, (route) => route.abort('internetdisconnected'));
  await openDesign(page, course, '?tab=general&sub=description');
  await page.getByLabel('Description', { exact: true }).fill('## Welcome\n\nBring *doubts*.');
  const preview = page.getByRole('region', { name: 'Preview: Description' });
  // A file that cannot be loaded offline takes neither the field nor the text away.
  await expect(preview.getByText('Bring *doubts*.')).toBeVisible();
  await page.unroute(renderer);
  await expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(preview.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expectStored(page, course, 'courseDescription', '## Welcome\n\nBring *doubts*.');

  await page.getByRole('link', { name: 'Basics' }).click();
  await page.getByRole('switch', { name: 'Rubric' }).click();
  await page.getByRole('link', { name: 'Rubric' }).click();
  await expect(page.getByText('Students don’t see the rubric yet')).toBeVisible();
  await page.getByLabel('Sidebar').check();
  await page.getByLabel('Grading details').check();
  await expectStored(page, course, 'rubricWhereToShow', '1,3');
  await page.getByLabel('FAQ', { exact: true }).check();
  await expect(page.getByText('The FAQ is off')).toBeVisible();
  await page.getByRole('button', { name: 'Insert this example' }).click();
  await expect(page.getByLabel('Rubric', { exact: true })).toBeFocused();
  const shown = page.getByRole('region', { name: 'Preview: Rubric' });
  await expect(shown.getByRole('columnheader', { name: 'Good (3)' })).toBeVisible();
  await expect(shown.getByRole('button')).toHaveCount(0);
});

test('two instructors at the same time: neither loses an item, and the focus stays where it is', async ({
  page,
  browser,
  server,
  course,
}) => {
  await openDesign(page, course);
  const other = await openElsewhere(browser, server, course);
  await page.getByLabel('Course title').press('End');
  await other.page.getByLabel('Instructor name').press('End');
  // Both type at the same time, each in another field.
  await Promise.all([
    page.getByLabel('Course title').pressSequentially(' I', { delay: 60 }),
    other.page.getByLabel('Instructor name').pressSequentially(' and Karl', { delay: 60 }),
  ]);
  await Promise.all([saved(page), saved(other.page)]);
  await expectStored(page, course, 'courseTitle', 'Introduction to Philosophy I');
  await expectStored(page, course, 'instructorName', 'Hannah Arendt and Karl');
  await returnTo(page);
  await expect(page.getByLabel('Instructor name')).toHaveValue('Hannah Arendt and Karl');
  await expect(page.getByLabel('Course title')).toBeFocused();

  // Undo by one person never undoes the other's change.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectStored(page, course, 'courseTitle', 'Introduction to Philosophy');
  await expectStored(page, course, 'instructorName', 'Hannah Arendt and Karl');
  await other.context.close();
});

test('two instructors in the same field: the later save wins, and the other one can restore the text', async ({
  page,
  browser,
  server,
  course,
}) => {
  await openDesign(page, course);
  const other = await openElsewhere(browser, server, course);
  await page.getByLabel('Course title').fill('Hannah’s title');
  await saved(page);
  await expectStored(page, course, 'courseTitle', 'Hannah’s title');
  // Karl has not seen it.
  await other.page.getByLabel('Course title').fill('Karl’s title');
  await expect(other.page.getByText('at the same time. Your version was kept.')).toBeVisible();
  const compared = other.page.getByRole('blockquote');
  await expect(compared.locator('ins')).toContainText('Hannah’s');
  await expect(compared.locator('del')).toContainText('Karl’s');
  await expectStored(page, course, 'courseTitle', 'Karl’s title');
  await other.page.getByRole('button', { name: 'Keep mine' }).click();

  await returnTo(page);
  await expect(
    page.getByText('Another instructor changed the course title after you.'),
  ).toBeVisible();
  await expect(page.getByLabel('Course title')).toHaveValue('Karl’s title');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore mine' }).click();
  await expect(page.getByLabel('Course title')).toHaveValue('Hannah’s title');
  await expectStored(page, course, 'courseTitle', 'Hannah’s title');
  await other.context.close();
});

test('two instructors in one question: the comparison shows the options, and says what it can’t show', async ({
  page,
  browser,
  server,
  course,
}) => {
  const question = {
    dataType: 'question',
    dataID: 'twice',
    dataIndex: '9',
    dataText: 'Is it valid?',
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionLogic: '',
    questionCourseDate: '',
  };
  await openDesign(page, course);
  const store = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    const designData = [{ ...question, ...fields }];
    const url = `/api/courseDesign/update/${course.courseID}`;
    expect((await page.request.post(url, { data: { designData } })).ok()).toBe(true);
  };
  const design = await page.request.get(`/api/courseDesign/${course.courseID}`);
  const items = (await design.json()) as readonly Readonly<Record<string, string>>[];
  const day = items.find(
    ({ dataType, questionOptions }) => dataType === 'topic' && questionOptions !== 'no',
  );
  question.questionCourseDate = day?.['dataID'] ?? '';
  await store({});
  const other = await openElsewhere(
    browser,
    server,
    course,
    `?tab=questions&topic=${day?.['dataID']}&at=twice`,
  );
  const option = other.page.getByRole('textbox', { name: 'Option 1' });
  const compared = other.page.getByRole('blockquote');
  await expect(option).toHaveValue('Yes');
  // A page that has just been opened loads the design again: it would show the change before anything is typed.
  await other.page.waitForLoadState('networkidle');
  await other.page.route('**/api/courseDesign/*?versions=yes*', (route) => route.abort());
  await store({ questionOptions: 'Certainly|||No' });
  await option.fill('Yes, it is');
  await other.page.unroute('**/api/courseDesign/*?versions=yes*');
  await expect(compared.locator('ins')).toContainText('Certainly');
  await expect(compared.locator('del')).toContainText('Yes, it is');
  await other.page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other.page);
  await store({ questionOptions: 'Yes, it|||No', questionType: 'Checkbox' });
  await option.fill('Yes, it');
  await expect(
    other.page.getByText('Theirs had the same text, but another setting, such as its type'),
  ).toBeVisible();
  await expect(compared).toHaveCount(0);
  await other.context.close();
});

test('two instructors in the FAQ: what each writes stays, and the keyboard stays in its entry', async ({
  page,
  browser,
  server,
  course,
  complaints,
}) => {
  await openDesign(page, course);
  await page.getByRole('switch', { name: 'FAQ' }).click();
  await expectStored(page, course, 'hasFAQ', 'Yes');
  await page.goto(`/${course.courseID}/design?tab=general&sub=faq`);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.keyboard.type('How long?');
  await saved(page);
  const other = await openElsewhere(browser, server, course, '?tab=general&sub=faq');
  await expect(other.page.getByLabel('Question 1')).toHaveValue('How long?');
  // Karl puts an entry above the one that Hannah is writing in.
  await other.page.getByRole('button', { name: 'Add a question' }).click();
  await other.page.keyboard.type('Who may read this?');
  await other.page.getByRole('button', { name: 'Move “Who may read this?” up' }).press('Enter');
  await page.getByLabel('Answer 1', { exact: true }).pressSequentially('A page.');
  await Promise.all([saved(page), saved(other.page)]);
  // The person who saves second is notified, and sends both texts together.
  dropComplaints(complaints, /409/);
  await returnTo(page);
  await expect(page.getByLabel('Question 1')).toHaveValue('Who may read this?');
  const answer = page.getByLabel('Answer 2', { exact: true });
  await expect(answer).toBeFocused();
  await page.keyboard.type(' Or two.');
  await saved(page);
  await expect
    .poll(async () => JSON.parse((await storedItem(page, course, 'faq'))?.dataText ?? '[]'))
    .toEqual([
      { question: 'Who may read this?', answer: '' },
      { question: 'How long?', answer: 'A page. Or two.' },
    ]);
  await expect(page.getByText('Another instructor')).toBeHidden();
  await other.context.close();
});

test('without a connection everything is kept, also when the tab is closed', async ({
  browser,
  server,
  course,
}) => {
  const { page, context } = await openElsewhere(browser, server, course);
  await context.setOffline(true);
  await page.getByLabel('Course title').fill('Written on a train');
  await page.getByRole('switch', { name: 'Rubric' }).click();
  await expect(
    page.getByText('Offline: 2 changes are kept on this device and will be sent').first(),
  ).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openDesign(next, course, '', colleague);
  await expect(next.getByLabel('Course title')).toHaveValue('Written on a train');
  await expectStored(next, course, 'courseTitle', 'Written on a train');
  await expectStored(next, course, 'hasRubric', 'Yes');

  // Back online in the same page.
  await context.setOffline(true);
  await next.getByLabel('Course title').fill('Written in a tunnel');
  await expect(next.getByText('Offline: 1 change is kept').first()).toBeVisible();
  await context.setOffline(false);
  await saved(next);
  await expectStored(next, course, 'courseTitle', 'Written in a tunnel');
  await context.close();
});

test('a session that has ended offers the login, and what was typed is sent after it', async ({
  browser,
  server,
  course,
}) => {
  const { page, context } = await openElsewhere(browser, server, course);
  // The person's place is saved too; after that nothing is in flight.
  await expectStored(page, course, 'courseDesignMainMenuLastVisited', 'general');
  await saved(page);
  await context.clearCookies();
  await page.getByLabel('Course title').fill('Typed too late');
  await expect(page.getByText('Not saved: you’re logged out.').first()).toBeVisible();
  const saving = page.getByRole('region', { name: 'Saving and undo' });
  await saving.getByRole('button', { name: 'Log in' }).click();
  await fillLogin(page, colleague);
  await expect(page.getByLabel('Course title')).toHaveValue('Typed too late');
  await expectStored(page, course, 'courseTitle', 'Typed too late');
  await context.close();
});
