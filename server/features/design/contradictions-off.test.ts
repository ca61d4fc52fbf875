// Contradictions that are switched off are neither counted nor subtracted, and the person who switches them off gets
// a warning.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { MINUTE } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const ANSWER = 'POST /api/studentAnswers/update/{courseID}';
const CONSEQUENCES = 'POST /api/designConsequences/{courseID}';
const key = { username: 'sam', evaluationDataID: 'OPEN' };

function flag(dataType: string, dataText: 'Yes' | 'No') {
  return { designData: [{ dataType, dataID: '1', dataText }] };
}

function grade(gradingType: string, individualGradingData: string, more: object = {}) {
  return { body: { ...key, gradingType, individualGradingData, ...more } };
}

async function valueOf(client: TestClient, wanted: string): Promise<string | undefined> {
  const records = await client.ask(ONE, { params: { username: 'sam' } });
  return records.find(({ gradingType }) => gradingType === wanted)?.individualGradingData;
}

const mayLie = { questionID: 'mayLie', questionAnswer: '1' };

onEachEngine('contradictions that are off', (engine) => {
  const app = useApp(engine);

  test('GRD-80 grades change at once, in the log, and change back; exports and statistics follow', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SAVE, grade('questionGrade', '8', { questionID: 'duty1' }));
    await ina.ask(SAVE, grade('unresolvedContradictions', '2'));
    await ina.ask(SAVE, grade('gradingComplete', 'yes'));
    const meanOf = async () => {
      const rows = await ina.ask('GET /api/statistics/{courseID}');
      return rows.flatMap(({ evaluations }) => evaluations.map(({ mean }) => mean));
    };
    expect(await valueOf(ina, 'examGrade')).toBe('70');
    expect(await meanOf()).toContain(70);
    app().clock.now += MINUTE;
    await ina.ask(UPDATE, { body: flag('hasContradictionItems', 'No') });
    expect(await valueOf(ina, 'examGrade')).toBe('80');
    expect(await meanOf()).toContain(80);
    const file = await ina.call('GET /api/gradesExport/{courseID}', {
      query: { format: 'spreadsheet' },
    });
    expect(file.response.body).toMatch(/sam samson.*,80,/);
    const query = { username: 'sam', kinds: 'computed' };
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', { query });
    expect(entries[0]).toMatchObject({ before: '70', after: '80' });
    // Everything saved while they are off counts without them.
    app().clock.now += MINUTE;
    const { examGrade } = await ina.ask(SAVE, grade('gradeAdjustment', '1'));
    expect(examGrade?.individualGradingData).toBe('81');
    expect(await valueOf(ina, 'unresolvedContradictions')).toBe('2');
    app().clock.now += MINUTE;
    await ina.ask(UPDATE, { body: flag('hasContradictionItems', 'Yes') });
    expect(await valueOf(ina, 'examGrade')).toBe('71');
  });

  test('VIS-25 nothing is counted when grading starts, and nobody can answer one', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    await sam.ask(ANSWER, { body: { answerData: [{ username: 'sam', ...mayLie }] } });
    await ina.ask(UPDATE, { body: flag('hasContradictionItems', 'No') });
    await ina.ask(OPEN, { body: key });
    expect(await valueOf(ina, 'unresolvedContradictions')).toBe('0');
    const answerData = [{ username: 'sam', questionID: 'clash', questionEssayAnswer: 'Hello' }];
    const refused = await sam.refused(ANSWER, { body: { answerData } });
    expect(refused.message).toBe('Question not found');
  });

  test('VIS-25 while they are on, the count is of those that show', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    await sam.ask(ANSWER, { body: { answerData: [{ username: 'sam', ...mayLie }] } });
    await ina.ask(OPEN, { body: key });
    expect(await valueOf(ina, 'unresolvedContradictions')).toBe('1');
  });

  test('GRD-84 switching a part off reports how many values it has', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const off = async (dataType: string) => {
      const found = await ina.ask(CONSEQUENCES, { body: flag(dataType, 'No') });
      return found.switchedOff;
    };
    expect(await off('giveStudentsComments')).toEqual([]);
    expect(await off('usesGradesForExams')).toEqual([]);
    expect(await off('hasFAQ')).toEqual([]);
    expect(await off('hasRubric')).toEqual([{ part: 'rubric', values: 2 }]);
    expect(await off('hasCourseDescription')).toEqual([{ part: 'description', values: 2 }]);
    expect(await off('hasContradictionItems')).toEqual([{ part: 'contradictions', values: 1 }]);

    await sam.ask(ANSWER, { body: { answerData: [{ username: 'sam', ...mayLie }] } });
    await ina.ask(SAVE, grade('questionGrade', '8', { questionID: 'duty1' }));
    await ina.ask(SAVE, grade('unresolvedContradictions', '2'));
    await ina.ask(SAVE, grade('comments', '', { comment: 'Well argued.' }));
    expect(await off('giveStudentsComments')).toEqual([{ part: 'comments', values: 1 }]);
    expect(await off('usesGradesForExams')).toEqual([{ part: 'grades', values: 2 }]);
    const found = await ina.ask(CONSEQUENCES, { body: flag('hasContradictionItems', 'No') });
    expect(found.switchedOff).toEqual([
      { part: 'contradictions', values: 1 },
      { part: 'contradiction-counts', values: 1 },
    ]);
    expect(found.evaluationEdits).toMatchObject([{ kind: 'penalty', grades: 1 }]);
    expect(found.evaluations).toEqual([]);
    expect(found.questions).toMatchObject([{ questionId: 'clash', disappears: 1 }]);
    await ina.ask(UPDATE, { body: flag('hasContradictionItems', 'No') });
    expect(await off('hasContradictionItems')).toEqual([]);
  });
});
