// One call opens a student on the grading desk, and brings the work of those who probably come next.
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY } from '../../testing/test-course.ts';

const DESK = 'POST /api/gradingDesk/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const PRESENCE = 'POST /api/gradingPresence/{courseID}';

interface Around {
  readonly held?: string[];
  readonly tab?: string;
  readonly left?: string;
  readonly coming?: string[];
}

function open(client: TestClient, username: string, around: Around = {}) {
  const { tab = 'one', left, coming, held } = around;
  const named = { ...(coming && { coming }), ...(held && { held }) };
  const about = { username, evaluationDataID: 'OPEN', tab, ...named };
  const before = left === undefined ? {} : { left: { username: left, evaluationDataID: 'OPEN' } };
  return client.ask(DESK, { body: { ...about, ...before } });
}

async function complete(client: TestClient, username: string): Promise<void> {
  await client.ask(SAVE, {
    body: {
      username,
      evaluationDataID: 'OPEN',
      gradingType: 'gradingComplete',
      individualGradingData: 'yes',
    },
  });
}

onEachEngine('the grading desk', (engine) => {
  const app = useApp(engine);

  test('says the same as the calls that it replaces', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { student } = await open(ina, 'SUE');
    const query = { evaluationId: 'OPEN' };
    const params = { username: 'sue' };
    const place = await ina.ask('GET /api/gradingPlace/{courseID}/{username}', { params, query });
    const { personTag, readAt, ...opened } = await ina.ask(
      'POST /api/studentGrades/open/{courseID}',
      {
        body: { username: 'sue', evaluationDataID: 'OPEN' },
      },
    );
    const counted = await ina.ask('GET /api/examAnswers/{courseID}/{username}', { params, query });
    expect(student.place).toEqual(place);
    expect(student.work).toMatchObject(opened);
    expect([student.personTag, student.readAt]).toEqual([personTag, readAt]);
    expect(student.work?.answers).toEqual(counted.answers);
  });

  test('GRD-140 says to whom the evaluation is handed back', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const isBack = async (username: string): Promise<boolean> =>
      (await open(ina, username)).student.isBack;
    expect([await isBack('sue'), await isBack('sam')]).toEqual([false, false]);
    await ina.ask('POST /api/handBacks/{courseID}', {
      body: {
        evaluationDataID: 'OPEN',
        to: { kind: 'students', usernames: ['sue'] },
        action: 'hand back',
      },
    });
    expect([await isBack('sue'), await isBack('sam')]).toEqual([true, false]);
    const { ahead } = await open(ina, 'sam');
    const sent = ahead.map(({ place, isBack: isSeen }) => [place.student.username, isSeen]);
    expect(sent).toEqual([['sue', true]]);
  });

  test('GRD-112 brings the next students without creating records for them', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const first = (await open(ina, 'sam')).student.place;
    const { next, ungraded } = first;
    expect(next).not.toBeNull();
    const { ahead } = await open(ina, 'sam');
    expect(ahead.map(({ place }) => place.student)).toEqual([next]);
    const [coming] = ahead;
    expect(coming?.work?.records.filter(({ version }) => version > 0)).toEqual([]);
    const opened = await open(ina, next?.username ?? '');
    expect(opened.student.place).toEqual(coming?.place);
    expect(opened.student.work).toMatchObject({ answers: coming?.work?.answers });
    expect(opened.student.work?.records.length).toBeGreaterThan(0);

    // Once the next one is complete, the one after that comes along as well.
    await complete(ina, next?.username ?? '');
    const later = await open(ina, 'sam');
    expect(later.graded).toBe(1);
    expect(later.ahead.map(({ place }) => place.student)).toEqual([next, ungraded[1]]);
  });

  test('GRD-112 leaves out the students whom the page already has', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { ahead, student } = await open(ina, 'sam');
    const names = ahead.map(({ place }) => place.student.username);
    expect(names).toHaveLength(1);
    const again = await open(ina, 'sam', {
      held: [...names.map((name) => name.toUpperCase()), 'no'],
    });
    expect(again.ahead).toEqual([]);
    expect(again.student.place).toEqual(student.place);
  });

  test('GRD-134 brings the students of the list that the grader follows', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    const { ahead } = await open(ina, 'sam', { coming: ['SUE', 'nobody'] });
    expect(ahead.map(({ place }) => place.student.username)).toEqual(['sue']);
    // Nobody gets the work of another TA's students that way.
    expect((await open(tess, 'sue', { coming: ['sam'] })).ahead).toEqual([]);
  });

  test('a TA gets only their own students, ahead and in numbers', async () => {
    const course = await app().course();
    const [ina, tess] = [await course.as('ina'), await course.as('tess')];
    await complete(ina, 'sam');
    const { student, ahead, graded } = await open(tess, 'sue');
    expect(student.place).toMatchObject({ place: 1, total: 1, next: null, ungraded: [] });
    expect([ahead, graded]).toEqual([[], 0]);
    const refused = await tess.call(DESK, {
      body: { username: 'sam', evaluationDataID: 'OPEN', tab: 'one' },
    });
    expect(refused.status).toBe(403);
  });

  test('a tab is at one student: opening the next one leaves the one before', async () => {
    const course = await app().course();
    const [ina, tom] = [await course.as('ina'), await course.as('tom')];
    await open(ina, 'sam');
    const about = { username: 'sam', evaluationDataID: 'OPEN', tab: 'two' };
    const others = (await tom.ask(PRESENCE, { body: about })).others;
    expect(others).toMatchObject([{ username: 'ina', isYou: false }]);
    expect((await open(ina, 'sam')).others).toMatchObject([{ username: 'Tom' }]);
    expect((await open(ina, 'sue', { left: 'sam' })).others).toEqual([]);
    expect((await tom.ask(PRESENCE, { body: about })).others).toEqual([]);
  });

  test('what was written after the due date is a revision and doesn’t count', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const dated = { dataType: 'evaluation', dataID: 'OPEN', questionCourseDate: '2026-09-14' };
    await ina.ask('POST /api/courseDesign/update/{courseID}', {
      body: { designData: [{ ...dated, dataText: 'Exam', questionOptions: 'ethics' }] },
    });
    const write = (questionEssayAnswer: string) =>
      sam.ask('POST /api/studentAnswers/update/{courseID}', {
        body: { answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer }] },
      });
    await write('In time.');
    app().clock.now += 2 * DAY;
    await write('Too late.');
    const { student } = await open(ina, 'sam');
    expect(student.work?.answers).toMatchObject([{ questionEssayAnswer: 'In time.' }]);
    expect(student.work?.revisions).toEqual([
      { questionID: 'duty1', before: 'In time.', after: 'Too late.', daysLate: 2 },
    ]);
  });

  test('without any due date there is a place, and no work', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const undated = { dataType: 'evaluation', dataID: 'TALK', questionOptions: '' };
    await ina.ask('POST /api/courseDesign/update/{courseID}', {
      body: { designData: [{ ...undated, dataText: 'Talk' }] },
    });
    const body = { username: 'sam', evaluationDataID: 'TALK', tab: 'one' };
    const { student } = await ina.ask(DESK, { body });
    expect(student.place.student.username).toBe('sam');
    expect(student.work).toBeNull();
    const unknown = await ina.call(DESK, { body: { ...body, evaluationDataID: 'NONE' } });
    expect(unknown.status).toBe(404);
  });
});
