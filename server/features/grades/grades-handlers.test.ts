// Grades: reading, saving, conflicts, and opening a student for grading.
import { expect, test } from 'vitest';
import { sql } from '../../store/engine/sql.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { LETTER_ITEMS, MANUAL_ITEMS, MINUTE, NOON } from '../../testing/test-course.ts';

const ALL = 'GET /api/studentGrades/{courseID}';
const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const SAM = { params: { username: 'sam' } };

const exam = {
  username: 'sam',
  evaluationDataID: 'OPEN',
  gradingType: 'examGrade',
  individualGradingData: '87.5',
};

async function saveAll(client: TestClient, grades: readonly object[]): Promise<void> {
  for (const grade of grades) await client.ask(SAVE, { body: { ...exam, ...grade } });
}

function short(
  grades: readonly { username: string; evaluationDataID: string; gradingType: string }[],
): string[] {
  return grades.map((grade) => `${grade.username} ${grade.evaluationDataID} ${grade.gradingType}`);
}

async function answer(client: TestClient, questionID: string, questionAnswer: string) {
  const answerData = [{ username: 'sam', questionID, questionAnswer }];
  await client.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
}

function dataOf(records: readonly { gradingType: string; individualGradingData: string }[]) {
  return Object.fromEntries(records.map((each) => [each.gradingType, each.individualGradingData]));
}

onEachEngine('reading grades', (engine) => {
  const app = useApp(engine);

  async function gradedCourse() {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    await saveAll(ina, [
      { gradingType: 'customDueDate', individualGradingData: '2026-10-09' },
      {},
      { evaluationDataID: 'BACK' },
      { evaluationDataID: 'BACK', gradingType: 'comments', comment: 'Well argued.' },
      { gradingType: 'comments', comment: 'Not for sam yet.' },
      { username: 'sue', evaluationDataID: 'BACK' },
      { username: 'una', evaluationDataID: 'BACK' },
    ]);
    return { course, ina };
  }

  test('instructors get all, TAs only their own students', async () => {
    const { course, ina } = await gradedCourse();
    expect(new Set((await ina.ask(ALL)).map(({ username }) => username))).toEqual(
      new Set(['sam', 'sue', 'una']),
    );
    expect(short(await (await course.as('tess')).ask(ALL))).toEqual(['sue BACK examGrade']);
    const ofTom = await (await course.as('tom')).ask(ALL);
    expect(new Set(ofTom.map(({ username }) => username))).toEqual(new Set(['sam']));
  });

  test('GRD-61 how far grading is needs exam grades, completion, custom due dates, and comments of all kinds while it is not complete', async () => {
    const { course, ina } = await gradedCourse();
    const done = { gradingType: 'gradingComplete', individualGradingData: 'yes' };
    await saveAll(ina, [
      { username: 'sue', evaluationDataID: 'BACK', gradingType: 'comments', comment: 'Fine.' },
      { username: 'sue', evaluationDataID: 'BACK', ...done },
    ]);
    const passages = { questionID: 'duty1', comment: 'A fine thought.' };
    for (const [username, evaluationDataID, commentID] of [
      ['una', 'OPEN', 'first'],
      ['una', 'OPEN', 'second'],
      ['sue', 'BACK', 'first'],
    ] as const) {
      await ina.ask('POST /api/passageComments/update/{courseID}', {
        body: { username, evaluationDataID, commentID, ...passages },
      });
    }
    const query = { only: 'progress' } as const;
    const progress = await ina.ask(ALL, { query });
    expect(progress.find(({ gradingType }) => gradingType === 'commentedPassages')).toMatchObject({
      username: 'una',
      individualGradingData: '2',
      comment: '',
    });
    expect(short(await ina.ask(ALL))).not.toContain('una OPEN commentedPassages');
    expect(short(progress)).toEqual([
      'sam BACK comments',
      'sam BACK examGrade',
      'sam OPEN comments',
      'sam OPEN customDueDate',
      'sam OPEN examGrade',
      'sue BACK examGrade',
      'sue BACK gradingComplete',
      'una BACK examGrade',
      'una OPEN commentedPassages',
    ]);
    expect(short(await (await course.as('tess')).ask(ALL, { query }))).toEqual([
      'sue BACK examGrade',
      'sue BACK gradingComplete',
    ]);
  });

  test('students get what was handed back and their custom due date, and nothing about who graded', async () => {
    const { course } = await gradedCourse();
    const sam = await course.as('sam');
    const { body, response } = await sam.call(ONE, SAM);
    expect(short(body)).toEqual([
      'sam BACK comments',
      'sam BACK examGrade',
      'sam OPEN customDueDate',
    ]);
    expect(response.body).not.toMatch(/ina|changedBy|changedAt|Not for sam/);
  });

  test('handing back opens the grades, taking it in again closes them', async () => {
    const { course, ina } = await gradedCourse();
    const sam = await course.as('sam');
    const designData = [
      {
        dataType: 'evaluation',
        dataID: 'OPEN',
        dataText: 'Exam OPEN',
        questionCourseDate: '2026-09-30',
        questionOptions: 'ethics',
        questionLogic: 'graded',
      },
    ];
    const update = 'POST /api/courseDesign/update/{courseID}';
    await ina.ask(update, { body: { designData } });
    expect(short(await sam.ask(ONE, SAM))).toContain('sam OPEN examGrade');
    await ina.ask(update, {
      body: { designData: [{ ...designData[0]!, questionLogic: 'ungraded' }] },
    });
    expect(short(await sam.ask(ONE, SAM))).not.toContain('sam OPEN examGrade');
  });
});

