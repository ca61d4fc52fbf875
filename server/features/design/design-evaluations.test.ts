// What happens to grades and section lists when evaluations and sections are removed.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS } from '../../testing/test-course.ts';

const READ = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const DELETE = 'POST /api/courseDesign/delete/{courseID}';
const GRADES = 'GET /api/studentGrades/{courseID}';
const evaluation = COURSE_ITEMS.find(({ dataID }) => dataID === 'OPEN')!;
const key = { dataType: 'evaluation', dataID: 'OPEN' };

async function typesOf(client: TestClient): Promise<string[]> {
  const grades = await client.ask(GRADES);
  const own = grades.filter(({ evaluationDataID }) => evaluationDataID === 'OPEN');
  return own.map(({ username, gradingType }) => `${username} ${gradingType}`);
}

const courageThesis = (dataID: string) => ({
  dataType: 'thesis',
  dataID,
  dataText: 'Courage',
  questionLogic: '(mayLie, 1)',
});
const freshExam = (dataID: string) => ({ ...evaluation, dataID, questionOptions: 'fresh' });

async function sectionsOf(client: TestClient): Promise<Record<string, string>> {
  const items = await client.ask(READ);
  const found = items.filter(({ dataType }) => dataType === 'evaluation');
  return Object.fromEntries(found.map(({ dataID, questionOptions }) => [dataID, questionOptions]));
}

onEachEngine('removing an evaluation', (engine) => {
  const app = useApp(engine);

  async function gradedCourse() {
    const course = await app().course();
    const ina = await course.as('ina');
    for (const username of ['sam', 'sue']) {
      const grade = { username, evaluationDataID: 'OPEN', individualGradingData: '8' };
      const save = 'POST /api/studentGrades/update/{courseID}';
      await ina.ask(save, {
        body: { ...grade, gradingType: 'questionGrade', questionID: 'duty1' },
      });
      await ina.ask(save, { body: { ...grade, gradingType: 'comments', comment: 'Good.' } });
    }
    app().clock.now += 1000;
    return { course, ina };
  }

  test('GRD-46 asks first when it has grades, and gives their number', async () => {
    const { course, ina } = await gradedCourse();
    const before = await dumpTables(app().store, [course.id]);
    for (const refused of [
      await ina.refused(REMOVE, { body: { designData: [key], confirmed: false } }),
      await ina.refused(DELETE, { body: { ...key, confirmed: false } }),
    ]) {
      expect(refused).toMatchObject({
        status: 409,
        error: 'CONFIRMATION_NEEDED',
        message: 'Removing the evaluation deletes 4 grades. Nothing has changed yet.',
        details: [{ grades: 4 }],
      });
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    const other = { ...key, dataID: 'BACK', confirmed: false };
    expect((await ina.ask(DELETE, { body: other })).deletedGrades).toBe(0);
  });

  test('GRD-73 takes its grades, which a new one of the same name does not get', async () => {
    const { ina } = await gradedCourse();
    expect((await ina.ask(REMOVE, { body: { designData: [key] } })).deletedGrades).toBe(4);
    expect(await typesOf(ina)).toEqual(['sam comments', 'sue comments']);
    const history = 'GET /api/gradeHistory/{courseID}';
    const { entries } = await ina.ask(history, {
      query: { evaluationId: 'OPEN', kinds: 'deleted,removed' },
    });
    expect(entries.filter(({ kind }) => kind === 'deleted')).toHaveLength(4);
    expect(entries.filter(({ kind }) => kind === 'removed')).toHaveLength(1);
    const restore = 'POST /api/studentGrades/restore/{courseID}';
    const body = { entries: entries.map(({ id }) => id) };
    // While the evaluation is deleted, its grades can't be restored.
    expect(await ina.ask(restore, { body })).toMatchObject({ restored: 0, impossible: 5 });
    const again = { ...evaluation, questionOptions: 'logic', questionCourseDate: '2026-12-01' };
    expect((await ina.ask(UPDATE, { body: { designData: [again] } })).deletedGrades).toBe(0);
    expect(await typesOf(ina)).toEqual(['sam comments', 'sue comments']);
    app().clock.now += 1000;
    expect(await ina.ask(restore, { body })).toMatchObject({ restored: 2, computed: 2 });
    expect(await typesOf(ina)).toContain('sam examGrade');
  });

  test('GRD-77 LOG-41 of two saves at the same time that claim one section or one name, one is refused', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    for (const [make, sentence] of [
      [freshExam, 'A section can belong to only one evaluation.'],
      [courageThesis, 'This thesis name is already taken: Please choose a different name.'],
    ] as const) {
      const ids = ['ONE', 'TWO', 'THREE', 'FOUR'];
      const answers = await Promise.all(
        ids.map((id) => ina.call(UPDATE, { body: { designData: [make(id)] } })),
      );
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(3);
      expect(refused[0]?.response.json<{ message: string }>().message).toContain(sentence);
    }
    const items = await ina.ask(READ);
    expect(items.filter(({ questionOptions }) => questionOptions === 'fresh')).toHaveLength(1);
    expect(items.filter(({ dataText }) => dataText === 'Courage')).toHaveLength(1);
  });

  test('GRD-74 a deleted section leaves the lists of evaluations', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const both = { ...evaluation, questionOptions: 'logic,ethics' };
    await ina.ask(UPDATE, { body: { designData: [both] } });
    const section = { dataType: 'sectionName', dataID: 'logic' };
    await ina.ask(REMOVE, { body: { designData: [section], confirmed: false } });
    expect(await sectionsOf(ina)).toEqual({ BACK: 'ethics', OPEN: 'ethics', UNDATED: 'ethics' });
    await ina.ask(DELETE, { body: { ...section, dataID: 'ethics' } });
    expect(await sectionsOf(ina)).toEqual({ BACK: '', OPEN: '', UNDATED: '' });
  });
});
