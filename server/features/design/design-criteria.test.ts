// Criteria and weights: what is refused, what students get, what a due date deletes, and what the class adds up to.
import { expect, test } from 'vitest';
import { criteriaChanges } from '@elenchus/domain/criteria/course-criteria.ts';
import { weightChanges } from '@elenchus/domain/criteria/evaluation-weights.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, LETTER_ITEMS, MANUAL_ITEMS } from '../../testing/test-course.ts';

const DESIGN = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const RESTORE = 'POST /api/studentGrades/restore/{courseID}';
const FIGURES = 'GET /api/criteriaStatistics/{courseID}';
const EXPORT = 'GET /api/gradesExport/{courseID}';

const levels = [
  { id: '1', name: 'High', points: 7, description: 'A secret of the criteria' },
  { id: '2', name: 'Low', points: 3, description: '' },
];
const table = [
  { id: 'a', name: 'Clarity', levels },
  { id: 'b', name: 'Depth', levels: [{ ...levels[1]!, points: 3 }] },
];
const criteriaOf = (kind: 'evaluation' | 'question', id: string): DesignItem =>
  criteriaChanges({ kind, id }, table).upserts[0]!;
const weight = (id: string, percent: number): DesignItem => weightChanges(id, percent).upserts[0]!;
const shown = designItem({ dataType: 'courseGradeForStudents', dataID: '1', dataText: 'Yes' });
const CRITERIA: readonly DesignItem[] = [
  criteriaOf('evaluation', 'BACK'),
  criteriaOf('evaluation', 'OPEN'),
];

interface Entered {
  readonly username?: string;
  readonly evaluationDataID?: string;
  readonly gradingType: string;
  readonly questionID?: string;
  readonly individualGradingData: string;
}

const enter = (client: TestClient, record: Entered) =>
  client.call(SAVE, { body: { username: 'sam', evaluationDataID: 'OPEN', ...record } });
const levelsOf = (text: string, questionID = 'duty1'): Entered => ({
  gradingType: 'criterionLevels',
  questionID,
  individualGradingData: text,
});

async function typesOf(client: TestClient, username = 'sam'): Promise<readonly string[]> {
  const records = await client.ask(ONE, { params: { username } });
  return records
    .filter((one) => one.evaluationDataID === 'OPEN')
    .map(({ gradingType, individualGradingData }) => `${gradingType} ${individualGradingData}`)
    .filter((text) => /^(criterionLevels|questionGrade|examGrade)/.test(text));
}

async function clarityOf(client: TestClient) {
  const answer = await client.ask(FIGURES);
  const found = answer.find(({ evaluationId }) => evaluationId === 'OPEN');
  return found?.tables[0]?.criteria[0];
}

