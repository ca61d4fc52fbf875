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

const DAYS = { dataType: 'noClass', dataID: 'n' };
const PERSONA = { dataType: 'persona', dataID: 'p' };
const LISTS = '"answers":[],"questionIds":[],"thesisNames":[]';

test.each([
  [
    { ...DAYS, dataText: '{"version":1,"from":"2026-11-26","to":"2026-11-28","reason":"Feast"}' },
    'the days without class “Feast”',
    'No class Nov 26 – 28: Feast',
  ],
  [
    { ...DAYS, dataText: 'Feast', questionLogic: '2026-11-26' },
    'the days without class “Feast”',
    'No class Nov 26: Feast',
  ],
  [{ ...DAYS, dataText: '{"version":2}' }, 'the days without class “n”', '(empty)'],
  [
    { ...PERSONA, dataText: `{"version":1,"name":"Skeptic",${LISTS}}` },
    'the persona “Skeptic”',
    'Skeptic',
  ],
  [
    { ...PERSONA, dataText: 'Skeptic', questionOptions: `{${LISTS}}` },
    'the persona “Skeptic”',
    'Skeptic',
  ],
  [
    { dataType: 'fairGrading', dataID: 'E', dataText: 'hideNames,byQuestion' },
    'blind and fair grading of an evaluation',
    'names hidden, one question at a time',
  ],
])('a record is named and shown in words: %j', (fields, name, content) => {
  const item = designItem(fields);
  expect(itemName(`${item.dataType}/${item.dataID}`, item)).toBe(name);
  expect(itemContent(item)).toBe(content);
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
  [
    {
      dataType: 'question',
      dataText: 'Is it valid?',
      questionType: 'Radio',
      questionOptions: 'Yes|||No',
      questionLogic: '(doubt, 1)',
    },
    'Is it valid?\n1. Yes\n2. No\nLogic: (doubt, 1)',
  ],
  [{ dataType: 'question', dataText: 'Why?', questionType: 'LongAnswer' }, 'Why?'],
  [{ dataType: 'question', questionType: 'LongAnswer' }, '(empty)'],
  [
    {
      dataType: 'thesis',
      dataText: 'Dualism',
      questionLogic: '(soul, 1)',
      questionOptions: 'Two substances.',
    },
    'Dualism\nLogic: (soul, 1)\nTwo substances.',
  ],
  [
    {
      dataType: 'syllabusLinkItem',
      dataText: 'reading',
      questionLogic: 'https://example.org/meno',
      questionOptions: 'The Meno',
    },
    'reading\nThe Meno\nhttps://example.org/meno',
  ],
])('what a person wrote: %j', (fields, content) => {
  expect(itemContent(designItem({ dataID: 'X', ...fields }))).toBe(content);
});
