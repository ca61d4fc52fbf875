// What question-by-question grading does to grades entered by hand, and what comes back when it is switched off again.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { LETTER_ITEMS, MINUTE } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const SWITCHED = 'GET /api/switchedGrades/{courseID}';
const RESTORE = 'POST /api/studentGrades/restore/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';

function record(username: string, gradingType: string, data: string, questionID = '') {
  const key = { username, evaluationDataID: 'OPEN', gradingType, questionID };
  return { body: { ...key, individualGradingData: data } };
}

function mode(dataText: 'Yes' | 'No') {
  return { designData: [{ dataType: 'questionByQuestionGrading', dataID: '1', dataText }] };
}

async function valueOf(client: TestClient, username: string, type: string): Promise<string | null> {
  const records = await client.ask(ONE, { params: { username } });
  const found = records.find(
    ({ gradingType, evaluationDataID }) => gradingType === type && evaluationDataID === 'OPEN',
  );
  return found?.individualGradingData ?? null;
}

onEachEngine('grades entered by hand and question-by-question grading', (engine) => {
  const app = useApp(engine);

  /** sam and sue are complete with a grade by hand; sam also has a question grade; una's grade was cleared. */
  async function gradedByHand() {
    const course = await app().course({ items: LETTER_ITEMS });
    const ina = await course.as('ina');
    for (const call of [
      record('sam', 'questionGrade', '7', 'duty1'),
      record('sam', 'examGrade', 'A-'),
      record('sue', 'examGrade', '91'),
      record('una', 'examGrade', 'C'),
      record('una', 'examGrade', ''),
      ...['sam', 'sue', 'una'].map((name) => record(name, 'gradingComplete', 'yes')),
    ]) {
      await ina.ask(SAVE, call);
      app().clock.now += MINUTE;
    }
    return { course, ina };
  }

  async function switchTo(client: TestClient, to: 'Yes' | 'No') {
    app().clock.now += MINUTE;
    const saved = await client.ask(UPDATE, { body: mode(to) });
    app().clock.now += MINUTE;
    return saved;
  }

  test('GRD-175 the mode deletes grades, and their grading is no longer complete', async () => {
    const { ina } = await gradedByHand();
    const asked = await ina.refused(UPDATE, { body: { ...mode('Yes'), confirmed: false } });
    expect(asked.details).toEqual([expect.objectContaining({ grades: 2 })]);
    expect((await switchTo(ina, 'Yes')).deletedGrades).toBe(2);
    expect(await valueOf(ina, 'sam', 'examGrade')).toBe('70');
    expect(await valueOf(ina, 'sue', 'examGrade')).toBeNull();
    expect(await valueOf(ina, 'sam', 'gradingComplete')).toBe('no');
    expect(await valueOf(ina, 'sue', 'gradingComplete')).toBe('no');
    // una had no grade to lose.
    expect(await valueOf(ina, 'una', 'gradingComplete')).toBe('yes');
    const { entries } = await ina.ask(HISTORY, { query: { username: 'sue', kinds: 'deleted' } });
    const lost = new Map(entries.map(({ gradingType, before }) => [gradingType, before]));
    expect(lost).toEqual(
      new Map([
        ['examGrade', '91'],
        ['gradingComplete', 'yes'],
      ]),
    );
    // While the mode is on, there is nothing to bring back.
    expect(await ina.ask(SWITCHED)).toEqual({ entries: [], grades: 0 });
  });

  test('GRD-176 switched off again, the grades and that they were complete can be restored', async () => {
    const { ina } = await gradedByHand();
    expect(await ina.ask(SWITCHED)).toEqual({ entries: [], grades: 0 });
    await switchTo(ina, 'Yes');
    await switchTo(ina, 'No');
    const offered = await ina.ask(SWITCHED);
    expect(offered.grades).toBe(2);
    // Two grades, and twice that grading was complete.
    expect(offered.entries).toHaveLength(4);
    app().clock.now += MINUTE;
    const { entries } = offered;
    expect(await ina.ask(RESTORE, { body: { entries } })).toMatchObject({
      restored: 3,
      standing: 1,
    });
    expect(await valueOf(ina, 'sue', 'examGrade')).toBe('91');
    expect(await valueOf(ina, 'sue', 'gradingComplete')).toBe('yes');
    // The computed grade is replaced only when the person says so.
    expect(await valueOf(ina, 'sam', 'examGrade')).toBe('70');
    const left = await ina.ask(SWITCHED);
    expect(left).toMatchObject({ grades: 1 });
    app().clock.now += MINUTE;
    await ina.ask(RESTORE, { body: { entries: left.entries, over: true } });
    expect(await valueOf(ina, 'sam', 'examGrade')).toBe('A-');
    expect(await ina.ask(SWITCHED)).toEqual({ entries: [], grades: 0 });
  });

  test('GRD-176 what someone entered since is not offered', async () => {
    const { ina } = await gradedByHand();
    await switchTo(ina, 'Yes');
    await switchTo(ina, 'No');
    await ina.ask(SAVE, record('sue', 'examGrade', 'B'));
    await ina.ask(SAVE, record('sam', 'examGrade', ''));
    expect(await ina.ask(SWITCHED)).toEqual({ entries: [], grades: 0 });
  });

  test('GRD-174 the number that is announced is the number of grades that are deleted', async () => {
    const { ina } = await gradedByHand();
    const impact = await ina.ask('GET /api/dueDateImpact/{courseID}/{evaluationId}', {
      params: { evaluationId: 'OPEN' },
    });
    // A- and 91, and a question grade; una's was cleared.
    expect(impact).toEqual({ grades: 3, students: 2, hasBegun: true });
    const items = await ina.ask('GET /api/courseDesign/{courseID}');
    const open = items.find(
      ({ dataType, dataID }) => dataType === 'evaluation' && dataID === 'OPEN',
    );
    const moved = { designData: [{ ...open!, questionCourseDate: '2026-10-07' }] };
    const asked = await ina.refused(UPDATE, { body: { ...moved, confirmed: false } });
    expect(asked.details).toEqual([expect.objectContaining({ grades: 3 })]);
    app().clock.now += MINUTE;
    expect((await ina.ask(UPDATE, { body: moved })).deletedGrades).toBe(3);
    const { entries } = await ina.ask(HISTORY, { query: { kinds: 'deleted' } });
    const lost = entries.filter(
      ({ gradingType, before }) => gradingType !== 'gradingComplete' && (before ?? '') !== '',
    );
    expect(lost).toHaveLength(3);
    expect(await valueOf(ina, 'una', 'gradingComplete')).toBe('yes');
  });
});
