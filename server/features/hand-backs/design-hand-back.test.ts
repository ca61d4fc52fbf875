// The server records when an evaluation is handed back, and students get it with the design.
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { preselectedEvaluation } from '@elenchus/domain/grading/hand-back-time.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, MINUTE, NOON } from '../../testing/test-course.ts';

const DESIGN = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';

function evaluation(id: string, questionLogic: 'graded' | 'ungraded', more: object = {}) {
  const found = COURSE_ITEMS.find(
    ({ dataType, dataID }) => dataType === 'evaluation' && dataID === id,
  );
  if (!found) throw new Error(`There is no evaluation ${id}.`);
  return { ...found, questionLogic, ...more };
}

function time(dataID: string, dataText: string) {
  return { dataType: 'handBackTime', dataID, dataText };
}

async function courseOf(client: TestClient) {
  return readCourse(await client.ask(DESIGN));
}

async function opensFirst(client: TestClient): Promise<string | undefined> {
  const { evaluations, handBackTimes } = await courseOf(client);
  return preselectedEvaluation(evaluations, handBackTimes)?.id;
}

onEachEngine('the time of hand back', (engine) => {
  const app = useApp(engine);

  test('GRD-82 GRD-83 the one handed back last opens first, whenever it was due', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const save = (...designData: ReturnType<typeof evaluation>[]) =>
      ina.ask(UPDATE, { body: { designData } });
    expect(await opensFirst(sam)).toBe('BACK');
    expect((await courseOf(sam)).handBackTimes.size).toBe(0);
    app().clock.now = NOON + MINUTE;
    await save(evaluation('OPEN', 'graded'));
    expect([...(await courseOf(sam)).handBackTimes]).toEqual([['OPEN', NOON + MINUTE]]);
    expect(await opensFirst(sam)).toBe('OPEN');

    // Taken back and handed back again: now BACK, due first, is the latest.
    app().clock.now = NOON + 2 * MINUTE;
    await save(evaluation('BACK', 'ungraded'));
    app().clock.now = NOON + 3 * MINUTE;
    await save(evaluation('BACK', 'graded'));
    expect(await opensFirst(sam)).toBe('BACK');

    // Other edits of an evaluation that is handed back leave its time.
    app().clock.now = NOON + 4 * MINUTE;
    await save(evaluation('OPEN', 'graded', { dataText: 'Another name' }));
    expect(await opensFirst(sam)).toBe('BACK');

    // A time that a browser sends is ignored when the state changes.
    app().clock.now = NOON + 5 * MINUTE;
    await save(evaluation('OPEN', 'ungraded'));
    expect([...(await courseOf(ina)).handBackTimes.keys()]).toEqual(['BACK']);
    const sent = { dataType: 'handBackTime', dataID: 'OPEN', dataText: '2001-01-01T00:00:00Z' };
    await ina.ask(UPDATE, { body: { designData: [evaluation('OPEN', 'graded'), sent] } });
    expect((await courseOf(sam)).handBackTimes.get('OPEN')).toBe(NOON + 5 * MINUTE);
  });

  test('GRD-82 the time is removed with its evaluation; visitors do not get it', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(UPDATE, { body: { designData: [evaluation('OPEN', 'graded')] } });
    expect((await courseOf(ina)).handBackTimes.size).toBe(1);
    expect((await courseOf(course.nobody())).handBackTimes.size).toBe(0);
    await ina.ask(REMOVE, {
      body: { designData: [{ dataType: 'evaluation', dataID: 'OPEN' }] },
    });
    expect((await courseOf(ina)).handBackTimes.size).toBe(0);
  });

  test('GRD-82 only an evaluation that is handed back has a time', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const sent = ['BACK', 'OPEN', 'NONE'].map((id) => time(id, '2001-01-01T00:00:00Z'));
    await ina.ask(UPDATE, { body: { designData: sent } });
    const stored = async () =>
      (await ina.ask(DESIGN)).filter(({ dataType }) => dataType === 'handBackTime');
    expect(await stored()).toMatchObject([time('BACK', '2001-01-01T00:00:00.000Z')]);
    await ina.ask(UPDATE, { body: { designData: [time('BACK', '')] } });
    expect(await stored()).toEqual([]);
    expect((await courseOf(ina)).evaluations.find(({ id }) => id === 'BACK')?.handedBack).toBe(
      true,
    );
  });

  test('GRD-82 however a call spells it, the design says it in one word', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const spelled = { ...evaluation('OPEN', 'graded'), questionLogic: ' Graded ' };
    await ina.ask(UPDATE, { body: { designData: [spelled] } });
    const open = (await ina.ask(DESIGN)).find(
      ({ dataType, dataID }) => dataType === 'evaluation' && dataID === 'OPEN',
    );
    expect(open?.questionLogic).toBe('graded');
    const { designVersion } = await ina.ask(UPDATE, { body: { designData: [spelled] } });
    const again = await ina.ask(UPDATE, { body: { designData: [evaluation('OPEN', 'graded')] } });
    expect(again.designVersion).toBe(designVersion);
  });

  test('GRD-82 a text that is no time is refused', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const sent = { dataType: 'handBackTime', dataID: 'OPEN', dataText: 'soon' };
    const { message } = await ina.refused(UPDATE, { body: { designData: [sent] } });
    expect(message).toBe("handBackTime: dataText must be a time in UTC, and not 'soon'.");
  });
});
