import { expect, test } from 'vitest';
import { selectOptionalDesign } from '../design/design-store.ts';
import { selectGradeHistory } from './grade-history-store.ts';
import { countNumericalGrades, type GradeToSave } from './grades-store.ts';
import { selectGradesOfStudent } from './stored-grades.ts';
import { readLog, readLogOf } from '../testing/audit-log.ts';
import { onEachEngine } from '../testing/engines.ts';
import { selectGrades, selectGradesOfTa } from '../testing/grade-rows.ts';
import { byKant, evaluation, NOON, person, useStore } from '../testing/test-store.ts';

function grade(fields: Partial<GradeToSave> = {}): GradeToSave {
  return {
    usernameKey: 'ann',
    evaluationDataID: 'MID',
    gradingType: 'questionGrade',
    questionID: 'q1',
    individualGradingData: '8',
    comment: '',
    expectedVersion: null,
    ...fields,
  };
}

const GRADES = [
  grade(),
  grade({ questionID: 'q2', individualGradingData: '9.5' }),
  grade({ gradingType: 'examGrade', questionID: 'noQuestionID', individualGradingData: '87.5' }),
  grade({ gradingType: 'comments', questionID: 'noQuestionID', comment: 'Well argued.' }),
  grade({ usernameKey: 'bob', individualGradingData: '7' }),
  grade({ evaluationDataID: 'FIN', individualGradingData: '6' }),
];

