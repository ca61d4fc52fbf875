// A student's place in the order of grading and the search for students, compared with the rules of the domain on
// random classes: what is read from indexes equals a plain computation over the whole list.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { gradingPlace } from '@elenchus/domain/grading/grading-order.ts';
import { findStudents } from '@elenchus/domain/people/student-search.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestApp, type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { NOON, PEOPLE, person } from '../../testing/test-course.ts';

const LIST = 'GET /api/students/{courseID}';
const PLACE = 'GET /api/gradingPlace/{courseID}/{username}';
const FIND = 'GET /api/findStudents/{courseID}';
const EVALUATION = 'OPEN';

const GIVEN = [
  'Ann',
  'ann',
  'Émile',
  'Emile',
  'Søren',
  'Zoë',
  "D'Arcy",
  'D’Arcy',
  'Li',
  '李',
  'Анна',
];
const FAMILY = [
  'Cote',
  'Coté',
  'Côté',
  "O'Brien",
  'O’Brien',
  'van Dyke',
  'Dyke',
  'Li-Wu',
  'Li',
  'Żak',
];

interface Classmate {
  readonly fullName: string;
  readonly ta: string | null;
  readonly isGraded: boolean;
}

const classmate: fc.Arbitrary<Classmate> = fc.record({
  fullName: fc
    .tuple(fc.constantFrom(...GIVEN), fc.constantFrom(...FAMILY))
    .map((names) => names.join(' ')),
  ta: fc.constantFrom(null, 'tess', 'tess', 'tom'),
  isGraded: fc.boolean(),
});

/** Few ungraded, many, or none at all. */
const classOf = fc.oneof(
  fc.array(classmate, { minLength: 1, maxLength: 24 }),
  fc.array(
    classmate.map((one) => ({ ...one, isGraded: true })),
    { minLength: 1, maxLength: 12 },
  ),
);

const typedText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "'",
    'an',
    'ANN',
    'emile',
    'É',
    'soren',
    "o'b",
    'O’B',
    'li-',
    'x9',
    'mate1',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);

async function open(app: TestApp, classmates: readonly Classmate[]): Promise<TestCourse> {
  const users = classmates.map(({ fullName, ta }, place) => ({
    // With capitals, the order of some usernames differs from that of their folded forms.
    ...person(place % 3 === 0 ? `Mate${place}` : `mate${place}`, 'student', ta),
    fullName,
  }));
  const course = await app.course({ users: [...PEOPLE, ...users] });
  const grades = users.map(({ usernameKey }, place) => ({
    usernameKey,
    evaluationDataID: EVALUATION,
    gradingType: 'gradingComplete' as const,
    questionID: 'noQuestionID',
    individualGradingData: classmates[place]?.isGraded ? 'yes' : 'no',
    comment: '',
    expectedVersion: null,
  }));
  await app.store.transact('saveGrades', { ...changeBy(course.id, 'ina', NOON), grades });
  return course;
}

/** Every student's place as the server answers it, and as the rule computes it from the whole class. */
async function placesFor(client: TestClient) {
  const students = await client.ask(LIST);
  const records = await client.ask('GET /api/studentGrades/{courseID}');
  const graded = new Set(
    records
      .filter((record) => record.evaluationDataID === EVALUATION)
      .filter((record) => record.gradingType === 'gradingComplete')
      .filter((record) => record.individualGradingData === 'yes')
      .map(({ username }) => foldName(username)),
  );
  const listed = students.map(({ username, fullname }) => ({ username, fullname }));
  const byRule = listed.map((student) => ({
    student,
    ...gradingPlace(listed, student.username, ({ username }) => graded.has(foldName(username))),
  }));
  const answered: unknown[] = [];
  for (const { username } of listed) {
    const params = { username: username.toUpperCase() };
    answered.push(await client.ask(PLACE, { params, query: { evaluationId: EVALUATION } }));
  }
  return { answered, byRule };
}

