// No call lets a grader connect a student with the work of a blind evaluation: every endpoint of the contract that staff
// may call is called with usernames and with pseudonyms, about the blind evaluation, about others and about none. No
// answer may have a student's name or netID beside work, a grade or a pseudonym of the blind evaluation.
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { HISTORY_KINDS } from '@elenchus/domain/grading/grade-history.ts';
import { ACCESS_TABLE } from '@elenchus/domain/people/access.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { BLIND, blindCourse, STUDENTS, type BlindCourse } from './blind-course.ts';
import { useApp } from '../test-app.ts';
import type { CallParts, Reply, TestClient } from '../test-client.ts';
import { partsOf } from '../access/valid-calls.ts';

type Staff = 'instructor' | 'ta';
type Parts = CallParts<EndpointName>;

const ENDPOINTS = Object.keys(endpointTable) as EndpointName[];

function isFor(endpoint: EndpointName, role: Staff): boolean {
  const { gate }: Endpoint = endpointTable[endpoint];
  if (gate === 'administrator') return false;
  return gate === 'anyone' || ACCESS_TABLE[gate][role] !== 'no';
}

/** What tells who somebody is, in lower case. */
const IDENTITIES = STUDENTS.flatMap(({ netID, fullName }) => [netID, ...fullName.split(' ')]).map(
  (text) => text.toLowerCase(),
);

/** The letters of pseudonyms have no vowels, unlike the words that may follow “student”. */
const PSEUDONYM = /blind-[2-9b-z]{12}|student [2-9b-df-hj-np-tv-z]{5}\b/;
const WORK = new RegExp(
  STUDENTS.flatMap(({ essay, revised, comment, asked, words, grade }) => [
    essay.split(' ')[0] ?? essay,
    revised,
    comment,
    asked,
    `\\b${grade.replace('.', '\\.')}`,
    `\\b${words}\\b`,
  ]).join('|'),
);

/** All that a grader can read of an answer: the body, and the headers with the name of a file. */
function readableText({ response }: Reply<EndpointName>): string {
  return `${JSON.stringify(response.headers)}\n${response.rawPayload.toString('utf8')}`.toLowerCase();
}

/** The keys of a schema that is an object. */
function keysOf(schema: unknown): ReadonlySet<string> {
  const shape: unknown = typeof schema === 'object' && schema ? Reflect.get(schema, 'shape') : null;
  return new Set(typeof shape === 'object' && shape ? Object.keys(shape) : []);
}

const TEST_NAMES: ReadonlySet<unknown> = new Set(['sue', 'sam', 'una', 'ina']);

/** The same value with other people and another evaluation in it. */
function aboutOthers(value: unknown, name: string, evaluation: string): unknown {
  if (TEST_NAMES.has(value)) return name;
  if (value === 'OPEN') return evaluation;
  if (Array.isArray(value)) return value.map((each) => aboutOthers(each, name, evaluation));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, aboutOthers(each, name, evaluation)]),
  );
}

interface Asked {
  readonly name: string;
  readonly evaluation: string | undefined;
}

/** The call about this student and this evaluation, wherever it can name them. */
function partsFor(endpoint: EndpointName, { name, evaluation }: Asked): Parts {
  const { query, body }: Endpoint = endpointTable[endpoint];
  const valid = partsOf({ endpoint, target: '-' }, 'instructor');
  const parts = aboutOthers(valid, name, evaluation ?? BLIND) as Parts;
  const inQuery = keysOf(query);
  const asked = {
    ...(inQuery.has('evaluationId') && evaluation !== undefined && { evaluationId: evaluation }),
    ...(inQuery.has('username') && { username: name }),
  };
  const inBody = keysOf(body);
  const sent = {
    ...(inBody.has('coming') && { coming: [name] }),
    ...(inBody.has('held') && { held: [name] }),
    ...(inBody.has('left') && { left: { username: name, evaluationDataID: evaluation ?? BLIND } }),
  };
  return {
    ...parts,
    query: { ...(parts.query as unknown as object), ...asked } as never,
    ...(parts.body !== undefined && { body: { ...(parts.body as object), ...sent } as never }),
  };
}