onEachEngine('grades', (engine) => {
  const opened = useStore(engine);

  async function gradedCourse(): Promise<string> {
    const users = [person('Ann', { ta: 'tara' }), person('Bob'), person('Tara', { status: 'ta' })];
    const id = await opened().course({ users, items: [evaluation('MID'), evaluation('FIN')] });
    await opened().store.transact('saveGrades', { ...byKant(id), grades: GRADES });
    return id;
  }

  test('a grade is kept under its four keys and changes its version', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const [before] = await selectGradesOfStudent(store, id, 'bob');
    const saved = await store.transact('saveGrades', {
      ...byKant(id, NOON + 5),
      grades: [
        grade({
          usernameKey: 'bob',
          individualGradingData: '7.5',
          expectedVersion: before!.version,
        }),
      ],
    });
    expect(saved).toMatchObject({
      ok: true,
      value: [{ individualGradingData: '7.5', changedBy: 'kant' }],
    });
    const [after] = await selectGradesOfStudent(store, id, 'bob');
    expect(after!.version).toBeGreaterThan(before!.version);
    expect(await selectGrades(store, id)).toHaveLength(6);
    expect(await selectGradesOfTa(store, id, 'tara')).toHaveLength(5);
  });

  test('a grade that another person changed since is not overwritten: both values are returned', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const changes = [
      grade({ individualGradingData: '1', expectedVersion: 17 }),
      grade({ questionID: 'new', individualGradingData: '2', expectedVersion: 0 }),
    ];
    expect(await store.transact('saveGrades', { ...byKant(id), grades: changes })).toMatchObject({
      ok: false,
      reason: [{ yours: { individualGradingData: '1' }, theirs: { individualGradingData: '8' } }],
    });
    expect(await selectGrades(store, id)).toHaveLength(6);
  });

  test('two graders who start from the same version: one wins, one gets a conflict', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const [before] = await selectGradesOfStudent(store, id, 'bob');
    const outcomes = await Promise.all(
      ['1', '2'].map((individualGradingData) =>
        store.transact('saveGrades', {
          ...byKant(id),
          grades: [
            grade({ usernameKey: 'bob', individualGradingData, expectedVersion: before!.version }),
          ],
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('an unchanged value writes neither a version nor a log entry', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const change = byKant(id, NOON + 5);
    await store.transact('saveGrades', { ...change, grades: [grade()] });
    expect(await readLogOf(store, id, change.changeID)).toEqual([]);
  });

  test('missing grades are added, stored ones are kept', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const added = await store.transact('addMissingGrades', {
      ...byKant(id),
      grades: [
        grade({ individualGradingData: '0' }),
        grade({
          gradingType: 'unansweredMCQs',
          questionID: 'noQuestionID',
          individualGradingData: '3',
        }),
      ],
    });
    expect(added.map(({ individualGradingData }) => individualGradingData)).toEqual(['8', '3']);
  });

  test('deleted grades can be listed and restored', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const key = {
      usernameKey: 'ann',
      evaluationDataID: 'MID',
      gradingType: 'questionGrade',
    } as const;
    const outcome = await store.transact('deleteGrades', {
      ...byKant(id),
      ...key,
      questionID: null,
    });
    expect(outcome).toEqual({ ok: true, value: { deleted: 2 } });
    expect(await selectGrades(store, id)).toHaveLength(4);
    await store.transact('saveGrades', {
      ...byKant(id),
      grades: [grade({ individualGradingData: '5' })],
    });
    const query = { course: id, kinds: ['deleted'], limit: 10 } as const;
    const deleted = await selectGradeHistory(store, query);
    expect(
      deleted.map((entry) => [entry.actor, entry.subjectName, entry.evaluationDataID]),
    ).toEqual([
      ['kant', 'Ann Name', 'MID'],
      ['kant', 'Ann Name', 'MID'],
    ]);
    const restore = { auditIDs: deleted.map((entry) => entry.id), over: false };
    expect(await store.transact('restoreGrades', { ...byKant(id), ...restore })).toMatchObject({
      restored: [{ questionID: 'q2', individualGradingData: '9.5' }],
      kept: [{ questionID: 'q1', individualGradingData: '5' }],
    });
    expect(await selectGrades(store, id)).toHaveLength(6);
  });

  test('a record created again after a delete never repeats an old version', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const [old] = await selectGradesOfStudent(store, id, 'bob');
    const key = {
      usernameKey: 'bob',
      evaluationDataID: 'MID',
      gradingType: 'questionGrade',
    } as const;
    await store.transact('deleteGrades', { ...byKant(id, NOON + 1), ...key, questionID: 'q1' });
    await store.transact('saveGrades', {
      ...byKant(id, NOON + 2),
      grades: [grade({ usernameKey: 'bob', individualGradingData: '1' })],
    });
    const stale = grade({
      usernameKey: 'bob',
      individualGradingData: '2',
      expectedVersion: old!.version,
    });
    const outcome = await store.transact('saveGrades', { ...byKant(id), grades: [stale] });
    expect(outcome.ok).toBe(false);
  });

  test('GRD-32 a new due date needs confirmation, deletes the numerical grades and logs them', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    expect(await countNumericalGrades(store, id, 'MID')).toEqual({
      grades: 4,
      students: 2,
      hasBegun: true,
    });
    const upserts = [evaluation('MID', { questionCourseDate: '2026-10-08' })];
    const change = { ...byKant(id), upserts, removals: [] };
    expect(await store.transact('changeDesign', { ...change, confirmed: false })).toEqual({
      ok: false,
      reason: {
        kind: 'confirmation-needed',
        loss: { dueDate: 4, removal: 0, mode: 0, total: 4, changed: 0 },
      },
    });
    expect(await selectGrades(store, id)).toHaveLength(6);
    expect(await store.transact('changeDesign', { ...change, confirmed: true })).toMatchObject({
      ok: true,
      value: { deletedGrades: 4 },
    });
    const left = await selectGrades(store, id);
    expect(left.map((one) => [one.evaluationDataID, one.gradingType])).toEqual([
      ['FIN', 'questionGrade'],
      ['MID', 'comments'],
    ]);
    const log = await readLogOf(store, id, change.changeID);
    expect(log.map(({ action }) => action)).toEqual([
      'evaluation.due-date',
      ...Array.from({ length: 4 }, () => 'grade.delete'),
    ]);
    expect(log[0]).toMatchObject({ before: '2026-10-01', after: '2026-10-08', actor: 'kant' });
    const auditIDs = log.map((entry) => entry.id);
    expect(await countNumericalGrades(store, id, 'MID')).toEqual({
      grades: 0,
      students: 0,
      hasBegun: true,
    });
    expect(await countNumericalGrades(store, id, 'FIN')).toEqual({
      grades: 1,
      students: 1,
      hasBegun: true,
    });
    await store.transact('restoreGrades', { ...byKant(id), auditIDs, over: false });
    expect(await selectGrades(store, id)).toHaveLength(6);
  });

  test('BLD-26 what one act does to many students is not logged in the order of their names', async () => {
    const { store } = opened();
    const names = Array.from('abcdefghijklmnopqrst', (letter) => `Student${letter}`);
    const items = [evaluation('MID')];
    const id = await opened().course({ users: names.map((name) => person(name)), items });
    const students = names.map((name) => name.toLowerCase());
    const grades = students.map((usernameKey) => grade({ usernameKey }));
    await store.transact('saveGrades', { ...byKant(id), grades });
    const upserts = [evaluation('MID', { questionCourseDate: '2026-10-08' })];
    const change = { ...byKant(id), upserts, removals: [], confirmed: true };
    await store.transact('changeDesign', change);
    const [cause, ...deleted] = await readLogOf(store, id, change.changeID);
    expect(cause?.action).toBe('evaluation.due-date');
    const logged = deleted.map(({ subject }) => subject);
    expect(logged.toSorted()).toEqual(students);
    // The chance of this very order is less than 1 in 10^18.
    expect(logged).not.toEqual(students);
  });

  test('the same due date deletes nothing', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const upserts = [evaluation('MID', { questionCourseDate: '2026-10-01' })];
    const change = { ...byKant(id), upserts, removals: [], confirmed: false };
    expect(await store.transact('changeDesign', change)).toMatchObject({
      ok: true,
      value: { deletedGrades: 0, changed: 0, designVersion: 1 },
    });
  });

  test("a student's own due date deletes that student's question grades", async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const key = {
      usernameKey: 'ann',
      evaluationDataID: 'MID',
      recounts: [],
      expectedVersion: null,
      confirmed: true,
      keepsUnchanged: false,
      agreedGrades: null,
    };
    const change = { ...byKant(id), ...key, dueDate: '2026-10-15' };
    expect(await store.transact('changeCustomDueDate', change)).toMatchObject({
      value: { deleted: 2, stored: { version: NOON } },
    });
    expect(await store.transact('changeCustomDueDate', { ...change, ...byKant(id) })).toMatchObject(
      { value: { deleted: 0, stored: { version: NOON } } },
    );
    // A person who saw no date, or another one, doesn't overwrite it.
    const unseen = { ...change, ...byKant(id), dueDate: '2026-10-20', expectedVersion: 0 };
    expect(await store.transact('changeCustomDueDate', unseen)).toMatchObject({
      ok: false,
      reason: { theirs: { individualGradingData: '2026-10-15' } },
    });
    const left = await selectGradesOfStudent(store, id, 'ann');
    expect(left.map((one) => [one.evaluationDataID, one.gradingType])).toEqual([
      ['FIN', 'questionGrade'],
      ['MID', 'comments'],
      ['MID', 'customDueDate'],
      ['MID', 'examGrade'],
    ]);
    await store.transact('changeCustomDueDate', {
      ...byKant(id),
      ...key,
      dueDate: '',
    });
    expect(await selectGradesOfStudent(store, id, 'ann')).toHaveLength(3);
  });

  test('handing back is logged with the states before and after', async () => {
    const { store } = opened();
    const id = await gradedCourse();
    const upserts = [evaluation('MID', { questionLogic: 'graded' })];
    const change = { ...byKant(id), upserts, removals: [], confirmed: false };
    await store.transact('changeDesign', change);
    const design = await selectOptionalDesign(store, id);
    expect(design?.items.find(({ dataID }) => dataID === 'MID')?.questionLogic).toBe('graded');
    const log = await readLog(store, id);
    expect(log.filter(({ action }) => action === 'evaluation.hand-back')).toMatchObject([
      { subject: 'MID', before: 'ungraded', after: 'graded', actor: 'kant', at: NOON },
    ]);
  });
});