onEachEngine('criteria and weights', (engine) => {
  const app = useApp(engine);

  async function rowOf(all: readonly DesignItem[]) {
    const course = await app().course({ items: all });
    const ina = await course.as('ina');
    await enter(ina, { ...levelsOf('a:1,b:2', 'noQuestionID'), evaluationDataID: 'BACK' });
    const data = { gradingType: 'examGrade', individualGradingData: '88' };
    await enter(ina, { ...data, evaluationDataID: 'BACK' });
    const { response } = await ina.call(EXPORT, { query: { format: 'spreadsheet' } });
    return response.body.split('\r\n');
  }

  test.each<[string, DesignItem, string]>([
    [
      'a table that is none',
      designItem({ dataType: 'evaluationCriteria', dataID: 'OPEN', dataText: '{}' }),
      'evaluationCriteria: dataText must be a JSON list of criteria, each with id, name and levels; a level has id, name, points and description.',
    ],
    [
      'points that are none',
      {
        ...criteriaOf('question', 'duty1'),
        dataText: criteriaOf('question', 'duty1').dataText.replace('"points":7', '"points":-7'),
      },
      'questionCriteria: Points are a number from 0 to 1000 with at most 2 decimals.',
    ],
    [
      'criteria of no evaluation',
      criteriaOf('evaluation', 'NONE'),
      "evaluationCriteria: dataID must be the ID of an evaluation, and not 'NONE'.",
    ],
    [
      'criteria of no question',
      criteriaOf('question', 'nobody'),
      "questionCriteria: dataID must be the ID of a question, and not 'nobody'.",
    ],
    [
      'a weight above 100',
      { ...weight('OPEN', 10), dataText: '101' },
      'evaluationWeight: dataText must be a percentage above 0 and up to 100, with at most 2 decimals.',
    ],
    [
      'a flag that is none',
      { ...shown, dataText: 'maybe' },
      "courseGradeForStudents: dataText must be Yes or No, and not 'maybe'.",
    ],
  ])('CRT-2 CRT-14 CRT-24 %s is refused with a sentence', async (_name, item, sentence) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.call(UPDATE, { body: { designData: [item] } });
    expect(refused.status).toBe(400);
    expect(refused.error?.message).toBe(sentence);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('CRT-24 a removed evaluation takes its criteria and weight with it', async () => {
    const course = await app().course({
      items: [...COURSE_ITEMS, ...CRITERIA, weight('OPEN', 40)],
    });
    const ina = await course.as('ina');
    const keys = { designData: [{ dataType: 'evaluation', dataID: 'OPEN' }] };
    await ina.ask(REMOVE, { body: keys });
    const left = (await ina.ask(DESIGN)).filter(({ dataID }) => dataID === 'OPEN');
    expect(left).toEqual([]);
  });

  test.each([
    ['no pairs', 'high', 'duty1'],
    ['a criterion twice', 'a:1,a:2', 'duty1'],
    ['a question that does not exist', 'a:1', 'nowhere'],
  ])('CRT-6 levels with %s are refused', async (_name, text, questionID) => {
    const course = await app().course({ items: [...COURSE_ITEMS, ...CRITERIA] });
    const refused = await enter(await course.as('ina'), levelsOf(text, questionID));
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await typesOf(await course.as('ina'))).toEqual([]);
  });

  test('CRT-6 a second grader who saw earlier levels gets the current ones', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, ...CRITERIA] });
    const [ina, tom] = [await course.as('ina'), await course.as('Tom')];
    await enter(ina, levelsOf('a:1'));
    const body = { username: 'sam', evaluationDataID: 'OPEN', ...levelsOf('a:2') };
    const late = await tom.call(SAVE, { body: { ...body, expectedVersion: 0 } });
    expect([late.status, late.error?.details]).toMatchObject([
      409,
      [{ individualGradingData: 'a:1', changedBy: 'ina' }],
    ]);
  });

  test('CRT-21 students get levels and tables only of handed-back work, and only with grades', async () => {
    const items = [...COURSE_ITEMS, ...CRITERIA, criteriaOf('question', 'later')];
    const course = await app().course({ items });
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    for (const evaluationDataID of ['BACK', 'OPEN']) {
      await enter(ina, { ...levelsOf('a:1,b:2'), evaluationDataID });
    }
    const read = async () => ({
      tables: (await sam.ask(DESIGN)).flatMap(({ dataType, dataID }) =>
        dataType.endsWith('Criteria') ? [dataID] : [],
      ),
      levels: (await sam.ask(ONE, { params: { username: 'sam' } })).flatMap((one) =>
        one.gradingType === 'criterionLevels' ? [one.evaluationDataID] : [],
      ),
    });
    expect(await read()).toEqual({ tables: ['BACK'], levels: ['BACK'] });
    const off = designItem({ dataType: 'usesGradesForExams', dataID: '1', dataText: 'No' });
    await ina.ask(UPDATE, { body: { designData: [off] } });
    expect(await read()).toEqual({ tables: [], levels: [] });
    expect((await course.nobody().call(DESIGN)).response.body).not.toContain('A secret of');
  });

  test('CRT-20 students get the weights only when the course grade is shown to them', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, weight('BACK', 30)] });
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const weights = async () =>
      (await sam.ask(DESIGN)).filter(({ dataType }) => dataType === 'evaluationWeight').length;
    expect(await weights()).toBe(0);
    await ina.ask(UPDATE, { body: { designData: [shown] } });
    expect(await weights()).toBe(1);
  });

  test('CRT-22 a new due date deletes the levels with the grades, and both can be restored', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, ...CRITERIA] });
    const ina = await course.as('ina');
    await enter(ina, levelsOf('a:1,b:2'));
    const grade = {
      gradingType: 'questionGrade',
      questionID: 'duty1',
      individualGradingData: '10',
    };
    await enter(ina, grade);
    const all = await typesOf(ina);
    expect(all).toEqual(['criterionLevels a:1,b:2', 'examGrade 100', 'questionGrade 10']);
    const open = COURSE_ITEMS.find(({ dataID }) => dataID === 'OPEN')!;
    app().clock.now += 1000;
    const body = { designData: [{ ...open, questionCourseDate: '2026-12-01' }] };
    // Levels aren't counted as grades.
    expect((await ina.ask(UPDATE, { body })).deletedGrades).toBe(2);
    expect(await typesOf(ina)).toEqual([]);
    const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'deleted' } });
    const gone = entries.filter(({ gradingType }) => gradingType !== 'gradingComplete');
    expect(gone.map(({ gradingType }) => String(gradingType)).toSorted()).toEqual([
      'criterionLevels',
      'examGrade',
      'questionGrade',
    ]);
    await ina.ask(RESTORE, { body: { entries: gone.map(({ id }) => id) } });
    expect(await typesOf(ina)).toEqual(all);
  });

  test('CRT-22 a custom due date deletes the levels of the question grades', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, ...CRITERIA] });
    const ina = await course.as('ina');
    await enter(ina, levelsOf('a:1'));
    await enter(ina, {
      gradingType: 'questionGrade',
      questionID: 'duty1',
      individualGradingData: '7',
    });
    const date = { gradingType: 'customDueDate', individualGradingData: '2026-10-09' };
    const saved = await enter(ina, date);
    expect(saved.body).toMatchObject({ deletedGrades: 2 });
    expect(await typesOf(ina)).toEqual([]);
  });

  test('CRT-22 by hand, a custom due date keeps the grade and its levels', async () => {
    const course = await app().course({ items: [...MANUAL_ITEMS, ...CRITERIA] });
    const ina = await course.as('ina');
    await enter(ina, levelsOf('a:1', 'noQuestionID'));
    await enter(ina, { gradingType: 'examGrade', individualGradingData: '70' });
    await enter(ina, { gradingType: 'customDueDate', individualGradingData: '2026-10-09' });
    expect(await typesOf(ina)).toEqual(['criterionLevels a:1', 'examGrade 70']);
  });

  test('CRT-13 the statistics count the levels of all students, or of a TA’s own', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, ...CRITERIA] });
    const [ina, tom] = [await course.as('ina'), await course.as('Tom')];
    await enter(ina, levelsOf('a:1,b:2'));
    await enter(ina, { ...levelsOf('a:2'), username: 'sue' });
    expect(await clarityOf(ina)).toEqual({
      id: 'a',
      name: 'Clarity',
      most: 7,
      chosen: 2,
      mean: 5,
      levels: [
        { id: '1', name: 'High', points: 7, count: 1 },
        { id: '2', name: 'Low', points: 3, count: 1 },
      ],
    });
    expect(await clarityOf(tom)).toMatchObject({ chosen: 1, mean: 7 });
  });

  test('CRT-23 the spreadsheet has the points and the course grade, also beside letters', async () => {
    const items = [...CRITERIA, weight('BACK', 30), weight('OPEN', 70)];
    const [head = '', sam = ''] = await rowOf([...MANUAL_ITEMS, ...items]);
    expect(head).toContain('Exam BACK: Clarity,Exam BACK: Depth,Exam OPEN,');
    expect(head).toMatch(/,Course grade,Course grade: Sum$/);
    expect(sam).toContain(',88,no,,7,3,');
    expect(sam).toContain(
      '(0.3 × 88.0) ÷ 0.3 = 88.0. So far, because these have no grade yet: Exam OPEN.',
    );
    const [, letters = ''] = await rowOf([...LETTER_ITEMS, ...items]);
    expect(letters).toContain('"This course gives letter grades, so there is no course grade."');
  });
});
