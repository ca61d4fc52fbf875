// The workload of graders, what waits for them, and moving students between TAs.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY, HOUR, NOON, PEOPLE, person } from '../../testing/test-course.ts';

const WORKLOAD = 'GET /api/workload/{courseID}';
const WAITING = 'GET /api/waiting/{courseID}';
const SESSION = 'GET /api/session/{courseID}';
const SPREAD = 'GET /api/gradeSpread/{courseID}';
const MOVE = 'POST /api/users/{courseID}/move';
const LIST = 'GET /api/users/{courseID}';
const SAVE_DESIGN = 'POST /api/courseDesign/update/{courseID}';

const date = (dataText: string) =>
  designItem({ dataType: 'gradingDueDate', dataID: 'BACK', dataText });

const move = (username: string, from: string, to: string) => ({ username, from, to });

onEachEngine('the work of graders', (engine) => {
  const app = useApp(engine);

  type Given = readonly [username: string, type: GradingType, data: string, at?: number];

  /** Saves grades for the evaluation that was due on September 10, as the TA named first. */
  async function grade(course: string, actor: string, ...given: readonly Given[]) {
    for (const [username, gradingType, data, at = NOON] of given) {
      const isComment = gradingType === 'comments';
      const key = { usernameKey: foldName(username), evaluationDataID: 'BACK' };
      await app().store.transact('saveGrades', {
        ...changeBy(course, actor, at),
        grades: [
          {
            ...key,
            gradingType,
            questionID: gradingType === 'questionGrade' ? 'duty1' : 'noQuestionID',
            individualGradingData: isComment ? '' : data,
            comment: isComment ? data : '',
            expectedVersion: null,
          },
        ],
      });
    }
  }

  async function write(course: string, username: string, questionID: string, at: number) {
    await app().store.transact('saveAnswers', {
      course,
      usernameKey: foldName(username),
      at,
      timeZone: 'America/New_York',
      answers: [
        {
          questionID,
          questionAnswer: '',
          questionEssayAnswer: `Four words about ${at}`,
          editedAt: at,
        },
      ],
    });
  }

  const users = [...PEOPLE, ...['s1', 's2', 's3'].map((name) => person(name, 'student', 'tess'))];
  const courseWith = (...items: readonly DesignItem[]) =>
    app().course({ users, items: [...COURSE_ITEMS, ...items] });

  test('LOD-14 each grader has students, essays and words left, a pace and an expected end', async () => {
    const course = await courseWith(date('2026-09-14'));
    await grade(
      course.id,
      'tess',
      ['sue', 'gradingComplete', 'yes', NOON - DAY],
      ['s1', 'gradingComplete', 'yes', NOON - 20 * DAY],
    );
    await write(course.id, 's2', 'duty1', NOON - 5 * DAY);
    await write(course.id, 'sue', 'duty1', NOON - 5 * DAY);
    const rows = await (await course.as('ina')).ask(WORKLOAD);
    expect(rows.map(({ ta }) => ta)).toEqual(['tess', 'Tom', null]);
    expect(rows[0]).toMatchObject({
      name: 'tess tessson',
      pace: { completed: 1, days: 1, perDay: 1 },
    });
    expect(rows[0]?.evaluations[0]).toEqual({
      evaluationId: 'BACK',
      students: 4,
      complete: 2,
      left: 2,
      essaysLeft: 1,
      wordsLeft: 4,
      expectedEnd: '2026-09-15',
      isLate: true,
    });
    expect(rows[1]?.pace).toEqual({ completed: 0, days: 0, perDay: null });
  });

  test('LOD-14 TAs get only their own row', async () => {
    const course = await courseWith();
    const rows = await (await course.as('tom')).ask(WORKLOAD);
    expect(rows.map(({ ta, evaluations }) => [ta, evaluations[0]?.students])).toEqual([['Tom', 1]]);
  });

  const kindsOf = async (course: Awaited<ReturnType<typeof courseWith>>, name: string) =>
    (await (await course.as(name)).ask(WAITING)).map(
      ({ kind, username }) => `${username}: ${kind}`,
    );

  test('LOD-20 TAs get the open work of their students, instructors that of students without a TA', async () => {
    const course = await courseWith();
    await grade(
      course.id,
      'tess',
      ['s1', 'gradingComplete', 'yes'],
      ['s2', 'questionGrade', '8'],
      ['s3', 'comments', 'Good.'],
    );
    expect(await kindsOf(course, 'tess')).toEqual(['s2: begun', 's3: begun', 'sue: ungraded']);
    expect(await kindsOf(course, 'ina')).toEqual(['una: ungraded']);
    const [first] = await (await course.as('tom')).ask(WAITING);
    expect(first).toMatchObject({ fullname: 'sam samson', evaluationId: 'BACK' });
    // The end of September 10 in New York.
    expect(first?.since).toBe(Date.UTC(2026, 8, 11, 4));
  });

  test('LOD-20 without TAs all students are the instructor’s, and a custom due date counts', async () => {
    const no = designItem({ dataType: 'areThereTAs', dataID: '1', dataText: 'No' });
    const course = await app().course({
      users,
      items: [...COURSE_ITEMS.filter(({ dataType }) => dataType !== 'areThereTAs'), no],
    });
    await grade(course.id, 'ina', ['sam', 'customDueDate', '2026-09-20']);
    const found = await kindsOf(course, 'ina');
    expect(found).toHaveLength(5);
    expect(found).not.toContain('sam: ungraded');
  });

  test('LOD-22 grades deleted by a due date are listed until a new grade is entered', async () => {
    const course = await courseWith();
    const ina = await course.as('ina');
    await grade(course.id, 'tess', ['sue', 'questionGrade', '8', NOON - DAY]);
    await grade(course.id, 'tess', ['s1', 'questionGrade', '7', NOON - DAY]);
    await ina.ask('DELETE /api/studentGrades/delete/{courseID}', {
      body: {
        username: 's1',
        evaluationDataID: 'BACK',
        gradingType: 'questionGrade',
        questionID: 'duty1',
      },
    });
    const back = COURSE_ITEMS.find(({ dataID }) => dataID === 'BACK');
    const moved = {
      ...designItem({ dataType: 'evaluation', dataID: 'BACK', ...back }),
      questionCourseDate: '2026-09-11',
    };
    await ina.ask(SAVE_DESIGN, { body: { designData: [moved], confirmed: true } });
    const found = await kindsOf(course, 'tess');
    expect(found).toContain('sue: grades-deleted');
    // A grade that a person deleted is no reason.
    expect(found).toContain('s1: ungraded');
    await grade(course.id, 'tess', ['sue', 'questionGrade', '9', NOON + HOUR]);
    expect(await kindsOf(course, 'tess')).toContain('sue: begun');
  });

  test('LOD-23 work that changed after it was complete waits if the change counts', async () => {
    const course = await courseWith();
    const before = NOON - 5 * DAY;
    for (const name of ['sue', 's1', 's2', 's3']) {
      await write(course.id, name, 'duty1', before - HOUR);
      await grade(course.id, 'tess', [name, 'gradingComplete', 'yes', before]);
    }
    await write(course.id, 'sue', 'duty1', before + HOUR);
    // After the due date, and about a question of another section.
    await write(course.id, 's1', 'duty1', NOON - 2 * DAY);
    await write(course.id, 's2', 'later', before + HOUR);
    const tess = await course.as('tess');
    expect(await tess.ask(WAITING)).toEqual([
      expect.objectContaining({ kind: 'changed', username: 'sue', since: before + HOUR }),
    ]);
    await grade(course.id, 'tess', ['s3', 'customDueDate', '2026-09-13', before + 2 * HOUR]);
    await write(course.id, 's3', 'duty1', NOON - 2 * DAY);
    expect(await kindsOf(course, 'tess')).toEqual(['s3: changed', 'sue: changed']);
  });

  test('LOD-26 the session has the number of rows, for graders only', async () => {
    const course = await courseWith();
    const waitingFor = async (name: string) => (await (await course.as(name)).ask(SESSION)).waiting;
    expect(await waitingFor('tess')).toBe(4);
    expect(await waitingFor('ina')).toBe(1);
    expect(await waitingFor('sam')).toBeUndefined();
    const before = NOON - 5 * DAY;
    for (const name of ['sue', 's1', 's2', 's3']) {
      await grade(course.id, 'tess', [name, 'gradingComplete', 'yes', before]);
    }
    expect(await waitingFor('tess')).toBeUndefined();
    await write(course.id, 'sue', 'duty1', before + HOUR);
    expect(await waitingFor('tess')).toBe(1);
  });

  test('LOD-32 the spread of grades has the mean of each grader, for instructors', async () => {
    const course = await courseWith();
    await grade(
      course.id,
      'tess',
      ...['sue', 's1', 's2', 's3'].map((name, at): Given => [name, 'examGrade', String(70 + at)]),
    );
    const [back] = await (await course.as('ina')).ask(SPREAD);
    expect(back?.means.map(({ ta, counted, mean, low }) => [ta, counted, mean, low])).toEqual([
      ['tess', 4, 71.5, null],
      ['Tom', 0, null, null],
      [null, 0, null, null],
    ]);
    const [own] = await (await course.as('tess')).ask(SPREAD);
    expect(own?.means).toEqual([]);
  });
});

