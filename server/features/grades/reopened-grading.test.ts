// Grading that was complete isn't any more once a due date has deleted grades of it (GRD-91).
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const RESTORE = 'POST /api/studentGrades/restore/{courseID}';
const evaluation = COURSE_ITEMS.find(({ dataID }) => dataID === 'OPEN')!;
const later = { ...evaluation, questionCourseDate: '2026-12-01' };
const date = (username: string, individualGradingData: string) => ({
  username,
  evaluationDataID: 'OPEN',
  gradingType: 'customDueDate',
  individualGradingData,
});

async function completeOf(client: TestClient, username: string): Promise<string | null> {
  const records = await client.ask(ONE, { params: { username } });
  const found = records.find(
    (one) => one.gradingType === 'gradingComplete' && one.evaluationDataID === 'OPEN',
  );
  return found?.individualGradingData ?? null;
}

async function bothComplete(client: TestClient): Promise<readonly (string | null)[]> {
  return [await completeOf(client, 'sam'), await completeOf(client, 'sue')];
}

onEachEngine('grading that was complete', (engine) => {
  const app = useApp(engine);

  /** Sam has a grade, Sue only a comment; both are marked complete. */
  async function gradedCourse() {
    const course = await app().course();
    const ina = await course.as('ina');
    const key = { evaluationDataID: 'OPEN' };
    for (const record of [
      {
        username: 'sam',
        gradingType: 'questionGrade',
        questionID: 'duty1',
        individualGradingData: '8',
      },
      { username: 'sue', gradingType: 'comments', comment: 'Nothing to grade.' },
      { username: 'sam', gradingType: 'gradingComplete', individualGradingData: 'yes' },
      { username: 'sue', gradingType: 'gradingComplete', individualGradingData: 'yes' },
    ]) {
      await ina.ask(SAVE, { body: { ...key, ...record } });
    }
    app().clock.now += 1000;
    return { course, ina };
  }

  test('GRD-91 becomes no again with a new due date, for those who lost grades', async () => {
    const { ina } = await gradedCourse();
    expect(await bothComplete(ina)).toEqual(['yes', 'yes']);
    await ina.ask(UPDATE, { body: { designData: [later] } });
    expect(await bothComplete(ina)).toEqual(['no', 'yes']);
    const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'deleted' } });
    expect(entries.find((one) => one.gradingType === 'gradingComplete')).toMatchObject({
      gradingType: 'gradingComplete',
      before: 'yes',
      after: 'no',
      who: { username: 'ina' },
      canRestore: true,
    });
  });

  test('GRD-91 becomes no again with the student’s custom due date', async () => {
    const { ina } = await gradedCourse();
    await ina.ask(SAVE, { body: date('sue', '2026-10-09') });
    expect(await bothComplete(ina)).toEqual(['yes', 'yes']);
    await ina.ask(SAVE, { body: date('sam', '2026-10-09') });
    expect(await bothComplete(ina)).toEqual(['no', 'yes']);
  });

  test('GRD-92 is restored together with the grades', async () => {
    const { ina } = await gradedCourse();
    await ina.ask(UPDATE, { body: { designData: [later] } });
    const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'deleted' } });
    const [newest] = entries;
    const change = newest!.id.slice(0, newest!.id.lastIndexOf('-'));
    const ids = entries
      .filter(({ id, canRestore }) => canRestore && id.startsWith(change))
      .map(({ id }) => id);
    app().clock.now += 1000;
    expect(await ina.ask(RESTORE, { body: { entries: ids, over: false } })).toMatchObject({
      restored: 2,
      standing: 0,
    });
    expect(await completeOf(ina, 'sam')).toBe('yes');
  });

  test('GRD-93 a custom due date that deletes grades is refused until the person confirms', async () => {
    const { course, ina } = await gradedCourse();
    const before = await dumpTables(app().store, [course.id]);
    const body = { ...date('sam', '2026-10-09'), confirmed: false };
    expect(await ina.refused(SAVE, { body })).toMatchObject({
      status: 409,
      error: 'CONFIRMATION_NEEDED',
      message:
        'Changing this student’s due date deletes 1 question grade. Nothing has changed yet.',
      details: [{ grades: 1 }],
    });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    // Without grades no confirmation is needed.
    const free = { ...date('sue', '2026-10-09'), confirmed: false };
    expect((await ina.ask(SAVE, { body: free })).deletedGrades).toBe(0);
    expect((await ina.ask(SAVE, { body: { ...body, confirmed: true } })).deletedGrades).toBe(2);
  });
});