onEachEngine('one student among the others', (engine) => {
  const app = useApp(engine);

  test('the place is that of the rule, for the instructor and for a TA, in any class', async () => {
    for (const classmates of fc.sample(classOf, { numRuns: 6, seed: 11 })) {
      const course = await open(app(), classmates);
      let places = await placesFor(await course.as('ina'));
      expect(places.answered).toEqual(places.byRule);
      places = await placesFor(await course.as('tess'));
      expect(places.answered).toEqual(places.byRule);
    }
  });

  test('the students who are found are those of the rule, in any class', async () => {
    for (const classmates of fc.sample(classOf, { numRuns: 3, seed: 12 })) {
      const course = await open(app(), classmates);
      for (const who of ['ina', 'tess']) {
        const client = await course.as(who);
        const list = await client.ask(LIST);
        const people = list.map(({ username, fullname }) => ({ username, fullName: fullname }));
        for (const text of fc.sample(typedText, { numRuns: 30, seed: 13 })) {
          const expected = findStudents(people, text);
          expect({ text, ...(await client.ask(FIND, { query: { text } })) }).toEqual({
            text,
            students: expected.students.map(({ username, fullName }) => ({
              username,
              fullname: fullName,
            })),
            found: expected.found,
          });
        }
      }
    }
  });

  test('only the first are offered, and all are counted', async () => {
    const many = Array.from({ length: 70 }, () => ({
      fullName: 'Ann Li',
      ta: null,
      isGraded: true,
    }));
    const course = await open(app(), many);
    const answer = await (await course.as('ina')).ask(FIND, { query: { text: 'ann' } });
    expect(answer).toMatchObject({ found: 70 });
    expect(answer.students).toHaveLength(50);
  });

  test('a username finds that student alone, and a TA only their own students', async () => {
    const course = await app().course();
    const sue = { students: [{ username: 'sue', fullname: 'sue sueson' }], found: 1 };
    const none = { students: [], found: 0 };
    const ask = async (who: string, username: string) =>
      (await course.as(who)).ask(FIND, { query: { username } });
    expect(await ask('ina', 'SUE')).toEqual(sue);
    expect(await ask('tess', 'sue')).toEqual(sue);
    expect(await ask('tom', 'sue')).toEqual(none);
    expect(await ask('ina', 'gus')).toEqual(none);
    expect(await ask('ina', 'nowhere')).toEqual(none);
  });

  test('another name, another role and a deletion change the order at once', async () => {
    const names = ['Ann Adams', 'Bo Brown', 'Cy Clark', 'Di Drake'];
    const course = await open(
      app(),
      names.map((fullName) => ({ fullName, ta: 'tess', isGraded: false })),
    );
    const ina = await course.as('ina');
    const edit = 'PUT /api/users/{courseID}/{username}';
    await ina.ask(edit, { params: { username: 'mate1' }, body: { fullname: 'Bo Zed' } });
    let places = await placesFor(ina);
    expect(places.answered).toEqual(places.byRule);
    await ina.ask(edit, { params: { username: 'mate2' }, body: { status: 'guest' } });
    places = await placesFor(ina);
    expect(places.answered).toEqual(places.byRule);
    await ina.ask(edit, { params: { username: 'Mate3' }, body: { TA: 'tom' } });
    places = await placesFor(await course.as('tess'));
    expect(places.answered).toEqual(places.byRule);
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'Mate0' } });
    places = await placesFor(ina);
    expect(places.answered).toEqual(places.byRule);
    places = await placesFor(await course.as('tess'));
    expect(places.answered).toEqual(places.byRule);
  });

  test('an unknown evaluation and a person who is no student have no place', async () => {
    const ina = await (await app().course()).as('ina');
    const query = { evaluationId: 'NONE' };
    const unknown = await ina.call(PLACE, { params: { username: 'sue' }, query });
    expect([unknown.status, unknown.error.error]).toEqual([404, 'EVALUATION_NOT_FOUND']);
    const guest = await ina.call(PLACE, {
      params: { username: 'gus' },
      query: { evaluationId: EVALUATION },
    });
    expect([guest.status, guest.error.error]).toEqual([404, 'USER_NOT_FOUND']);
  });
});