/** Every way in which the call can be about somebody; one if it can be about nobody. */
function variationsOf(endpoint: EndpointName, course: BlindCourse): readonly Parts[] {
  const { pseudonyms } = course;
  const { query, body, target }: Endpoint = endpointTable[endpoint];
  const keys = new Set([...keysOf(query), ...keysOf(body)]);
  const isAboutPeople = target !== 'none' || ['username', 'first', 'students'].some(has(keys));
  const isAboutWork = ['evaluationId', 'evaluationDataID'].some(has(keys));
  const names = isAboutPeople
    ? [...STUDENTS.map(({ netID }) => netID), ...pseudonyms]
    : ['zqmaria'];
  const evaluations = isAboutWork ? [undefined, BLIND, 'BACK', 'UNDATED'] : [BLIND];
  const usual = names.flatMap((name) =>
    evaluations.map((evaluation) => partsFor(endpoint, { name, evaluation })),
  );
  return [...usual, ...(MORE[endpoint]?.(course) ?? [])];
}

function has(keys: ReadonlySet<string>): (key: string) => boolean {
  return (key) => keys.has(key);
}

/** What the students asked about. */
const ASKED = { evaluationDataID: BLIND, questionID: 'duty1' };

/** Calls that the table of valid ones doesn't have. */
const MORE: {
  readonly [Name in EndpointName]?: (course: BlindCourse) => readonly Parts[];
} = {
  'GET /api/students/{courseID}': () => [{}],
  'GET /api/studentGrades/{courseID}': () => [{ query: { only: 'progress' } as never }],
  'GET /api/gradesExport/{courseID}': () => [{ query: { format: 'canvas' } as never }],
  'GET /api/gradeHistory/{courseID}': () =>
    [undefined, BLIND, 'BACK'].map((evaluationId) => ({
      query: {
        kinds: HISTORY_KINDS.join(','),
        ...(evaluationId !== undefined && { evaluationId }),
      } as never,
    })),
  'GET /api/findStudents/{courseID}': () =>
    ['z', 'student', 'quasten', ''].flatMap((text) => [
      { query: { text } as never },
      { query: { text, evaluationId: BLIND } as never },
    ]),
  'GET /api/similarity/pair/{courseID}': ({ pseudonyms }) =>
    [...pseudonyms, 'zqmaria', 'zqbruno'].flatMap((first, _place, all) =>
      all.flatMap((second) =>
        [BLIND, 'BACK', 'UNDATED'].map((evaluationId) => ({
          query: { evaluationId, questionID: 'duty1', first, second } as never,
        })),
      ),
    ),
  'DELETE /api/studentGrades/delete/{courseID}': ({ pseudonyms }) =>
    ['zqmaria', ...pseudonyms].map((username) => ({
      body: { username, evaluationDataID: BLIND, gradingType: 'questionGrade' } as never,
    })),
  'POST /api/users/{courseID}/move': () => [
    { body: { moves: [{ username: 'zqmaria', from: 'tess', to: 'unassigned' }] } as never },
  ],
  // A conflict answers with what is stored.
  'POST /api/studentGrades/update/{courseID}': ({ pseudonyms }) =>
    ['zqmaria', ...pseudonyms].flatMap((username) =>
      ['comments', 'customDueDate', 'questionGrade'].map((gradingType) => ({
        body: {
          username,
          evaluationDataID: BLIND,
          gradingType,
          questionID: gradingType === 'questionGrade' ? 'duty1' : 'noQuestionID',
          individualGradingData: gradingType === 'customDueDate' ? '2026-10-02' : '5',
          expectedVersion: 99,
        } as never,
      })),
    ),
  'POST /api/gradeRequests/{courseID}': ({ pseudonyms }) =>
    ['zqmaria', ...pseudonyms].flatMap((username) =>
      [undefined, { individualGradingData: '5', expectedVersion: 99 }].map((grade, place) => ({
        body: {
          ...ASKED,
          username,
          messageID: `${username}-${place}`,
          text: 'Look at it again.',
          ...(grade && { grade }),
        } as never,
      })),
    ),
  'POST /api/gradeRequests/change/{courseID}': ({ pseudonyms, requestVersion }) =>
    ['zqmaria', ...pseudonyms].flatMap((username) =>
      [requestVersion, 99].map((expectedVersion) => ({
        body: { ...ASKED, username, isClosed: true, expectedVersion } as never,
      })),
    ),
};

/** Calls that never succeed here: there is no sign-on and no other course, and these need a password or a secret. */
const NEVER: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'GET /api/sign-on/{courseID}',
  'GET /api/sign-on/callback',
  'GET /api/calendar/{courseID}/{secret}',
  'GET /api/otherCourses/design/{courseID}',
  'POST /api/reset-password/{courseID}',
  'POST /api/account/password/{courseID}',
  'POST /api/admin/login',
  'POST /api/account/mail-confirm/{courseID}',
  'GET /api/unsubscribe/{courseID}/{secret}',
  'POST /api/unsubscribe/{courseID}/{secret}',
  // The work isn't due yet. Once it is, second-reading-proof.test.ts looks at what readers and instructors get.
  'GET /api/secondReadings/work/{courseID}',
  'POST /api/secondReadings/save/{courseID}',
]);

