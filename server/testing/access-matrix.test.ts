// Every endpoint as every kind of caller about every kind of user. The table is written by hand from the
// decisions on access, not computed from the code that it checks.
import {
  type CallOf,
  type EndpointName,
  endpointTable,
} from '@elenchus/contract/endpoint-table.ts';
import { expect, test } from 'vitest';
import { hashSecret } from '../features/password-hashing.ts';
import { onEachEngine } from '../store/testing/engines.ts';
import { dumpTables } from './table-dump.ts';
import { type TestCourse, useApp } from './test-app.ts';
import type { CallParts, TestClient } from './test-client.ts';
import { NOON } from './test-course.ts';

const ADMIN_PASSWORD = 'the admin password';

// ta is tess, the TA of sue; otherTa is Tom. The stranger has a session of another course alone.
const ROLES = [
  'nobody',
  'stranger',
  'guest',
  'student',
  'ta',
  'otherTa',
  'instructor',
  'admin',
] as const;
type Role = (typeof ROLES)[number];

const USERNAMES: Readonly<Record<Role, string>> = {
  nobody: 'sam',
  stranger: 'sam',
  guest: 'gus',
  student: 'sam',
  ta: 'tess',
  otherTa: 'tom',
  instructor: 'ina',
  admin: 'sam',
};

