// What waits for a grader: requests about grades, blind evaluations, and a count that equals the list. And the marks of
// changed work in the student list.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { forSqlite } from '../../store/engine/written-sql.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { BLIND, blindCourse, STUDENTS } from '../../testing/blind-grading/blind-course.ts';
import { type TestApp, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, HOUR, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const WAITING = 'GET /api/waiting/{courseID}';
const CHANGED = 'GET /api/changedWork/{courseID}';
const SESSION = 'GET /api/session/{courseID}';
const ASK = 'POST /api/gradeRequests/{courseID}';

const ASKABLE = [
  ...COURSE_ITEMS,
  designItem({ dataType: 'askingDays', dataID: 'BACK', dataText: '30' }),
  designItem({ dataType: 'handBackTime', dataID: 'BACK', dataText: '2026-09-13T12:00:00Z' }),
];

const withoutTAs = (items: readonly DesignItem[]) => [
  ...items.filter(({ dataType }) => dataType !== 'areThereTAs'),
  designItem({ dataType: 'areThereTAs', dataID: '1', dataText: 'No' }),
];

async function rowsOf(client: TestClient, evaluationId?: string) {
  return client.ask(WAITING, { query: evaluationId === undefined ? {} : { evaluationId } });
}

const requestsOf = async (client: TestClient) =>
  (await rowsOf(client)).filter(({ kind }) => kind === 'request');

const countOf = async (client: TestClient) => (await client.ask(SESSION)).waiting ?? 0;

interface Graded {
  readonly course: string;
  readonly username: string;
  readonly evaluationDataID?: string;
  readonly type: GradingType;
  readonly data: string;
  readonly at: number;
}

async function grade({ store }: TestApp, given: Graded): Promise<void> {
  const { course, username, evaluationDataID = 'BACK', type, data, at } = given;
  await store.transact('saveGrades', {
    ...changeBy(course, 'ina', at),
    grades: [
      {
        usernameKey: foldName(username),
        evaluationDataID,
        gradingType: type,
        questionID: type === 'questionGrade' ? 'duty1' : 'noQuestionID',
        individualGradingData: type === 'comments' ? '' : data,
        comment: type === 'comments' ? data : '',
        expectedVersion: null,
      },
    ],
  });
}

async function write({ store }: TestApp, course: string, username: string, at: number) {
  await store.transact('saveAnswers', {
    course,
    usernameKey: foldName(username),
    at,
    timeZone: 'America/New_York',
    answers: [
      { questionID: 'duty1', questionAnswer: '', questionEssayAnswer: `At ${at}`, editedAt: at },
    ],
  });
}

onEachEngine('what waits for a grader', (engine) => {
  const app = useApp(engine);

  async function askingCourse(items: readonly DesignItem[] = ASKABLE) {
    const course = await app().course({ items });
    const ask = async (username: string, questionID: string) => {
      const client = await course.as(username);
      const body = { username, evaluationDataID: 'BACK', questionID };
      const sent = { ...body, messageID: `${username} ${questionID}`, text: 'Why?' };
      expect((await client.call(ASK, { body: sent })).status).toBe(200);
    };
    for (const username of ['sam', 'sue', 'una']) {
      await grade(app(), {
        course: course.id,
        username,
        type: 'questionGrade',
        data: '7',
        at: NOON - DAY,
      });
    }
    return { course, ask };
  }

  test('LOD-35 a request waits for the person it is assigned to, with its question', async () => {
    const { course, ask } = await askingCourse();
    const [ina, tess, tom] = [
      await course.as('ina'),
      await course.as('tess'),
      await course.as('Tom'),
    ];
    const before = await countOf(tess);
    await ask('sue', 'duty1');
    app().clock.now += HOUR;
    await ask('sue', 'noQuestionID');
    await ask('una', 'duty1');
    const about = { kind: 'request', evaluationId: 'BACK', username: 'sue' };
    expect(await requestsOf(tess)).toEqual([
      { ...about, fullname: 'sue sueson', questionId: 'duty1', since: NOON },
      { ...about, fullname: 'sue sueson', questionId: null, since: NOON + HOUR },
    ]);
    // una has no TA.
    expect(await requestsOf(ina)).toMatchObject([{ username: 'una', questionId: 'duty1' }]);
    expect(await requestsOf(tom)).toEqual([]);
    expect(await countOf(tess)).toBe(before + 2);

    const key = { username: 'sue', evaluationDataID: 'BACK', questionID: 'duty1' };
    const { requests } = await tess.ask('GET /api/gradeRequests/{courseID}');
    const { version = 0 } = requests.find(({ questionID }) => questionID === 'duty1') ?? {};
    app().clock.now += HOUR;
    await tess.ask('POST /api/gradeRequests/change/{courseID}', {
      body: { ...key, assignTo: 'ina', expectedVersion: version },
    });
    expect((await requestsOf(ina)).map(({ username }) => username)).toEqual(['una', 'sue']);
    await ina.ask(ASK, { body: { ...key, messageID: 'answer', text: 'Because.' } });
    expect((await requestsOf(ina)).map(({ username }) => username)).toEqual(['una']);
    expect(await countOf(ina)).toBe((await rowsOf(ina)).length);
  });

  test('ASK-12 a blind evaluation that was taken back: its requests are in no list with names', async () => {
    const { course, ask } = await askingCourse();
    await ask('sue', 'duty1');
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const items = await ina.ask('GET /api/courseDesign/{courseID}');
    const evaluations = items.filter(
      ({ dataType, dataID }) => dataType === 'evaluation' && dataID === 'BACK',
    );
    expect(evaluations).toHaveLength(1);
    const designData = [
      designItem({ dataType: 'fairGrading', dataID: 'BACK', dataText: 'hideNames' }),
      ...evaluations.map((item) => designItem({ ...item, questionLogic: 'ungraded' })),
    ];
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData } });
    for (const client of [ina, tess]) {
      expect(await client.ask('GET /api/gradeRequests/{courseID}')).toEqual({
        waiting: 0,
        requests: [],
        hidden: 1,
      });
    }
    const waiting = await rowsOf(tess, 'BACK');
    expect(waiting.filter(({ kind }) => kind === 'request')).toMatchObject([
      { fullname: expect.stringMatching(/^Student /), questionId: 'duty1' },
    ]);
  });

  test('LOD-35 requests in an evaluation that was removed aren’t counted', async () => {
    const { course, ask } = await askingCourse(withoutTAs(ASKABLE));
    await ask('sue', 'duty1');
    const ina = await course.as('ina');
    await ina.ask('POST /api/courseDesign/remove/{courseID}', {
      body: { designData: [{ dataType: 'evaluation', dataID: 'BACK' }], confirmed: true },
    });
    expect([await rowsOf(ina), await countOf(ina)]).toEqual([[], 0]);
  });

  test('LOD-21 a comment on an answer, or a level, begins the grading', async () => {
    const { course } = await askingCourse();
    const at = { course: course.id, evaluationDataID: 'OPEN', at: NOON };
    app().clock.now = Date.UTC(2026, 9, 2);
    const later = await course.as('tess');
    const kindsOf = async () =>
      (await rowsOf(later))
        .filter(({ evaluationId }) => evaluationId === 'OPEN')
        .map(({ kind }) => kind);
    expect(await kindsOf()).toEqual(['ungraded']);
    await later.ask('POST /api/passageComments/update/{courseID}', {
      body: {
        username: 'sue',
        evaluationDataID: 'OPEN',
        commentID: 'one',
        questionID: 'duty1',
        anchor: null,
        comment: 'Why?',
      },
    });
    expect(await kindsOf()).toEqual(['begun']);
    const tom = await course.as('Tom');
    const ofTom = async () =>
      (await rowsOf(tom))
        .filter(({ evaluationId }) => evaluationId === 'OPEN')
        .map(({ kind }) => kind);
    expect(await ofTom()).toEqual(['ungraded']);
    await grade(app(), { ...at, username: 'sam', type: 'criterionLevels', data: 'a:1' });
    expect(await ofTom()).toEqual(['begun']);
  });

  test('LOD-36 a blind evaluation is listed alone, under pseudonyms in their order', async () => {
    const course = await blindCourse(app());
    const { id, pseudonyms } = course;
    for (const { netID } of STUDENTS) {
      const of = { course: id, username: netID, evaluationDataID: BLIND };
      await grade(app(), { ...of, type: 'gradingComplete', data: 'no', at: NOON });
    }
    app().clock.now = Date.UTC(2026, 9, 2);
    const tess = await course.as('tess');
    const named = await rowsOf(tess);
    expect(named.map(({ evaluationId }) => evaluationId)).not.toContain(BLIND);
    expect(JSON.stringify(named)).not.toMatch(/blind-/);
    const blind = await rowsOf(tess, BLIND);
    expect(blind.map(({ username }) => username)).toEqual(pseudonyms);
    // Two letters of a netID could stand in a pseudonym by chance.
    expect(JSON.stringify(blind)).not.toMatch(
      /zq(?:maria|bruno|chloe)|Quastenflosser|Xylander|Vandersnick/i,
    );
    const readings = await tess.ask('GET /api/secondReadings/{courseID}');
    const unread = readings.filter(({ isRead }) => !isRead);
    expect(await countOf(tess)).toBe(named.length + blind.length + unread.length);
    const opened = await tess.call('POST /api/gradingDesk/{courseID}', {
      body: { username: blind[0]?.username ?? '', evaluationDataID: BLIND, tab: 'a tab' },
    });
    expect(opened.status).toBe(200);
    expect((await tess.call(WAITING, { query: { evaluationId: 'NONE' } })).status).toBe(404);
  });

  test('LOD-37 changed work is marked for everyone who sees the student, and under pseudonyms', async () => {
    const course = await app().course();
    const before = NOON - 5 * DAY;
    for (const username of ['sue', 'sam']) {
      const of = { course: course.id, username, at: before };
      await grade(app(), { ...of, type: 'gradingComplete', data: 'yes' });
      await write(app(), course.id, username, before + HOUR);
    }
    const marks = async (name: string) => await (await course.as(name)).ask(CHANGED, { query: {} });
    const sue = { evaluationId: 'BACK', username: 'sue', since: before + HOUR };
    expect(await marks('ina')).toEqual([{ ...sue, username: 'sam' }, sue]);
    expect(await marks('tess')).toEqual([sue]);
    const again = {
      course: course.id,
      username: 'sue',
      type: 'gradingComplete',
      at: NOON,
    } as const;
    await grade(app(), { ...again, data: 'no' });
    expect(await marks('tess')).toEqual([]);
    await grade(app(), { ...again, data: 'yes' });
    expect(await marks('tess')).toEqual([]);

    const blind = await blindCourse(app());
    for (const { netID } of STUDENTS) await write(app(), blind.id, netID, NOON);
    app().clock.now = Date.UTC(2026, 9, 2);
    const tess = await blind.as('tess');
    expect(await tess.ask(CHANGED, { query: {} })).toEqual([]);
    const found = await tess.ask(CHANGED, { query: { evaluationId: BLIND } });
    expect(found.map(({ username }) => username)).toEqual(blind.pseudonyms);
  });
});

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const NAMES = Array.from({ length: 14 }, (_, place) => `s${place}`);

