import { expect, test } from 'vitest';
import { designItem } from './design-item.ts';
import { isLastVisitedItem, lastVisitedItem, readLastVisited } from './last-visited.ts';

test('DSN-22 each instructor has a marker, whatever the case of the name', () => {
  const items = [
    lastVisitedItem('designTab', 'ada1', 'schedule'),
    lastVisitedItem('designTab', 'Bob2', 'users'),
    lastVisitedItem('gradingTab', 'ada1', 'word-counts'),
  ];
  expect(readLastVisited(items, 'designTab', 'ADA1')).toBe('schedule');
  expect(readLastVisited(items, 'designTab', 'bob2')).toBe('users');
  expect(readLastVisited(items, 'gradingTab', 'bob2')).toBeNull();
  expect(readLastVisited(items, 'usersTab', 'ada1')).toBeNull();
});

test('DSN-22 a marker is stored under its type and username', () => {
  expect(lastVisitedItem('questionTopic', ' ada1 ', 'Theses')).toEqual(
    designItem({
      dataType: 'questionDesignSubMenuLastVisited',
      dataID: 'ada1',
      dataText: 'Theses',
    }),
  );
  expect(isLastVisitedItem(lastVisitedItem('usersTab', 'ada1', ''))).toBe(true);
  expect(isLastVisitedItem(designItem({ dataType: 'topic', dataID: 'ada1' }))).toBe(false);
});