// self: the caller, or sam where there is none. sue: a student of tess. unknown: no such user. -: about nobody.
const TABLE = `
                                                       |         | nobody stranger guest student ta  otherTa instructor admin
POST /api/authenticate/{courseID}                      | -       | 200    200      200   200     200 200     200        200
GET /api/authenticate/fullname/{courseID}/{username}   | self    | 401    401      200   200     200 200     200        401
GET /api/authenticate/fullname/{courseID}/{username}   | sue     | 401    401      403   403     200 200     200        401
GET /api/authenticate/fullname/{courseID}/{username}   | unknown | 401    401      403   403     404 404     404        401
GET /api/authenticate/status/{courseID}/{username}     | self    | 401    401      200   200     200 200     200        401
GET /api/authenticate/status/{courseID}/{username}     | sue     | 401    401      403   403     200 200     200        401
GET /api/authenticate/status/{courseID}/{username}     | unknown | 401    401      403   403     404 404     404        401
POST /api/reset-password/{courseID}                    | self    | 401    401      200   200     200 200     200        401
POST /api/reset-password/{courseID}                    | sue     | 401    401      403   403     403 403     403        401
POST /api/reset-password/{courseID}                    | unknown | 401    401      403   403     403 403     403        401
GET /api/session/{courseID}                            | -       | 200    200      200   200     200 200     200        200
POST /api/logout/{courseID}                            | -       | 200    200      200   200     200 200     200        200
GET /api/installation                                  | -       | 200    200      200   200     200 200     200        200
POST /api/admin/login                                  | -       | 200    200      200   200     200 200     200        200
POST /api/admin/logout                                 | -       | 200    200      200   200     200 200     200        200
GET /api/admin/session                                 | -       | 200    200      200   200     200 200     200        200
POST /api/admin/create-course                          | -       | 401    401      401   401     401 401     401        200
GET /api/courseDesign/{courseID}                       | -       | 200    200      200   200     200 200     200        200
GET /api/answerCounts/{courseID}                       | -       | 401    401      403   403     403 403     200        401
POST /api/courseDesign/update/{courseID}               | -       | 401    401      403   403     403 403     200        401
POST /api/courseDesign/remove/{courseID}               | -       | 401    401      403   403     403 403     200        401
POST /api/courseDesign/delete/{courseID}               | -       | 401    401      403   403     403 403     200        401
POST /api/designConsequences/{courseID}                | -       | 401    401      403   403     403 403     200        401
GET /api/studentAnswers/{courseID}/{username}          | self    | 401    401      200   200     200 200     200        401
GET /api/studentAnswers/{courseID}/{username}          | sue     | 401    401      403   403     200 403     200        401
GET /api/studentAnswers/{courseID}/{username}          | unknown | 401    401      403   403     403 403     404        401
POST /api/studentAnswers/update/{courseID}             | self    | 401    401      200   200     403 403     403        401
POST /api/studentAnswers/update/{courseID}             | sue     | 401    401      403   403     403 403     403        401
POST /api/studentAnswers/update/{courseID}             | unknown | 401    401      403   403     403 403     403        401
GET /api/studentAnswersHistory/{courseID}/{username}   | self    | 401    401      200   200     200 200     200        401
GET /api/studentAnswersHistory/{courseID}/{username}   | sue     | 401    401      403   403     200 403     200        401
GET /api/studentAnswersHistory/{courseID}/{username}   | unknown | 401    401      403   403     403 403     404        401
GET /api/examAnswers/{courseID}/{username}             | self    | 401    401      200   200     200 200     200        401
GET /api/examAnswers/{courseID}/{username}             | sue     | 401    401      403   403     200 403     200        401
GET /api/examAnswers/{courseID}/{username}             | unknown | 401    401      403   403     403 403     404        401
GET /api/studentGrades/{courseID}                      | -       | 401    401      403   403     200 200     200        401
GET /api/studentGrades/{courseID}/{username}           | self    | 401    401      403   200     403 403     200        401
GET /api/studentGrades/{courseID}/{username}           | sue     | 401    401      403   403     200 403     200        401
GET /api/studentGrades/{courseID}/{username}           | unknown | 401    401      403   403     403 403     404        401
POST /api/studentGrades/update/{courseID}              | self    | 401    401      403   403     403 403     400        401
POST /api/studentGrades/update/{courseID}              | sue     | 401    401      403   403     200 403     200        401
POST /api/studentGrades/update/{courseID}              | unknown | 401    401      403   403     403 403     404        401
DELETE /api/studentGrades/delete/{courseID}            | self    | 401    401      403   403     403 403     200        401
DELETE /api/studentGrades/delete/{courseID}            | sue     | 401    401      403   403     200 403     200        401
DELETE /api/studentGrades/delete/{courseID}            | unknown | 401    401      403   403     403 403     404        401
POST /api/studentGrades/open/{courseID}                | self    | 401    401      403   403     403 403     200        401
POST /api/studentGrades/open/{courseID}                | sue     | 401    401      403   403     200 403     200        401
POST /api/studentGrades/open/{courseID}                | unknown | 401    401      403   403     403 403     404        401
GET /api/dueDateImpact/{courseID}/{evaluationId}       | -       | 401    401      403   403     403 403     200        401
GET /api/gradeHistory/{courseID}                       | -       | 401    401      403   403     403 403     200        401
POST /api/studentGrades/restore/{courseID}             | -       | 401    401      403   403     403 403     200        401
POST /api/gradingPresence/{courseID}                   | self    | 401    401      403   403     403 403     200        401
POST /api/gradingPresence/{courseID}                   | sue     | 401    401      403   403     200 403     200        401
POST /api/gradingPresence/{courseID}                   | unknown | 401    401      403   403     403 403     404        401
GET /api/gradesExport/{courseID}                       | -       | 401    401      403   403     200 200     200        401
GET /api/users/{courseID}                              | -       | 401    401      403   403     403 403     200        401
PUT /api/users/{courseID}/{username}                   | self    | 401    401      403   403     403 403     200        401
PUT /api/users/{courseID}/{username}                   | sue     | 401    401      403   403     403 403     200        401
PUT /api/users/{courseID}/{username}                   | unknown | 401    401      403   403     403 403     404        401
DELETE /api/users/{courseID}/{username}                | self    | 401    401      403   403     403 403     403        401
DELETE /api/users/{courseID}/{username}                | sue     | 401    401      403   403     403 403     200        401
DELETE /api/users/{courseID}/{username}                | unknown | 401    401      403   403     403 403     404        401
POST /api/users/{courseID}/add                         | -       | 401    401      403   403     403 403     200        401
POST /api/users/{courseID}/batch-add                   | -       | 401    401      403   403     403 403     200        401
POST /api/users/{courseID}/assign                      | -       | 401    401      403   403     403 403     200        401
GET /api/students/{courseID}                           | -       | 401    401      403   403     200 200     200        401
GET /api/wordCounts/{courseID}                         | -       | 401    401      403   403     200 200     200        401
GET /api/weeklyWords/{courseID}/{username}             | self    | 401    401      200   200     200 200     200        401
GET /api/weeklyWords/{courseID}/{username}             | sue     | 401    401      403   403     200 403     200        401
GET /api/weeklyWords/{courseID}/{username}             | unknown | 401    401      403   403     403 403     404        401
GET /api/statistics/{courseID}                         | -       | 401    401      403   403     200 200     200        401
GET /api/courseCheck/{courseID}                        | -       | 401    401      403   403     403 403     200        401
POST /api/similarity/start/{courseID}                  | -       | 401    401      403   403     403 403     200        401
POST /api/similarity/cancel/{courseID}                 | -       | 401    401      403   403     403 403     200        401
GET /api/similarity/{courseID}                         | -       | 401    401      403   403     403 403     200        401
GET /api/similarity/pairs/{courseID}                   | -       | 401    401      403   403     403 403     200        401
GET /api/similarity/pair/{courseID}                    | -       | 401    401      403   403     403 403     404        401
POST /api/generate-pdf                                 | -       | 401    200      200   200     200 200     200        401
`;

