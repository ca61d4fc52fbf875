import { expect, test } from 'vitest';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { handedBackTo } from '@elenchus/domain/grading/student-hand-back.ts';
import { selectOptionalDesign } from '../design/design-store.ts';
import { sql } from '../engine/sql.ts';
import { handBacksOfCourse } from '../hand-backs/hand-back-rows-store.ts';
import { openStore } from '../open-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { makeOldDatabase, oldRow } from '../testing/old-database.ts';

const course = 'phil';
const NOW = Date.UTC(2026, 10, 20, 12);
const [PAST, LATER] = [NOW - 1000, NOW + 1000];

function item(
  data_type: string,
  data_id: string,
  fields: Readonly<Record<string, string>>,
  version: number,
) {
  return oldRow('design_items', {
    course,
    data_type,
    data_id,
    data_index: '',
    data_text: '',
    question_type: '',
    question_options: '',
    question_logic: '',
    question_course_date: '',
    ...fields,
    version,
    changed_at: version * 10,
    changed_by: `by ${version}`,
  });
}
const evaluation = (id: string, question_logic: string, version: number, data_text = id) =>
  item(
    'evaluation',
    id,
    { question_logic, data_text, question_course_date: '2026-11-01' },
    version,
  );
const time = (id: string, data_text: string, version: number) =>
  item('handBackTime', id, { data_text }, version);
const forClass = (evaluation_id: string, since: number) =>
  oldRow('class_hand_backs', { course, evaluation_id, since, changed_at: 5, changed_by: 'ina' });
const forStudent = (evaluation_id: string, since: number | null) => {
  const by = { changed_at: 6, changed_by: 'tess' };
  return oldRow('hand_backs', { course, username_key: 'sam', evaluation_id, since, ...by });
};

const OLD_ROWS = [
  oldRow('courses', { course, created_at: 1, design_version: 9 }),
  evaluation('TIMED', 'graded', 4),
  time('TIMED', '2026-11-02T10:00:00.007Z', 3),
  evaluation('UNTIMED', 'graded', 2, '2026-01-01T00:00:00Z'),
  evaluation('SHORT', ' Graded ', 5),
  time('SHORT', '2026-11-03T10:00:00Z', 5),
  evaluation('UNREAD', 'graded', 6),
  time('UNREAD', 'long ago', 6),
  evaluation('WITHHELD', 'graded', 7),
  time('WITHHELD', '2026-11-04T10:00:00.000Z', 7),
  forStudent('WITHHELD', null),
  // A row of a call beside the state of the design counted for nothing.
  evaluation('BOTH', 'graded', 8),
  forClass('BOTH', LATER),
  evaluation('PLANNED', 'ungraded', 1),
  forClass('PLANNED', LATER),
  evaluation('CAME', 'ungraded', 1),
  forClass('CAME', PAST),
  evaluation('OWN', '', 1),
  forStudent('OWN', PAST),
  // A plan for an evaluation that was deleted waits for its return.
  forClass('DELETED', LATER),
  time('DELETED', '2026-11-05T10:00:00.000Z', 2),
  item('question', 'duty', { question_logic: 'graded' }, 1),
];

async function upgraded(engine: Parameters<Parameters<typeof onEachEngine>[1]>[0]) {
  const place = await engine.makePlace();
  await makeOldDatabase(place.location, 32, OLD_ROWS);
  const store = await openStore(place.location, 100);
  const design = await selectOptionalDesign(store, course);
  const handBacks = await store.read(handBacksOfCourse(course));
  const items = await store.read(sql`select data_type, data_id, question_logic from design_items
    where data_type in ('evaluation', 'handBackTime') order by data_type, data_id`);
  const rows = await store.read(sql`select evaluation_id, since, design_version, changed_at,
    changed_by from class_hand_backs order by evaluation_id`);
  await store.close();
  await place.remove();
  return { design, handBacks, items: valuesOf(items), rows: valuesOf(rows) };
}

function valuesOf(rows: readonly unknown[]): unknown[][] {
  return rows.map((row) => Object.values(row as object));
}

onEachEngine('the upgrade to one place for hand backs', (engine) => {
  test('GRD-82 HBK-1 what calls and students get stays', async () => {
    const { design, handBacks, items, rows } = await upgraded(engine);
    const records = design?.items.map(({ dataType, dataID, questionLogic, dataText, version }) => [
      `${dataType} ${dataID}`,
      dataType === 'handBackTime' ? dataText : questionLogic,
      version,
    ]);
    expect(records).toEqual([
      ['evaluation BOTH', 'graded', 8],
      ['evaluation CAME', 'ungraded', 1],
      ['evaluation OWN', '', 1],
      ['evaluation PLANNED', 'ungraded', 1],
      ['evaluation SHORT', 'graded', 5],
      ['evaluation TIMED', 'graded', 4],
      ['evaluation UNREAD', 'graded', 6],
      ['evaluation UNTIMED', 'graded', 2],
      ['evaluation WITHHELD', 'graded', 7],
      ['handBackTime SHORT', '2026-11-03T10:00:00.000Z', 5],
      ['handBackTime TIMED', '2026-11-02T10:00:00.007Z', 3],
      ['handBackTime WITHHELD', '2026-11-04T10:00:00.000Z', 7],
      ['question duty', 'graded', 1],
    ]);
    expect(handBacks).toMatchObject([
      { evaluationId: 'CAME', usernameKey: null, since: PAST, changedAt: 5, changedBy: 'ina' },
      { evaluationId: 'DELETED', usernameKey: null, since: LATER },
      { evaluationId: 'OWN', usernameKey: 'sam', since: PAST },
      { evaluationId: 'PLANNED', usernameKey: null, since: LATER },
      { evaluationId: 'WITHHELD', usernameKey: 'sam', since: null },
    ]);
    const model = readCourse(design?.items ?? []);
    const has = (key: string, now: number) => [...handedBackTo(key, model, handBacks, now).keys()];
    const back = ['BOTH', 'SHORT', 'TIMED', 'UNREAD', 'UNTIMED'];
    expect(has('sam', NOW).toSorted()).toEqual([...back, 'CAME', 'OWN'].toSorted());
    expect(has('una', NOW).toSorted()).toEqual([...back, 'CAME', 'WITHHELD'].toSorted());
    expect(has('una', LATER)).toContain('PLANNED');
    expect(items.filter(([, , state]) => state === 'graded')).toEqual([]);
    expect(items.filter(([type]) => type === 'handBackTime')).toEqual([]);
    expect(rows).toEqual([
      ['BOTH', null, 8, 80, 'by 8'],
      ['CAME', PAST, null, 5, 'ina'],
      ['DELETED', LATER, null, 5, 'ina'],
      ['PLANNED', LATER, null, 5, 'ina'],
      ['SHORT', Date.UTC(2026, 10, 3, 10), 5, 50, 'by 5'],
      ['TIMED', Date.UTC(2026, 10, 2, 10, 0, 0, 7), 3, 30, 'by 3'],
      ['UNREAD', null, 6, 60, 'by 6'],
      ['UNTIMED', null, 2, 20, 'by 2'],
      ['WITHHELD', Date.UTC(2026, 10, 4, 10), 7, 70, 'by 7'],
    ]);
  });
});
