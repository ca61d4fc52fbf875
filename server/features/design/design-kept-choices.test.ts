// Answers that keep their choices when options are removed or moved, in the same save.
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, DAY, MINUTE } from '../../testing/test-course.ts';

const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const SAVE = 'POST /api/studentAnswers/update/{courseID}';
const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';
const HISTORY = 'GET /api/studentAnswersHistory/{courseID}/{username}';
const COUNTS = 'GET /api/answerCounts/{courseID}';

const FROM = ['Never', 'Sometimes', 'Always'];
const REMOVED_SECOND = [{ from: FROM, numbers: [1, null, 2] }];

function ticks(options: readonly string[]): DesignItem {
  return designItem({
    dataType: 'question',
    dataID: 'ticks',
    dataIndex: '3',
    dataText: 'When?',
    questionType: 'Checkbox',
    questionOptions: options.join('|||'),
    questionCourseDate: 'duty',
  });
}

async function choose(
  course: TestCourse,
  username: string,
  questionAnswer: string,
  editedAt?: number,
) {
  const answer = { username, questionID: 'ticks', questionAnswer, questionEssayAnswer: '' };
  const answerData = [{ ...answer, ...(editedAt !== undefined && { editedAt }) }];
  return (await course.as(username)).ask(SAVE, { body: { answerData } });
}

async function chosen(course: TestCourse, username: string): Promise<string | undefined> {
  const answers = await (await course.as(username)).ask(ANSWERS, { params: { username } });
  return answers.find(({ questionID }) => questionID === 'ticks')?.questionAnswer;
}

onEachEngine('answers that keep their words', (engine) => {
  const app = useApp(engine);
  const made = () => app().course({ items: [...COURSE_ITEMS, ticks(FROM)] });

  test('QST-27 follow their options; the earlier answers stay in the history', async () => {
    const course = await made();
    for (const [username, answer] of [
      ['sam', '2,3'],
      ['sue', '2'],
      ['una', '1'],
      ['gus', '3'],
    ] as const) {
      await choose(course, username, answer);
    }
    app().clock.now += MINUTE;
    const ina = await course.as('ina');
    const item = { ...ticks(['Never', 'Always']), optionSteps: REMOVED_SECOND };
    await ina.ask(UPDATE, { body: { designData: [item] } });
    const people = ['sam', 'sue', 'una', 'gus'];
    expect(await Promise.all(people.map((name) => chosen(course, name)))).toEqual([
      '2',
      '',
      '1',
      '2',
    ]);
    const history = await ina.ask(HISTORY, { params: { username: 'sam' } });
    expect(history).toMatchObject([
      { questionAnswer: '0,2', removedOptions: ['Sometimes'] },
      { questionAnswer: '2', removedOptions: ['Sometimes'] },
    ]);
    const unmoved = await ina.ask(HISTORY, { params: { username: 'una' } });
    expect(unmoved).toHaveLength(1);
    const [counts] = await ina.ask(COUNTS, { query: { questionID: 'ticks' } });
    expect(counts?.options).toEqual([1, 2]);
  });

  test('QST-28 a save that arrives twice moves them once', async () => {
    const course = await made();
    await choose(course, 'sam', '3');
    const ina = await course.as('ina');
    const item = { ...ticks(['Never', 'Always']), optionSteps: REMOVED_SECOND };
    for (let turn = 0; turn < 2; turn += 1) {
      await ina.ask(UPDATE, { body: { designData: [item] } });
      expect(await chosen(course, 'sam')).toBe('2');
    }
    const reworded = {
      ...ticks(['Never', 'At all times']),
      optionSteps: [...REMOVED_SECOND, { from: ['Never', 'Always'], numbers: [1, 2] }],
    };
    await ina.ask(UPDATE, { body: { designData: [reworded] } });
    expect(await chosen(course, 'sam')).toBe('2');
  });

  test('QST-103 without steps the texts say which option is which', async () => {
    const course = await made();
    await choose(course, 'sam', '1,3');
    const ina = await course.as('ina');
    await ina.ask(UPDATE, { body: { designData: [ticks(['Never', 'Always'])] } });
    expect(await chosen(course, 'sam')).toBe('1,2');
  });

  test('QST-106 an edit made offline before is saved with the option that it meant', async () => {
    const course = await made();
    const offline = app().clock.now + MINUTE;
    await choose(course, 'sam', '3');
    app().clock.now += DAY;
    const ina = await course.as('ina');
    const item = { ...ticks(['Never', 'Always']), optionSteps: REMOVED_SECOND };
    await ina.ask(UPDATE, { body: { designData: [item] } });
    expect(await choose(course, 'sam', '1,2', offline)).toMatchObject({
      saved: [{ questionID: 'ticks' }],
      outdated: [],
      renumbered: [{ questionAnswer: '1', removedOptions: ['Sometimes'] }],
    });
    const history = await ina.ask(HISTORY, { params: { username: 'sam' } });
    expect(history.map(({ questionAnswer }) => questionAnswer)).toEqual(['2', '1']);
  });

  test('QST-27 a refused save moves no answer', async () => {
    const course = await made();
    await choose(course, 'sam', '3');
    const ina = await course.as('ina');
    const item = { ...ticks(['Never', 'Always']), optionSteps: REMOVED_SECOND };
    const before = await dumpTables(app().store, [course.id]);
    const designData = [{ ...item, expectedVersion: 77 }];
    expect(await ina.refused(UPDATE, { body: { designData } })).toMatchObject({ status: 409 });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('DSN-33 steps that cannot be followed are refused', async () => {
    const course = await made();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    for (const numbers of [
      [1, 2],
      [1, 1, 2],
      [1, null, 3],
    ]) {
      const item = { ...ticks(['Never', 'Always']), optionSteps: [{ from: FROM, numbers }] };
      expect(await ina.refused(UPDATE, { body: { designData: [item] } })).toMatchObject({
        status: 400,
        message: 'optionSteps: step 1 must give each option one new number or null.',
      });
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });
});