onEachEngine('saving grades', (engine) => {
  const app = useApp(engine);

  test('a record is made, replaced under its key, and returned with its version', async () => {
    const course = await app().course({ items: LETTER_ITEMS });
    const tom = await course.as('tom');
    const first = await tom.ask(SAVE, { body: exam });
    expect(first.record).toMatchObject({
      ...exam,
      questionID: 'noQuestionID',
      changedBy: 'tom',
      changedAt: NOON,
    });
    app().clock.now += MINUTE;
    const body = { ...exam, username: 'SAM', questionID: '', individualGradingData: 'A-' };
    const second = await tom.ask(SAVE, { body });
    expect(second.record.version).toBeGreaterThan(first.record.version);
    const stored = await tom.ask(ONE, SAM);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ username: 'sam', individualGradingData: 'A-' });
  });

  test('a record that another person changed since answers 409 with theirs', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const [tom, ina] = [await course.as('tom'), await course.as('ina')];
    const { record } = await tom.ask(SAVE, { body: exam });
    app().clock.now += MINUTE;
    await ina.ask(SAVE, { body: { ...exam, individualGradingData: '90' } });
    const body = { ...exam, individualGradingData: '70', expectedVersion: record.version };
    const refused = await tom.refused(SAVE, { body });
    expect(refused).toMatchObject({
      status: 409,
      error: 'CHANGED_MEANWHILE',
      details: [{ individualGradingData: '90', changedBy: 'ina' }],
    });
    expect((await tom.ask(ONE, SAM))[0]).toMatchObject({ individualGradingData: '90' });
    const isNew = { ...exam, expectedVersion: 0, individualGradingData: '60' };
    expect((await tom.refused(SAVE, { body: isNew })).status).toBe(409);
  });

  test('of many savers with one version exactly one wins', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const tom = await course.as('tom');
    const replies = await Promise.all(
      [61, 62, 63, 64, 65].map((grade) =>
        tom.call(SAVE, {
          body: { ...exam, individualGradingData: String(grade), expectedVersion: 0 },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  test.each([
    ['an unknown type', { gradingType: 'bonus' }, 400],
    [
      'a question grade above 10',
      { gradingType: 'questionGrade', individualGradingData: '10.5' },
      400,
    ],
    [
      'a question grade with two decimals',
      { gradingType: 'questionGrade', individualGradingData: '7.25' },
      400,
    ],
    ['a grade of 11 characters', { individualGradingData: 'x'.repeat(11) }, 400],
    ['a count that is none', { gradingType: 'unansweredMCQs', individualGradingData: '-1' }, 400],
    [
      'an adjustment that is none',
      { gradingType: 'gradeAdjustment', individualGradingData: 'much' },
      400,
    ],
    [
      'a due date that is none',
      { gradingType: 'customDueDate', individualGradingData: '2026-13-01' },
      400,
    ],
    [
      'a completeness that is none',
      { gradingType: 'gradingComplete', individualGradingData: 'maybe' },
      400,
    ],
    ['a NUL', { gradingType: 'comments', comment: 'a\0b' }, 400],
    ['a comment that is too long', { gradingType: 'comments', comment: 'x'.repeat(200_001) }, 400],
    ['no user', { username: '' }, 400],
    ['an unknown evaluation', { evaluationDataID: 'GONE' }, 404],
    ['an unknown user', { username: 'nowhere' }, 404],
  ])('%s is refused and changes nothing', async (_name, change, status) => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.refused(SAVE, { body: { ...exam, ...change } });
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(/\.$/);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test("GRD-35 a student's own due date deletes the grades that were given for the old one", async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    await saveAll(ina, [
      {},
      { gradingType: 'questionGrade', questionID: 'duty1', individualGradingData: '8' },
      { gradingType: 'comments', comment: 'Stays.', individualGradingData: '' },
      { username: 'sue' },
    ]);
    const date = { gradingType: 'customDueDate', individualGradingData: ' 2026-10-09 ' };
    const saved = await ina.ask(SAVE, { body: { ...exam, ...date } });
    // The exam grade was entered by hand: it stays until the grader reviews it.
    expect(saved.deletedGrades).toBe(1);
    const left = await ina.ask(ONE, SAM);
    expect(
      left.map(({ gradingType, individualGradingData }) => [gradingType, individualGradingData]),
    ).toEqual([
      ['comments', ''],
      ['customDueDate', '2026-10-09'],
      ['examGrade', '87.5'],
    ]);
    expect(await ina.ask(ONE, { params: { username: 'sue' } })).toHaveLength(1);
    // The same date again deletes nothing, an empty one removes it.
    expect((await ina.ask(SAVE, { body: { ...exam, ...date } })).deletedGrades).toBe(0);
    await ina.ask(SAVE, { body: { ...exam, ...date, individualGradingData: '' } });
    expect(await ina.ask(ONE, SAM)).toHaveLength(2);
  });
});

onEachEngine('opening a student for grading', (engine) => {
  const app = useApp(engine);
  const body = { username: 'sam', evaluationDataID: 'OPEN' };

  test('creates the counts that are missing, computed from the answers', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const [sam, tom] = [await course.as('sam'), await course.as('tom')];
    const none = await tom.ask(OPEN, { body: { ...body, evaluationDataID: 'BACK' } });
    expect(none).toMatchObject({
      targetDate: '2026-09-10',
      counts: { unansweredMCQs: 1, unresolvedContradictions: 0 },
    });
    await answer(sam, 'mayLie', '1');
    const opened = await tom.ask(OPEN, { body });
    expect(opened.counts).toEqual({ unansweredMCQs: 0, unresolvedContradictions: 1 });
    expect(dataOf(opened.records)).toEqual({
      unansweredMCQs: '0',
      unresolvedContradictions: '1',
      gradeAdjustment: '0',
    });
  });

  test('keeps what the grader overwrote, also when two open at once', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const [tom, ina] = [await course.as('tom'), await course.as('ina')];
    await ina.ask(SAVE, {
      body: { ...exam, gradingType: 'unansweredMCQs', individualGradingData: '7' },
    });
    const both = await Promise.all([tom.ask(OPEN, { body }), ina.ask(OPEN, { body })]);
    for (const { records, counts } of both) {
      expect(dataOf(records)).toMatchObject({ unansweredMCQs: '7', gradeAdjustment: '0' });
      expect(counts.unansweredMCQs).toBe(1);
    }
    expect(await ina.ask(ONE, SAM)).toHaveLength(3);
  });

  test('needs an evaluation with a date', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const undated = await ina.refused(OPEN, { body: { ...body, evaluationDataID: 'UNDATED' } });
    expect(undated).toMatchObject({
      status: 400,
      message: 'Target date is required to fetch student answers.',
    });
    const unknown = await ina.refused(OPEN, { body: { ...body, evaluationDataID: 'GONE' } });
    expect(unknown).toMatchObject({ status: 404, error: 'EVALUATION_NOT_FOUND' });
    expect(await ina.ask(ONE, SAM)).toEqual([]);
  });
});

