// Handing back while students can still write by a due date of their own.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { BLIND, blindCourse } from '../../testing/blind-grading/blind-course.ts';
import { useApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, NOON } from '../../testing/test-course.ts';

const HAND_BACK = 'POST /api/handBacks/{courseID}';
const LIST = 'GET /api/handBacks/{courseID}';
const DESIGN = 'POST /api/courseDesign/update/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const OPEN = COURSE_ITEMS.find(
  ({ dataType, dataID }) => dataType === 'evaluation' && dataID === 'OPEN',
)!;
const everyone = { kind: 'everyone' } as const;
const students = (...usernames: string[]) => ({ kind: 'students' as const, usernames });

async function extend(client: TestClient, username: string, date: string) {
  await client.ask(SAVE, {
    body: {
      username,
      evaluationDataID: 'OPEN',
      gradingType: 'customDueDate',
      individualGradingData: date,
    },
  });
}

async function stage(app: TestApp) {
  const course = await app.course();
  const ina = await course.as('ina');
  const people = new Map(
    await Promise.all(
      ['sam', 'sue', 'una'].map(async (name) => [name, await course.as(name)] as const),
    ),
  );
  const whoHasIt = async () => {
    const names: string[] = [];
    for (const [username, client] of people) {
      const answer = await client.ask('GET /api/handedBack/{courseID}/{username}', {
        params: { username },
      });
      const ids = answer.handedBack.map(({ evaluationDataID }) => evaluationDataID);
      if (ids.includes('OPEN')) names.push(username);
    }
    return names;
  };
  return { course, ina, whoHasIt };
}

const back = (
  to: typeof everyone | ReturnType<typeof students> | { kind: 'ta'; username: string },
) => ({
  evaluationDataID: 'OPEN',
  to,
  action: 'hand back' as const,
});
const graded = { ...OPEN, questionLogic: 'graded' };

onEachEngine('handing back with extensions', (engine) => {
  const app = useApp(engine);

  test('HBK-29 everyone but those who can still write, who stay left out when their date passes', async () => {
    const { ina, whoHasIt } = await stage(app());
    await extend(ina, 'sue', '2026-09-16');
    expect((await ina.ask(LIST)).extended).toEqual([
      {
        evaluationDataID: 'OPEN',
        count: 1,
        students: [{ username: 'sue', fullname: 'sue sueson', due: '2026-09-16' }],
      },
    ]);
    expect(await ina.ask(HAND_BACK, { body: back(everyone) })).toMatchObject({ leftOut: 1 });
    expect(await whoHasIt()).toEqual(['sam', 'una']);
    app().clock.now = NOON + 2.5 * DAY;
    expect(await whoHasIt()).toEqual(['sam', 'una']);
    const done = await ina.ask(HAND_BACK, { body: back(students('sue')) });
    expect(done).toMatchObject({ changed: 1, leftOut: 0 });
    expect(await whoHasIt()).toEqual(['sam', 'sue', 'una']);
  });

  test('HBK-29 only those who are included by name get it before their date', async () => {
    const { ina, whoHasIt } = await stage(app());
    await extend(ina, 'sue', '2026-09-16');
    // Somebody else is extended after the dialog was opened.
    await extend(ina, 'una', '2026-09-17');
    const body = { ...back(everyone), includes: ['SUE'] };
    expect(await ina.ask(HAND_BACK, { body })).toMatchObject({ leftOut: 1 });
    expect(await whoHasIt()).toEqual(['sam', 'sue']);
    const chosen = await ina.ask(HAND_BACK, { body: back(students('una', 'sam')) });
    expect(chosen).toMatchObject({ changed: 0, unchanged: 1, leftOut: 1 });
    const named = { ...back(students('una')), includes: ['una'] };
    expect(await ina.ask(HAND_BACK, { body: named })).toMatchObject({ changed: 1, leftOut: 0 });
    expect(await whoHasIt()).toEqual(['sam', 'sue', 'una']);
  });

  test('HBK-29 the design hands back to everyone, and with leaveOutExtended to all but these', async () => {
    const { ina, whoHasIt } = await stage(app());
    await extend(ina, 'sue', '2026-09-16');
    await ina.ask(DESIGN, { body: { designData: [graded] } });
    expect(await whoHasIt()).toEqual(['sam', 'sue', 'una']);
    await ina.ask(DESIGN, { body: { designData: [OPEN] } });
    await ina.ask(DESIGN, { body: { designData: [graded], leaveOutExtended: true } });
    expect(await whoHasIt()).toEqual(['sam', 'una']);
    // Another edit of the evaluation changes nothing about it.
    const renamed = { ...graded, dataText: 'Renamed' };
    await ina.ask(DESIGN, { body: { designData: [renamed], leaveOutExtended: true } });
    expect(await whoHasIt()).toEqual(['sam', 'una']);
  });

  test('HBK-29 who has it already keeps it', async () => {
    const { ina, whoHasIt } = await stage(app());
    await ina.ask(HAND_BACK, { body: back(students('sue')) });
    app().clock.now += DAY / 24;
    await extend(ina, 'sue', '2026-09-18');
    await ina.ask(DESIGN, { body: { designData: [graded], leaveOutExtended: true } });
    expect(await whoHasIt()).toEqual(['sam', 'sue', 'una']);
  });

  test('HBK-29 HBK-30 a plan leaves out who can still write at its time, also when extended later', async () => {
    const { ina, whoHasIt } = await stage(app());
    await extend(ina, 'sue', '2026-09-16');
    const plan = { ...back(everyone), at: '2026-09-17T09:00' };
    expect(await ina.ask(HAND_BACK, { body: plan })).toMatchObject({ leftOut: 0 });
    await extend(ina, 'una', '2026-09-16');
    // Una gets yet another day, past the plan.
    await extend(ina, 'una', '2026-09-18');
    app().clock.now = NOON + 2.9 * DAY;
    expect(await whoHasIt()).toEqual(['sam', 'sue']);
  });

  test('HBK-29 an accommodation counts like any date of their own', async () => {
    const { ina, whoHasIt } = await stage(app());
    await ina.ask('POST /api/extensions/{courseID}', {
      body: {
        usernames: ['sam'],
        extension: { kind: 'course', accommodation: { kind: 'days', amount: 3 } },
        note: '',
        keepUnchanged: true,
      } as never,
    });
    await ina.ask(HAND_BACK, { body: back({ kind: 'ta', username: 'tom' }) });
    expect(await whoHasIt()).toEqual([]);
    await ina.ask(DESIGN, { body: { designData: [graded], leaveOutExtended: true } });
    expect(await whoHasIt()).toEqual(['sue', 'una']);
  });

  test('HBK-31 while names are hidden, students with more time are only counted', async () => {
    const { ina } = await blindCourse(app());
    await ina.call(SAVE, {
      body: {
        username: 'zqmaria',
        evaluationDataID: BLIND,
        gradingType: 'customDueDate',
        individualGradingData: '2027-09-16',
      },
    });
    await ina.call('POST /api/extensions/{courseID}', {
      body: {
        usernames: ['zqmaria'],
        extension: { kind: 'date', evaluationDataID: BLIND, date: '2027-09-16' },
        note: '',
        keepUnchanged: true,
      } as never,
    });
    const { extended } = await ina.ask(LIST);
    expect(extended).toEqual([{ evaluationDataID: BLIND, count: 1, students: [] }]);
  });
});
