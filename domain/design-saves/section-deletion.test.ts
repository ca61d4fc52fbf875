import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readCourse } from '../course/course-model.ts';
import { alongWithSection } from './section-deletion.ts';

const items = [
  designItem({ dataType: 'sectionName', dataID: 'S1', dataIndex: '1', dataText: 'Knowledge' }),
  designItem({ dataType: 'topic', dataID: 'T1', dataIndex: '2', dataText: 'Hume' }),
  designItem({ dataType: 'sectionName', dataID: 'S2', dataIndex: '3', dataText: 'Freedom' }),
  designItem({ dataType: 'topic', dataID: 'T2', dataIndex: '4', dataText: 'Kant' }),
  ...['T1', 'T2'].map((topic) =>
    designItem({
      dataType: 'question',
      dataID: `q-${topic}`,
      dataIndex: '1',
      dataText: 'Why?',
      questionType: 'LongAnswer',
      questionCourseDate: topic,
    }),
  ),
  designItem({ dataType: 'evaluation', dataID: 'E1', questionOptions: 'S1,S2' }),
  designItem({ dataType: 'evaluation', dataID: 'E2', questionOptions: 'S1' }),
];
const course = readCourse(items);

test('GRD-74 the evaluations that list a deleted section lose it', () => {
  const { upserts } = alongWithSection(items, course, 'S2', false);
  expect(upserts.map(({ dataID, questionOptions }) => [dataID, questionOptions])).toEqual([
    ['E1', 'S1'],
  ]);
});

test('SCH-35 the questions of its class days go only if the class days go', () => {
  expect(alongWithSection(items, course, 'S2', false).removals).toEqual([]);
  expect(
    alongWithSection(items, course, 'S2', true).removals.map(({ dataID }) => dataID),
  ).toContain('q-T2');
  expect(
    alongWithSection(items, course, 'S2', true).removals.map(({ dataID }) => dataID),
  ).not.toContain('q-T1');
});
