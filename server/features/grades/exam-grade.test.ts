// In question-by-question mode the server keeps the exam grade up to date with everything it is computed from.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { LETTER_ITEMS, MANUAL_ITEMS, MINUTE } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const DELETE = 'DELETE /api/studentGrades/delete/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const key = { username: 'sam', evaluationDataID: 'OPEN' };

function part(gradingType: string, individualGradingData: string, questionID = '') {
  return { ...key, gradingType, individualGradingData, questionID };
}

const seven = part('questionGrade', '7', 'duty1');
const eight = part('questionGrade', '8', 'whyLie');

function setting(dataType: string, dataText: string) {
  return { designData: [{ dataType, dataID: '1', dataText }] };
}

async function examGradeOf(client: TestClient, username = 'sam'): Promise<string | null> {
  const records = await client.ask(ONE, { params: { username } });
  const found = records.filter(({ gradingType }) => gradingType === 'examGrade');
  expect(found.length).toBeLessThan(2);
  return found[0]?.individualGradingData ?? null;
}

async function computedLog(client: TestClient) {
  const query = { username: 'sam', kinds: 'computed' };
  const { entries } = await client.ask('GET /api/gradeHistory/{courseID}', { query });
  return entries;
}

onEachEngine('the exam grade in question-by-question mode', (engine) => {
  const app = useApp(engine);

  test('GRD-44 follows every part, and the answer includes it', async () => {
    const course = await app().course();
    const tom = await course.as('tom');
    const steps: [ReturnType<typeof part>, string | null][] = [
      [part('unansweredMCQs', '2'), null],
      [seven, '60'],
      [eight, '65'],
      [part('gradeAdjustment', '1.5'), '66.5'],
      [part('unresolvedContradictions', '1'), '61.5'],
      [{ ...eight, individualGradingData: '' }, '56.5'],
    ];
    for (const [body, expected] of steps) {
      app().clock.now += MINUTE;
      const { examGrade } = await tom.ask(SAVE, { body });
      expect(examGrade?.individualGradingData ?? null).toBe(expected);
      expect(examGrade === null || examGrade?.changedBy === 'tom').toBe(true);
      expect(await examGradeOf(tom)).toBe(expected);
    }
    const comment = await tom.ask(SAVE, {
      body: { ...key, gradingType: 'comments', comment: 'x' },
    });
    expect(comment).not.toHaveProperty('examGrade');
  });

  test('GRD-44 is deleted with the last question grade, and stays in the log', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SAVE, { body: seven });
    app().clock.now += MINUTE;
    expect(await ina.ask(DELETE, { body: seven })).toMatchObject({
      deletedGrades: 1,
      examGrade: null,
    });
    expect(await examGradeOf(ina)).toBeNull();
    const [latest] = await computedLog(ina);
    expect(latest).toMatchObject({ before: '70', after: null, canRestore: false });
  });

  test('GRD-44 a conflict about a question grade leaves all as it was', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SAVE, { body: seven });
    const before = await dumpTables(app().store, [course.id]);
    const body = { ...seven, individualGradingData: '9', expectedVersion: 1 };
    expect((await ina.refused(SAVE, { body })).status).toBe(409);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('GRD-44 many saves at once leave the grade of the stored records', async () => {
    const course = await app().course();
    const [ina, tom] = [await course.as('ina'), await course.as('tom')];
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const designData = ids.map((dataID) => ({ dataType: 'question', dataID }));
    await ina.ask('POST /api/courseDesign/update/{courseID}', { body: { designData } });
    const saves = ids.map((questionID, place) =>
      (place % 2 === 0 ? ina : tom).ask(SAVE, {
        body: part('questionGrade', String(place), questionID),
      }),
    );
    await Promise.all(saves);
    expect(await examGradeOf(ina)).toBe('25');
  });

  test('GRD-44 counts that opening creates are part of it', async () => {
    const course = await app().course();
    const tom = await course.as('tom');
    await tom.ask(SAVE, { body: seven });
    const { records, counts } = await tom.ask(OPEN, { body: key });
    expect(counts.unansweredMCQs).toBe(1);
    const opened = records.find(({ gradingType }) => gradingType === 'examGrade');
    expect(opened?.individualGradingData).toBe('65');
    expect(await examGradeOf(tom)).toBe('65');
  });

  test('GRD-44 a custom due date deletes it with the question grades', async () => {
    const course = await app().course();
    const tom = await course.as('tom');
    await tom.ask(SAVE, { body: seven });
    const date = await tom.ask(SAVE, { body: part('customDueDate', '2026-10-09') });
    expect(date).toMatchObject({ deletedGrades: 2, examGrade: null });
    expect(await examGradeOf(tom)).toBeNull();
    expect(await tom.ask(SAVE, { body: eight })).toMatchObject({
      examGrade: { individualGradingData: '80' },
    });
  });

  test('GRD-75 a custom due date counts open work again, except where a grader has overwritten it', async () => {
    const course = await app().course();
    const [sam, tom] = [await course.as('sam'), await course.as('tom')];
    const back = { username: 'sam', evaluationDataID: 'BACK' };
    await tom.ask(OPEN, { body: back });
    await tom.ask(SAVE, { body: { ...seven, ...back } });
    expect(await examGradeOf(tom)).toBe('65');
    const answerData = [{ username: 'sam', questionID: 'mayLie', questionAnswer: '2' }];
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
    const date = { ...part('customDueDate', '2026-09-14'), ...back };
    await tom.ask(SAVE, { body: date });
    expect(await tom.ask(SAVE, { body: { ...seven, ...back } })).toMatchObject({
      examGrade: { individualGradingData: '70' },
    });
    await tom.ask(SAVE, { body: { ...part('unansweredMCQs', '3'), ...back } });
    await tom.ask(SAVE, { body: { ...date, individualGradingData: '' } });
    expect(await tom.ask(SAVE, { body: { ...seven, ...back } })).toMatchObject({
      examGrade: { individualGradingData: '55' },
    });
  });

  test('GRD-45 the computed grade may be entered again, another one is refused', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SAVE, { body: seven });
    const before = await dumpTables(app().store, [course.id]);
    const { record } = await ina.ask(SAVE, { body: part('examGrade', '70.0') });
    expect(record.individualGradingData).toBe('70');
    for (const [call, body] of [
      [SAVE, part('examGrade', '71')],
      [SAVE, part('examGrade', '')],
      [DELETE, part('examGrade', '')],
    ] as const) {
      const refused = await ina.refused(call, { body });
      expect(refused).toMatchObject({ status: 400 });
      expect(refused.message).toContain('computed from the question grades');
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('GRD-44 a new penalty counts for everyone at once', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    for (const username of ['sam', 'sue', 'una']) {
      await ina.ask(SAVE, { body: { ...seven, username } });
      await ina.ask(SAVE, { body: { ...part('unansweredMCQs', '2'), username } });
    }
    expect(await examGradeOf(ina)).toBe('60');
    app().clock.now += MINUTE;
    const body = { ...setting('penaltyForUnansweredMCQ', '10'), confirmed: false };
    expect((await ina.ask(UPDATE, { body })).deletedGrades).toBe(0);
    for (const username of ['sam', 'sue', 'una']) {
      expect(await examGradeOf(ina, username)).toBe('50');
    }
    const [latest] = await computedLog(ina);
    expect(latest).toMatchObject({ before: '60', after: '50', who: { username: 'ina' } });
  });

  test('GRD-46 grades entered by hand are not replaced before the person confirms', async () => {
    const course = await app().course({ items: LETTER_ITEMS });
    const ina = await course.as('ina');
    await ina.ask(SAVE, { body: seven });
    await ina.ask(SAVE, { body: part('examGrade', 'A-') });
    await ina.ask(SAVE, { body: { ...part('examGrade', '91'), username: 'sue' } });
    await ina.ask(SAVE, { body: { ...part('questionGrade', '9', 'duty1'), username: 'una' } });
    expect(await examGradeOf(ina, 'una')).toBeNull();
    const before = await dumpTables(app().store, [course.id]);
    const mode = setting('questionByQuestionGrading', 'Yes');
    const refused = await ina.refused(UPDATE, { body: { ...mode, confirmed: false } });
    expect(refused).toMatchObject({
      status: 409,
      error: 'CONFIRMATION_NEEDED',
      details: [{ grades: 2 }],
    });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    expect((await ina.ask(UPDATE, { body: mode })).deletedGrades).toBe(2);
    expect(await examGradeOf(ina)).toBe('70');
    expect(await examGradeOf(ina, 'sue')).toBeNull();
    expect(await examGradeOf(ina, 'una')).toBe('90');
    // By hand again: the computed grade stays until a grader changes it.
    await ina.ask(UPDATE, { body: setting('questionByQuestionGrading', 'No') });
    expect(await examGradeOf(ina)).toBe('70');
    await ina.ask(SAVE, { body: part('examGrade', 'B+') });
    expect(await examGradeOf(ina)).toBe('B+');
  });

  test('GRD-46 the mode of a course without grades changes unasked', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const body = { ...setting('questionByQuestionGrading', 'Yes'), confirmed: false };
    expect((await ina.ask(UPDATE, { body })).deletedGrades).toBe(0);
  });
});
