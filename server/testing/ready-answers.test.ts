// Answers that the database writes, or that a separate thread builds, compared with the plain way.
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { gradesSpreadsheet } from '@elenchus/domain/grading/grades-export.ts';
import { readEvaluations } from '@elenchus/domain/grading/evaluation.ts';
import { gradingStatistics } from '@elenchus/domain/grading/grading-statistics.ts';
import { questionGradeColumns } from '@elenchus/domain/grading/question-grade-columns.ts';
import { readGradeBook } from '@elenchus/domain/grading/student-evaluation.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { sortUsers, writeUser, type User } from '@elenchus/domain/people/user.ts';
import { rankStudents } from '@elenchus/domain/word-counts/word-ranking.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimFields } from '../features/login/claim-codes.ts';
import { toGradeRecord, wireGrade } from '../features/grades/wire-grade.ts';
import { namesOf, toUsers } from '../features/people/wire-user.ts';
import { selectAnswers } from '../store/testing/answer-rows.ts';
import { changeBy } from '../store/logs/audit-store.ts';
import { selectUnclaimed } from '../store/login/claims-store.ts';
import type { GradeToSave } from '../store/grades/grades-store.ts';
import { selectGrades, selectGradesOfTa } from '../store/testing/grade-rows.ts';
import { onEachEngine } from '../store/testing/engines.ts';
import type { Store } from '../store/open-store.ts';
import { selectUsers, type NewUser } from '../store/people/users-store.ts';
import { useApp, type TestApp, type TestCourse } from './test-app.ts';
import type { CallParts } from './test-client.ts';
import { COURSE_ITEMS, NOON, PEOPLE, person } from './test-course.ts';

/** Every character that JSON escapes, and some that it doesn't. */
const CONTROLS = Array.from({ length: 0x9f }, (_, place) => String.fromCodePoint(place + 1)).join(
  '',
);
const HARD = `${CONTROLS}"\\/'\u2028\u2029\u{FEFF}é ἔλεγχος 🦉 ?,{}[]null`;

const OWN = [
  'GET /api/studentAnswers/{courseID}/{username}',
  { params: { username: 'sam' } },
] as const;

/** The essays of each evaluation of the course. */
const ESSAYS = [
  { id: 'whyLie', number: 1, text: 'Why?' },
  { id: 'duty1', number: 2, text: 'What is duty?' },
];

type Entry = Partial<Omit<GradeToSave, 'expectedVersion'>>;

async function enter(app: TestApp, course: TestCourse, entries: readonly Entry[]): Promise<void> {
  const grades = entries.map((entry) => ({
    usernameKey: 'sam',
    evaluationDataID: 'BACK',
    gradingType: 'examGrade' as const,
    questionID: 'noQuestionID',
    individualGradingData: '',
    comment: '',
    expectedVersion: null,
    ...entry,
  }));
  await app.store.transact('saveGrades', { ...changeBy(course.id, 'ina', NOON), grades });
}

const ENTRIES: readonly Entry[] = [
  { individualGradingData: '87.5' },
  // Two records of one kind: the last in the order of the question counts.
  { questionID: 'zz', individualGradingData: '61' },
  { gradingType: 'gradingComplete', individualGradingData: ' YES ' },
  { gradingType: 'comments', comment: HARD },
  { gradingType: 'questionGrade', questionID: 'duty1', individualGradingData: '7' },
  { usernameKey: 'sue', individualGradingData: 'A-' },
  { usernameKey: 'sue', gradingType: 'comments', comment: '=1+1, "so"\r\nnext' },
  { usernameKey: 'una', individualGradingData: '99.9' },
  { usernameKey: 'una', gradingType: 'gradingComplete', individualGradingData: 'no' },
  { usernameKey: 'somebody who left', individualGradingData: '80' },
  { gradingType: 'customDueDate', individualGradingData: '2026-10-09', isAccommodation: 1 },
  { usernameKey: 'sue', gradingType: 'customDueDate', individualGradingData: '2026-10-08' },
];

/** The bytes of an answer. */
async function textOf<Name extends EndpointName>(
  course: TestCourse,
  username: string,
  [name, parts]: readonly [Name, CallParts<Name>?],
): Promise<string> {
  const { status, response } = await (await course.as(username)).call(name, parts);
  expect(status).toBe(200);
  return response.body;
}

