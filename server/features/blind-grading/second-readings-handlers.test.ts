// Second readings: who gets whose work, saving, and the agreement of both grades.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { auditLogTable } from '../../store/tables/log-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  COURSE_ITEMS,
  DAY,
  LETTER_ITEMS,
  MANUAL_ITEMS,
  NOON,
  person,
} from '../../testing/test-course.ts';

const LIST = 'GET /api/secondReadings/{courseID}';
const WORK = 'GET /api/secondReadings/work/{courseID}';
const SAVE = 'POST /api/secondReadings/save/{courseID}';
const SESSION = 'GET /api/session/{courseID}';
const AGREEMENT = 'GET /api/readingAgreement/{courseID}';

/** After the due date of OPEN, which is September 30. */
const DUE = NOON + 20 * DAY;
const STUDENTS = ['sam', 'sue', 'una', 'zoe'];
const PEOPLE = [
  person('ina', 'instructor'),
  person('ida', 'instructor'),
  person('tess', 'ta'),
  person('Tom', 'ta'),
  person('sam', 'student', 'Tom'),
  person('sue', 'student', 'tess'),
  person('una'),
  person('zoe', 'student', 'tess'),
];

function reading(dataText: string): DesignItem {
  return designItem({ dataType: 'fairGrading', dataID: 'OPEN', dataText });
}

function essayOf(username: string): string {
  return `The essay of a ${STUDENTS.indexOf(username)}th person`;
}

interface Wanted {
  readonly items?: readonly DesignItem[];
  readonly text?: string;
  readonly users?: typeof PEOPLE;
}

function openWork(client: TestClient, username: string, evaluationId = 'OPEN') {
  return client.call(WORK, { query: { evaluationId, username } });
}

function save(client: TestClient, username: string, grade: string, more: object = {}) {
  return client.call(SAVE, { body: { username, evaluationDataID: 'OPEN', grade, ...more } });
}

async function namesOf(client: TestClient): Promise<string[]> {
  return (await client.ask(LIST)).map(({ username }) => username);
}

async function waitingFor(client: TestClient): Promise<number> {
  return (await client.ask(SESSION)).waiting ?? 0;
}

/** An exam grade and a comment of the first grader. */
async function giveGrade(course: TestCourse, username: string, individualGradingData: string) {
  const ina = await course.as('ina');
  const about = { username, evaluationDataID: 'OPEN', questionID: 'noQuestionID' };
  await ina.ask('POST /api/studentGrades/update/{courseID}', {
    body: { ...about, gradingType: 'examGrade', individualGradingData },
  });
  await ina.ask('POST /api/studentGrades/update/{courseID}', {
    body: { ...about, gradingType: 'comments', comment: `Secret comment on ${username}` },
  });
}

