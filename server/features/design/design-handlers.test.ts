// Reading and changing a course design: who gets which part, and that a refused change changes nothing.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, HOUR, UNRELEASED_TEXTS } from '../../testing/test-course.ts';

const READ = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const DELETE = 'POST /api/courseDesign/delete/{courseID}';
const GRADE = 'POST /api/studentGrades/update/{courseID}';
const GRADES = 'GET /api/studentGrades/{courseID}';
type Items = AnswerOf<typeof READ>;

function typesIn(items: Items): string[] {
  return [...new Set(items.map(({ dataType }) => dataType))].toSorted();
}

function questionsIn(items: Items): string[] {
  return items.flatMap(({ dataType, dataID }) => (dataType === 'question' ? [dataID] : []));
}

async function etagFor(client: TestClient): Promise<string> {
  return String((await client.call(READ)).response.headers.etag);
}

async function statusOf(client: TestClient, etag: string): Promise<number> {
  return (await client.call(READ, { headers: { 'if-none-match': etag } })).status;
}

/** The types of the grades of the evaluation whose date changes. */
function typesOf(grades: AnswerOf<typeof GRADES>): string[] {
  const ofThis = grades.filter(({ evaluationDataID }) => evaluationDataID === 'OPEN');
  return ofThis.map(({ gradingType }) => gradingType);
}

const PUBLIC_TYPES = [
  'areThereTAs',
  'courseDate',
  'courseDescription',
  'courseTitle',
  'courseUsesGrading',
  'hasContradictionItems',
  'hasCourseDescription',
  'hasFAQ',
  'hasRubric',
  'hasSyllabus',
  'instructorName',
  'sectionName',
  'syllabusLinkItem',
  'topic',
];

const STUDENT_TYPES = [
  'evaluation',
  'faq',
  'giveStudentsComments',
  'question',
  'questionByQuestionGrading',
  'rubric',
  'rubricWhereToShow',
  'thesis',
  'timeToShowNewContent',
  'usesAutomaticProgress',
  'usesGradesForExams',
];

onEachEngine('reading the design', (engine) => {
  const app = useApp(engine);

  test('visitors get the public part, also with a session of another course', async () => {
    const course = await app().course();
    for (const client of [course.nobody(), await course.asStranger('otto')]) {
      expect(typesIn(await client.ask(READ))).toEqual(PUBLIC_TYPES);
    }
  });

  test('students and guests get what has been released, staff get everything', async () => {
    const course = await app().course();
    for (const name of ['sam', 'gus']) {
      const items = await (await course.as(name)).ask(READ);
      expect(questionsIn(items)).toEqual(['clash', 'duty1', 'mayLie', 'whyLie']);
      expect(typesIn(items)).toEqual([...PUBLIC_TYPES, ...STUDENT_TYPES].toSorted());
    }
    for (const name of ['ina', 'tom']) {
      const items = await (await course.as(name)).ask(READ);
      expect(items).toHaveLength(COURSE_ITEMS.length);
    }
  });

  test('texts of unreleased questions reach no student by any call', async () => {
    const course = await app().course();
    const clients = [course.nobody(), await course.as('sam'), await course.as('gus')];
    const username = 'sam';
    for (const client of clients) {
      const bodies = await Promise.all([
        client.call(READ),
        client.call(READ, { headers: { 'if-none-match': '"other"' } }),
        client.call('GET /api/studentAnswers/{courseID}/{username}', { params: { username } }),
        client.call('GET /api/studentAnswersHistory/{courseID}/{username}', {
          params: { username },
        }),
        client.call('GET /api/examAnswers/{courseID}/{username}', {
          params: { username },
          query: { date: '2027-01-01' },
        }),
        client.call('GET /api/studentGrades/{courseID}/{username}', { params: { username } }),
        client.call('POST /api/studentAnswers/update/{courseID}', {
          body: { answerData: [{ username, questionID: 'later', questionEssayAnswer: 'x' }] },
        }),
        client.call('GET /api/session/{courseID}'),
        client.call('GET /api/gradeHistory/{courseID}'),
      ]);
      const answers = bodies.map(({ response }) => response.body).join('\n');
      for (const text of UNRELEASED_TEXTS) expect(answers).not.toContain(text);
    }
    const staff = await (await course.as('tess')).call(READ);
    for (const text of UNRELEASED_TEXTS) expect(staff.response.body).toContain(text);
  });

  test('a new day releases its questions at the hour, and only then', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    app().clock.now += 7 * DAY - 3 * HOUR - 1;
    await sam.ask('GET /api/session/{courseID}');
    expect(questionsIn(await sam.ask(READ))).not.toContain('later');
    app().clock.now += 1;
    expect(questionsIn(await (await course.as('sam')).ask(READ))).toContain('later');
  });

  test('an unchanged design answers 304; another audience, a change and a new day do not', async () => {
    const course = await app().course();
    const [sam, ina] = [await course.as('sam'), await course.as('ina')];
    const [ofSam, ofIna, ofNobody] = [
      await etagFor(sam),
      await etagFor(ina),
      await etagFor(course.nobody()),
    ];
    expect(new Set([ofSam, ofIna, ofNobody]).size).toBe(3);
    expect(await statusOf(sam, ofSam)).toBe(304);
    expect(await statusOf(sam, `W/${ofSam}`)).toBe(304);
    expect(await statusOf(await course.as('sue'), ofSam)).toBe(304);
    // After logging out, an old tag gives no access, and the tag of staff gives students none.
    expect(await statusOf(course.nobody(), ofSam)).toBe(200);
    expect(await statusOf(sam, ofIna)).toBe(200);
    app().clock.now += DAY;
    expect(await statusOf(sam, ofSam)).toBe(304);
    app().clock.now += 6 * DAY;
    expect(await statusOf(await course.as('sam'), ofSam)).toBe(200);
    const item = { dataType: 'courseTitle', dataID: '0', dataText: 'Another title' };
    await (await course.as('ina')).ask(UPDATE, { body: { designData: [item] } });
    expect(await statusOf(await course.as('ina'), ofIna)).toBe(200);
    expect(await statusOf(course.nobody(), ofNobody)).toBe(200);
  });

  test('no cache between may hand one part to another person', async () => {
    const course = await app().course();
    const { response } = await course.nobody().call(READ, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(String(response.headers.vary).toLowerCase().split(', ').toSorted()).toEqual([
      'accept-encoding',
      'cookie',
    ]);
  });
});

