import { expect, test } from 'vitest';
import { activityWords, instructorWords, sizeWords, stateWords } from './course-words.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const person = (fullName: string) => ({ username: fullName, fullName });
const course = {
  courseID: 'phil-101',
  title: 'Introduction',
  instructors: [],
  students: 3,
  questions: 1,
  answers: 1200,
  createdAt: 0,
  activeAt: 0,
  archivedAt: null,
  personalDataUntil: null,
  personalDataDeletedAt: null,
  deleteAfter: null,
};

test.each([
  ['this morning', at(16, 1), 'Today'],
  ['late last night', at(15, 23), 'Yesterday'],
  ['5 days ago', at(11), '5 days ago'],
  ['2 weeks ago', at(2), 'Nov 2, 2026'],
  ['a clock that is ahead', at(17), 'Today'],
])('last activity: %s', (_name, moment, words) => {
  expect(activityWords(moment, at(16))).toBe(words);
});

test.each([
  [[], ''],
  [[person('Ann May')], 'Ann May'],
  [[person('Ann May'), person('Bo Bell')], 'Ann May, Bo Bell'],
  [[person('Ann May'), person('Bo Bell'), person('Cy')], 'Ann May, Bo Bell and 1 more'],
])('instructors: %o', (people, words) => {
  expect(instructorWords(people)).toBe(words);
});

test('size and state', () => {
  expect(sizeWords(course)).toBe('1 question, 1,200 answers');
  expect(stateWords(course)).toBeNull();
  expect(stateWords({ ...course, archivedAt: at(2) })).toBe('Closed on Nov 2, 2026');
  const kept = { ...course, archivedAt: at(2), personalDataUntil: at(9) };
  expect(stateWords(kept)).toBe(
    'Closed on Nov 2, 2026. Personal data will be deleted after Nov 9, 2026',
  );
  const gone = { ...course, archivedAt: at(2), personalDataDeletedAt: at(9) };
  expect(stateWords(gone)).toBe('Closed on Nov 2, 2026. Personal data deleted on Nov 9, 2026');
  const both = { ...course, archivedAt: at(2), deleteAfter: at(30) };
  expect(stateWords(both)).toBe('Will be deleted on Nov 30, 2026');
});