onEachEngine('answers made by the database or beside it', (engine) => {
  const app = useApp(engine);

  async function gradedCourse(): Promise<TestCourse> {
    const course = await app().course();
    await enter(app(), course, ENTRIES);
    return course;
  }

  describe("a student's own answers", () => {
    test('are, byte for byte, the plain list in the shape of the contract', async () => {
      const course = await app().course();
      const { store } = app();
      const answer = { questionID: 'duty1', questionAnswer: '2', questionEssayAnswer: '' };
      const answers = [
        { ...answer, editedAt: NOON },
        { ...answer, questionID: 'a "second"', questionEssayAnswer: HARD, editedAt: NOON + 5 },
      ];
      const save = { course: course.id, usernameKey: 'sam', at: NOON + 9, timeZone: 'UTC' };
      await store.transact('saveAnswers', { ...save, answers });
      const text = await textOf(course, 'sam', OWN);
      const plain = await selectAnswers(store, course.id, 'sam');
      const { response } = endpointTable['GET /api/studentAnswers/{courseID}/{username}'];
      expect(response.parse(plain)).toHaveLength(2);
      expect(text).toBe(JSON.stringify(inOrderOf(response.element.keyof().options, plain)));
    });

    test.each([
      ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
      ['gzip, BR;q=0.5, zstd;q=0', 'br', brotliDecompressSync],
      ['deflate, gzip', 'gzip', gunzipSync],
      ['br;q=0, identity', undefined, (bytes: Buffer) => bytes],
      ['', undefined, (bytes: Buffer) => bytes],
    ])('for a browser that takes "%s" arrive whole', async (accepted, encoding, unpack) => {
      const course = await app().course();
      const long = {
        questionID: 'duty1',
        questionAnswer: '',
        questionEssayAnswer: HARD.repeat(200),
      };
      const save = { course: course.id, usernameKey: 'sam', at: NOON, timeZone: 'UTC' };
      const answers = [{ ...long, editedAt: NOON }];
      await app().store.transact('saveAnswers', { ...save, answers });
      const headers = { 'accept-encoding': accepted };
      const sam = await course.as('sam');
      const { response } = await sam.call(OWN[0], { ...OWN[1], headers });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['cache-control']).toBe('no-store');
      const [read] = JSON.parse(unpack(response.rawPayload).toString()) as (typeof long)[];
      expect(read).toMatchObject(long);
    });

    test('are an empty list before the first', async () => {
      const course = await app().course();
      expect(await textOf(course, 'sam', OWN)).toBe('[]');
    });
  });

  describe('the grades of the class', () => {
    test.each([
      ['ina', {}, null],
      ['ina', { only: 'progress' }, null],
      ['tess', {}, 'tess'],
      ['tess', { only: 'progress' }, 'tess'],
    ] as const)('for %s with %o are, byte for byte, the plain list', async (who, query, taKey) => {
      const course = await gradedCourse();
      const { store } = app();
      const selection = 'only' in query ? query.only : 'all';
      const grades =
        taKey === null
          ? await selectGrades(store, course.id, selection)
          : await selectGradesOfTa(store, course.id, taKey, selection);
      const names = namesOf(await selectUsers(store, course.id));
      const plain = grades.map((grade) =>
        wireGrade(grade, names.get(grade.usernameKey) ?? grade.usernameKey),
      );
      expect(plain.length).toBeGreaterThan(0);
      expect(await textOf(course, who, ['GET /api/studentGrades/{courseID}', { query }])).toBe(
        JSON.stringify(plain),
      );
    });
  });

  /** What the rules compute from everything that is stored. */
  async function plainInputs(course: TestCourse) {
    const { store } = app();
    const users = await selectUsers(store, course.id);
    const grades = await selectGrades(store, course.id);
    const { evaluations } = readEvaluations(COURSE_ITEMS);
    const records = grades.map((grade) => toGradeRecord(grade, grade.usernameKey));
    return { users, evaluations, gradeBook: readGradeBook(records) };
  }

  test('the statistics are, byte for byte, those of the rules', async () => {
    const course = await gradedCourse();
    const { users, evaluations, gradeBook } = await plainInputs(course);
    const rows = gradingStatistics({ users: toUsers(users), hasTAs: true, evaluations, gradeBook });
    const wire = rows.map(({ ta, label, figures }) => ({
      ta: ta?.username ?? null,
      name: label,
      evaluations: figures,
    }));
    const text = await textOf(course, 'ina', ['GET /api/statistics/{courseID}']);
    expect(text).toBe(JSON.stringify(wire));
    const own = await textOf(course, 'tess', ['GET /api/statistics/{courseID}']);
    expect(own).toBe(JSON.stringify(wire.filter(({ ta }) => ta === 'tess')));
  });

  test.each([
    ['ina', null],
    ['tess', 'tess'],
  ])('the file of grades for %s is, byte for byte, that of the rules', async (who, taKey) => {
    const course = await gradedCourse();
    const { users, evaluations, gradeBook } = await plainInputs(course);
    const tas = new Map(users.map(({ usernameKey, fullName }) => [usernameKey, fullName]));
    const students = users
      .filter(({ status, ta }) => status === 'student' && (taKey === null || ta === taKey))
      .map(({ fullName, username, ta }) => ({
        fullName,
        username,
        taName: tas.get(ta ?? '') ?? '',
      }));
    const usernames = students.map(({ username }) => username);
    const plain = gradesSpreadsheet({
      students,
      evaluations,
      gradeBook,
      usesGradesForExams: true,
      columnsAfter: (evaluation) =>
        evaluation ? questionGradeColumns(evaluation, ESSAYS, gradeBook, usernames) : [],
    });
    const query = { format: 'spreadsheet' } as const;
    const text = await textOf(course, who, ['GET /api/gradesExport/{courseID}', { query }]);
    expect(text).toBe(plain);
  });

  describe('the lists of people', () => {
    test.each([
      ['ina', null],
      ['tess', 'tess'],
    ])(
      'CAL-23 for %s are, byte for byte, those of the rules, whatever people are called',
      async (who, taKey) => {
        const course = await app().course({ users: [...PEOPLE, ...namedAnyhow()] });
        const { store } = app();
        const everybody = sortUsers(toUsers(await selectUsers(store, course.id)));
        const students = everybody.filter(
          ({ status, ta }) => status === 'student' && (taKey === null || ta === taKey),
        );
        expect(students.length).toBeGreaterThan(50);
        const asked = (name: EndpointName) => textOf(course, who, [name]);
        const listed = students.map(({ username, fullName, ta }) => {
          return { username, fullname: fullName, TA: ta ?? 'unassigned' };
        });
        expect(await asked('GET /api/students/{courseID}')).toBe(JSON.stringify(listed));
        const all = await textOf(course, 'ina', ['GET /api/users/{courseID}']);
        const unclaimed = await selectUnclaimed(store, course.id);
        const claims = {
          isPublic: false,
          firstDayEnd: Date.UTC(2026, 8, 8, 4),
          passwordLogin: null,
        };
        const records = everybody.map((user) => {
          const claim = unclaimed.find(({ username }) => username === user.username);
          return { ...writeUser(user), ...claimFields(claim, claims, NOON) };
        });
        expect(all).toBe(JSON.stringify(records));
        await writeWords(store, course, students.slice(5, 25));
        const words = new Map(students.slice(5, 25).map(({ username }, at) => [username, at % 4]));
        const counted = students.map(({ username, fullName }) => {
          return { username, fullName, words: words.get(username) ?? 0 };
        });
        const ranked = rankStudents(counted).map(({ rank, username, fullName, words: count }) => {
          return { rank, username, fullname: fullName, words: count };
        });
        expect(await asked('GET /api/wordCounts/{courseID}')).toBe(JSON.stringify(ranked));
      },
    );

    test('name a deleted TA by the folded name', async () => {
      const lost = person('left', 'student', 'nobody here');
      const course = await app().course({ users: [...PEOPLE, lost] });
      const list = await (await course.as('ina')).ask('GET /api/students/{courseID}');
      expect(list.find(({ username }) => username === 'left')?.TA).toBe('nobody here');
    });
  });

  test('a report sees every change that was acknowledged before it', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    for (let round = 60; round < 70; round += 1) {
      await enter(app(), course, [{ individualGradingData: String(round) }]);
      const [record] = await ina.ask('GET /api/studentGrades/{courseID}');
      expect(record?.individualGradingData).toBe(String(round));
    }
  });
});