async function unchangedBy(
  course: TestCourse,
  store: Parameters<typeof dumpTables>[0],
  act: () => Promise<void>,
): Promise<void> {
  const before = await dumpTables(store, [course.id]);
  await act();
  expect(await dumpTables(store, [course.id])).toEqual(before);
}

onEachEngine('changing the design', (engine) => {
  const app = useApp(engine);

  test('items are added, replaced and removed; unchanged ones make no new version', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const item = {
      dataType: 'thesis',
      dataID: 'new',
      dataText: 'Stoic∀x🦉e\u0301',
      questionLogic: '(mayLie, 1)',
      questionOptions: 'Stoic\r\n∀x 🦉 e\u0301',
    };
    const added = await ina.ask(UPDATE, { body: { designData: [item] } });
    const again = await ina.ask(UPDATE, { body: { designData: [item] } });
    expect(again.designVersion).toBe(added.designVersion);
    const find = async () =>
      (await ina.ask(READ)).find(
        ({ dataType, dataID }) => `${dataType}/${dataID}` === 'thesis/new',
      );
    expect(await find()).toEqual(designItem(item));
    await ina.ask(UPDATE, { body: { designData: [{ ...item, dataText: 'Cynic' }] } });
    expect(await find()).toMatchObject({ dataText: 'Cynic' });
    await ina.ask(REMOVE, { body: { designData: [item, { dataType: 'thesis', dataID: 'gone' }] } });
    expect(await find()).toBeUndefined();
    await ina.ask(DELETE, { body: { dataType: 'thesis', dataID: 'thesis-1' } });
    expect(typesIn(await ina.ask(READ))).not.toContain('thesis');
  });

  test('an item that another person has changed or removed refuses the whole list', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const versionOf = async (dataID: string) =>
      (await ina.ask(READ, { query: { versions: 'yes' } })).find((item) => item.dataID === dataID)
        ?.version;
    const mine = {
      dataType: 'thesis',
      dataID: 'new',
      dataText: 'Stoic',
      questionLogic: '(mayLie, 1)',
    };
    await ina.ask(UPDATE, { body: { designData: [{ ...mine, expectedVersion: 0 }] } });
    const seen = await versionOf('new');
    expect(seen).toBeGreaterThan(0);
    const theirs = { ...mine, dataText: 'Cynic', expectedVersion: seen };
    await ina.ask(UPDATE, { body: { designData: [theirs] } });
    const late = { ...mine, dataText: 'Sceptic', expectedVersion: seen };
    await unchangedBy(course, app().store, async () => {
      const other = { dataType: 'courseTitle', dataID: '0', dataText: 'Changed' };
      const refusal = await ina.refused(UPDATE, { body: { designData: [other, late] } });
      expect(refusal).toMatchObject({
        status: 409,
        error: 'CHANGED_MEANWHILE',
        details: [{ yours: { dataText: 'Sceptic' }, theirs: { dataText: 'Cynic' } }],
      });
      const key = { dataType: 'thesis', dataID: 'new', expectedVersion: seen };
      expect(await ina.refused(REMOVE, { body: { designData: [key] } })).toMatchObject({
        error: 'CHANGED_MEANWHILE',
        details: [{ yours: null, theirs: { dataText: 'Cynic' } }],
      });
      // Another person already saved the same: there is no reason to refuse.
      await ina.ask(UPDATE, { body: { designData: [{ ...theirs, expectedVersion: 0 }] } });
    });
    const now = await versionOf('new');
    const key = { dataType: 'thesis', dataID: 'new', expectedVersion: now };
    await ina.ask(REMOVE, { body: { designData: [key] } });
    await ina.ask(REMOVE, { body: { designData: [key] } });
    const gone = await ina.refused(UPDATE, {
      body: { designData: [{ ...mine, expectedVersion: now }] },
    });
    expect(gone).toMatchObject({ error: 'CHANGED_MEANWHILE', details: [{ theirs: null }] });
  });

  test('only staff who ask get versions', async () => {
    const course = await app().course();
    const items = async (name: 'ina' | 'sam', query: object) =>
      (await course.as(name)).ask(READ, { query });
    expect((await items('ina', {})).every((item) => !('version' in item))).toBe(true);
    const versions = await items('ina', { versions: 'yes' });
    expect(versions.every(({ version }) => typeof version === 'number')).toBe(true);
    const ofStudent = await items('sam', { versions: 'yes' });
    expect(ofStudent.every((item) => !('version' in item))).toBe(true);
  });

  const good = { dataType: 'courseTitle', dataID: '0', dataText: 'Changed' };
  const long = 'x'.repeat(200_001);
  test.each([
    ['an unknown dataType', { dataType: 'password', dataID: '1' }],
    ['a type of Object.prototype', { dataType: 'constructor', dataID: '1' }],
    ['no dataType', { dataID: '1' }],
    ['no dataID', { dataType: 'thesis' }],
    ['an empty dataID', { dataType: 'thesis', dataID: '' }],
    ['a blank dataID', { dataType: 'thesis', dataID: ' ' }],
    ['a dataID of 201 characters', { dataType: 'thesis', dataID: 'x'.repeat(201) }],
    ['a number in place of a text', { dataType: 'thesis', dataID: '1', dataIndex: 3 }],
    ['null in place of a text', { dataType: 'thesis', dataID: '1', dataText: null }],
    ['a field of 200,001 characters', { dataType: 'rubric', dataID: '1', dataText: long }],
    ['a NUL', { dataType: 'rubric', dataID: '1', dataText: 'a\0b' }],
    ['half a surrogate pair', { dataType: 'rubric', dataID: '1', dataText: 'a\ud800b' }],
    [
      'a due date that is no date',
      { dataType: 'evaluation', dataID: 'OPEN', questionCourseDate: '2026-02-30' },
    ],
    ['an unknown time zone', { dataType: 'courseTimeZone', dataID: '1', dataText: 'Mars/Base' }],
    [
      'a choice question with one option',
      { dataType: 'question', dataID: 'n', questionType: 'Radio', questionOptions: 'one' },
    ],
    [
      'a section of another evaluation',
      { dataType: 'evaluation', dataID: 'NEW', questionOptions: 'ethics' },
    ],
    ['no record', 'thesis'],
  ])('a list with %s is refused whole', async (_name, bad) => {
    const course = await app().course();
    const ina = await course.as('ina');
    await unchangedBy(course, app().store, async () => {
      const body = { designData: [good, bad] } as never;
      expect(await ina.refused(UPDATE, { body })).toMatchObject({
        status: 400,
        error: 'INVALID_INPUT',
      });
    });
  });

  test.each([
    ['an unknown dataType', { dataType: 'password', dataID: '1' }],
    ['no dataID', { dataType: 'thesis' }],
    ['a NUL', { dataType: 'thesis', dataID: 'a\0b' }],
  ])('removing with %s is refused whole', async (_name, bad) => {
    const course = await app().course();
    const ina = await course.as('ina');
    await unchangedBy(course, app().store, async () => {
      const list = { designData: [{ dataType: 'thesis', dataID: 'thesis-1' }, bad] } as never;
      expect(await ina.refused(REMOVE, { body: list })).toMatchObject({ status: 400 });
      expect(await ina.refused(DELETE, { body: bad as never })).toMatchObject({ status: 400 });
    });
  });

  test('what is wrong is reported with its place in the list', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const body = { designData: [good, { dataType: 'password', dataID: '1' }] };
    const refused = await ina.refused(UPDATE, { body });
    expect(refused.details).toMatchObject([{ position: 1, dataType: 'password' }]);
  });

  test('what is wrong far down a long list is reported with its place, too', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const items = Array.from({ length: 2500 }, () => good);
    const body = { designData: [...items, { dataType: 'password', dataID: '1' }] };
    const refused = await ina.refused(UPDATE, { body });
    expect(refused.details).toMatchObject([{ position: 2500, dataType: 'password' }]);
  });

  test('200,000 characters and 10,000 items are taken, one more is not', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const items = Array.from({ length: 10_001 }, (_, place) => ({
      dataType: 'syllabusLinkItem',
      // A course can't have as many.
      dataID: `link-${place % 1900}`,
      questionLogic: '/reading',
    }));
    const full = { dataType: 'rubric', dataID: '1', dataText: '🦉'.repeat(200_000) };
    await ina.ask(UPDATE, { body: { designData: [full] } });
    const rubric = (await ina.ask(READ)).find(({ dataType }) => dataType === 'rubric');
    expect(rubric?.dataText).toBe(full.dataText);
    await ina.ask(UPDATE, { body: { designData: items.slice(1) } });
    await unchangedBy(course, app().store, async () => {
      const refused = await ina.refused(UPDATE, { body: { designData: items } });
      expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
    });
  });

  test('of two items with one key the last counts, and removing an item that is saved in the same list does nothing', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const twice = ['First', 'Second'].map((dataText) => ({ ...good, dataText }));
    await ina.ask(UPDATE, { body: { designData: twice } });
    const title = (await ina.ask(READ)).find(({ dataType }) => dataType === 'courseTitle');
    expect(title?.dataText).toBe('Second');
  });

  test('many changes at once are all kept', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        ina.ask(UPDATE, {
          body: {
            designData: [
              {
                dataType: 'thesis',
                dataID: `t${place}`,
                dataText: `T${place}`,
                questionLogic: '(mayLie, 1)',
              },
            ],
          },
        }),
      ),
    );
    const theses = (await ina.ask(READ)).filter(({ dataType }) => dataType === 'thesis');
    expect(theses).toHaveLength(13);
  });
});

