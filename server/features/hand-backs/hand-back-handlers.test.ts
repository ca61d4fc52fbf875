import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp, type TestApp } from '../../testing/test-app.ts';
import { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, HOUR, NOON } from '../../testing/test-course.ts';

const about = { evaluationDataID: 'OPEN' };
const GRADES = 'GET /api/studentGrades/{courseID}/{username}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const HAND_BACK = 'POST /api/handBacks/{courseID}';

/** The comments on the open evaluation that a student gets. */
async function seen(client: TestClient, username: string) {
  const records = await client.ask(GRADES, { params: { username } });
  return records
    .filter(({ evaluationDataID }) => evaluationDataID === 'OPEN')
    .map(({ comment }) => comment);
}

/** A course in which sam and sue have a comment on the open evaluation. */
async function gradedCourse(app: TestApp) {
  const course = await app.course();
  const [ina, sam, sue] = await Promise.all(['ina', 'sam', 'sue'].map((name) => course.as(name)));
  if (!ina || !sam || !sue) throw new Error('Nobody is there.');
  for (const username of ['sam', 'sue']) {
    await ina.ask('POST /api/studentGrades/update/{courseID}', {
      body: { ...about, username, gradingType: 'comments', comment: `Well done, ${username}.` },
    });
  }
  const set = (to: object, action: string, at?: string) =>
    ina.call(HAND_BACK, { body: { ...about, to, action, ...(at && { at }) } as never });
  return {
    course,
    ina,
    samSees: () => seen(sam, 'sam'),
    sueSees: () => seen(sue, 'sue'),
    since: async (client: TestClient, username: string) => {
      const answer = await client.ask('GET /api/handedBack/{courseID}/{username}', {
        params: { username },
      });
      return answer.handedBack.find(({ evaluationDataID }) => evaluationDataID === 'OPEN')?.since;
    },
    sam,
    set,
  };
}

const students = (...usernames: string[]) => ({ kind: 'students', usernames });
const SUES = ['Well done, sue.'];
const SAMS = ['Well done, sam.'];

