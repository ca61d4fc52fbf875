import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { startSteps } from './start-steps.ts';

const done = (items: readonly DesignItem[], hasStudents = false): readonly string[] =>
  startSteps(readCourse(items), hasStudents)
    .filter(({ isDone }) => isDone)
    .map(({ title }) => title);

test.each([
  ['a new course', [], []],
  ['a title of blanks', [designItem({ dataType: 'courseTitle', dataID: '0', dataText: ' ' })], []],
  [
    'a title',
    [designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'E' })],
    ['Name the course'],
  ],
  [
    'a section that was added automatically',
    [designItem({ dataType: 'sectionName', dataID: 's', dataText: 'New Section' })],
    [],
  ],
  [
    'a section with a name',
    [designItem({ dataType: 'sectionName', dataID: 's', dataText: 'Doubt' })],
    ['Name the sections'],
  ],
  ['a class day', [designItem({ dataType: 'topic', dataID: 't' })], ['Set the class days']],
  [
    'automatic progress without a time',
    [designItem({ dataType: 'usesAutomaticProgress', dataID: '1', dataText: 'Yes' })],
    [],
  ],
  [
    'a day set by hand',
    [designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: '2' })],
    ['Choose when content opens'],
  ],
  [
    'a question',
    [designItem({ dataType: 'question', dataID: 'q', questionType: 'LongAnswer' })],
    ['Write the first question'],
  ],
])('%s', (_name, items, titles) => {
  expect(done(items)).toEqual(titles);
});

test('students', () => {
  expect(done([], true)).toEqual(['Add your students']);
});
