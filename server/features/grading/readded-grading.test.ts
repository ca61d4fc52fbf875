// A grader has read a student's work, and then someone else gets the netID: what was typed about the former person isn't
// saved for the new one.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { holdBack } from '../../testing/requests/held-back-body.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { CallParts, TestClient } from '../../testing/test-client.ts';
import type { EndpointName } from '@elenchus/contract/endpoint-table.ts';
import {
  COURSE_ITEMS,
  DAY,
  MANUAL_ITEMS,
  MINUTE,
  NOON,
  person,
} from '../../testing/test-course.ts';

const DESK = 'POST /api/gradingDesk/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const ADD = 'POST /api/users/{courseID}/add';
const ASK = 'POST /api/gradeRequests/{courseID}';
const LIST = 'GET /api/secondReadings/{courseID}';
const WORK = 'GET /api/secondReadings/work/{courseID}';
const READ = 'POST /api/secondReadings/save/{courseID}';

const about = { username: 'sam', evaluationDataID: 'OPEN' };
const grade = {
  ...about,
  gradingType: 'questionGrade',
  questionID: 'duty1',
  individualGradingData: '8.5',
  expectedVersion: 0,
};
const comment = { ...about, commentID: 'one', questionID: 'duty1', comment: 'Why?' };
const message = { ...about, questionID: 'duty1', messageID: 'answer', text: 'Because.' };

/** Everything that a grader sends about one student. */
const SENT: readonly (readonly [EndpointName, object])[] = [
  [SAVE, grade],
  [SAVE, { ...about, gradingType: 'comments', comment: 'Good.' }],
  [SAVE, { ...about, gradingType: 'gradingComplete', individualGradingData: 'yes' }],
  [SAVE, { ...about, gradingType: 'customDueDate', individualGradingData: '2026-10-09' }],
  ['DELETE /api/studentGrades/delete/{courseID}', { ...about, gradingType: 'comments' }],
  ['POST /api/studentGrades/confirm/{courseID}', { ...about, questionIDs: ['duty1'] }],
  ['POST /api/passageComments/update/{courseID}', comment],
  ['DELETE /api/passageComments/delete/{courseID}', { ...about, commentID: 'one' }],
  [ASK, message],
  [ASK, { ...message, grade: { individualGradingData: '9' } }],
  [
    'POST /api/gradeRequests/change/{courseID}',
    { ...about, questionID: 'duty1', isClosed: true, expectedVersion: 1 },
  ],
];

