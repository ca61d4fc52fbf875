// Ways into the grading part of the design screens, and the stored data behind it.
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { enter, saveRecord, type GradingCourse } from './grading-course.ts';
import type { Person } from './seed-course.ts';

/** Opens a part of grading inside the design screens. */
export async function openGrading(
  page: Page,
  course: GradingCourse,
  query: string,
  person: Person = course.instructor,
): Promise<void> {
  // A page of another person could send a request at this moment, and be refused.
  await page.goto('about:blank');
  await enter(page, course, person);
  await page.goto(`/${course.courseID}/design?tab=grading&${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The card of one evaluation in a part of grading. */
export function evaluationCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The stored evaluations, by name. */
export async function storedEvaluations(
  api: Pick<APIRequestContext, 'get'>,
  { courseID }: GradingCourse,
): Promise<readonly DesignItem[]> {
  const response = await api.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items
    .filter(({ dataType }) => dataType === 'evaluation')
    .toSorted((one, other) => (one.dataText < other.dataText ? -1 : 1));
}

/** The text of a stored setting; '' where there is none. */
export async function storedSetting(
  api: Pick<APIRequestContext, 'get'>,
  { courseID }: GradingCourse,
  dataType: string,
): Promise<string> {
  const response = await api.get(`/api/courseDesign/${courseID}`);
  const items = (await response.json()) as DesignItem[];
  return items.find((item) => item.dataType === dataType)?.dataText ?? '';
}

/** Grades the three essays of the first paper for each of these students, with a comment, and marks it complete. */
export async function gradeFirstPaper(
  api: APIRequestContext,
  course: GradingCourse,
  students: readonly string[],
): Promise<void> {
  for (const username of students) {
    for (const [questionID, grade] of [
      ['dream', '8'],
      ['clock', '7.5'],
      ['belief', '9'],
    ] as const) {
      const gradingType = 'questionGrade';
      const individualGradingData = grade;
      await saveRecord(api, course, { username, gradingType, questionID, individualGradingData });
    }
    await saveRecord(api, course, { username, gradingType: 'comments', comment: 'Well argued.' });
    const complete = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
    await saveRecord(api, course, { username, ...complete });
  }
}

/** The student's own grades, in a browser of their own. */
export async function openAsStudent(
  browser: Browser,
  baseURL: string,
  course: GradingCourse,
  username: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const { password } = course.instructor;
  await enter(page, course, { username, fullName: '', password });
  await page.goto(`/${course.courseID}?view=grades`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
