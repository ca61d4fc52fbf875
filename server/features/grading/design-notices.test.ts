// A grader gets a notice when the course changed after the target date.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { designHistoryTable } from '../../store/tables/design-tables.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY } from '../../testing/test-course.ts';

const OPEN = 'POST /api/studentGrades/open/{courseID}';
const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const REMOVE = 'POST /api/courseDesign/remove/{courseID}';
const whyLie = COURSE_ITEMS.find(({ dataID }) => dataID === 'whyLie')!;
const duty = COURSE_ITEMS.find(({ dataID }) => dataID === 'duty1')!;
/** Due on the day on which the clocks go back: it has 25 hours. */
const onNovemberFirst: readonly DesignItem[] = COURSE_ITEMS.map((item) =>
  item.dataID === 'OPEN' ? { ...item, questionCourseDate: '2026-11-01' } : item,
);

async function notificationOf(client: TestClient) {
  const body = { username: 'sam', evaluationDataID: 'OPEN' };
  return (await client.ask(OPEN, { body })).designNotice;
}

async function save(client: TestClient, ...designData: DesignItem[]): Promise<void> {
  await client.ask(UPDATE, { body: { designData } });
}

onEachEngine('a course that changed after the target date', (engine) => {
  const app = useApp(engine);

  async function answeredCourse() {
    const course = await app().course({ items: onNovemberFirst });
    const sam = await course.as('sam');
    const answerData = [{ username: 'sam', questionID: 'mayLie', questionAnswer: '1' }];
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
    return course;
  }

  /** The instructor logs in at this moment: the session of the summer has ended. */
  function instructorAt(course: TestCourse, moment: number): Promise<TestClient> {
    app().clock.now = moment;
    return course.as('ina');
  }

  test('VIEW-61 until the end of the day by the clock of the course there is no notice', async () => {
    const course = await answeredCourse();
    expect(await notificationOf(await course.as('ina'))).toBeNull();
    // 23:30 on the first of November, when New York is five hours behind again.
    const ina = await instructorAt(course, Date.UTC(2026, 10, 2, 4, 30));
    await save(ina, { ...whyLie, dataID: 'added' });
    expect(await notificationOf(ina)).toBeNull();
    app().clock.now = Date.UTC(2026, 10, 2, 5, 30);
    expect(await notificationOf(ina)).toBeNull();
    await save(ina, { ...whyLie, dataID: 'later-still' });
    expect(await notificationOf(ina)).toEqual({ appeared: ['later-still'], gone: [] });
  });

  test('VIEW-61 what disappeared is reported, and what returned is not', async () => {
    const ina = await instructorAt(await answeredCourse(), Date.UTC(2026, 10, 3, 15));
    await ina.ask(REMOVE, { body: { designData: [duty] } });
    await save(ina, { ...whyLie, questionLogic: '(mayLie, 2)' });
    const notice = await notificationOf(ina);
    expect(new Set(notice?.gone)).toEqual(new Set(['duty1', 'whyLie']));
    expect(notice?.appeared).toEqual([]);
    app().clock.now += DAY;
    await save(ina, duty, whyLie);
    expect(await notificationOf(ina)).toBeNull();
  });

  test('VIEW-61 a student whom the change does not affect is graded without a notice', async () => {
    const ina = await instructorAt(await answeredCourse(), Date.UTC(2026, 10, 3, 15));
    await save(ina, { ...whyLie, dataID: 'for-others', questionLogic: '(mayLie, 2)' });
    expect(await notificationOf(ina)).toBeNull();
  });

  test('VIEW-62 many saves of one day leave one row, and a refused change leaves none', async () => {
    const course = await answeredCourse();
    const ina = await instructorAt(course, Date.UTC(2026, 10, 3, 15));
    for (let word = 0; word < 12; word += 1) {
      app().clock.now += 60_000;
      await save(ina, { ...duty, dataText: `What is duty ${word}?` });
    }
    app().clock.now += DAY;
    await save(ina, duty);
    await save(ina, { ...COURSE_ITEMS[0]!, dataText: 'Another title' });
    const rows = await app().store.read(sql`select
        ${columnsOf(designHistoryTable, 'localDate', 'before')} from design_history
      where course = ${course.id} order by local_date`);
    expect(rows.map(({ localDate }) => localDate)).toEqual(['2026-11-03', '2026-11-04']);
    expect(rows[0]?.before?.dataText).toContain('What is duty?');
    expect(rows[1]?.before?.dataText).toContain('What is duty 11?');
  });
});