onEachEngine('a netID that someone else has since the work was read', (engine) => {
  const app = useApp(engine);
  let course: TestCourse;
  let ina: TestClient;

  beforeEach(async () => {
    await startCourse();
  });

  async function startCourse(options: Parameters<ReturnType<typeof app>['course']>[0] = {}) {
    course = await app().course(options);
    ina = await course.as('ina');
  }

  /** Everything that is stored, except when somebody was last seen and what they have open: that is written later. */
  async function dump(): Promise<string[]> {
    const lines = await dumpTables(app().store, [course.id]);
    return lines.filter((line) => !/^(?:sessions|grading_presence) /u.test(line));
  }

  const change = () => changeBy(course.id, 'ina', app().clock.now);

  async function tagOf(username: string, evaluationDataID = 'OPEN'): Promise<string> {
    const { student } = await ina.ask(DESK, { body: { username, evaluationDataID, tab: 'one' } });
    return student.personTag;
  }

  async function remove(): Promise<void> {
    app().clock.now += MINUTE;
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'sam' } });
  }

  /** The last person who had the netID comes back. */
  async function bringBack(fullname = 'sam samson'): Promise<void> {
    const body = { username: 'sam', fullname };
    const { details } = await ina.refused(ADD, { body });
    const [former] = details as { people: { id: string; fullname: string }[] }[];
    const found = former?.people.find((one) => one.fullname === fullname);
    await ina.ask(ADD, { body: { ...body, person: found?.id ?? '' } });
  }

  async function replace(fullname = 'Sam Other'): Promise<void> {
    await remove();
    await ina.ask(ADD, { body: { username: 'sam', fullname, person: 'another' } });
  }

  function send(name: EndpointName, body: object, personTag?: string) {
    const parts = { body: { ...body, ...(personTag !== undefined && { personTag }) } };
    return ina.call(name, parts as unknown as CallParts<EndpointName>);
  }

  test('USR-115 nothing that was typed about the former person is saved for the new one', async () => {
    const personTag = await tagOf('sam');
    await replace();
    const before = await dump();
    for (const [name, body] of SENT) {
      const { status, error } = await send(name, body, personTag);
      expect([name, status, error.error]).toEqual([name, 409, 'SOMEONE_ELSE_NOW']);
    }
    expect(await dump()).toEqual(before);
    const now = await tagOf('sam');
    expect(now).not.toBe(personTag);
    expect((await send(SAVE, grade, now)).status).toBe(200);
  });

  test('USR-115 the same person comes back, and what was typed is saved', async () => {
    const personTag = await tagOf('sam');
    await remove();
    await bringBack();
    expect((await send(SAVE, grade, personTag)).status).toBe(200);
    await replace();
    expect((await send(SAVE, grade, personTag)).status).toBe(409);
    const other = await tagOf('sam');
    await remove();
    await bringBack();
    expect((await send(SAVE, { ...grade, individualGradingData: '7' }, other)).status).toBe(409);
    const again = { ...about, gradingType: 'comments', comment: 'Good.' };
    expect((await send(SAVE, again, personTag)).status).toBe(200);
  });

  test('USR-115 nobody knows whether a person who left nothing is the same', async () => {
    await startCourse({ users: [person('ina', 'instructor'), person('sam'), person('sue')] });
    const { ahead } = await ina.ask(DESK, {
      body: { ...about, username: 'sue', tab: 'one', coming: ['sam'] },
    });
    const personTag = ahead[0]?.personTag;
    await remove();
    await ina.ask(ADD, { body: { username: 'sam', fullname: 'Sam Other' } });
    expect((await send(SAVE, grade, personTag)).status).toBe(409);
  });

  test('USR-115 a page from before, which sends no tag, still saves', async () => {
    await replace();
    expect((await send(SAVE, grade)).status).toBe(200);
  });

  test('USR-115 a call to open the grading brings the tag too', async () => {
    const { personTag } = await ina.ask(OPEN, { body: about });
    expect(personTag).toBe(await tagOf('sam'));
  });

  test('USR-115 someone else gets the netID while the body of a call arrives', async () => {
    await app().http.listen({ port: 0, host: '127.0.0.1' });
    const cookie = [...ina.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = `/api/studentGrades/update/${course.id}`;
    const personTag = await tagOf('sam');
    const body = { ...grade, personTag };
    const held = await holdBack(app().http, { method: 'POST', path, cookie, body });
    await replace();
    const before = await dump();
    expect((await held.finish()).status).toBe(409);
    expect(await dump()).toEqual(before);
  });

  test('USR-115 someone else gets the netID between the check and the write', async () => {
    const personTag = await tagOf('sam');
    const { store } = app();
    const write = store.transact.bind(store);
    let isReplaced = false;
    store.transact = (async (name: never, input: never, guard: never) => {
      if ((name as string) === 'enterGrade' && !isReplaced) {
        isReplaced = true;
        app().clock.now += MINUTE;
        await write('deleteUser', { ...change(), usernameKey: 'sam' });
        const people = [{ usernameKey: 'sam', person: 'another' }];
        await write('addUsers', { ...change(), users: [person('sam')], people });
      }
      return write(name, input, guard);
    }) as never;
    try {
      expect((await send(SAVE, grade, personTag)).status).toBe(409);
      expect((await send(SAVE, grade)).status).toBe(200);
    } finally {
      store.transact = write;
    }
  });

  test('BLD-13 the tag tells nobody who is behind a pseudonym', async () => {
    const hiding = designItem({ dataType: 'fairGrading', dataID: 'OPEN', dataText: 'hideNames' });
    await startCourse({ items: [...COURSE_ITEMS, hiding] });
    const named = await tagOf('sam', 'BACK');
    const list = await ina.ask('GET /api/students/{courseID}', {
      query: { evaluationId: 'OPEN' },
    });
    const hidden = await Promise.all(list.map(({ username }) => tagOf(username)));
    expect(new Set(hidden).size).toBe(list.length);
    expect(hidden).not.toContain(named);
    await ina.ask('POST /api/showNames/{courseID}', {
      body: { evaluationId: 'OPEN', reason: 'Everything is graded.' },
    });
    expect(hidden).not.toContain(await tagOf('sam'));
    // What was typed under a pseudonym is still saved.
    const [first] = list;
    const body = { ...grade, username: first?.username ?? '' };
    expect((await send(SAVE, body, hidden[0])).status).toBe(200);
  });

  test('USR-115 a second reading of the former person’s work is refused', async () => {
    const reading = designItem({
      dataType: 'fairGrading',
      dataID: 'OPEN',
      dataText: 'second100',
    });
    const users = [
      person('ina', 'instructor'),
      person('tess', 'ta'),
      person('tom', 'ta'),
      person('sam', 'student', 'tom'),
    ];
    await startCourse({ items: [...MANUAL_ITEMS, reading], users });
    app().clock.now = NOON + 20 * DAY;
    ina = await course.as('ina');
    const tess = await course.as('tess');
    const [first] = await tess.ask(LIST);
    const username = first?.username ?? '';
    const query = { evaluationId: 'OPEN', username };
    const { personTag } = await tess.ask(WORK, { query });
    const body = { username, evaluationDataID: 'OPEN', grade: '80', expectedVersion: 0 };
    await replaceStudentOf('tom');
    const before = await dump();
    const refused = await tess.refused(READ, { body: { ...body, personTag } });
    expect([refused.status, refused.error]).toEqual([409, 'SOMEONE_ELSE_NOW']);
    expect(await dump()).toEqual(before);
    const now = await tess.ask(WORK, { query });
    expect((await tess.call(READ, { body: { ...body, personTag: now.personTag } })).status).toBe(
      200,
    );
  });

  async function replaceStudentOf(TA: string): Promise<void> {
    await remove();
    const body = { username: 'sam', fullname: 'Sam Other', TA };
    await ina.ask(ADD, { body });
  }

  afterEach(() => {
    app().clock.now = NOON;
  });
});
