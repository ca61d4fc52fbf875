import { expect, test } from 'vitest';
import { DATA_TYPES, isDataType } from './data-types.ts';
import { designItem, designKeyText, itemsOfType } from './design-item.ts';

test('DSN-1 the known types of data are the 47 of the product and our own thirteen', () => {
  expect(new Set(DATA_TYPES).size).toBe(61);
  expect(isDataType('handBackTime')).toBe(true);
  expect(isDataType('heldQuestion')).toBe(true);
  expect(isDataType('fairGrading')).toBe(true);
  expect(isDataType('evaluationCriteria')).toBe(true);
  expect(isDataType('askingDays')).toBe(true);
  expect(isDataType('unwrittenEssays')).toBe(true);
  expect(isDataType('noClass')).toBe(true);
  expect(isDataType('courseTimeZone')).toBe(true);
  expect(isDataType('meetsOnSaturday')).toBe(false);
  expect(isDataType('toString')).toBe(false);
  expect(isDataType('')).toBe(false);
});

test('DSN-1 fields that are not given are empty texts', () => {
  expect(designItem({ dataType: 'topic', dataID: 'a', dataText: 'Plato' })).toEqual({
    dataType: 'topic',
    dataID: 'a',
    dataIndex: '',
    dataText: 'Plato',
    questionType: '',
    questionOptions: '',
    questionLogic: '',
    questionCourseDate: '',
  });
});

test('DSN-1 an item is named by its type and id together', () => {
  const items = [
    designItem({ dataType: 'topic', dataID: 'a/b' }),
    designItem({ dataType: 'courseDate', dataID: 'a/b' }),
  ];
  expect(new Set(items.map(designKeyText)).size).toBe(2);
  expect(itemsOfType(items, 'topic')).toEqual([items[0]]);
});
