// Puts a course on a running server as people would: through its HTTP API.
import { request } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { RunningServer } from './running-server.ts';
import { acceptable, plantOlderValues } from './older-values.ts';
import { seededDesign } from './seeded-design.ts';

export interface Person {
  readonly username: string;
  readonly fullName: string;
  readonly password: string;
}

export interface SeededCourse {
  readonly courseID: string;
  readonly instructor: Person;
  /** They have set a password of their own. */
  readonly student: Person;
  readonly assistant: Person;
  /** Has never logged in: the password is the username. */
  readonly newcomer: Person;
}

export interface SeedOptions {
  readonly courseID?: string;
  readonly design?: readonly DesignItem[];
}

const people = {
  instructor: { username: 'hannah', fullName: 'Hannah Arendt', password: 'vita activa' },
  student: { username: 'soc1', fullName: 'Socrates', password: 'i know nothing' },
  assistant: { username: 'simone', fullName: 'Simone Weil', password: 'attention' },
  newcomer: { username: 'ada7', fullName: 'Ada Byron', password: 'ada7' },
} as const satisfies Record<string, Person>;

let made = 0;

/** Creates a course with its people; every course has a name of its own unless one is given. */
export async function seedCourse(
  server: RunningServer,
  { courseID = `phil-${(made += 1)}`, design = seededDesign() }: SeedOptions = {},
): Promise<SeededCourse> {
  const api = await request.newContext({ baseURL: server.url });
  const { instructor, student, assistant, newcomer } = people;
  await post(api, '/api/admin/login', { password: server.adminPassword });
  await post(api, '/api/admin/create-course', {
    courseID,
    instructorFullName: instructor.fullName,
    instructorUserID: instructor.username,
  });
  await setFirstPassword(api, courseID, instructor);
  await post(api, `/api/courseDesign/update/${courseID}`, { designData: acceptable(design) });
  plantOlderValues(server, courseID, design);
  for (const [person, status] of [
    [student, 'student'],
    [newcomer, 'student'],
    [assistant, 'TA'],
  ] as const) {
    const { username, fullName: fullname } = person;
    await post(api, `/api/users/${courseID}/add`, { username, fullname, status });
  }
  await api.dispose();
  for (const person of [student, assistant]) await firstLogin(server, courseID, person);
  return { courseID, ...people };
}

/** Logs a person in for the first time, so that the password is their own. */
async function firstLogin(server: RunningServer, courseID: string, person: Person): Promise<void> {
  const api = await request.newContext({ baseURL: server.url });
  await setFirstPassword(api, courseID, person);
  await api.dispose();
}

async function setFirstPassword(
  api: APIRequestContext,
  courseID: string,
  { username, password }: Person,
): Promise<void> {
  await post(api, `/api/authenticate/${courseID}`, { username, password: username });
  await post(api, `/api/reset-password/${courseID}`, { username, newPassword: password });
}

async function post(api: APIRequestContext, path: string, data: unknown): Promise<void> {
  const response = await api.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}
