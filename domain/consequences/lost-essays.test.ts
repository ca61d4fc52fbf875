import { expect, test } from 'vitest';
import { readCourse } from '../course/course-model.ts';
import { designItem, designKeyText, type DesignItem } from '../design/design-item.ts';
import { lostEssays } from './lost-essays.ts';

const row = (dataType: string, dataID: string, dataIndex: string, questionOptions = '') =>
  designItem({ dataType, dataID, dataText: dataID, dataIndex, questionOptions });
const essay = (dataID: string, questionCourseDate: string, fields: Partial<DesignItem> = {}) =>
  designItem({
    dataType: 'question',
    dataID,
    dataText: `${dataID}?`,
    dataIndex: '1',
    questionCourseDate,
    questionType: 'LongAnswer',
    ...fields,
  });
const evaluation = (dataID: string, questionOptions: string) =>
  designItem({ dataType: 'evaluation', dataID, dataText: dataID, questionOptions });

const ITEMS = [
  row('sectionName', 'ethics', '1'),
  row('topic', 'lying', '2', 'yes'),
  row('sectionName', 'logic', '3'),
  row('topic', 'proof', '4', 'yes'),
  row('topic', 'proof2', '5', 'yes'),
  row('sectionName', 'free', '6'),
  row('topic', 'free1', '7', 'yes'),
  essay('duty', 'lying'),
  essay('proof1', 'proof'),
  evaluation('MID', 'ethics'),
  evaluation('END', 'logic'),
];

function edited(changed: readonly DesignItem[], removed: readonly string[] = []) {
  const keys = new Set([...changed.map(designKeyText), ...removed]);
  const kept = ITEMS.filter((item) => !keys.has(designKeyText(item)));
  const gone = new Set(removed);
  return readCourse([...kept, ...changed.filter((item) => !gone.has(designKeyText(item)))]);
}

const keyOf = (dataType: string, dataID: string) => designKeyText(designItem({ dataType, dataID }));
const held = designItem({ dataType: 'heldQuestion', dataID: 'duty' });
const choice = { questionType: 'Radio', questionOptions: 'Yes|||No' };

test.each<[string, ReturnType<typeof edited>, string[], string[]]>([
  ['nothing changes', edited([]), [], []],
  ['new words', edited([essay('duty', 'lying', { dataText: 'Other?' })]), [], []],
  ['deleted', edited([], [keyOf('question', 'duty')]), ['duty'], []],
  ['held back', edited([held]), ['duty'], []],
  ['without words', edited([essay('duty', 'lying', { dataText: '' })]), ['duty'], []],
  ['its class day has no questions', edited([row('topic', 'lying', '2', 'no')]), ['duty'], []],
  ['a choice', edited([essay('duty', 'lying', choice)]), [], ['duty']],
  ['in another evaluation', edited([essay('duty', 'proof')]), [], ['duty']],
  ['in no evaluation', edited([essay('duty', 'free1')]), [], ['duty']],
  ['on another day of the evaluation', edited([essay('proof1', 'proof2')]), [], []],
  ['its section leaves the evaluation', edited([evaluation('MID', '')]), [], ['duty']],
  ['a section more', edited([evaluation('MID', 'ethics,free')]), [], []],
  ['the evaluation goes', edited([], [keyOf('evaluation', 'MID')]), [], []],
])('CHK-46 CHK-80 essays whose grades count on: %s', (_case, after, removed, lost) => {
  expect(lostEssays(readCourse(ITEMS), after)).toEqual({ removed, lost });
});
