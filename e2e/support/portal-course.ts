// The test function of the journeys through My Philosophy: each has a course of its own, and a student who answers.
import { request } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { courseTest, expect } from './journey.ts';
import { portalDesign } from './portal-design.ts';
import type { RunningServer } from './running-server.ts';
import { seedCourse } from './seed-course.ts';
import type { Person, SeededCourse } from './seed-course.ts';

export const portalTest = courseTest.extend<{ readonly portal: SeededCourse }>({
  portal: async ({ server }, use) => {
    await use(await seedCourse(server, { courseID: courseName(), design: portalDesign() }));
  },
});

/** A name that no other journey uses. */
export function courseName(): string {
  return `portal-${crypto.randomUUID().slice(0, 8)}`;
}

/** Opens a view as a person who is logged in, without using the form again. */
export async function openView(
  page: Page,
  { courseID, student }: SeededCourse,
  view: string,
  person: Person = student,
): Promise<void> {
  const { username, password } = person;
  // First leaves the page: its remaining requests must not be sent without a session.
  await page.goto('about:blank');
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  await page.goto(`/${courseID}?view=${view}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The answer to a question as it is stored on the server. */
export async function storedAnswer(
  page: Page,
  { courseID, student }: SeededCourse,
  questionID: string,
): Promise<string> {
  const response = await page.request.get(`/api/studentAnswers/${courseID}/${student.username}`);
  const answers = (await response.json()) as {
    questionID: string;
    questionAnswer: string;
    questionEssayAnswer: string;
  }[];
  const answer = answers.find((each) => each.questionID === questionID);
  return answer ? answer.questionAnswer || answer.questionEssayAnswer : '';
}

/** The API as an instructor uses it. */
export async function asInstructor(
  server: RunningServer,
  { courseID, instructor }: SeededCourse,
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: server.url });
  const { username, password } = instructor;
  const login = { data: { username, password } };
  expect((await api.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  return api;
}

/** Enters grade records for the student. */
export async function enterGrades(
  server: RunningServer,
  course: SeededCourse,
  records: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const api = await asInstructor(server, course);
  for (const record of records) {
    const data = { username: course.student.username, evaluationDataID: 'MIDTERM', ...record };
    const response = await api.post(`/api/studentGrades/update/${course.courseID}`, { data });
    expect(await response.text()).toContain('record');
  }
  await api.dispose();
}
