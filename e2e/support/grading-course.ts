// The test function of the journeys through grading: each has a course of its own, with work of past weeks.
import { fileURLToPath } from 'node:url';
import { request } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays } from '@elenchus/domain/base/calendar.ts';
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@elenchus/domain/base/zoned-time.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { daysAgo } from './grading-design.ts';
import { gradingPeople } from './grading-work.ts';
import { expect, test } from './journey.ts';
import { type KillableServer, startKillableServer } from './killable-server.ts';
import type { RunningServer } from './running-server.ts';
import type { Person } from './seed-course.ts';

export interface GradingCourse {
  readonly courseID: string;
  /** Hannah Arendt. */
  readonly instructor: Person;
  /** Simone Weil, who has the first six students. */
  readonly simone: Person;
  /** Karl Jaspers, who has the next five. */
  readonly karl: Person;
  /** When 'FIRST' and 'SECOND' are due. */
  readonly firstDue: IsoDate;
  readonly secondDue: IsoDate;
}

const PROGRAM = fileURLToPath(new URL('./grading-server.ts', import.meta.url));
/** More than all journeys through grading: one worker may run every file. */
const COURSES = Array.from({ length: 60 }, (_, index) => `grading-${index + 1}`);
/** How many courses of a server are in use. */
const taken = new WeakMap<RunningServer, number>();

/** A server with the courses of so many journeys, with further settings. */
export function startGradingServer(
  settings: Readonly<Record<string, string>> = {},
  journeys = COURSES.length,
): Promise<KillableServer> {
  const courses = { GRADING_COURSES: COURSES.slice(0, journeys).join(',') };
  return startKillableServer(PROGRAM, { ...courses, ...settings });
}

export const gradingTest = test.extend<{
  readonly server: KillableServer;
  readonly grading: GradingCourse;
}>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startGradingServer)),
  grading: async ({ server }, use) => use(takeGradingCourse(server)),
});

/** A course of the server that no other journey has. */
export function takeGradingCourse(server: RunningServer): GradingCourse {
  const index = taken.get(server) ?? 0;
  const courseID = COURSES[index];
  if (courseID === undefined) throw new Error('There are more journeys than courses.');
  taken.set(server, index + 1);
  const today = localDate(Date.now(), DEFAULT_TIME_ZONE);
  return {
    courseID,
    ...gradingPeople,
    firstDue: addDays(today, -daysAgo.firstPaper),
    secondDue: addDays(today, -daysAgo.secondPaper),
  };
}

/** Logs a person in without the form; the browser then has the session. */
export async function enter(
  page: Pick<Page, 'request'>,
  { courseID }: GradingCourse,
  { username, password }: Person,
): Promise<void> {
  const login = { data: { username, password } };
  expect((await page.request.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
}

/** The API as a person uses it beside the browser. */
export async function interfaceOf(
  server: Pick<KillableServer, 'url'>,
  { courseID }: GradingCourse,
  { username, password }: Person,
): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: server.url });
  const login = { data: { username, password } };
  expect((await api.post(`/api/authenticate/${courseID}`, login)).ok()).toBe(true);
  return api;
}

/** Changes settings of the course, by their dataType. */
export async function setCourse(
  server: Pick<KillableServer, 'url'>,
  course: GradingCourse,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const api = await interfaceOf(server, course, course.instructor);
  const designData = Object.entries(settings).map(([dataType, dataText]) =>
    designItem({ dataType, dataID: '1', dataText }),
  );
  const response = await api.post(`/api/courseDesign/update/${course.courseID}`, {
    data: { designData },
  });
  expect(response.ok()).toBe(true);
  await api.dispose();
}

/** Saves one grade record as this person. */
export async function saveRecord(
  api: APIRequestContext,
  { courseID }: GradingCourse,
  record: Readonly<Record<string, string>>,
): Promise<void> {
  const data = { evaluationDataID: 'FIRST', ...record };
  const response = await api.post(`/api/studentGrades/update/${courseID}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The value of a stored record, or '' when there is none. */
export async function storedGrade(
  api: APIRequestContext,
  { courseID }: GradingCourse,
  username: string,
  gradingType: string,
  questionID = 'noQuestionID',
  evaluationId = 'FIRST',
): Promise<string> {
  const response = await api.get(`/api/studentGrades/${courseID}/${username}`);
  const records = (await response.json()) as Readonly<Record<string, string>>[];
  const found = records.find(
    (record) =>
      record['gradingType'] === gradingType &&
      record['questionID'] === questionID &&
      record['evaluationDataID'] === evaluationId,
  );
  return (gradingType === 'comments' ? found?.['comment'] : found?.['individualGradingData']) ?? '';
}
