import { expect, test } from 'vitest';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { canChangeWhatIsSeen } from './seen-changes.ts';

const question = designItem({
  dataType: 'question',
  dataID: 'q',
  questionType: 'Radio',
  questionOptions: 'Yes|||No',
});
const item = (dataType: string, fields: Partial<DesignItem> = {}): DesignItem =>
  designItem({ dataType, dataID: '1', ...fields });

test.each<[string, DesignItem | null, DesignItem | null, boolean]>([
  ['the text of a question', question, { ...question, dataText: 'Why?' }, false],
  ['its place within the day', question, { ...question, dataIndex: '4' }, false],
  ['its logic', question, { ...question, questionLogic: '(p, 1)' }, true],
  ['its type', question, { ...question, questionType: 'Checkbox' }, true],
  ['its class day', question, { ...question, questionCourseDate: 't' }, true],
  ['the wording of an option', question, { ...question, questionOptions: 'Yes|||Never' }, false],
  ['one more option', question, { ...question, questionOptions: 'Yes|||No|||' }, false],
  ['options in another order', question, { ...question, questionOptions: 'No|||Yes' }, true],
  ['a new question', null, question, false],
  ['a deleted question', question, null, true],
  ['a new thesis', null, item('thesis'), true],
  ['the description of a thesis', item('thesis'), item('thesis', { questionOptions: 'x' }), false],
  ['the logic of a thesis', item('thesis'), item('thesis', { questionLogic: '(q, 1)' }), true],
  ['the name of a class day', item('topic'), item('topic', { dataText: 'Kant' }), false],
  ['a day without questions', item('topic'), item('topic', { questionOptions: 'no' }), true],
  ['a date', item('courseDate'), item('courseDate', { questionLogic: '2026-09-07' }), true],
  ['the label of a date', item('courseDate'), item('courseDate', { dataText: 'Mon' }), false],
  [
    'the current day',
    item('currentCourseDate'),
    item('currentCourseDate', { dataIndex: '3' }),
    true,
  ],
  ['the title of the course', item('courseTitle'), item('courseTitle', { dataText: 'x' }), false],
  [
    'a due date',
    item('evaluation'),
    item('evaluation', { questionCourseDate: '2026-09-07' }),
    true,
  ],
  ['sections', item('evaluation'), item('evaluation', { questionOptions: 's1' }), true],
  ['handing back', item('evaluation'), item('evaluation', { questionLogic: 'graded' }), true],
  ['the name of an evaluation', item('evaluation'), item('evaluation', { dataText: 'x' }), false],
  ['a new evaluation', null, item('evaluation'), false],
  ['a penalty', item('penaltyForUnansweredMCQ'), null, true],
])('CHK-20 %s', (_, before, after, expected) => {
  expect(canChangeWhatIsSeen([{ before, after }])).toBe(expected);
});