onEachEngine('handing back to some', (engine) => {
  const app = useApp(engine);

  test('HBK-1 chosen students see their grading, and no one else does', async () => {
    const { set, samSees, sueSees } = await gradedCourse(app());
    expect(await sueSees()).toEqual([]);
    expect((await set(students('SUE'), 'hand back')).body).toEqual({
      message: 'Saved',
      changed: 1,
      unchanged: 0,
      leftOut: 0,
    });
    expect([await sueSees(), await samSees()]).toEqual([SUES, []]);
    expect((await set(students('sue', 'sam'), 'hand back')).body).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    await set(students('sue'), 'take back');
    expect([await sueSees(), await samSees()]).toEqual([[], SAMS]);
  });

  test('HBK-6 a TA’s students get it; people who aren’t students are refused', async () => {
    const { set, samSees, sueSees } = await gradedCourse(app());
    expect((await set({ kind: 'ta', username: 'Tess' }, 'hand back')).body).toMatchObject({
      changed: 1,
    });
    expect([await sueSees(), await samSees()]).toEqual([SUES, []]);
    const refused = await set(students('sam', 'gus', 'nowhere'), 'hand back');
    expect([refused.status, refused.error.details]).toEqual([400, ['gus', 'nowhere']]);
    expect(await samSees()).toEqual([]);
  });

  test('HBK-2 HBK-5 a planned time comes without any job, also in a server started later', async () => {
    const { set, samSees, sueSees, since, sam, course } = await gradedCourse(app());
    expect((await set({ kind: 'everyone' }, 'hand back', '2026-09-14T11:45')).status).toBe(400);
    await set({ kind: 'everyone' }, 'hand back', '2026-09-15T09:00');
    expect([await sueSees(), await samSees()]).toEqual([[], []]);
    const moment = Date.UTC(2026, 8, 15, 13);
    app().clock.now = moment - 1;
    expect(await samSees()).toEqual([]);
    app().clock.now = moment;
    expect([await sueSees(), await samSees()]).toEqual([SUES, SAMS]);
    expect(await since(sam, 'sam')).toBe(moment);
    const second = await app().build();
    const elsewhere = new TestClient(second.http, course.id, sam.cookies);
    expect(await elsewhere.ask(GRADES, { params: { username: 'sam' } })).toMatchObject([
      { comment: 'Well done, sam.' },
    ]);
    await second.http.close();
  });

  test('HBK-8 a plan survives an undone deletion, and does not come due while its evaluation is deleted', async () => {
    const { set, samSees, ina, sueSees } = await gradedCourse(app());
    const item = COURSE_ITEMS.find(({ dataID }) => dataID === 'OPEN')!;
    const open = { ...item, questionOptions: '' };
    const removed = { dataType: 'evaluation', dataID: 'OPEN' } as const;
    const remove = () => ina.ask(REMOVE, { body: { designData: [removed] } });
    const restore = () => ina.ask(UPDATE, { body: { designData: [open] } });
    await set(students('sue'), 'hand back');
    await set({ kind: 'everyone' }, 'hand back', '2026-09-15T09:00');
    const moment = Date.UTC(2026, 8, 15, 13);
    app().clock.now += 1000;
    await remove();
    app().clock.now += 1000;
    await restore();
    app().clock.now = moment - 1;
    expect([await samSees(), await sueSees()]).toEqual([[], SUES]);
    app().clock.now = moment;
    expect(await samSees()).toEqual(SAMS);
    // Planned again, deleted before that time and restored after it.
    await set({ kind: 'everyone' }, 'take back');
    await set(students('sue'), 'hand back');
    await set(students('sam'), 'hand back', '2026-09-16T09:00');
    await remove();
    app().clock.now = moment + 2 * DAY;
    await restore();
    expect([await samSees(), await sueSees()]).toEqual([[], SUES]);
  });

  test('HBK-3 HBK-4 taken back from one student of all, then handed back to everyone', async () => {
    const { set, samSees, sueSees, ina } = await gradedCourse(app());
    const design = (questionLogic: string) =>
      ina.ask('POST /api/courseDesign/update/{courseID}', {
        body: {
          designData: [
            {
              dataType: 'evaluation',
              dataID: 'OPEN',
              dataText: 'Exam OPEN',
              questionCourseDate: '2026-09-30',
              questionOptions: 'ethics',
              questionLogic,
            },
          ],
        },
      });
    await design('graded');
    await set(students('sam'), 'take back');
    expect([await sueSees(), await samSees()]).toEqual([SUES, []]);
    expect((await set({ kind: 'everyone' }, 'take back')).status).toBe(400);
    await design('ungraded');
    await set(students('sue'), 'hand back');
    await set(students('sam'), 'hand back', '2026-09-20T09:00');
    await design('graded');
    expect([await sueSees(), await samSees()]).toEqual([SUES, SAMS]);
    expect(await ina.ask('GET /api/handBacks/{courseID}')).toMatchObject({
      handBacks: [{ username: 'sue' }],
    });
    await design('ungraded');
    expect([await sueSees(), await samSees()]).toEqual([[], []]);
    expect((await ina.ask('GET /api/handBacks/{courseID}')).handBacks).toEqual([]);
  });

  test('HBK-7 the log says who handed back what to whom', async () => {
    const { set, ina } = await gradedCourse(app());
    await set(students('sue'), 'hand back');
    await set({ kind: 'everyone' }, 'hand back', '2026-09-20T09:00');
    await set({ kind: 'everyone' }, 'take back');
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', {
      query: { kinds: 'hand-back' },
    });
    expect(
      entries.map(({ student, before, after, who }) => [
        student?.username ?? null,
        before,
        after,
        who.username,
      ]),
    ).toEqual([
      [null, '2026-09-20T13:00:00.000Z', 'ungraded', 'ina'],
      [null, 'ungraded', '2026-09-20T13:00:00.000Z', 'ina'],
      ['sue', '', new Date(NOON).toISOString(), 'ina'],
    ]);
  });
});

