import { afterEach, expect, test } from 'vitest';
import { emptyDraft, keepDraft, readDraft } from './announcement-draft.ts';

const hannah = { courseID: 'phil-101', username: 'hannah' };
const draft = { ...emptyDraft(), title: 'No class on Monday', text: 'See you on Wednesday.' };

afterEach(() => sessionStorage.clear());

test('USR-109 a draft is read again by its author, in the course that it is for', () => {
  keepDraft(hannah, draft);
  expect(readDraft({ ...hannah, username: 'Hannah' })).toEqual(draft);
  expect(readDraft({ ...hannah, username: 'ida' }).title).toBe('');
  expect(readDraft({ ...hannah, courseID: 'phil-102' }).title).toBe('');
});

test('a draft that was sent is gone, and broken text is ignored', () => {
  keepDraft(hannah, draft);
  keepDraft(hannah, null);
  expect(readDraft(hannah).text).toBe('');
  keepDraft(hannah, draft);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
  expect(readDraft(hannah).text).toBe('');
});
