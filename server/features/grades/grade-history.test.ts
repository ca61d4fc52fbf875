// Deleting grades, the history of changes to them, and restoring them.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { CallParts, TestClient } from '../../testing/test-client.ts';
import { LETTER_ITEMS, MANUAL_ITEMS, MINUTE } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const DELETE = 'DELETE /api/studentGrades/delete/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const RESTORE = 'POST /api/studentGrades/restore/{courseID}';
const SAM = { params: { username: 'sam' } };
const exam = {
  username: 'sam',
  evaluationDataID: 'OPEN',
  gradingType: 'examGrade',
  individualGradingData: '87.5',
};
const question = { ...exam, gradingType: 'questionGrade', questionID: 'duty1' };

async function historyOf(client: TestClient, query: CallParts<typeof HISTORY>['query'] = {}) {
  return (await client.ask(HISTORY, { query })).entries;
}

async function valuesOf(client: TestClient): Promise<Record<string, string>> {
  const records = await client.ask(ONE, SAM);
  return Object.fromEntries(
    records.map((one) => [one.gradingType, one.comment || one.individualGradingData]),
  );
}

onEachEngine('deleting and restoring grades', (engine) => {
  const app = useApp(engine);

  async function manualCourse() {
    const course = await app().course({ items: MANUAL_ITEMS });
    const save = async (client: TestClient, body: object): Promise<void> => {
      app().clock.now += MINUTE;
      await client.ask(SAVE, { body: { ...exam, ...body } });
    };
    return { course, ina: await course.as('ina'), tom: await course.as('tom'), save };
  }

  test('records of one type are deleted, of one question or of all, and restored', async () => {
    const { ina, tom, save } = await manualCourse();
    for (const questionID of ['duty1', 'whyLie']) {
      await save(tom, { gradingType: 'questionGrade', questionID, individualGradingData: '9' });
    }
    await save(tom, { gradingType: 'comments', comment: 'Stays.' });
    const { questionID: _one, ...every } = question;
    app().clock.now += MINUTE;
    expect(await tom.ask(DELETE, { body: question })).toMatchObject({ deletedGrades: 1 });
    expect(await tom.ask(DELETE, { body: every })).toMatchObject({ deletedGrades: 1 });
    expect(await tom.ask(DELETE, { body: every })).toMatchObject({ deletedGrades: 0 });
    const deleted = await historyOf(ina, { username: 'SAM', kinds: 'deleted' });
    expect(deleted).toMatchObject([
      { questionID: 'whyLie', before: '9', after: null, canRestore: true },
      {
        questionID: 'duty1',
        who: { username: 'Tom', fullName: 'Tom Tomson' },
        student: { username: 'sam', fullName: 'sam samson' },
        evaluationId: 'OPEN',
        gradingType: 'questionGrade',
      },
    ]);
    await ina.ask(RESTORE, { body: { entries: deleted.map(({ id }) => id) } });
    expect(await ina.ask(ONE, SAM)).toHaveLength(3);
    const [restored] = await historyOf(ina);
    expect(restored).toMatchObject({ kind: 'restored', before: null, after: '9' });
  });

  test('what was entered since is kept, and counted, unless the request replaces it', async () => {
    const { course, ina, save } = await manualCourse();
    await save(ina, {});
    await ina.ask(DELETE, { body: exam });
    const [entry] = await historyOf(ina, { kinds: 'deleted' });
    await save(ina, { individualGradingData: '99' });
    const body = { entries: [entry!.id] };
    const before = await dumpTables(app().store, [course.id]);
    expect(await ina.ask(RESTORE, { body })).toMatchObject({ restored: 0, standing: 1 });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    app().clock.now += MINUTE;
    const over = await ina.ask(RESTORE, { body: { ...body, over: true } });
    expect(over).toMatchObject({ restored: 1, standing: 0 });
    expect(await valuesOf(ina)).toEqual({ examGrade: '87.5' });
    // Replacing can be undone as well.
    const [undo] = await historyOf(ina, { kinds: 'restored' });
    expect(undo).toMatchObject({ before: '99', after: '87.5', canRestore: true });
    await ina.ask(RESTORE, { body: { entries: [undo!.id], over: true } });
    expect(await valuesOf(ina)).toEqual({ examGrade: '99' });
  });

  test('the value before a change is restored; a new one has none', async () => {
    const { ina, tom, save } = await manualCourse();
    await save(tom, { gradingType: 'comments', comment: 'A careful judgement.' });
    await save(tom, { gradingType: 'comments', comment: 'oops' });
    await save(tom, { gradingType: 'comments', comment: '' });
    const changes = await historyOf(ina, { kinds: 'changed' });
    expect(changes.map(({ before, canRestore }) => [before, canRestore])).toEqual([
      ['oops', true],
      ['A careful judgement.', true],
      [null, false],
    ]);
    const entries = [...changes.map(({ id }) => id), 'unknown'];
    expect(await ina.ask(RESTORE, { body: { entries } })).toMatchObject({
      restored: 0,
      standing: 1,
      impossible: 2,
    });
    expect(await ina.ask(RESTORE, { body: { entries, over: true } })).toMatchObject({
      restored: 1,
      impossible: 2,
    });
    expect(await valuesOf(ina)).toEqual({ comments: 'A careful judgement.' });
  });

  test('question grades restore the exam grade with them', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    for (const individualGradingData of ['7', '2']) {
      app().clock.now += MINUTE;
      await ina.ask(SAVE, { body: { ...question, individualGradingData } });
    }
    expect(await valuesOf(ina)).toMatchObject({ examGrade: '20' });
    const [changed] = await historyOf(ina, { kinds: 'changed' });
    app().clock.now += MINUTE;
    await ina.ask(RESTORE, { body: { entries: [changed!.id], over: true } });
    expect(await valuesOf(ina)).toEqual({ questionGrade: '7', examGrade: '70' });
    await ina.ask(DELETE, { body: question });
    expect(await valuesOf(ina)).toEqual({});
    const [deleted] = await historyOf(ina, { kinds: 'deleted' });
    await ina.ask(RESTORE, { body: { entries: [deleted!.id] } });
    expect(await valuesOf(ina)).toEqual({ questionGrade: '7', examGrade: '70' });
  });

  test('an unknown type is refused', async () => {
    const { ina } = await manualCourse();
    const refused = await ina.refused(DELETE, { body: { ...exam, gradingType: 'bonus' } });
    expect(refused.status).toBe(400);
  });
});

