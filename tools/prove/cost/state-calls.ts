// The building blocks of the states of the proof of costs: calls of people in a course, and texts that they saved
// before.
import { type EndpointName, endpointTable } from '../../../contract/endpoint-table.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Role } from '../../../contract/endpoint.examples.ts';
import type { Store } from '../../../server/store/open-store.ts';
import type { CostCall } from './cost-call.ts';
import { cookieOf, type Preparation, roleCookie } from './cost-stage.ts';

/** One act of a person: calls one after the other, at the same time, or again and again. */
export interface CostAct {
  readonly what: string;
  readonly calls: (course: string) => Iterable<CostCall>;
  readonly manner?: 'at the same time' | 'for three seconds' | 'each alone';
}

export interface CostState {
  readonly name: string;
  /** Whether `prepare` makes the course too. */
  readonly makesCourse?: true;
  /** Fills the course before the server starts, within the limits of the writes themselves. */
  readonly prepare?: (course: string) => Preparation;
  /** The first calls of a person, which aren't measured. */
  readonly fill?: (course: string) => Iterable<CostCall>;
  /** Whether limits refuse these calls: otherwise all of them have to be accepted. */
  readonly isRefused?: true;
  readonly acts: readonly CostAct[];
}

const JSON_HEADERS = { 'content-type': 'application/json' };

export const LONGEST = 200_000;

export const MINUTE = 60_000;

export const DAY = 1440 * MINUTE;

/** A call of someone in the course. */
export function by(
  course: string,
  username: string,
  method: string,
  path: string,
  body?: unknown,
): CostCall {
  return {
    method,
    path: `/api/${path.replace('COURSE', course)}`,
    headers: { cookie: cookieOf(course, username), ...(body !== undefined && JSON_HEADERS) },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

export const get = (username: string, path: string) => (course: string) => [
  by(course, username, 'GET', path),
];

/** The requests of a browser when a person opens the course. */
export function page(course: string, username: string): CostCall {
  return {
    method: 'GET',
    path: `/${course}`,
    headers: { cookie: cookieOf(course, username), accept: 'text/html' },
  };
}

export function saveDesign(course: string, designData: readonly Partial<DesignItem>[]): CostCall {
  return by(course, 'ina', 'POST', 'courseDesign/update/COURSE', { designData });
}

export function essays(count: number, logic = ''): DesignItem[] {
  return Array.from({ length: count }, (_, at) =>
    designItem({
      dataType: 'question',
      dataID: `essay${at}`,
      dataIndex: String(at + 1),
      dataText: `What of ${at}?`,
      questionType: 'LongAnswer',
      questionCourseDate: 'duty',
      questionLogic: logic,
    }),
  );
}

interface SavedText {
  readonly username: string;
  readonly questionID: string;
  readonly text: string;
  readonly at: number;
}

export async function saveTexts(
  store: Store,
  course: string,
  texts: readonly SavedText[],
): Promise<void> {
  for (const { username, questionID, text, at } of texts) {
    await store.transact('saveAnswers', {
      course,
      usernameKey: username,
      at,
      timeZone: 'America/New_York',
      answers: [{ questionID, questionAnswer: '', questionEssayAnswer: text, editedAt: at }],
    });
  }
}

/** Every GET of the contract, as an instructor and as a student. */
export function* everyGet(course: string, roles: readonly Role[] = ['instructor', 'student']) {
  for (const name of Object.keys(endpointTable) as EndpointName[]) {
    const [method = '', template = ''] = name.split(' ');
    if (method !== 'GET' || !template.includes('{courseID}')) continue;
    for (const role of roles) {
      const path = template
        .replace('{courseID}', course)
        .replace('{username}', 'sam')
        .replace('{evaluationId}', 'OPEN')
        .replace('{secret}', 'x');
      const about =
        '?evaluationId=OPEN&questionID=duty1&first=sam&second=sue&text=s&to=1&version=1';
      const dates = '&format=spreadsheet&start=2026-09-07&end=2026-11-14&since=2024-09-01';
      yield { method, path: path + about + dates, headers: { cookie: roleCookie(course, role) } };
    }
  }
}

export const EVERY_READ: CostAct = { what: 'every read', manner: 'each alone', calls: everyGet };