const ASKABLE = [
  ...COURSE_ITEMS,
  designItem({ dataType: 'askingDays', dataID: 'BACK', dataText: '3' }),
  designItem({ dataType: 'handBackTime', dataID: 'BACK', dataText: '2026-09-13T12:00:00Z' }),
];
const ASK = 'POST /api/gradeRequests/{courseID}';
const question = { username: 'sue', evaluationDataID: 'BACK', questionID: 'duty1' };

async function list(client: TestClient) {
  return (await client.ask('GET /api/gradeRequests/{courseID}')).requests;
}

async function waiting(client: TestClient) {
  return (await client.ask('GET /api/gradeRequests/{courseID}')).waiting;
}

/** A course in which sue has 7 points for duty1 and may ask until the end of Sep 16. */
async function askableCourse(app: TestApp) {
  const course = await app.course({ items: ASKABLE });
  const people = ['ina', 'sue', 'tess', 'Tom'] as const;
  const [ina, sue, tess, tom] = await Promise.all(people.map((name) => course.as(name)));
  if (!ina || !sue || !tess || !tom) throw new Error('Nobody is there.');
  await tess.ask('POST /api/studentGrades/update/{courseID}', {
    body: { ...question, gradingType: 'questionGrade', individualGradingData: '7' },
  });
  const write = (client: TestClient, messageID: string, text: string, more: object = {}) =>
    client.call(ASK, { body: { ...question, messageID, text, ...more } });
  const conversations = async () =>
    (await sue.ask('GET /api/handedBack/{courseID}/{username}', { params: { username: 'sue' } }))
      .requests;
  return { course, ina, sue, tess, tom, write, conversations };
}