onEachEngine('second readings', (engine) => {
  const app = useApp(engine);

  async function graded({ items = MANUAL_ITEMS, text = 'second100', users = PEOPLE }: Wanted = {}) {
    const course = await app().course({ items: [...items, reading(text)], users });
    for (const usernameKey of STUDENTS) {
      await app().store.transact('saveAnswers', {
        course: course.id,
        usernameKey,
        at: NOON,
        timeZone: 'America/New_York',
        answers: ['duty1', 'later'].map((questionID) => ({
          questionID,
          questionAnswer: '',
          questionEssayAnswer: `${essayOf(usernameKey)} on ${questionID}`,
          editedAt: NOON,
        })),
      });
    }
    app().clock.now = DUE;
    return course;
  }

  test('BLD-18 each TA gets the other’s students and those without a TA, and instructors none', async () => {
    const course = await graded();
    const [tess, tom] = [await course.as('tess'), await course.as('Tom')];
    const [ofTess, ofTom] = [await tess.ask(LIST), await tom.ask(LIST)];
    expect([ofTess.length, ofTom.length]).toEqual([2, 2]);
    expect(ofTess[0]).toMatchObject({ evaluationId: 'OPEN', isRead: false });
    expect(ofTess[0]?.fullname).toMatch(/^Student [2-9B-Z]{5}$/);
    const works = await Promise.all([
      ...ofTess.map(({ username }) => openWork(tess, username)),
      ...ofTom.map(({ username }) => openWork(tom, username)),
    ]);
    const essays = works.map(({ body }) => body.answers[0]?.questionEssayAnswer);
    expect(new Set(essays.slice(0, 2))).toEqual(
      new Set(['sam', 'una'].map((each) => `${essayOf(each)} on duty1`)),
    );
    expect(new Set(essays.slice(2))).toEqual(
      new Set(['sue', 'zoe'].map((each) => `${essayOf(each)} on duty1`)),
    );
    expect(await namesOf(await course.as('ina'))).toEqual([]);
    const other = await app().build();
    const again = await other.http.inject({
      url: `/api/secondReadings/${course.id}`,
      headers: { cookie: [...tess.cookies].map((each) => each.join('=')).join('; ') },
    });
    expect(again.json()).toEqual(ofTess);
  });

  test('LOD-38 readings that aren’t saved yet count among what waits', async () => {
    const course = await graded();
    const tess = await course.as('tess');
    const before = await waitingFor(tess);
    const rows = (await tess.ask('GET /api/waiting/{courseID}')).length;
    expect(before - rows).toBe(2);
    const [first = ''] = await namesOf(tess);
    await save(tess, first, '80');
    expect(await waitingFor(tess)).toBe(before - 1);
  });

  test('BLD-20 there is nothing to read before the due date, or the student’s own one', async () => {
    const course = await graded();
    const tess = await course.as('tess');
    const names = await namesOf(tess);
    app().clock.now = NOON;
    expect(await namesOf(tess)).toEqual([]);
    expect((await openWork(tess, names[0] ?? '')).status).toBe(404);
    app().clock.now = DUE;
    const ina = await course.as('ina');
    for (const username of ['sam', 'una']) {
      await ina.ask('POST /api/studentGrades/update/{courseID}', {
        body: {
          username,
          evaluationDataID: 'OPEN',
          gradingType: 'customDueDate',
          individualGradingData: '2026-10-30',
        },
      });
    }
    expect(await namesOf(tess)).toEqual([]);
  });

  test('BLD-20 the reader gets the answers of the evaluation, and no grade or comment', async () => {
    const course = await graded();
    for (const username of STUDENTS) await giveGrade(course, username, '73.25');
    const tess = await course.as('tess');
    const [name = ''] = await namesOf(tess);
    const { body, response } = await openWork(tess, name);
    expect(body).toMatchObject({ student: { username: name }, targetDate: '2026-09-30' });
    expect(body.answers.map(({ questionID }) => questionID)).toEqual(['duty1']);
    expect(body.reading).toBeNull();
    expect(response.body).not.toMatch(/73\.25|Secret|"(sam|una)/);
  });

  test('BLD-20 anyone else gets the answer for an unknown student', async () => {
    const course = await graded();
    const [tess, tom, ina] = [
      await course.as('tess'),
      await course.as('Tom'),
      await course.as('ina'),
    ];
    const [name = ''] = await namesOf(tess);
    for (const client of [tom, ina]) {
      expect((await openWork(client, name)).status).toBe(404);
      expect((await save(client, name, '80')).status).toBe(404);
    }
    for (const other of ['sam', 'sue', 'blind-222222222222']) {
      expect((await openWork(tess, other)).status).toBe(404);
    }
    expect((await openWork(tess, name, 'BACK')).status).toBe(404);
    expect((await openWork(tess, name, 'NONE')).status).toBe(404);
    expect((await openWork(await course.as('sam'), name)).status).toBe(403);
    // No other call knows the pseudonym.
    const desk = { username: name, evaluationDataID: 'OPEN', tab: 'a tab' };
    const opened = await ina.call('POST /api/gradingDesk/{courseID}', { body: desk });
    expect(opened.status).toBe(404);
  });

  test('BLD-21 a reading is saved once, over the version that was read, and changes no grade', async () => {
    const course = await graded();
    await giveGrade(course, 'sam', '73');
    const tess = await course.as('tess');
    const [name = ''] = await namesOf(tess);
    expect((await save(tess, name, '101')).status).toBe(400);
    expect((await save(tess, name, 'B+')).status).toBe(400);
    const first = await save(tess, name, ' 81. ', { remark: 'Clear.', expectedVersion: 0 });
    expect(first.body.reading).toMatchObject({ grade: '81', remark: 'Clear.', version: 1 });
    const repeated = await save(tess, name, '81', { remark: 'Clear.', expectedVersion: 0 });
    expect(repeated.body.reading).toEqual(first.body.reading);
    const late = await tess.refused(SAVE, {
      body: { username: name, evaluationDataID: 'OPEN', grade: '70', expectedVersion: 0 },
    });
    expect(late).toMatchObject({ status: 409, details: [{ grade: '81', version: 1 }] });
    const second = await save(tess, name, '70', { expectedVersion: 1 });
    expect(second.body.reading).toMatchObject({ grade: '70', remark: '', version: 2 });
    expect((await openWork(tess, name)).body.reading).toMatchObject({ grade: '70', version: 2 });
    expect((await tess.ask(LIST)).filter(({ isRead }) => isRead)).toHaveLength(1);
    const log = await app().store.read(
      sql`select ${columnsOf(auditLogTable, 'actor', 'after')} from audit_log where course = ${course.id}
        and action = 'grade.second-reading' order by id`,
    );
    expect(
      log.map(({ actor, after }) => [actor, JSON.parse(after ?? '') as unknown]),
    ).toMatchObject([
      ['tess', { grade: '81', reader: 'tess', evaluationDataID: 'OPEN' }],
      ['tess', { grade: '70' }],
    ]);
    const ina = await course.as('ina');
    const params = { username: 'sam' };
    const grades = await ina.ask('GET /api/studentGrades/{courseID}/{username}', { params });
    expect(JSON.stringify(grades)).toContain('"73"');
    expect(JSON.stringify(grades)).not.toMatch(/"(70|81)"/);
  });

  test('BLD-21 no student gets a second reading, even after the hand back', async () => {
    const course = await graded();
    const tess = await course.as('tess');
    for (const name of await namesOf(tess))
      await save(tess, name, '81.75', { remark: 'Remarkable' });
    const ina = await course.as('ina');
    await ina.ask('POST /api/handBacks/{courseID}', {
      body: { evaluationDataID: 'OPEN', to: { kind: 'everyone' }, action: 'hand back' },
    });
    const sam = await course.as('sam');
    const params = { username: 'sam' };
    const answers = await Promise.all([
      sam.call('GET /api/studentGrades/{courseID}/{username}', { params }),
      sam.call('GET /api/handedBack/{courseID}/{username}', { params }),
      sam.call('GET /api/examAnswers/{courseID}/{username}', {
        params,
        query: { evaluationId: 'OPEN' },
      }),
      sam.call('GET /api/notices/{courseID}'),
      sam.call(LIST),
    ]);
    expect(answers.map(({ response }) => response.body).join(' ')).not.toMatch(/81\.75|Remarkable/);
  });

  test('BLD-20 who becomes the student’s TA no longer reads, and a saved reading stays', async () => {
    const course = await graded();
    const [tess, tom] = [await course.as('tess'), await course.as('Tom')];
    const [first = '', second = ''] = await namesOf(tess);
    await save(tess, first, '81');
    await app().store.transact('assignStudents', {
      ...changeBy(course.id, 'ina', DUE),
      usernameKeys: ['sam', 'una'],
      ta: 'tess',
    });
    expect((await save(tess, first, '82')).status).toBe(404);
    expect((await save(tess, second, '82')).status).toBe(404);
    expect(await namesOf(tess)).toEqual([]);
    // All students are tess's now: Tom reads the three that nobody has read.
    expect(await namesOf(tom)).toHaveLength(3);
    const [agreed] = await (await course.as('ina')).ask(AGREEMENT);
    expect(agreed).toMatchObject({ sample: 4, read: 1 });
  });

  test('BLD-18 BLD-21 if the only TA is the student’s own, any instructor reads', async () => {
    const users = PEOPLE.filter(({ username }) => username !== 'Tom').map((each) =>
      each.username === 'sam' ? person('sam', 'student', 'tess') : each,
    );
    const course = await graded({ users });
    const [tess, ina, ida] = [
      await course.as('tess'),
      await course.as('ina'),
      await course.as('ida'),
    ];
    expect(await namesOf(tess)).toHaveLength(1);
    const names = await namesOf(ina);
    expect(names).toHaveLength(3);
    expect(await namesOf(ida)).toEqual(names);
    const [name = ''] = names;
    await save(ina, name, '60', { expectedVersion: 0 });
    const unseen = await save(ida, name, '90');
    expect([unseen.status, unseen.error.details]).toMatchObject([
      409,
      [{ grade: '60', version: 1 }],
    ]);
    const late = await save(ida, name, '90', { expectedVersion: 0 });
    expect(late.status).toBe(409);
    const replaced = await save(ida, name, '90', { expectedVersion: 1 });
    expect(replaced.body.reading).toMatchObject({ grade: '90', version: 2 });
  });

  test('BLD-23 instructors get the pairs with both grades by name, and TAs nothing', async () => {
    const course = await graded({ text: 'second100' });
    const [tess, ina] = [await course.as('tess'), await course.as('ina')];
    await giveGrade(course, 'sam', '73.5');
    await giveGrade(course, 'sue', '90');
    for (const name of await namesOf(tess)) await save(tess, name, '80', { remark: 'Clear.' });
    expect(await ina.ask(AGREEMENT)).toEqual([
      {
        evaluationId: 'OPEN',
        sample: 4,
        withoutReader: 0,
        read: 2,
        pairs: [
          {
            username: 'sam',
            fullname: 'sam samson',
            first: 73.5,
            second: 80,
            remark: 'Clear.',
            reader: 'tess tessson',
          },
        ],
      },
    ]);
    expect((await tess.call(AGREEMENT)).status).toBe(403);
  });

  test('BLD-23 while names are hidden, the pairs have the pseudonyms of the evaluation', async () => {
    const course = await graded({ text: 'hideNames,second100' });
    const [tess, ina] = [await course.as('tess'), await course.as('ina')];
    const query = { evaluationId: 'OPEN' };
    const listed = await ina.ask('GET /api/students/{courseID}', { query });
    for (const { username } of listed) {
      await ina.ask('POST /api/studentGrades/update/{courseID}', {
        body: {
          username,
          evaluationDataID: 'OPEN',
          gradingType: 'examGrade',
          questionID: 'noQuestionID',
          individualGradingData: '70',
        },
      });
    }
    const read = await namesOf(tess);
    for (const name of read) await save(tess, name, '80');
    const [agreed] = await ina.ask(AGREEMENT);
    const pairs = agreed?.pairs.map(({ username }) => username) ?? [];
    expect(pairs).toHaveLength(2);
    expect(listed.map(({ username }) => username)).toEqual(expect.arrayContaining(pairs));
    expect(pairs.filter((name) => read.includes(name))).toEqual([]);
  });

  test.each([
    ['letter grades', { items: LETTER_ITEMS }],
    ['no TAs', { items: COURSE_ITEMS.filter(({ dataType }) => dataType !== 'areThereTAs') }],
    ['no share', { text: 'hideNames' }],
  ])('BLD-22 a course with %s has no second readings', async (_what, wanted) => {
    const course = await graded(wanted);
    expect(await namesOf(await course.as('tess'))).toEqual([]);
    expect(await (await course.as('ina')).ask(AGREEMENT)).toEqual([]);
  });

  test('BLD-16 another share is refused, and the sample is rounded up', async () => {
    const course = await graded({ text: 'second20' });
    const ina = await course.as('ina');
    const [agreed] = await ina.ask(AGREEMENT);
    expect(agreed).toMatchObject({ sample: 1, read: 0, pairs: [] });
    const refused = await ina.refused('POST /api/courseDesign/update/{courseID}', {
      body: { designData: [reading('second15')] },
    });
    expect(refused.status).toBe(400);
    expect(refused.message).toContain('secondShare is 0, 5, 10, 20, 50 or 100');
  });
});
