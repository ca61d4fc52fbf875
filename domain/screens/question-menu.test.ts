import { expect, test } from 'vitest';
import { sampleSection, sampleTopic } from '../visibility/testing/sample-course.ts';
import { questionMenu, restoreQuestionPlace, THESES_PLACE } from './question-menu.ts';
import { assignFailed, SCREEN_MESSAGES, wordCountsFailed } from './screen-messages.ts';

const menu = questionMenu({
  sections: [sampleSection('two', 4), sampleSection('one', 1)],
  topics: [sampleTopic('a', 2), sampleTopic('b', 3, false), sampleTopic('c', 5, false)],
  dates: [],
  links: [],
});

test('VIEW-32 sections in order, each with the class days that have questions enabled', () => {
  const rows = menu.map(({ section, topics }) => [section.id, topics.map(({ id }) => id)]);
  expect(rows).toEqual([
    ['one', ['a']],
    ['two', []],
  ]);
});

test.each([
  ['nothing remembered', null, null, 'one', 'a'],
  ['a class day', 'one', 'a', 'one', 'a'],
  ['the theses', 'one', THESES_PLACE, 'one', null],
  ['a class day switched off since', 'one', 'b', 'one', 'a'],
  ['a section without class days opens the theses', 'two', 'a', 'two', null],
  ['a section that is gone', 'gone', THESES_PLACE, 'one', null],
])('VIEW-33 the question designer opens at: %s', (_, section, topic, sectionId, topicId) => {
  expect(restoreQuestionPlace(menu, { section, topic })).toEqual({ sectionId, topicId });
});

test('VIEW-33 without any section the theses remain', () => {
  expect(restoreQuestionPlace([], { section: 'one', topic: 'a' })).toEqual({
    sectionId: null,
    topicId: null,
  });
});

test('VIEW-34 failed calls are reported in the sentences of the catalog', () => {
  expect(SCREEN_MESSAGES.usersFailed).toBe('Failed to fetch users. Please try again later.');
  expect(SCREEN_MESSAGES.confirmDeleteUser).toBe('Are you sure you want to delete this user?');
  expect(assignFailed('offline')).toBe('Failed to assign students: offline');
  expect(wordCountsFailed('offline')).toBe('Error loading data: offline');
});
