import { afterEach, expect, test } from 'vitest';
import { followedListAt, keepFollowedList } from './followed-list.ts';

const simone = { courseID: 'phil-101', username: 'simone' };
const list = {
  evaluationId: 'FIRST',
  students: [{ username: 'laura', fullname: 'Laura Bassi', isComplete: false }],
};

afterEach(() => sessionStorage.clear());

test('USR-109 GRD-134 a list is followed by the grader who left it, in its course', () => {
  keepFollowedList(simone, list);
  expect(followedListAt({ ...simone, username: 'Simone' }, 'FIRST', 'Laura')).toEqual(list);
  expect(followedListAt({ ...simone, username: 'hannah' }, 'FIRST', 'laura')).toBeNull();
  expect(followedListAt({ ...simone, courseID: 'phil-102' }, 'FIRST', 'laura')).toBeNull();
});

test('GRD-134 only for its evaluation and its students', () => {
  keepFollowedList(simone, list);
  expect(followedListAt(simone, 'SECOND', 'laura')).toBeNull();
  expect(followedListAt(simone, 'FIRST', 'anton')).toBeNull();
  keepFollowedList(simone, null);
  expect(followedListAt(simone, 'FIRST', 'laura')).toBeNull();
});