onEachEngine('the number of waiting things', (engine) => {
  const read: string[] = [];
  const app = useApp(engine, (store) => ({
    ...store,
    read(statement) {
      read.push(forSqlite(statement).text);
      return store.read(statement);
    },
    readTogether(statements) {
      read.push(...statements.map((statement) => forSqlite(statement).text));
      return store.readTogether(statements);
    },
    transact: (name, input) => store.transact(name, input),
    close: () => store.close(),
  }));

  /** How many statements of the session call are about grading. */
  async function readsOf(client: TestClient): Promise<number> {
    await client.ask(SESSION);
    read.length = 0;
    await client.ask(SESSION);
    return read.filter((text) => /grades|grade_requests/.test(text)).length;
  }

  async function randomCourse(seed: number) {
    const pick = numbers(seed);
    const tas = ['tess', 'Tom', 'ina', 'gone', null];
    const users = [
      ...PEOPLE,
      ...NAMES.map((name) => person(name, 'student', tas[pick(tas.length)])),
    ];
    const items = pick(3) === 0 ? withoutTAs(ASKABLE) : ASKABLE;
    const course = await app().course({ items, users });
    for (const username of NAMES) {
      for (const evaluationDataID of ['BACK', 'OPEN', 'UNDATED']) {
        const of = { course: course.id, username, evaluationDataID };
        const give = async (type: GradingType, data: string, at: number) =>
          pick(3) === 0 ? undefined : grade(app(), { ...of, type, data, at });
        if (pick(3) === 0) {
          await give(
            'customDueDate',
            ['2026-09-08', '2026-09-13', ''][pick(3)] ?? '',
            NOON - 9 * DAY,
          );
        }
        await give('questionGrade', '7', NOON - 8 * DAY);
        if (pick(2) === 0)
          await give('gradingComplete', pick(4) ? 'yes' : 'no', NOON - pick(9) * DAY);
      }
      if (pick(2) === 0) await write(app(), course.id, username, NOON - pick(8) * DAY);
    }
    return course;
  }

  test.each([1, 2, 3, 4])('LOD-26 is the number of rows, in course %i', async (seed) => {
    const course = await randomCourse(seed);
    for (const name of ['ina', 'tess', 'Tom']) {
      const client = await course.as(name);
      const rows = await rowsOf(client);
      expect({ name, count: await countOf(client) }).toEqual({ name, count: rows.length });
    }
  });

  test('LOD-26 takes the same number of queries for every class, and none for students', async () => {
    const few = await app().course({ items: withoutTAs(ASKABLE) });
    const many = await app().course({
      items: withoutTAs(ASKABLE),
      users: [...PEOPLE, ...NAMES.map((name) => person(name))],
    });
    const reads = await readsOf(await few.as('ina'));
    expect(reads).toBeGreaterThan(0);
    expect(await readsOf(await many.as('ina'))).toBe(reads);
    expect(await readsOf(await many.as('sue'))).toBe(0);
  });
});
