// Explains why a person sees a question or not: staff ask about a student's work, students about a contradiction.
import type { Locator, Page } from '@playwright/test';
import { addDays, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import {
  enter,
  gradingTest as test,
  interfaceOf,
  type GradingCourse,
} from './support/grading-course.ts';
import { daysAgo, gradedQuestions } from './support/grading-design.ts';
import { gradingPeople } from './support/grading-work.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './support/journey.ts';

type Server = Parameters<typeof interfaceOf>[0];

const secret = 'Would you want to live for ever?';

/** A question of a future class day, for those who could not be dreaming. */
const laterQuestion = designItem({
  dataType: 'question',
  dataID: 'forever',
  dataText: secret,
  dataIndex: '1',
  questionType: 'Radio',
  questionOptions: 'Yes|||No',
  questionLogic: '(doubt, 2)',
  questionCourseDate: 'death',
});

/** The class day of the last question of Freedom, without its questions. */
const switchedOff = designItem({
  dataType: 'topic',
  dataID: 'guilt',
  dataText: 'Praise and blame',
  dataIndex: '6',
  questionOptions: 'no',
});

async function changeCourse(
  server: Server,
  course: GradingCourse,
  ...designData: readonly DesignItem[]
): Promise<void> {
  const api = await interfaceOf(server, course, course.instructor);
  const path = `/api/courseDesign/update/${course.courseID}`;
  expect((await api.post(path, { data: { designData } })).ok()).toBe(true);
  await api.dispose();
}

const asked = (place: Page | Locator, label: string, question: string) =>
  place.getByRole('button', { name: `${label} ${question}` });
const notShown = (place: Page | Locator, count: number) =>
  place.getByRole('button', { name: `Not shown to this student (${count})` });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('View Work and History explain what waits for its day, what is switched off, and what answers hide', async ({
  page,
  grading,
  server,
}) => {
  await changeCourse(server, grading, laterQuestion, switchedOff);
  await enter(page, grading, grading.instructor);
  await page.goto(`/${grading.courseID}/grading?tab=students&work=sojourner`);
  const knowledge = section(page, 'Knowledge and Doubt');
  await notShown(knowledge, 2).click();
  await asked(knowledge, 'Why not?', 'You might be dreaming.').first().click();
  await expect(
    knowledge.getByText(
      'is answered “Yes, nothing could tell me otherwise.” It has not been answered.',
    ),
  ).toBeVisible();
  await expect(
    knowledge.getByText(
      'It would show if “Could you be dreaming now?” were answered “Yes, nothing could tell me otherwise.”',
    ),
  ).toBeVisible();
  const freedom = section(page, 'Freedom');
  await notShown(freedom, 1).click();
  await asked(freedom, 'Why not?', gradedQuestions.blame).click();
  await expect(
    freedom.getByText('The class day “Praise and blame” has its questions switched off.'),
  ).toBeVisible();
  const ending = section(page, 'Meaning and Mortality');
  await notShown(ending, 1).click();
  await asked(ending, 'Why not?', secret).click();
  const opens = longDateLabel(addDays(grading.secondDue, daysAgo.secondPaper + 12));
  await expect(
    ending.getByText(
      `The section “Meaning and Mortality” is locked. The class day “The last day” opens on ${opens} at 1:00 AM, course time.`,
    ),
  ).toBeVisible();
  await expect(
    ending.getByText('False: With the current answers, its condition will be true when it opens.'),
  ).toBeVisible();

  // On the day before the first paper was due, the second section had not opened.
  const before = addDays(grading.firstDue, -1);
  await page.goto(`/${grading.courseID}/grading?tab=history&student=laura&date=${before}`);
  await asked(freedom, 'Not shown to this student: why not?', gradedQuestions.free).click();
  await expect(
    freedom.getByText(`after the date of this work, ${longDateLabel(before)}.`),
  ).toBeVisible();
});

test('a student sees which answers clash, follows a repair, and the contradiction is gone', async ({
  page,
  grading,
  server,
}) => {
  await changeCourse(server, grading, laterQuestion);
  const received: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
  const laura = {
    username: 'laura',
    fullName: 'Laura Bassi',
    password: gradingPeople.simone.password,
  };
  await enter(page, grading, laura);
  await page.goto(`/${grading.courseID}?view=section:knowledge`);
  const item = page.getByRole('region', { name: 'Contradiction' });
  const ask = item.getByRole('button', { name: 'Which answers clash?' });
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(
    item.getByText('It takes both answers named above; neither can be left out.'),
  ).toBeVisible();
  await expect(item.getByText('Any one of these changes resolves it:')).toBeVisible();
  const change = item.getByRole('listitem').filter({
    has: page.getByRole('link', {
      name: 'Change your answer to “Could you be dreaming now?” to “No.”',
    }),
  });
  await expect(change).toContainText(
    '1 question would no longer apply: “You might be dreaming. What, then, do you know about your room?”',
  );
  await expect(change).not.toContainText('would open');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const repair = item.getByRole('link', {
    name: 'Untick “What I see” in “What are you certain of?”',
  });
  await repair.focus();
  await page.keyboard.press('Enter');
  // Nothing changes automatically: the link leads to the question.
  await expect(page.getByRole('checkbox', { name: 'That I think' })).toBeFocused();
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'What I see' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(item).toHaveCount(0);
  await expect(page.getByText('All changes saved').first()).toBeVisible();
  expect(await page.content()).not.toContain(secret);
  expect(received.length).toBeGreaterThan(2);
  expect(received.join('\n')).toContain(gradedQuestions.doubt);
  expect(received.join('\n')).not.toContain(secret);
});