onEachEngine('a new due date', (engine) => {
  const app = useApp(engine);
  const evaluation = COURSE_ITEMS.find(({ dataID }) => dataID === 'OPEN')!;

  async function gradedCourse() {
    const course = await app().course();
    const ina = await course.as('ina');
    const grades = [
      { gradingType: 'questionGrade', questionID: 'duty1', individualGradingData: '8' },
      { gradingType: 'comments', comment: 'Good.' },
      { gradingType: 'gradingComplete', individualGradingData: 'yes' },
    ];
    for (const grade of grades) {
      const body = { username: 'sam', evaluationDataID: 'OPEN', ...grade };
      await ina.ask(GRADE, { body });
      await ina.ask(GRADE, { body: { ...body, evaluationDataID: 'BACK' } });
    }
    return { course, ina };
  }

  const dated = (questionCourseDate: string) => [{ ...evaluation, questionCourseDate }];
  test('asks first when it would delete grades, and gives their number', async () => {
    const { course, ina } = await gradedCourse();
    expect(
      await ina.ask('GET /api/dueDateImpact/{courseID}/{evaluationId}', {
        params: { evaluationId: 'OPEN' },
      }),
    ).toEqual({ grades: 2, students: 1, hasBegun: true });
    await unchangedBy(course, app().store, async () => {
      const body = { designData: dated('2026-10-07'), confirmed: false };
      expect(await ina.refused(UPDATE, { body })).toMatchObject({
        status: 409,
        error: 'CONFIRMATION_NEEDED',
        details: [{ grades: 2 }],
      });
    });
  });

  test('GRD-136 asks again if it would delete more grades than the person agreed to', async () => {
    const { course, ina } = await gradedCourse();
    const asksAgain = { status: 409, error: 'CONFIRMATION_NEEDED', details: [{ grades: 2 }] };
    const agreed = { confirmed: true, agreedGrades: 1 };
    await unchangedBy(course, app().store, async () => {
      const moved = { designData: dated('2026-10-07'), ...agreed };
      expect(await ina.refused(UPDATE, { body: moved })).toMatchObject(asksAgain);
      const removed = { designData: [{ dataType: 'evaluation', dataID: 'OPEN' }], ...agreed };
      expect(await ina.refused(REMOVE, { body: removed })).toMatchObject(asksAgain);
    });
    // No answer differs as of the new date, so nothing is deleted.
    const kept = { designData: dated('2026-10-07'), keepUnchanged: true, agreedGrades: 0 };
    expect((await ina.ask(UPDATE, { body: kept })).deletedGrades).toBe(0);
    const all = { designData: dated('2026-10-14'), agreedGrades: 2 };
    expect((await ina.ask(UPDATE, { body: all })).deletedGrades).toBe(2);
  });

  test('deletes the numerical grades of its evaluation alone, and they can be restored', async () => {
    const { ina } = await gradedCourse();
    const before = await ina.ask(GRADES);
    const saved = await ina.ask(UPDATE, { body: { designData: dated('2026-10-07') } });
    expect(saved.deletedGrades).toBe(2);
    const after = await ina.ask(GRADES);
    expect(typesOf(after)).toEqual(['comments', 'gradingComplete']);
    expect(after).toHaveLength(before.length - 2);
    const { entries: history } = await ina.ask('GET /api/gradeHistory/{courseID}');
    const deleted = history.filter(({ kind }) => kind === 'deleted');
    // The completion is deleted with the grades, and restored with them.
    expect(deleted).toHaveLength(3);
    expect(history.find(({ kind }) => kind === 'due-date')).toMatchObject({
      who: { username: 'ina', fullName: 'ina inason' },
      student: null,
      evaluationId: 'OPEN',
      before: '2026-09-30',
      after: '2026-10-07',
      canRestore: false,
    });
    const entries = deleted.map(({ id }) => id);
    const restore = 'POST /api/studentGrades/restore/{courseID}';
    expect(await ina.ask(restore, { body: { entries } })).toMatchObject({
      restored: 2,
      standing: 0,
      computed: 1,
      impossible: 0,
    });
    const value = ({
      version: _v,
      changedAt: _a,
      changedBy: _b,
      ...grade
    }: (typeof before)[number]) => grade;
    expect((await ina.ask(GRADES)).map(value)).toEqual(before.map(value));
    expect(await ina.ask(restore, { body: { entries } })).toMatchObject({
      restored: 0,
      standing: 2,
      computed: 1,
    });
  });

  test('a change of other fields and the same date delete nothing', async () => {
    const { ina } = await gradedCourse();
    app().clock.now += 1;
    const designData = [{ ...evaluation, dataText: 'Renamed', questionLogic: 'graded' }];
    const saved = await ina.ask(UPDATE, { body: { designData, confirmed: false } });
    expect(saved.deletedGrades).toBe(0);
    expect(typesOf(await ina.ask(GRADES))).toHaveLength(4);
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}');
    expect(entries[0]).toMatchObject({ kind: 'hand-back', after: 'graded', evaluationId: 'OPEN' });
  });

  test('restoring takes only what was deleted in this course', async () => {
    const { ina } = await gradedCourse();
    const other = await gradedCourse();
    await other.ina.ask(UPDATE, { body: { designData: dated('2026-10-07') } });
    const foreign = await other.ina.ask('GET /api/gradeHistory/{courseID}');
    const body = { entries: foreign.entries.map(({ id }) => id) };
    const before = await ina.ask(GRADES);
    const answer = await ina.ask('POST /api/studentGrades/restore/{courseID}', { body });
    expect(answer).toMatchObject({ restored: 0, standing: 0 });
    expect(await ina.ask(GRADES)).toEqual(before);
  });
});