const OF_GRADERS: readonly EndpointName[] = [
  'GET /api/examAnswers/{courseID}/{username}',
  'GET /api/findStudents/{courseID}',
  'GET /api/gradingPass/{courseID}',
  'GET /api/gradingPlace/{courseID}/{username}',
  'GET /api/studentAnswers/{courseID}/{username}',
  'GET /api/studentAnswersHistory/{courseID}/{username}',
  'GET /api/studentGrades/{courseID}',
  'GET /api/studentGrades/{courseID}/{username}',
  'GET /api/students/{courseID}',
  'POST /api/gradeRequests/{courseID}',
  'POST /api/gradeRequests/change/{courseID}',
  'POST /api/gradingDesk/{courseID}',
  'POST /api/studentGrades/open/{courseID}',
  'POST /api/studentGrades/update/{courseID}',
];

/** The calls that bring work, grades or pseudonyms of the blind evaluation. A new one has to be added here. */
const WITH_BLIND_WORK: Readonly<Record<Staff, readonly EndpointName[]>> = {
  ta: OF_GRADERS,
  instructor: [
    ...OF_GRADERS,
    'GET /api/gradeHistory/{courseID}',
    'GET /api/similarity/pair/{courseID}',
    'GET /api/similarity/pairs/{courseID}',
    // It adds up the words of each grader's students, here of one student.
    'GET /api/workload/{courseID}',
    // It names the usernames that nobody has.
    'POST /api/users/{courseID}/assign',
  ],
};

/** The calls of a TA that connect names with work where names aren't hidden: the check would notice. */
const CONNECT: readonly EndpointName[] = [
  'GET /api/studentGrades/{courseID}',
  'GET /api/studentGrades/{courseID}/{username}',
  'GET /api/gradesExport/{courseID}',
  'GET /api/wordCounts/{courseID}',
];

interface Finding {
  readonly endpoint: EndpointName;
  readonly succeeded: boolean;
  readonly hasWork: boolean;
  readonly leaks: readonly string[];
}

async function tryEndpoint(
  endpoint: EndpointName,
  client: TestClient,
  course: BlindCourse,
): Promise<Finding> {
  const finding = { endpoint, succeeded: false, hasWork: false };
  const leaks: string[] = [];
  for (const parts of variationsOf(endpoint, course)) {
    const reply = await client.call(endpoint, parts);
    const text = readableText(reply);
    const hasWork = WORK.test(text) || PSEUDONYM.test(text);
    const identity = IDENTITIES.find((each) => text.includes(each));
    if (reply.status === 200) finding.succeeded = true;
    if (hasWork) finding.hasWork = true;
    if (hasWork && identity !== undefined) {
      leaks.push(`${identity} in ${JSON.stringify({ ...parts, payload: undefined })}: ${text}`);
    }
  }
  return { ...finding, leaks };
}

onEachEngine('a blind evaluation', (engine) => {
  const app = useApp(engine);

  test.each<Staff>(['ta', 'instructor'])(
    'BLD-13 no call of a %s connects a student with blind work',
    async (role) => {
      const shared = await blindCourse(app());
      const findings: Finding[] = [];
      for (const endpoint of ENDPOINTS.filter((each) => isFor(each, role))) {
        const isReading = endpoint.startsWith('GET ');
        const course = isReading ? shared : await blindCourse(app());
        const client = role === 'ta' ? course.tess : course.ina;
        findings.push(await tryEndpoint(endpoint, client, course));
      }
      expect(findings.flatMap(({ leaks }) => leaks)).toEqual([]);
      const failed = findings.filter(({ succeeded }) => !succeeded).map(({ endpoint }) => endpoint);
      expect(failed.filter((endpoint) => !NEVER.has(endpoint))).toEqual([]);
      const withWork = findings.filter(({ hasWork }) => hasWork).map(({ endpoint }) => endpoint);
      expect(withWork.toSorted()).toEqual(WITH_BLIND_WORK[role].toSorted());
    },
  );

  test('the same calls connect them where names are shown', async () => {
    const course = await blindCourse(app(), 'names shown');
    for (const endpoint of CONNECT) {
      const { leaks } = await tryEndpoint(endpoint, course.tess, course);
      expect({ endpoint, isFound: leaks.length > 0 }).toEqual({ endpoint, isFound: true });
    }
  });
});
