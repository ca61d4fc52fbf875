import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readCourse } from './course-model.ts';
import { missingBecause, missingBecauseSentence } from './missing-question.ts';

const row = (dataType: string, dataID: string, dataIndex: string, questionOptions = '') =>
  designItem({ dataType, dataID, dataIndex, questionOptions });
const question = (dataID: string, questionCourseDate: string, fields = {}) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: `${dataID}?`,
    questionCourseDate,
    questionType: 'LongAnswer',
    dataIndex: '1',
    ...fields,
  });

const course = readCourse([
  row('sectionName', 'ethics', '1'),
  row('topic', 'lying', '2', 'yes'),
  row('topic', 'off', '3', 'no'),
  row('sectionName', 'logic', '4'),
  row('topic', 'proof', '5', 'yes'),
  question('hidden', 'lying', { questionLogic: '(other, 1)' }),
  question('choice', 'lying', { questionType: 'Radio', questionOptions: 'Yes|||No' }),
  question('held', 'lying'),
  designItem({ dataType: 'heldQuestion', dataID: 'held' }),
  question('empty', 'lying', { dataText: ' ' }),
  question('silent', 'off'),
  question('moved', 'proof'),
  question('adrift', 'no-such-day'),
]);

test.each([
  ['gone', 'It was deleted from the course.'],
  ['choice', 'It’s no longer an essay question.'],
  ['held', 'It’s held back from students.'],
  ['empty', 'It’s unfinished, so students don’t get it.'],
  ['moved', 'It’s no longer in the sections of this evaluation.'],
  ['adrift', 'It’s no longer in the sections of this evaluation.'],
  ['silent', 'The questions of its class day are switched off.'],
  ['hidden', 'This student doesn’t get it any more.'],
])('GRD-172 why a graded question is missing: %s', (id, sentence) => {
  const reason = missingBecause(course, { sectionIds: ['ethics'] }, id);
  expect(missingBecauseSentence(reason)).toBe(sentence);
});
