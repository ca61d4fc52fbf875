import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { buildCourseMap, reachOf } from './course-map.ts';
import { readCourse } from '../course/course-model.ts';

const row = (dataType: string, dataID: string, index: number, text = dataID): DesignItem =>
  designItem({
    dataType,
    dataID,
    dataIndex: String(index),
    dataText: text,
    questionOptions: 'yes',
  });

const question = (dataID: string, day: string, index: number, logic = ''): DesignItem =>
  designItem({
    dataType: 'question',
    dataID,
    dataIndex: String(index),
    dataText: `Text of ${dataID}`,
    questionType: 'Radio',
    questionOptions: 'Yes|||No',
    questionCourseDate: day,
    questionLogic: logic,
  });

const thesis = (dataID: string, name: string, logic: string): DesignItem =>
  designItem({ dataType: 'thesis', dataID, dataText: name, questionLogic: logic });

const schedule = [
  row('sectionName', 's1', 1),
  row('topic', 'd1', 2),
  row('topic', 'empty', 3),
  row('sectionName', 's2', 4),
  row('topic', 'd2', 5),
];

const mapOf = (...items: readonly DesignItem[]) =>
  buildCourseMap(readCourse([...schedule, ...items]));

const keys = (ids: string) => new Set(ids.split('').map((id) => `question/${id}`));

const placed = (map: ReturnType<typeof mapOf>) =>
  map.days.map(({ topic, nodes }) => [topic?.id ?? null, nodes.map(({ key }) => key)]);

test('MAP-1 questions are at their class day in order; days without any are left out', () => {
  const map = mapOf(question('b', 'd1', 2), question('a', 'd1', 1), question('c', 'd2', 1));
  expect(placed(map)).toEqual([
    ['d1', ['question/a', 'question/b']],
    ['d2', ['question/c']],
  ]);
  expect(map.days[1]).toMatchObject({ section: { id: 's2' }, nodes: [{ id: 'c', kind: 'Radio' }] });
});

test('MAP-2 a question of a deleted class day is last, at no day', () => {
  const map = mapOf(question('lost', 'gone', 1), question('a', 'd1', 1));
  expect(placed(map)).toEqual([
    ['d1', ['question/a']],
    [null, ['question/lost']],
  ]);
});

test('MAP-3 a thesis is at the latest class day that it refers to, also through other theses', () => {
  const map = mapOf(
    question('a', 'd1', 1),
    question('b', 'd2', 1),
    thesis('t1', 'Outer', '(Inner) & (a, 1)'),
    thesis('t2', 'Inner', '(b, 2)'),
    thesis('t3', 'Early', '(a, 1)'),
    thesis('t4', 'Nothing', ''),
  );
  expect(placed(map)).toEqual([
    ['d1', ['question/a', 'thesis/t3', 'thesis/t4']],
    ['d2', ['question/b', 'thesis/t1', 'thesis/t2']],
  ]);
});

test('MAP-3 theses that ask about each other in a circle still have a place', () => {
  const map = mapOf(
    question('a', 'd1', 1),
    thesis('t1', 'One', '(Two)'),
    thesis('t2', 'Two', '(One)'),
  );
  expect(map.nodeByKey.get('thesis/t1')?.day).toBe(0);
});

test('MAP-4 a link leads from what a formula refers to to its owner, once; unknown names have none', () => {
  const map = mapOf(
    question('a', 'd2', 1),
    question('b', 'd1', 1, '((a, 1) ∨ (a, 2)) & (Known) & (Unknown) & (nobody, 1)'),
    thesis('t', 'Known', '(a, 1)'),
  );
  expect(map.edges).toEqual([
    { from: 'question/a', to: 'question/b', label: '1, 2', isBackward: true },
    { from: 'thesis/t', to: 'question/b', label: '', isBackward: true },
    { from: 'question/a', to: 'thesis/t', label: '1', isBackward: false },
  ]);
});

test('MAP-5 what a question depends on and what depends on it is found near and far, in circles too', () => {
  const map = mapOf(
    question('a', 'd1', 1),
    question('b', 'd1', 2, '(a, 1)'),
    question('c', 'd2', 1, '(b, 1) & (e, 1)'),
    question('e', 'd2', 2, '(c, 1)'),
    question('other', 'd2', 3),
  );
  expect(reachOf(map.sources, 'question/c')).toEqual(keys('abce'));
  expect(reachOf(map.targets, 'question/a')).toEqual(keys('bce'));
  expect(reachOf(map.targets, 'question/other').size).toBe(0);
});

test('MAP-5 a chain of 5,000 questions is followed to its end', () => {
  const chain = Array.from({ length: 5000 }, (_, index) =>
    question(`q${index}`, 'd1', index, index === 0 ? '' : `(q${index - 1}, 1)`),
  );
  const map = mapOf(...chain);
  expect(reachOf(map.targets, 'question/q0').size).toBe(4999);
});