onEachEngine('the history of grades', (engine) => {
  const app = useApp(engine);

  test('is read page by page, by user, by evaluation and by kind', async () => {
    const course = await app().course({ items: LETTER_ITEMS });
    const ina = await course.as('ina');
    for (let round = 0; round < 205; round += 1) {
      if (round % 5 === 0) app().clock.now += 1;
      await ina.ask(SAVE, { body: { ...exam, individualGradingData: String(round) } });
    }
    await ina.ask(SAVE, { body: { ...exam, username: 'sue', evaluationDataID: 'BACK' } });
    const first = await ina.ask(HISTORY, { query: {} });
    expect(first.entries).toHaveLength(200);
    expect(first.entries[0]).toMatchObject({ kind: 'changed', student: { username: 'sue' } });
    // Entries of one millisecond are in the order in which they were made.
    expect(first.entries.slice(1, 12).map(({ after }) => Number(after))).toEqual([
      204, 203, 202, 201, 200, 199, 198, 197, 196, 195, 194,
    ]);
    const rest = await ina.ask(HISTORY, { query: { before: first.next! } });
    expect(rest.entries.map(({ after }) => after)).toEqual(['5', '4', '3', '2', '1', '0']);
    expect(rest.next).toBeNull();
    const back = await historyOf(ina, { evaluationId: 'BACK' });
    expect(back.map(({ student }) => student?.username)).toEqual(['sue']);
    const ofSue = await historyOf(ina, { username: 'sue', kinds: 'changed,users' });
    expect(ofSue.map(({ kind }) => kind)).toEqual(['changed', 'users']);
    expect(await historyOf(ina, { kinds: 'deleted,hand-back' })).toEqual([]);
    expect((await ina.refused(HISTORY, { query: { kinds: 'all' } })).status).toBe(400);
  });

  test('reports custom due dates, removed evaluations and deleted people', async () => {
    const course = await app().course({ items: MANUAL_ITEMS });
    const ina = await course.as('ina');
    const date = { ...exam, gradingType: 'customDueDate', individualGradingData: '2026-10-09' };
    await ina.ask(SAVE, { body: date });
    await ina.ask(SAVE, { body: { ...date, individualGradingData: '' } });
    await ina.ask('DELETE /api/users/{courseID}/{username}', SAM);
    const key = { dataType: 'evaluation', dataID: 'UNDATED' };
    await ina.ask('POST /api/courseDesign/delete/{courseID}', { body: key });
    expect(await historyOf(ina)).toMatchObject([
      { kind: 'removed', evaluationId: 'UNDATED', before: 'Exam UNDATED', student: null },
      {
        kind: 'due-date',
        student: { username: 'sam', fullName: 'sam' },
        before: '2026-10-09',
        after: null,
        canRestore: false,
      },
      { kind: 'due-date', before: null, after: '2026-10-09', gradingType: 'customDueDate' },
    ]);
  });
});
