import { expect, test } from 'vitest';
import { DATA_TYPES } from '../design/data-types.ts';
import { designItem } from '../design/design-item.ts';
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
  for (const item of reusableItems(everyType)) {
    const before = everyType.find(({ dataType }) => dataType === item.dataType);
    const logic = item.dataType === 'evaluation' ? 'ungraded' : 'graded';
    expect(item).toEqual({ ...before, questionLogic: logic });
  }
});