const PART = fc.oneof(
  fc.constantFrom("O'Brien", 'O’Brien', 'd’Été', 'Côté', 'Cote', 'coté', 'Ångström', 'Žižek', 'ß'),
  fc.constantFrom(
    '(Bob)',
    '[x]',
    '(they/them)',
    'Li-Wu',
    'van',
    'Анна',
    'Ωμέγα',
    '李',
    'עדה',
    '🦉',
  ),
  fc.constantFrom('Jr.', 'III', '"Sunny"', '\\', '_', '~', 'Æsa', 'Đặng', '\u{20000}', '\uFB01n'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);

/** Students with every kind of name; the usernames differ in case and kind too. */
function namedAnyhow(): NewUser[] {
  const names = fc.sample(fc.array(PART, { minLength: 1, maxLength: 4 }), {
    numRuns: 240,
    seed: 23,
  });
  return names.map((parts, place) => ({
    ...person(
      `${['Z', 'é', '李', 'a'][place % 4]}mate${place}`,
      'student',
      ['tess', null][place % 2],
    ),
    // What a database cannot keep is refused before.
    fullName: parts.join(' ').replaceAll('\0', '').toWellFormed(),
  }));
}

/** As many words as the place in the list, up to three. */
async function writeWords(store: Store, course: TestCourse, writers: readonly User[]) {
  for (const [place, { username }] of writers.entries()) {
    const questionEssayAnswer = 'word '.repeat(place % 4);
    const answer = { questionID: 'duty1', questionAnswer: '', questionEssayAnswer, editedAt: NOON };
    await store.transact('saveAnswers', {
      course: course.id,
      usernameKey: foldName(username),
      at: NOON,
      timeZone: 'UTC',
      answers: [answer],
    });
  }
}

function inOrderOf(keys: readonly string[], records: readonly object[]): object[] {
  return records.map((record) =>
    Object.fromEntries(keys.map((key) => [key, Reflect.get(record, key)])),
  );
}
