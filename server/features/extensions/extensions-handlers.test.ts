// Extensions for several students, accommodations, and which grades a moved due date deletes.
import type { CallOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { selectPersonExport } from '../../store/personal-data/person-export-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, MANUAL_ITEMS, NOON } from '../../testing/test-course.ts';

const ONE = 'GET /api/studentGrades/{courseID}/{username}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const PREVIEW = 'POST /api/extensions/preview/{courseID}';
const GIVE = 'POST /api/extensions/{courseID}';
const LIST = 'GET /api/accommodations/{courseID}';
const DESK = 'POST /api/gradingDesk/{courseID}';
const CONFIRM = 'POST /api/studentGrades/confirm/{courseID}';
const ASK = 'POST /api/gradeRequests/{courseID}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const RESTORE = 'POST /api/studentGrades/restore/{courseID}';

const isAbout = (row: string) => row.includes('factor');
const BACK = { evaluationDataID: 'BACK' };
const HALF = { kind: 'course', accommodation: { kind: 'factor', amount: 150 } } as const;
const backItem = COURSE_ITEMS.find(({ dataID }) => dataID === 'BACK')!;
const backOn = (questionCourseDate: string) => ({ ...backItem, questionCourseDate });

async function valuesOf(client: TestClient, username: string, type = 'questionGrade') {
  const records = await client.ask(ONE, { params: { username } });
  return Object.fromEntries(
    records
      .filter((one) => one.gradingType === type && one.evaluationDataID === 'BACK')
      .map((one) => [one.questionID, one.individualGradingData]),
  );
}

async function dateOf(client: TestClient, username: string, evaluationDataID = 'BACK') {
  const records = await client.ask(ONE, { params: { username } });
  const found = records.find(
    (one) => one.gradingType === 'customDueDate' && one.evaluationDataID === evaluationDataID,
  );
  return found && [found.individualGradingData, found.comment];
}

async function desk(client: TestClient, username: string) {
  const body = { ...BACK, username, tab: 'a tab' };
  const { student } = await client.ask(DESK, { body });
  return student.work!;
}

async function give(
  client: TestClient,
  usernames: readonly string[],
  extension: CallOf<typeof PREVIEW>['body']['extension'],
  keepUnchanged = true,
) {
  const asked = { usernames: [...usernames], extension };
  const shown = await client.ask(PREVIEW, { body: asked });
  const done = await client.ask(GIVE, { body: { ...asked, keepUnchanged, token: shown.token } });
  return { shown, done };
}

onEachEngine('extensions', (engine) => {
  const app = useApp(engine);

  async function write(course: TestCourse, username: string, day: number, texts: object) {
    const at = NOON + day * DAY;
    await app().store.transact('saveAnswers', {
      course: course.id,
      usernameKey: foldName(username),
      at,
      timeZone: 'America/New_York',
      answers: Object.entries(texts).map(([questionID, questionEssayAnswer]) => {
        return { questionID, questionAnswer: '', questionEssayAnswer, editedAt: at };
      }),
    });
  }

  /** Due on September 10. Sam and Sue wrote before it; Sam rewrote one answer on the 12th. Both are graded on the 14th. */
  async function gradedCourse(items = COURSE_ITEMS) {
    const course = await app().course({ items });
    const ina = await course.as('ina');
    for (const username of ['sam', 'sue']) {
      await write(course, username, -6, { duty1: 'Duty is duty.', whyLie: 'To be kind.' });
    }
    await write(course, 'sam', -2, { whyLie: 'To be kind to a friend.' });
    const isManual = items === MANUAL_ITEMS;
    for (const username of ['sam', 'sue']) {
      const grades = isManual
        ? [['noQuestionID', '77']]
        : [
            ['duty1', '8'],
            ['whyLie', '6'],
          ];
      for (const [questionID, individualGradingData] of grades) {
        const gradingType = isManual ? 'examGrade' : 'questionGrade';
        const record = {
          username,
          gradingType,
          questionID: questionID!,
          individualGradingData: individualGradingData!,
        };
        await ina.ask(SAVE, { body: { ...BACK, ...record } });
      }
    }
    app().clock.now += 1000;
    return { course, ina };
  }

  describe('one custom due date', () => {
    const later = {
      ...BACK,
      username: 'sam',
      gradingType: 'customDueDate',
      individualGradingData: '2026-09-13',
    };

    test('EXT-4 offers to keep the grades of unchanged answers, and deletes the others', async () => {
      const { ina } = await gradedCourse();
      expect(await ina.refused(SAVE, { body: { ...later, confirmed: false } })).toMatchObject({
        error: 'CONFIRMATION_NEEDED',
        details: [{ grades: 2, changed: 1 }],
      });
      const saved = await ina.ask(SAVE, { body: { ...later, keepUnchanged: true } });
      expect(saved).toMatchObject({ deletedGrades: 1 });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8' });
    });

    test('EXT-13 deletes no more grades than the person agreed to', async () => {
      const { ina } = await gradedCourse();
      const agreed = { ...later, confirmed: true, agreedGrades: 1 };
      expect(await ina.refused(SAVE, { body: agreed })).toMatchObject({
        error: 'CONFIRMATION_NEEDED',
        details: [{ grades: 2, changed: 1 }],
      });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8', whyLie: '6' });
      expect(await dateOf(ina, 'sam')).toBeUndefined();
      await ina.ask(SAVE, { body: { ...agreed, keepUnchanged: true } });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8' });
    });

    test('EXT-10 the desk shows what changed, with the grade that was deleted', async () => {
      const { ina } = await gradedCourse();
      await ina.ask(SAVE, { body: { ...later, keepUnchanged: true } });
      expect((await desk(ina, 'sam')).secondLook).toEqual([
        {
          questionID: 'whyLie',
          grade: '6',
          isExamGrade: false,
          isDeleted: true,
          before: 'To be kind.',
          after: 'To be kind to a friend.',
        },
      ]);
      await ina.ask(SAVE, {
        body: {
          ...BACK,
          username: 'sam',
          gradingType: 'questionGrade',
          questionID: 'whyLie',
          individualGradingData: '7',
        },
      });
      expect((await desk(ina, 'sam')).secondLook).toEqual([]);
    });

    test('EXT-5 EXT-10 a kept grade whose answer changes later is shown until someone confirms it', async () => {
      const { course, ina } = await gradedCourse();
      const open = { ...later, individualGradingData: '2026-09-20' };
      await ina.ask(SAVE, { body: { ...open, keepUnchanged: true } });
      expect((await desk(ina, 'sam')).secondLook).toHaveLength(1);
      await write(course, 'sam', 2, { duty1: 'Duty is what reason demands.' });
      app().clock.now = NOON + 8 * DAY;
      const ida = await course.as('ina');
      const look = (await desk(ida, 'sam')).secondLook.find((one) => !one.isDeleted);
      expect(look).toMatchObject({ questionID: 'duty1', grade: '8', before: 'Duty is duty.' });
      const confirmed = { ...BACK, username: 'sam', questionIDs: ['duty1'] };
      expect(await ida.ask(CONFIRM, { body: confirmed })).toMatchObject({ confirmed: 1 });
      expect((await desk(ida, 'sam')).secondLook.filter((one) => !one.isDeleted)).toEqual([]);
      expect(await valuesOf(ida, 'sam')).toEqual({ duty1: '8' });
    });

    test('EXT-9 a restored grade is still about the version that was read', async () => {
      const { ina } = await gradedCourse();
      await ina.ask(SAVE, { body: later });
      expect(await valuesOf(ina, 'sam')).toEqual({});
      const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'deleted' } });
      await ina.ask(RESTORE, {
        body: { entries: entries.filter((one) => one.canRestore).map(({ id }) => id) },
      });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8', whyLie: '6' });
      expect((await desk(ina, 'sam')).secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '6', isDeleted: false },
      ]);
      // Back to the date of the version that was read: nothing is lost.
      app().clock.now += 1000;
      await ina.ask(SAVE, { body: { ...later, individualGradingData: '', keepUnchanged: true } });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8', whyLie: '6' });
      expect((await desk(ina, 'sam')).secondLook).toEqual([]);
    });
  });

  describe('an earlier value from before the due date moved', () => {
    const five = {
      ...BACK,
      username: 'sam',
      gradingType: 'questionGrade',
      questionID: 'whyLie',
      individualGradingData: '5',
    };

    /** The 6 was changed to a 5 before the due date moved; then the 6 is restored. */
    async function restoreSix(move: (ina: TestClient) => Promise<unknown>) {
      const { ina } = await gradedCourse();
      await ina.ask(SAVE, { body: five });
      app().clock.now += 1000;
      await move(ina);
      app().clock.now += 1000;
      const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'changed' } });
      const changed = entries.find(({ before, after }) => before === '6' && after === '5');
      await ina.ask(RESTORE, { body: { entries: [changed!.id], over: true } });
      expect((await valuesOf(ina, 'sam'))['whyLie']).toBe('6');
      return ina;
    }

    test.each([
      [
        'for the student',
        (ina: TestClient) => give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' }),
      ],
      [
        'for everyone',
        (ina: TestClient) =>
          ina.ask(UPDATE, { body: { designData: [backOn('2026-09-13')], keepUnchanged: true } }),
      ],
      [
        'for everyone, and back for the student',
        async (ina: TestClient) => {
          await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-11' });
          app().clock.now += 1000;
          await ina.ask(UPDATE, { body: { designData: [backOn('2026-09-13')] } });
          app().clock.now += 1000;
          await give(ina, ['sam'], { kind: 'none', ...BACK });
        },
      ],
    ] as const)(
      'EXT-9 is about the version that was read: the date moves %s',
      async (_how, move) => {
        const ina = await restoreSix(move);
        const { targetDate, secondLook } = await desk(ina, 'sam');
        expect(targetDate).toBe('2026-09-13');
        expect(secondLook).toMatchObject([
          { questionID: 'whyLie', grade: '6', isDeleted: false, before: 'To be kind.' },
        ]);
      },
    );

    test('EXT-9 a grade from before the due date is about the answer at that time', async () => {
      const { course, ina } = await gradedCourse();
      await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-20' });
      await ina.ask(SAVE, { body: { ...five, individualGradingData: '6' } });
      await write(course, 'sam', 1, { whyLie: 'It is never right.' });
      app().clock.now = NOON + 2 * DAY;
      const ida = await course.as('ina');
      await ida.ask(SAVE, { body: five });
      expect((await desk(ida, 'sam')).secondLook).toEqual([]);
      app().clock.now += 1000;
      const { entries } = await ida.ask(HISTORY, { query: { username: 'sam', kinds: 'changed' } });
      const changed = entries.find(({ before, after }) => before === '6' && after === '5');
      await ida.ask(RESTORE, { body: { entries: [changed!.id], over: true } });
      expect((await desk(ida, 'sam')).secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '6', before: 'To be kind to a friend.' },
      ]);
    });

    test('EXT-9 needs no second look if the due date is the same again', async () => {
      const ina = await restoreSix(async (client) => {
        await give(client, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' });
        app().clock.now += 1000;
        await give(client, ['sam'], { kind: 'none', ...BACK });
      });
      expect((await desk(ina, 'sam')).secondLook).toEqual([]);
    });

    test('EXT-9 a grade of a removed evaluation that is added again with another date', async () => {
      const { ina } = await gradedCourse();
      await ina.ask('POST /api/courseDesign/remove/{courseID}', {
        body: { designData: [backItem] },
      });
      app().clock.now += 1000;
      // Its section is in another evaluation now.
      const again = { ...backOn('2026-09-13'), questionOptions: '' };
      await ina.ask(UPDATE, { body: { designData: [again] } });
      const { entries } = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'deleted' } });
      const ids = entries.filter(({ canRestore }) => canRestore).map(({ id }) => id);
      await ina.ask(RESTORE, { body: { entries: ids } });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8', whyLie: '6' });
      expect((await desk(ina, 'sam')).secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '6', isDeleted: false },
      ]);
    });
  });

  test('EXT-5 a custom due date that a call deletes leaves each grade with the version that was read', async () => {
    const { ina } = await gradedCourse();
    await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' });
    const whyLie = { ...BACK, username: 'sam', questionID: 'whyLie' };
    const seven = { ...whyLie, gradingType: 'questionGrade', individualGradingData: '7' };
    await ina.ask(SAVE, { body: seven });
    const date = { ...BACK, username: 'sam', gradingType: 'customDueDate' };
    await ina.ask('DELETE /api/studentGrades/delete/{courseID}', { body: date });
    const { targetDate, secondLook } = await desk(ina, 'sam');
    expect(targetDate).toBe('2026-09-10');
    expect(secondLook).toMatchObject([{ questionID: 'whyLie', grade: '7', isDeleted: false }]);
    expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8', whyLie: '7' });
  });

  describe('a grade from a page that was opened before the due date moved', () => {
    const seven = {
      ...BACK,
      username: 'sam',
      gradingType: 'questionGrade',
      questionID: 'whyLie',
      individualGradingData: '7',
    };

    test('EXT-12 is about the version that was read, until someone reads the other one', async () => {
      const { course, ina } = await gradedCourse();
      const tom = await course.as('Tom');
      const { targetDate } = await desk(tom, 'sam');
      await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' });
      await tom.ask(SAVE, { body: { ...seven, readAsOf: targetDate } });
      const { secondLook, targetDate: next } = await desk(tom, 'sam');
      expect(secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '7', isDeleted: false, after: 'To be kind to a friend.' },
      ]);
      await tom.ask(SAVE, { body: { ...seven, readAsOf: next } });
      expect((await desk(tom, 'sam')).secondLook).toEqual([]);
    });

    test('EXT-12 a grade that still fits what was read needs another look after the next date', async () => {
      const { ina } = await gradedCourse();
      await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' });
      await ina.ask(SAVE, { body: { ...seven, readAsOf: '2026-09-13' } });
      await give(ina, ['sam'], { kind: 'none', ...BACK }, true);
      await ina.ask(SAVE, {
        body: { ...seven, individualGradingData: '5', readAsOf: '2026-09-13' },
      });
      const confirmed = { ...BACK, username: 'sam', questionIDs: ['whyLie'] };
      await ina.ask(CONFIRM, { body: { ...confirmed, readAsOf: '2026-09-13' } });
      expect((await desk(ina, 'sam')).secondLook).toMatchObject([{ grade: '5', isDeleted: false }]);
      await ina.ask(CONFIRM, { body: { ...confirmed, readAsOf: '2026-09-10' } });
      expect((await desk(ina, 'sam')).secondLook).toEqual([]);
    });

    test('EXT-12 a grade that goes with the answer to a request is about the version that was read, too', async () => {
      const back = { dataID: 'BACK' };
      const { course, ina } = await gradedCourse([
        ...COURSE_ITEMS,
        designItem({ ...back, dataType: 'askingDays', dataText: '30' }),
        designItem({ ...back, dataType: 'handBackTime', dataText: '2026-09-13T12:00:00Z' }),
      ]);
      const sam = await course.as('sam');
      const asked = { ...BACK, username: 'sam', questionID: 'whyLie' };
      await sam.ask(ASK, { body: { ...asked, messageID: 'asks', text: 'Why 6?' } });
      const { targetDate } = await desk(ina, 'sam');
      await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-13' });
      const answer = { ...asked, text: 'It is kind.' };
      const grade = { individualGradingData: '7' };
      await ina.ask(ASK, {
        body: { ...answer, messageID: 'one', grade: { ...grade, readAsOf: targetDate } },
      });
      const { secondLook, targetDate: next } = await desk(ina, 'sam');
      expect(secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '7', isDeleted: false, after: 'To be kind to a friend.' },
      ]);
      await ina.ask(ASK, {
        body: { ...answer, messageID: 'two', grade: { ...grade, readAsOf: next } },
      });
      expect((await desk(ina, 'sam')).secondLook).toEqual([]);
    });

    test('EXT-14 an answer that changed after the page was loaded, before the due date, needs a second look', async () => {
      const { course, ina } = await gradedCourse();
      await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-20' });
      const body = { ...BACK, username: 'sam', tab: 'a tab' };
      const { student } = await ina.ask(DESK, { body });
      await write(course, 'sam', 1, { whyLie: 'It is never right.' });
      app().clock.now = NOON + 2 * DAY;
      const ida = await course.as('ina');
      await ida.ask(SAVE, { body: { ...seven, readAt: student.readAt } });
      const look = { questionID: 'whyLie', grade: '7', isDeleted: false };
      expect((await desk(ida, 'sam')).secondLook).toMatchObject([
        { ...look, before: 'To be kind to a friend.', after: 'It is never right.' },
      ]);
      const again = await ida.ask(DESK, { body });
      const confirmed = { ...BACK, username: 'sam', questionIDs: ['whyLie'] };
      await ida.ask(CONFIRM, { body: { ...confirmed, readAt: student.readAt } });
      expect((await desk(ida, 'sam')).secondLook).toMatchObject([look]);
      await ida.ask(CONFIRM, { body: { ...confirmed, readAt: again.student.readAt } });
      expect((await desk(ida, 'sam')).secondLook).toEqual([]);
      // A time ahead of the server's clock counts as now, and so does none.
      await ida.ask(SAVE, { body: { ...seven, individualGradingData: '6', readAt: 9e15 } });
      await write(course, 'sam', 3, { whyLie: 'It is seldom right.' });
      app().clock.now = NOON + 4 * DAY;
      const idaLater = await course.as('ina');
      expect((await desk(idaLater, 'sam')).secondLook).toMatchObject([{ ...look, grade: '6' }]);
    });

    test('EXT-12 a date that cannot be read is refused', async () => {
      const { ina } = await gradedCourse();
      const refused = await ina.refused(SAVE, { body: { ...seven, readAsOf: 'soon' } });
      expect(refused).toMatchObject({ error: 'INVALID_INPUT' });
      expect(await valuesOf(ina, 'sam')).toMatchObject({ whyLie: '6' });
    });
  });

  describe('the due date for everyone', () => {
    test('EXT-4 deletes only the grades of changed answers if the others are kept', async () => {
      const { ina } = await gradedCourse();
      const body = { designData: [backOn('2026-09-13')] };
      expect(await ina.refused(UPDATE, { body: { ...body, confirmed: false } })).toMatchObject({
        // Two question grades and the exam grade of each.
        details: [{ grades: 6, dueDate: 6, changed: 1 }],
      });
      expect(await ina.ask(UPDATE, { body: { ...body, keepUnchanged: true } })).toMatchObject({
        deletedGrades: 1,
      });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8' });
      expect(await valuesOf(ina, 'sue')).toEqual({ duty1: '8', whyLie: '6' });
      expect(await valuesOf(ina, 'sam', 'examGrade')).toEqual({ noQuestionID: '80' });
      expect(await valuesOf(ina, 'sue', 'examGrade')).toEqual({ noQuestionID: '70' });
    });

    test('EXT-4 without that choice deletes all of them, as before', async () => {
      const { ina } = await gradedCourse();
      await ina.ask(UPDATE, { body: { designData: [backOn('2026-09-13')] } });
      expect([await valuesOf(ina, 'sam'), await valuesOf(ina, 'sue')]).toEqual([{}, {}]);
    });

    test('EXT-6 an exam grade by hand stays if no answer of the evaluation changed', async () => {
      const { ina } = await gradedCourse(MANUAL_ITEMS);
      await ina.ask(UPDATE, { body: { designData: [backOn('2026-09-13')], keepUnchanged: true } });
      expect(await valuesOf(ina, 'sam', 'examGrade')).toEqual({});
      expect(await valuesOf(ina, 'sue', 'examGrade')).toEqual({ noQuestionID: '77' });
      expect((await desk(ina, 'sam')).secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '77', isExamGrade: true, isDeleted: true },
      ]);
    });
  });

  describe('several students', () => {
    test('EXT-95 one extension changes at most 3,000 due dates, and a larger one changes nothing', async () => {
      const { ina } = await gradedCourse();
      const usernames = Array.from({ length: 2000 }, (_, at) => `someone${at}`);
      const body = { usernames, extension: HALF };
      // Two evaluations have a due date.
      for (const call of [PREVIEW, GIVE] as const) {
        expect(await ina.refused(call, { body })).toMatchObject({
          error: 'LIMIT_REACHED',
          message: expect.stringContaining('This one is about 4,000.') as string,
        });
      }
      const extension = { kind: 'days', ...BACK, days: 3 } as const;
      expect(await ina.refused(PREVIEW, { body: { usernames, extension } })).toMatchObject({
        message: expect.stringContaining('Only students can have extensions.') as string,
      });
    });

    test('EXT-7 EXT-8 what the preview shows is what happens', async () => {
      const { ina } = await gradedCourse();
      const { shown, done } = await give(ina, ['sam', 'sue', 'una'], {
        kind: 'days',
        ...BACK,
        days: 3,
      });
      const row = { ...BACK, before: '2026-09-10', after: '2026-09-13', secondLook: false };
      expect(shown.rows).toEqual([
        { ...row, username: 'sam', grades: 2, changed: 1 },
        { ...row, username: 'sue', grades: 2, changed: 0 },
        { ...row, username: 'una', grades: 0, changed: 0 },
      ]);
      expect(done).toMatchObject({ moved: 3, deletedGrades: 1 });
      expect(await valuesOf(ina, 'sam')).toEqual({ duty1: '8' });
      expect(await valuesOf(ina, 'sue')).toEqual({ duty1: '8', whyLie: '6' });
      expect(await dateOf(ina, 'una')).toEqual(['2026-09-13', '']);
      await give(ina, ['una'], { kind: 'none', ...BACK });
      expect(await dateOf(ina, 'una')).toBeUndefined();
    });

    test('EXT-7 EXT-8 nothing is changed for anyone if something else changed since, or one is no student', async () => {
      const { course, ina } = await gradedCourse();
      const asked = {
        usernames: ['sam', 'sue'],
        extension: { kind: 'days', ...BACK, days: 3 } as const,
      };
      const { token } = await ina.ask(PREVIEW, { body: asked });
      const tess = await course.as('tess');
      await tess.ask(SAVE, {
        body: {
          ...BACK,
          username: 'sue',
          gradingType: 'customDueDate',
          individualGradingData: '2026-09-11',
        },
      });
      const before = await dumpTables(app().store, [course.id]);
      expect(await ina.refused(GIVE, { body: { ...asked, token } })).toMatchObject({
        error: 'CHANGED_MEANWHILE',
      });
      const withTa = { ...asked, usernames: ['sam', 'Tom'] };
      expect(await ina.refused(GIVE, { body: { ...withTa, token } })).toMatchObject({
        error: 'INVALID_INPUT',
        message: expect.stringContaining('tom') as string,
      });
      expect(await dumpTables(app().store, [course.id])).toEqual(before);
    });

    test('EXT-8 nothing is changed if someone else has a netID since the preview', async () => {
      const course = await app().course();
      const ina = await course.as('ina');
      const extension = { kind: 'date', ...BACK, date: '2026-09-13' } as const;
      const asked = { usernames: ['sam', 'sue'], extension };
      const { token } = await ina.ask(PREVIEW, { body: asked });
      await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'sam' } });
      app().clock.now += 1000;
      await ina.ask('POST /api/users/{courseID}/add', {
        body: { username: 'sam', fullname: 'Sam Other' },
      });
      expect(await ina.refused(GIVE, { body: { ...asked, token } })).toMatchObject({
        error: 'CHANGED_MEANWHILE',
      });
      expect(await dateOf(ina, 'sam')).toBeUndefined();
      expect(await dateOf(ina, 'sue')).toBeUndefined();
    });

    test('EXT-6 an exam grade by hand stays, and the preview says that it needs a second look', async () => {
      const { ina } = await gradedCourse(MANUAL_ITEMS);
      const { shown } = await give(ina, ['sam', 'sue'], {
        kind: 'date',
        ...BACK,
        date: '2026-09-13',
      });
      expect(shown.rows.map((one) => one.secondLook)).toEqual([true, false]);
      expect(await valuesOf(ina, 'sam', 'examGrade')).toEqual({ noQuestionID: '77' });
      expect((await desk(ina, 'sam')).secondLook).toMatchObject([
        { questionID: 'whyLie', grade: '77', isExamGrade: true, isDeleted: false },
      ]);
      expect((await desk(ina, 'sue')).secondLook).toEqual([]);
    });
  });

  describe('accommodations', () => {
    test('EXT-2 give a date for every evaluation, also for one that is added later', async () => {
      const { ina } = await gradedCourse();
      await give(ina, ['sam'], HALF);
      expect(await ina.ask(LIST)).toMatchObject([{ username: 'sam', kind: 'factor', amount: 150 }]);
      // From September 7 to 10 are 3 days, and to the 30th are 23.
      expect(await dateOf(ina, 'sam')).toEqual(['2026-09-12', 'accommodation']);
      expect(await dateOf(ina, 'sam', 'OPEN')).toEqual(['2026-10-12', 'accommodation']);
      // Its section begins on September 21.
      const added = {
        ...backOn('2026-10-01'),
        dataID: 'NEW',
        questionLogic: 'ungraded',
        questionOptions: 'logic',
      };
      await ina.ask(UPDATE, { body: { designData: [added] } });
      expect(await dateOf(ina, 'sam', 'NEW')).toEqual(['2026-10-06', 'accommodation']);
      await ina.ask(UPDATE, {
        body: { designData: [{ ...added, questionCourseDate: '2026-09-25' }] },
      });
      expect(await dateOf(ina, 'sam', 'NEW')).toEqual(['2026-09-27', 'accommodation']);
      await give(ina, ['sam'], { kind: 'course', accommodation: null });
      expect(await ina.ask(LIST)).toEqual([]);
      expect(await dateOf(ina, 'sam', 'NEW')).toBeUndefined();
    });

    test('EXT-2 a date by hand wins, and when it is removed the one of the accommodation returns', async () => {
      const { ina } = await gradedCourse();
      const record = { ...BACK, username: 'sam', gradingType: 'customDueDate' };
      await ina.ask(SAVE, { body: { ...record, individualGradingData: '2026-09-11' } });
      const { shown } = await give(ina, ['sam'], HALF);
      expect(shown).toMatchObject({ keptByHand: 1 });
      expect(await dateOf(ina, 'sam')).toEqual(['2026-09-11', '']);
      app().clock.now += 1000;
      const saved = await ina.ask(SAVE, { body: { ...record, individualGradingData: '' } });
      expect(saved.record).toMatchObject({ individualGradingData: '2026-09-12' });
      expect(await dateOf(ina, 'sam')).toEqual(['2026-09-12', 'accommodation']);
      await ina.ask('DELETE /api/studentGrades/delete/{courseID}', { body: record });
      expect(await dateOf(ina, 'sam')).toEqual(['2026-09-12', 'accommodation']);
    });

    test('EXT-2 a date by hand that is the one of the accommodation stays when the accommodation changes', async () => {
      const { ina } = await gradedCourse();
      await give(ina, ['sam', 'sue'], HALF);
      const { shown } = await give(ina, ['sam'], { kind: 'date', ...BACK, date: '2026-09-12' });
      expect(shown.rows).toEqual([]);
      const more = { kind: 'factor', amount: 300 } as const;
      await give(ina, ['sam', 'sue'], { kind: 'course', accommodation: more });
      expect(await dateOf(ina, 'sam')).toEqual(['2026-09-12', '']);
      expect((await dateOf(ina, 'sue'))?.[0]).not.toBe('2026-09-12');
      await give(ina, ['sam'], { kind: 'none', ...BACK });
      expect(await dateOf(ina, 'sam')).toEqual(await dateOf(ina, 'sue'));
    });

    test('EXT-11 an accommodation is exported with the person, and erased with the person', async () => {
      const { course, ina } = await gradedCourse();
      await give(ina, ['sam'], HALF);
      const { store } = app();
      const copy = await selectPersonExport(store, course.id, 'sam');
      expect(copy?.accommodations).toMatchObject([{ kind: 'factor', amount: 150 }]);
      expect((await dumpTables(store, [course.id])).some(isAbout)).toBe(true);
      await store.transact('erasePerson', {
        ...changeBy(course.id, 'admin', NOON),
        usernameKey: 'sam',
      });
      expect((await dumpTables(store, [course.id])).filter(isAbout)).toEqual([]);
    });

    test('EXT-3 refuses an amount that makes no sense', async () => {
      const { ina } = await gradedCourse();
      const extension = { kind: 'course', accommodation: { kind: 'factor', amount: 100 } } as const;
      expect(await ina.refused(PREVIEW, { body: { usernames: ['sam'], extension } })).toMatchObject(
        {
          error: 'INVALID_INPUT',
          message: expect.stringContaining('1.05 to 10') as string,
        },
      );
    });

    test('EXT-11 the student sees the own date, and no other student learns of it', async () => {
      const { course, ina } = await gradedCourse();
      await give(ina, ['sam'], { kind: 'course', accommodation: { kind: 'days', amount: 40 } });
      const [sam, sue] = [await course.as('sam'), await course.as('sue')];
      expect(await dateOf(sam, 'sam', 'OPEN')).toEqual(['2026-11-09', '']);
      expect(JSON.stringify(await sue.ask(ONE, { params: { username: 'sue' } }))).not.toContain(
        '2026-11-09',
      );
      for (const [client, expected] of [
        [sam, true],
        [sue, false],
      ] as const) {
        const { path } = await client.ask('POST /api/account/calendar/{courseID}');
        const { body } = await app().http.inject({ method: 'GET', url: path });
        expect(body.includes('Nov 9')).toBe(expected);
      }
    });
  });
});
