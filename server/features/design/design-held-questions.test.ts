// Questions that students don't get: what is sent to them, which answers are refused, and what the counts leave out.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { holdOf } from '@elenchus/domain/questions/held-question.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS } from '../../testing/test-course.ts';

const READ = 'GET /api/courseDesign/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const SAVE = 'POST /api/studentAnswers/update/{courseID}';
const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';
const OPEN = 'POST /api/studentGrades/open/{courseID}';
const CHECK = 'GET /api/courseCheck/{courseID}';
const SAM = { params: { username: 'sam' } };

function odd(fields: Partial<DesignItem>): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'odd',
    dataIndex: '9',
    dataText: 'Unseen by students?',
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: 'duty',
    ...fields,
  });
}

const WITHHELD: [string, DesignItem[]][] = [
  ['without text', [odd({ dataText: ' \n' })]],
  ['with empty options', [odd({ questionOptions: '|||' })]],
  ['with one option', [odd({ questionOptions: 'Yes|||' })]],
  ['a contradiction without logic', [odd({ questionType: 'Contradiction' })]],
  ['held back', [odd({}), holdOf('odd')]],
];

async function questionsOf(client: TestClient): Promise<string[]> {
  const items = await client.ask(READ);
  expect(items.map(({ dataType }) => dataType)).not.toContain('heldQuestion');
  return items.flatMap(({ dataType, dataID }) => (dataType === 'question' ? [dataID] : []));
}

function answer(client: TestClient, questionID: string, questionAnswer: string) {
  const answerData = [{ username: 'sam', questionID, questionAnswer, questionEssayAnswer: '' }];
  return client.call(SAVE, { body: { answerData } });
}

onEachEngine('questions that students do not get', (engine) => {
  const app = useApp(engine);

  test.each(WITHHELD)(
    'VIS-30 VIS-32 VIS-33 CHK-43 CHK-44 a question %s is not sent, answered or counted',
    async (_, items) => {
      const course = await app().course({ items: [...COURSE_ITEMS, ...items] });
      const [sam, gus, tom, ina] = await Promise.all(
        ['sam', 'gus', 'Tom', 'ina'].map((name) => course.as(name)),
      );
      for (const client of [sam!, gus!, course.nobody()]) {
        expect(await questionsOf(client)).not.toContain('odd');
      }
      expect((await tom!.ask(READ)).filter(({ dataID }) => dataID === 'odd')).toHaveLength(
        items.length,
      );
      const before = await dumpTables(app().store, [course.id]);
      const refused = await answer(sam!, 'odd', '1');
      expect(refused.status).toBe(400);
      expect(refused.error).toMatchObject({ message: 'Question not found', details: ['odd'] });
      expect(await dumpTables(app().store, [course.id])).toEqual(before);
      const body = { username: 'sam', evaluationDataID: 'OPEN' };
      const { counts } = await ina!.ask(OPEN, { body });
      // Only 'mayLie' is open.
      expect(counts).toEqual({ unansweredMCQs: 1, unresolvedContradictions: 0 });
      const { findings, ranges } = await ina!.ask(CHECK);
      const isHeld = items.length === 2;
      expect(findings.filter(({ subject }) => subject.id === 'odd')).toMatchObject([
        isHeld
          ? { kind: 'held-back', severity: 'note' }
          : { kind: 'unfinished', severity: 'error' },
      ]);
      expect(ranges.find(({ subject }) => subject.id === 'odd')?.range).toBe(
        isHeld ? 'held' : 'unfinished',
      );
    },
  );

  test('QST-24 VIS-30 answers are kept during a hold, and count again after the release', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, odd({})] });
    const [sam, ina] = [await course.as('sam'), await course.as('ina')];
    expect((await answer(sam, 'odd', '2')).status).toBe(200);
    await ina.ask(UPDATE, { body: { designData: [{ ...holdOf('odd'), expectedVersion: 0 }] } });
    expect(await questionsOf(sam)).not.toContain('odd');
    expect((await answer(sam, 'odd', '1')).status).toBe(400);
    expect(await sam.ask(ANSWERS, SAM)).toMatchObject([{ questionID: 'odd', questionAnswer: '2' }]);
    await ina.ask(REMOVE, {
      body: { designData: [{ dataType: 'heldQuestion', dataID: 'odd' }] },
    });
    expect(await questionsOf(sam)).toContain('odd');
    expect(await sam.ask(ANSWERS, SAM)).toMatchObject([{ questionID: 'odd', questionAnswer: '2' }]);
    expect((await answer(sam, 'odd', '1')).status).toBe(200);
  });

  test('QST-26 a deleted question removes its hold, and returns without it', async () => {
    const course = await app().course({ items: [...COURSE_ITEMS, odd({}), holdOf('odd')] });
    const ina = await course.as('ina');
    await ina.ask(REMOVE, { body: { designData: [{ dataType: 'question', dataID: 'odd' }] } });
    expect((await ina.ask(READ)).filter(({ dataID }) => dataID === 'odd')).toEqual([]);
    await ina.ask(UPDATE, { body: { designData: [odd({})] } });
    expect(await questionsOf(await course.as('sam'))).toContain('odd');
  });

  test.each<[string, DesignItem, string]>([
    [
      'of no question',
      holdOf('nobody'),
      "heldQuestion: there is no question with the ID 'nobody'.",
    ],
    [
      'with a value',
      { ...holdOf('mayLie'), dataText: 'Yes' },
      'heldQuestion: dataText must be empty.',
    ],
  ])('DSN-32 a hold %s is refused, and changes nothing', async (_, hold, message) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const designData = [odd({}), hold];
    expect(await ina.refused(UPDATE, { body: { designData } })).toMatchObject({
      status: 400,
      message,
      details: [{ position: 1, dataType: 'heldQuestion' }],
    });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('DSN-32 a question and its hold can be saved together', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(UPDATE, { body: { designData: [holdOf('odd'), odd({})] } });
    expect(await questionsOf(await course.as('sam'))).not.toContain('odd');
  });
});
