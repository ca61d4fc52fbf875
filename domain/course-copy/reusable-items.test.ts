import { expect, test } from 'vitest';
import { DATA_TYPES, type DataType } from '../design/data-types.ts';
import { designItem, type DesignItem } from '../design/design-item.ts';
import { reusableItems } from './reusable-items.ts';

const everyType = DATA_TYPES.map((dataType) =>
  designItem({ dataType, dataID: '1', dataText: 'text', questionLogic: 'graded' }),
);

test('RLL-1 drafts of users, last visits, hand-back times and the day set by hand stay behind', () => {
  const kept = new Set(reusableItems(everyType).map(({ dataType }) => dataType));
  const left: readonly string[] = DATA_TYPES.filter((type) => !kept.has(type));
  const expected = [
    'currentCourseDate',
    'newUserNetID',
    'newUserFullName',
    'newUserRole',
    'courseDesignMainMenuLastVisited',
    'courseDesignScheduleLastVisited',
    'questionDesignMenuLastVisited',
    'questionDesignSubMenuLastVisited',
    'courseDesignUsersLastVisited',
    'gradingModuleLastVisited',
    'handBackTime',
    'gradingDueDate',
  ];
  expect(left.toSorted()).toEqual(expected.toSorted());
});

test('RLL-2 an evaluation that was handed back is not handed back in the copy, and nothing else changes', () => {
  // The words of fair grading are written as a record.
  const others = everyType.filter(({ dataType }) => dataType !== 'fairGrading');
  for (const item of reusableItems(others)) {
    const before = everyType.find(({ dataType }) => dataType === item.dataType);
    const logic = item.dataType === 'evaluation' ? 'ungraded' : 'graded';
    expect(item).toEqual({ ...before, questionLogic: logic });
  }
});

test.each<[DataType, Partial<DesignItem>, string]>([
  [
    'noClass',
    { dataText: 'Thanksgiving', questionLogic: '2026-11-26', questionCourseDate: '2026-11-28' },
    '{"version":1,"from":"2026-11-26","to":"2026-11-28","reason":"Thanksgiving"}',
  ],
  [
    'persona',
    {
      dataText: 'Skeptic',
      questionOptions: '{"answers":[],"questionIds":["q1"],"thesisNames":[]}',
    },
    '{"version":1,"name":"Skeptic","answers":[],"questionIds":["q1"],"thesisNames":[]}',
  ],
  [
    'fairGrading',
    { dataText: 'hideNames,namesShown,second10' },
    '{"version":1,"hidesNames":true,"namesShown":false,"hasRandomOrder":false,"byQuestion":false,"secondShare":10}',
  ],
])('RLL-114 the %s of an older release is written as a record', (dataType, old, dataText) => {
  const item = designItem({ dataType, dataID: '1', ...old });
  const record = designItem({ dataType, dataID: '1', dataText });
  expect(reusableItems([item])).toEqual([record]);
  expect(reusableItems([record])).toEqual([record]);
});

test.each<DataType>(['noClass', 'persona', 'fairGrading'])(
  'RLL-114 a newer record of type %s stays as it is',
  (dataType) => {
    const newer = designItem({ dataType, dataID: '1', dataText: '{"version":2,"until":"May"}' });
    expect(reusableItems([newer])).toEqual([newer]);
  },
);