onEachEngine('moving students', (engine) => {
  const app = useApp(engine);

  test('LOD-7 several students move to several TAs in one change, which the log has', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const moves = [
      move('SAM', 'tom', 'tess'),
      move('sue', 'Tess', 'Tom'),
      move('una', 'unassigned', 'Tom'),
    ];
    expect(await ina.ask(MOVE, { body: { moves } })).toEqual({ message: 'Saved', moved: 3 });
    const tas = (await ina.ask(LIST)).filter(({ status }) => status === 'student');
    expect(tas.map(({ username, TA }) => [username, TA])).toEqual([
      ['sam', 'tess'],
      ['sue', 'Tom'],
      ['una', 'Tom'],
    ]);
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', {
      query: { kinds: 'users' },
    });
    const about = entries.slice(0, 3).map((entry) => entry.student?.username);
    expect(new Set(about)).toEqual(new Set(['sam', 'sue', 'una']));
  });

  test.each([
    ['a student who has another TA now', move('sam', 'tess', 'Tom'), 409, ['sam']],
    ['one who is not a student', move('gus', 'unassigned', 'Tom'), 400, ['gus']],
    ['a TA who is none', move('sam', 'Tom', 'Ina'), 400, undefined],
  ] as const)('LOD-7 %s stops the whole change', async (_name, bad, status, details) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const moves = [move('una', 'unassigned', 'Tom'), bad];
    const { response, body } = await ina.call(MOVE, { body: { moves } });
    expect(response.statusCode).toBe(status);
    expect(body).toMatchObject(details ? { details } : {});
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });
});