onEachEngine('what a call refuses as the screens do', (engine) => {
  const app = useApp(engine);
  const thesis = { dataType: 'thesis', dataID: 'new', dataText: 'Stoic' };

  test.each([
    ['DSN-35', { dataType: 'sectionName', dataID: 'ethics', dataIndex: '1', dataText: ' ' }],
    ['DSN-35', { dataType: 'topic', dataID: 'new', dataIndex: '9' }],
    ['DSN-36', thesis],
    ['LOG-42', { ...thesis, questionLogic: '(mayLie, 1) &' }],
    ['LOG-42', { dataType: 'question', dataID: 'mayLie', questionLogic: '((' }],
    ['DSN-37', { dataType: 'syllabusLinkItem', dataID: '1', questionLogic: 'javascript:alert(1)' }],
    ['DSN-38', { dataType: 'persona', dataID: 'p', questionOptions: 'not JSON' }],
  ])('%s %o', async (_rule, bad) => {
    const course = await app().course();
    const ina = await course.as('ina');
    await unchangedBy(course, app().store, async () => {
      const refused = await ina.refused(UPDATE, { body: { designData: [bad] } });
      expect(refused).toMatchObject({
        status: 400,
        details: [{ position: 0, dataType: bad.dataType, dataID: bad.dataID }],
      });
    });
  });

  test('LOG-42 reports where the logic is malformed', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const designData = [{ ...thesis, questionLogic: '(mayLie, 1) & & (mayLie, 2)' }];
    const refused = await ina.refused(UPDATE, { body: { designData } });
    expect(refused.message).toContain(
      'This logic condition does not look well-formed. At character',
    );
    expect(refused.details).toMatchObject([{ field: 'questionLogic', from: 14, to: 15 }]);
  });

  test('DSN-30 an older course can be saved, and what it had can be restored', async () => {
    const older = designItem({
      dataType: 'thesis',
      dataID: 'older',
      dataText: 'Older',
      questionLogic: '((',
    });
    const course = await app().course({ items: [...COURSE_ITEMS, older] });
    const ina = await course.as('ina');
    const save = (item: object) => ina.ask(UPDATE, { body: { designData: [item as never] } });
    await save({ ...older, questionOptions: 'Another description' });
    await save({ ...older, questionLogic: '(mayLie, 1)' });
    await save(older);
    await ina.ask(REMOVE, { body: { designData: [older] } });
    await save(older);
    const other = { ...older, questionLogic: '(((' };
    const refused = await ina.refused(UPDATE, { body: { designData: [other] } });
    expect(refused.status).toBe(400);
  });

  test('DSN-39 stores what a screen would store', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const designData = [
      { ...thesis, dataText: ' The Stoic ', questionLogic: '(mayLie, 1)' },
      { dataType: 'syllabusLinkItem', dataID: 'new', questionLogic: ' www.example.org ' },
    ];
    await ina.ask(UPDATE, { body: { designData } });
    const stored = (await ina.ask(READ)).filter(({ dataID }) => dataID === 'new');
    expect(stored).toMatchObject([
      { dataType: 'syllabusLinkItem', questionLogic: 'https://www.example.org' },
      { dataType: 'thesis', dataText: 'TheStoic' },
    ]);
  });

  test('DSN-40 students are not sent unfinished FAQ entries', async () => {
    const dataText = JSON.stringify([
      { question: 'Done?', answer: 'Done.' },
      { question: 'Secret draft', answer: '' },
    ]);
    const course = await app().course();
    const ina = await course.as('ina');
    const designData = [{ dataType: 'faq', dataID: 'courseFAQ', dataText }];
    await ina.ask(UPDATE, { body: { designData } });
    const body = JSON.stringify(await (await course.as('sam')).ask(READ));
    expect(body).toContain('Done?');
    expect(body).not.toContain('Secret draft');
    expect(JSON.stringify(await ina.ask(READ))).toContain('Secret draft');
  });
});