onEachEngine('asking about a grade', (engine) => {
  const app = useApp(engine);

  test('ASK-4 ASK-10 a student asks, the TA answers and changes the grade, the student sees it', async () => {
    const { sue, tess, ina, write, conversations } = await askableCourse(app());
    expect((await write(sue, 'm1', 'Why 7?')).status).toBe(200);
    expect(await conversations()).toMatchObject([{ questionID: 'duty1', state: 'open' }]);
    app().clock.now += HOUR;
    const grade = { individualGradingData: '8.5' };
    expect((await write(tess, 'm2', 'I missed a point.', { grade })).status).toBe(200);
    const [request] = await conversations();
    expect(request?.state).toBe('answered');
    expect(request?.messages).toEqual([
      { id: 'm1', by: 'student', author: '', sentAt: NOON, text: 'Why 7?', grade: null },
      {
        id: 'm2',
        by: 'grader',
        author: 'tess tessson',
        sentAt: NOON + HOUR,
        text: 'I missed a point.',
        grade: { before: '7', after: '8.5' },
      },
    ]);
    const grades = await sue.ask(GRADES, { params: { username: 'sue' } });
    expect(
      grades
        .filter(({ gradingType }) => gradingType !== 'comments')
        .map((one) => one.individualGradingData),
    ).toEqual(expect.arrayContaining(['8.5', '85']));
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', {
      query: { username: 'sue' },
    });
    expect(
      entries.map(({ kind, before, after, fromRequest }) => [kind, before, after, fromRequest]),
    ).toEqual([
      ['request', 'open', 'answered', false],
      ['changed', '7', '8.5', true],
      ['request', null, 'open', false],
      ['changed', null, '7', false],
    ]);
  });

  test('ASK-9 a message that arrives twice is stored once, and another’s ID is refused', async () => {
    const { sue, tess, write, conversations } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    expect((await write(sue, 'm1', 'Why 7?')).status).toBe(200);
    expect((await write(tess, 'm1', 'Because.')).status).toBe(409);
    expect((await conversations())[0]?.messages).toHaveLength(1);
  });

  test('ASK-3 once for each question, until the deadline, only for graded questions', async () => {
    const { course, sue, write, conversations } = await askableCourse(app());
    const refused = async (more: object) => (await write(sue, 'x', 'Why?', more)).status;
    expect(await refused({ questionID: 'mayLie' })).toBe(400);
    expect(await refused({ questionID: 'later' })).toBe(400);
    expect(await refused({ evaluationDataID: 'OPEN' })).toBe(400);
    expect(await refused({ username: 'sam' })).toBe(403);
    expect(await refused({ grade: { individualGradingData: '10' } })).toBe(403);
    expect(await refused({ text: '  ' })).toBe(400);
    app().clock.now = Date.UTC(2026, 8, 17, 4);
    expect(await refused({})).toBe(400);
    app().clock.now -= 1;
    expect(await refused({})).toBe(200);
    // A conversation that has begun goes on after the deadline.
    app().clock.now += DAY;
    const later = await course.as('sue');
    expect((await write(later, 'y', 'And also?')).status).toBe(200);
    expect((await conversations()).map(({ messages }) => messages.length)).toEqual([2]);
  });

  test('ASK-11 taken back, the conversation is gone for the student, who can’t write', async () => {
    const { ina, sue, write, conversations } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    await ina.ask(HAND_BACK, {
      body: {
        evaluationDataID: 'BACK',
        to: { kind: 'students', usernames: ['sue'] },
        action: 'take back',
      },
    });
    expect(await conversations()).toEqual([]);
    expect((await write(sue, 'm2', 'Hello?')).error.message).toMatch(/isn’t handed back/);
  });

  test('ASK-6 ASK-7 the TA of the student has it, an instructor can be given it', async () => {
    const { ina, sue, tess, tom, write } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    expect(await list(tess)).toMatchObject([
      { isMine: true, assignedTo: { username: 'tess' }, lastText: 'Why 7?', messages: 1 },
    ]);
    expect(await list(tom)).toEqual([]);
    expect((await write(tom, 'm2', 'Because.')).status).toBe(403);
    const [listed] = await list(ina);
    expect(listed).toMatchObject({ isMine: false, student: { username: 'sue' } });
    const change = (more: object, expectedVersion = listed?.version ?? 0) =>
      tess.call('POST /api/gradeRequests/change/{courseID}', {
        body: { ...question, expectedVersion, ...more },
      });
    expect((await change({ assignTo: 'Tom' })).status).toBe(400);
    expect((await change({ assignTo: 'Ina' })).body).toMatchObject({
      request: { assignedTo: { username: 'ina' }, graders: [{}, {}] },
    });
    expect(await list(ina)).toMatchObject([{ isMine: true }]);
    expect([await waiting(ina), await waiting(tess), await waiting(tom)]).toEqual([1, 0, 0]);
    expect((await change({ assignTo: '' })).status).toBe(409);
  });

  test('ASK-5 a closed request takes no message until it is opened again', async () => {
    const { sue, tess, write } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    const close = async (isClosed: boolean) => {
      const [listed] = await list(tess);
      const body = { ...question, isClosed, expectedVersion: listed?.version ?? 0 };
      await tess.ask('POST /api/gradeRequests/change/{courseID}', { body });
    };
    await close(true);
    expect((await write(sue, 'm2', 'But?')).error.message).toMatch(/closed/);
    expect((await write(tess, 'm3', 'No.')).status).toBe(400);
    await close(false);
    expect(await list(tess)).toMatchObject([{ state: 'open' }]);
    expect((await write(tess, 'm3', 'No.')).status).toBe(200);
  });

  test('ASK-10 a grade that someone else changed is not overwritten, and nothing is sent', async () => {
    const { sue, tess, write, conversations } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    const grade = { individualGradingData: '9', expectedVersion: 1 };
    expect((await write(tess, 'm2', 'A point.', { grade })).status).toBe(409);
    expect(
      (await write(tess, 'm2', 'A point.', { grade: { individualGradingData: '11' } })).status,
    ).toBe(400);
    expect((await conversations())[0]?.messages).toHaveLength(1);
  });

  test('the grading desk brings the conversations of the evaluation', async () => {
    const { sue, tess, write } = await askableCourse(app());
    await write(sue, 'm1', 'Why 7?');
    const desk = await tess.ask('POST /api/gradingDesk/{courseID}', {
      body: { username: 'sue', evaluationDataID: 'BACK', tab: 'a tab' },
    });
    expect(desk.student.requests).toMatchObject([
      { questionID: 'duty1', messages: [{ text: 'Why 7?' }], graders: [{}, {}] },
    ]);
  });
});