interface Row {
  readonly endpoint: EndpointName;
  readonly target: 'self' | 'sue' | 'unknown' | '-';
  readonly expected: Readonly<Record<Role, number>>;
}

const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [endpoint = '', target = '', statuses = ''] = line.split('|').map((cell) => cell.trim());
    const numbers = statuses.split(/\s+/).map(Number);
    const expected = Object.fromEntries(ROLES.map((role, place) => [role, numbers[place]]));
    return { endpoint, target, expected } as unknown as Row;
  });

const item = { dataType: 'courseTitle', dataID: '0', dataText: 'Changed' };
const grade = { evaluationDataID: 'OPEN', gradingType: 'comments', comment: 'Well argued.' };
const answer = { questionID: 'duty1', questionEssayAnswer: 'An essay.' };

/** A body with which the endpoint answers 200 to whoever may call it. */
const BODIES: { readonly [Name in EndpointName]?: (about: string) => CallOf<Name>['body'] } = {
  'POST /api/authenticate/{courseID}': () => ({ username: 'una', password: 'una' }),
  'POST /api/reset-password/{courseID}': (username) => ({ username, newPassword: 'new secret' }),
  'POST /api/logout/{courseID}': () => ({ everywhere: true }),
  'POST /api/admin/login': () => ({ password: ADMIN_PASSWORD }),
  'POST /api/admin/create-course': () => ({
    courseID: `made-${Math.random().toString(36).slice(2)}`,
    instructorFullName: 'New Instructor',
    instructorUserID: 'newi',
  }),
  'POST /api/courseDesign/update/{courseID}': () => ({ designData: [item] }),
  'POST /api/courseDesign/remove/{courseID}': () => ({ designData: [item] }),
  'POST /api/courseDesign/delete/{courseID}': () => item,
  'POST /api/designConsequences/{courseID}': () => ({ designData: [item] }),
  'POST /api/studentAnswers/update/{courseID}': (username) => ({
    answerData: [{ ...answer, username }],
  }),
  'POST /api/studentGrades/update/{courseID}': (username) => ({ ...grade, username }),
  'DELETE /api/studentGrades/delete/{courseID}': (username) => ({ ...grade, username }),
  'POST /api/studentGrades/open/{courseID}': (username) => ({ ...grade, username }),
  'POST /api/studentGrades/restore/{courseID}': () => ({ entries: ['none'] }),
  'POST /api/gradingPresence/{courseID}': (username) => ({ ...grade, username, tab: 'a tab' }),
  'PUT /api/users/{courseID}/{username}': () => ({ fullname: 'Another Name' }),
  'POST /api/users/{courseID}/add': () => ({ username: 'newbie', fullname: 'New Bie' }),
  'POST /api/users/{courseID}/assign': () => ({ students: ['una'], TA: 'tess' }),
  'POST /api/similarity/start/{courseID}': () => ({ evaluationId: 'OPEN' }),
  'POST /api/generate-pdf': () => ({ html: '<p>My philosophy</p>' }),
};