const manual = (dataText: string) => ({
  designData: [{ dataType: 'numericVsLetterManualGrades', dataID: '1', dataText }],
});

onEachEngine('what a call refuses as the desk does', (engine) => {
  const app = useApp(engine);
  const design = 'POST /api/courseDesign/update/{courseID}';

  test.each([
    ['examGrade', '101', 'A grade is a number from 0 to 100.'],
    ['examGrade', 'A-', 'A grade is a number from 0 to 100.'],
    [
      'questionGrade',
      '10.5',
      'A question grade is a number from 0 to 10 with at most one decimal.',
    ],
    [
      'questionGrade',
      '7.25',
      'A question grade is a number from 0 to 10 with at most one decimal.',
    ],
  ])('GRD-110 %s %s', async (gradingType, individualGradingData, message) => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const body = { ...exam, gradingType, questionID: 'duty1', individualGradingData };
    expect(await ina.refused(SAVE, { body })).toMatchObject({ status: 400, message });
    expect(await ina.ask(ONE, SAM)).toEqual([]);
  });

  test('GRD-110 a letter that is stored stays savable when the course changes over to numbers', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    await ina.ask(design, { body: manual('Letter') });
    const letter = { ...exam, individualGradingData: 'A-' };
    await ina.ask(SAVE, { body: letter });
    await ina.ask(design, { body: { ...manual('Numeric'), confirmed: true } });
    expect((await ina.ask(SAVE, { body: letter })).message).toBe('Saved');
    const other = await ina.refused(SAVE, { body: { ...exam, individualGradingData: 'B' } });
    expect(other.status).toBe(400);
  });

  test('GRD-111 spaces around a grade are not stored', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const body = { ...exam, individualGradingData: ' 88 ' };
    expect((await ina.ask(SAVE, { body })).record.individualGradingData).toBe('88');
  });
});

onEachEngine('who is graded', (engine) => {
  const app = useApp(engine);

  test.each(['gus', 'tom', 'ina'])(
    'a grade for %s, who is no student, is refused',
    async (username) => {
      const course = await app().course({ items: MANUAL_ITEMS });
      const ina = await course.as('ina');
      const refused = await ina.refused(SAVE, { body: { ...exam, username } });
      expect(refused.message).toBe('Only students are graded.');
      const { evaluationDataID } = exam;
      const opened = await ina.refused(OPEN, { body: { username, evaluationDataID } });
      expect(opened).toMatchObject({ status: 400, message: 'Only students are graded.' });
      expect(await ina.ask(ALL, {})).toEqual([]);
      const kept = await app().store.read(
        sql`select grading_type from grades where course = ${course.id}`,
      );
      expect(kept).toEqual([]);
    },
  );

  test('the record names the student as first entered', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const { record } = await ina.ask(SAVE, { body: { ...exam, username: ' SAM ' } });
    expect(record.username).toBe('sam');
  });
});
