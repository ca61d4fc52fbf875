// Due dates where students work: section, side panel, progress check and schedule; an extension; after the date.
import type { Page } from '@playwright/test';
import { addDays, monthDayLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, expectNoSidewaysScroll } from './support/journey.ts';
import { asInstructor, courseName, enterGrades, openView } from './support/portal-course.ts';
import { portalTest as test } from './support/portal-course.ts';
import { portalDesign } from './support/portal-design.ts';
import type { RunningServer } from './support/running-server.ts';
import { seedCourse } from './support/seed-course.ts';

const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
const soon = addDays(today, 3);
const past = addDays(today, -1);
const later = addDays(today, 5);
const passed = 'Later changes don’t count for this evaluation.';

/** A due date as students read it; some of them may be in another year. */
function at(date: IsoDate): string {
  const year = date.slice(0, 4);
  const inYear = today.startsWith(year) ? '' : `, ${year}`;
  return `${monthDayLabel(date)}${inYear}, 11:59 PM, New York time`;
}

/** The course of the other journeys with dates around today, and its midterm not handed back. */
function datedDesign(usesGrading: boolean): readonly DesignItem[] {
  const dated = portalDesign().map((item): DesignItem => {
    if (item.dataType === 'courseUsesGrading')
      return { ...item, dataText: usesGrading ? 'Yes' : 'No' };
    if (item.dataID === 'MIDTERM')
      return { ...item, questionCourseDate: soon, questionLogic: 'ungraded' };
    return item.dataID === 'FINAL' ? { ...item, questionCourseDate: past } : item;
  });
  const days = [
    { dataIndex: '2', questionLogic: addDays(today, -20) },
    { dataIndex: '3', questionLogic: addDays(today, -2) },
    { dataIndex: '5', questionLogic: addDays(today, 4) },
  ];
  return [
    ...dated,
    designItem({ dataType: 'hasSyllabus', dataID: '1', dataText: 'Yes' }),
    ...days.map((day) =>
      designItem({
        dataType: 'courseDate',
        dataID: `on${day.dataIndex}`,
        dataText: day.questionLogic,
        ...day,
      }),
    ),
  ];
}

function datedCourse(server: RunningServer, usesGrading = true) {
  return seedCourse(server, { courseID: courseName(), design: datedDesign(usesGrading) });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('students see when work is due where they work, and that later changes no longer count', async ({
  page,
  server,
}) => {
  const course = await datedCourse(server);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openView(page, course, 'section:knowledge');
  const open = '2 questions still open in Knowledge and Doubt';
  const due = `Midterm: due ${at(soon)} · 3 days left · ${open}`;
  const section = page.getByRole('region', { name: 'Knowledge and Doubt' });
  await expect(section.getByRole('list', { name: 'Due dates' })).toHaveText(due);
  const panel = page.getByRole('complementary', { name: 'Where you stand' });
  await expect(panel.getByRole('list', { name: 'Due dates' })).toHaveText(due);

  await page.getByRole('link', { name: 'Freedom', exact: true }).click();
  const freedom = page.getByRole('region', { name: 'Freedom' });
  const over = `Final: was due ${at(past)}. ${passed}`;
  await expect(freedom.getByRole('list', { name: 'Due dates' })).toHaveText(over);

  await page.getByRole('link', { name: 'Progress check' }).click();
  await expect(rowOf(page, 'Knowledge and Doubt')).toContainText(due);
  await expect(rowOf(page, 'Freedom')).toContainText(over);
  await expect(rowOf(page, 'Meaning and Mortality')).not.toContainText('due');

  // On the schedule, both are among the class days: yesterday's after the last class, the other before the next.
  await page.getByRole('link', { name: 'Syllabus' }).click();
  const rows = page.locator('ol > li');
  await expect(rows).toHaveText([
    /Dreams and demons/,
    /The stopped clock/,
    new RegExp(`Final: was due .*${passed}`),
    /Midterm: due .*3 days left/,
    /Could you have done otherwise/,
    /The last day/,
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await openView(page, course, 'section:knowledge');
  await expect(page.getByRole('list', { name: 'Due dates' })).toHaveText(due);
  await expectNoSidewaysScroll(page);
});

test('an extension counts for its student only; a person who is not logged in gets no due dates', async ({
  page,
  server,
  browser,
}) => {
  const course = await datedCourse(server);
  const extension = { gradingType: 'customDueDate', individualGradingData: later };
  await enterGrades(server, course, [{ ...extension, evaluationDataID: 'FINAL' }]);
  await openView(page, course, 'section:freedom');
  const notes = page.getByRole('list', { name: 'Due dates' }).first();
  await expect(notes).toHaveText(
    `Final: due ${at(later)} · 5 days left · 2 questions still open in Freedom. This due date is only for you.`,
  );
  // Taken back while the page is open: the general date is shown when the window regains the focus.
  await enterGrades(server, course, [
    { ...extension, evaluationDataID: 'FINAL', individualGradingData: '' },
  ]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notes).toContainText(passed);

  const visitor = await browser.newContext({ baseURL: server.url });
  const elsewhere = await visitor.newPage();
  const opened = await elsewhere.goto(`/${course.courseID}?view=sched`);
  await expect(elsewhere.getByText('The stopped clock')).toBeVisible();
  await expect(elsewhere.getByText('11:59 PM')).toHaveCount(0);
  // The public design is in the page.
  const html = (await opened?.text()) ?? '';
  expect(html).toContain('The stopped clock');
  expect(html).not.toContain('Midterm');
  await visitor.close();
});

test('a course without grading shows no due dates and asks for none', async ({ page, server }) => {
  const course = await datedCourse(server, false);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const view of ['section:knowledge', 'progress', 'sched', 'grades']) {
    requests.length = 0;
    await openView(page, course, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/\bdue\b/i)).toHaveCount(0);
    if (view !== 'grades')
      expect(requests.filter((url) => url.includes('studentGrades'))).toEqual([]);
  }
});

test('staff who try the questions and guests see the general dates, and request no grades', async ({
  page,
  server,
}) => {
  const course = await datedCourse(server);
  const api = await asInstructor(server, course);
  const asGuest = { data: { status: 'guest' } };
  const student = `/api/users/${course.courseID}/${course.student.username}`;
  expect((await api.put(student, asGuest)).ok()).toBe(true);
  await api.dispose();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const person of [course.instructor, course.student]) {
    await openView(page, course, 'section:knowledge', person);
    const notes = page.getByRole('list', { name: 'Due dates' }).first();
    await expect(notes).toContainText('3 days left');
  }
  expect(requests.filter((url) => url.includes('studentGrades'))).toEqual([]);
});
