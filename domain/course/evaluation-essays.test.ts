import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readCourse } from './course-model.ts';
import { essayQuestionsOf } from './evaluation-essays.ts';

const row = (dataType: string, dataID: string, dataIndex: string, questionOptions = '') =>
  designItem({ dataType, dataID, dataIndex, questionOptions });
const question = (
  dataID: string,
  questionCourseDate: string,
  questionType: string,
  dataIndex = '1',
) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: `${dataID}?`,
    questionCourseDate,
    questionType,
    dataIndex,
  });

const course = readCourse([
  row('sectionName', 'ethics', '1'),
  row('topic', 'lying', '2', 'yes'),
  row('topic', 'off', '3', 'no'),
  row('sectionName', 'logic', '4'),
  row('topic', 'proof', '5', 'yes'),
  question('second', 'lying', 'LongAnswer', '2'),
  question('choice', 'lying', 'Radio', '3'),
  question('first', 'lying', 'LongAnswer'),
  question('silent', 'off', 'LongAnswer'),
  question('proof1', 'proof', 'LongAnswer'),
]);

test.each([
  ['one section', ['ethics'], ['first', 'second']],
  ['both, in the order of the course', ['logic', 'ethics'], ['first', 'second', 'proof1']],
  ['none', [], []],
  ['one that is gone', ['gone'], []],
])('SIM-16 the essays of an evaluation with %s', (_name, sectionIds, expected) => {
  expect(essayQuestionsOf(course, { sectionIds }).map(({ id }) => id)).toEqual(expected);
});