const QUERIES: { readonly [Name in EndpointName]?: CallOf<Name>['query'] } = {
  'GET /api/gradesExport/{courseID}': { format: 'spreadsheet' },
  'GET /api/similarity/{courseID}': { evaluationId: 'OPEN' },
  'GET /api/similarity/pairs/{courseID}': { evaluationId: 'OPEN' },
  'GET /api/similarity/pair/{courseID}': {
    evaluationId: 'OPEN',
    questionID: 'duty1',
    first: 'sam',
    second: 'sue',
  },
  'GET /api/examAnswers/{courseID}/{username}': { date: '2026-09-14' },
  'GET /api/weeklyWords/{courseID}/{username}': { start: '2026-09-07', end: '2026-09-14' },
};

const ROSTER =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnetID,full name\nnew,New One\r\n--x--\r\n';

function partsOf({ endpoint, target }: Row, role: Role): CallParts<EndpointName> {
  const about = { self: USERNAMES[role], sue: 'sue', unknown: 'nowhere', '-': 'sue' }[target];
  const body = (BODIES[endpoint] as ((about: string) => never) | undefined)?.(about);
  const upload = endpoint.endsWith('/batch-add');
  return {
    params: { username: about, evaluationId: 'OPEN' },
    ...(body !== undefined && { body }),
    ...(QUERIES[endpoint] && { query: QUERIES[endpoint] as never }),
    ...(upload && {
      payload: ROSTER,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  };
}

async function clientOf(course: TestCourse, role: Role): Promise<TestClient> {
  if (role === 'nobody') return course.nobody();
  if (role === 'stranger') return course.asStranger('sam');
  if (role === 'admin') return course.asAdministrator();
  return course.as(USERNAMES[role]);
}

test('every endpoint of the contract has its rows', () => {
  const named = new Set(ROWS.map(({ endpoint }) => endpoint));
  expect([...named].toSorted()).toEqual(Object.keys(endpointTable).toSorted());
  const aboutUsers = Object.entries(endpointTable).filter(([, { target }]) => target !== 'none');
  for (const [endpoint] of aboutUsers) {
    const targets = ROWS.filter((row) => row.endpoint === endpoint).map(({ target }) => target);
    expect({ endpoint, targets }).toEqual({ endpoint, targets: ['self', 'sue', 'unknown'] });
  }
});

onEachEngine('who may call what', (engine) => {
  const app = useApp(engine);

  test.each([...Map.groupBy(ROWS, ({ endpoint }) => endpoint)])('%s', async (endpoint, rows) => {
    const { store } = app();
    await store.transact('setSetting', {
      name: 'adminPasswordHash',
      value: await hashSecret(ADMIN_PASSWORD),
      at: NOON,
    });
    const actual: string[] = [];
    const course = await app().course();
    const clients = await Promise.all(ROLES.map((role) => clientOf(course, role)));
    const before = await dumpTables(store, [course.id, course.otherId]);
    for (const row of rows) {
      for (const [place, role] of ROLES.entries()) {
        if (row.expected[role] === 200) continue;
        const { status } = await clients[place]!.call(endpoint, partsOf(row, role));
        actual.push(`${row.target} ${role} ${status}`);
      }
    }
    expect(await dumpTables(store, [course.id, course.otherId])).toEqual(before);
    for (const row of rows) {
      for (const role of ROLES.filter((each) => row.expected[each] === 200)) {
        // What one caller changed must not stand in the way of the next.
        const fresh = await app().course();
        const client = await clientOf(fresh, role);
        const { status } = await client.call(endpoint, partsOf(row, role));
        actual.push(`${row.target} ${role} ${status}`);
      }
    }
    const expected = rows.flatMap((row) =>
      ROLES.map((role) => `${row.target} ${role} ${row.expected[role]}`),
    );
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  test('an unknown course is 404 for every endpoint that names one', async () => {
    const course = await app().course();
    const client = await course.as('ina');
    for (const row of ROWS.filter(({ endpoint }) => endpoint.includes('{courseID}'))) {
      const parts = partsOf(row, 'instructor');
      const params = { ...parts.params, courseID: 'no-such-course' } as never;
      const { status, error } = await client.call(row.endpoint, { ...parts, params });
      expect([row.endpoint, status, error.error]).toEqual([row.endpoint, 404, 'COURSE_NOT_FOUND']);
    }
  });
});
