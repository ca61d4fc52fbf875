import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { itemContent, itemName } from './design-item-names.ts';

test.each([
  ['courseTitle/0', '', 'the course title'],
  ['sectionName/s1', 'Mind and Body', 'the section “Mind and Body”'],
  ['evaluation/WVOCMDJA', '', 'the evaluation without a name'],
  ['question/q1', '', 'the question “q1”'],
  ['question/q1', 'long '.repeat(20), 'the question “long long long long long long long long …”'],
  ['penaltyForUnansweredMCQ/1', '5', 'the penalty for unanswered questions'],
  ['newUserRole/1', '5', 'a setting'],
])('%s %s', (key, dataText, name) => {
  const [dataType = '', dataID = ''] = key.split('/');
  expect(itemName(key, designItem({ dataType, dataID, dataText }))).toBe(name);
});

test.each([
  [{ dataType: 'topic', dataText: 'Dreams' }, 'Dreams'],
  [{ dataType: 'topic' }, '(empty)'],
  [
    {
      dataType: 'evaluation',
      dataText: 'Midterm',
      questionCourseDate: '2026-10-01',
      questionOptions: 'a,b',
    },
    'Midterm, due October 1, 2026, 2 sections, not handed back',
  ],
  [
    { dataType: 'evaluation', questionOptions: 'a', questionLogic: 'graded' },
    'Unnamed evaluation, no due date, 1 section, handed back',
  ],
])('what a person wrote: %j', (fields, content) => {
  expect(itemContent(designItem({ dataID: 'X', ...fields }))).toBe(content);
});
