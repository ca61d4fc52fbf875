import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletePersonalTexts, deleteTextsOfOthers } from './personal-storage.ts';
import { personalText } from './personal-text.ts';

const sophia = { courseID: 'phil-101', username: 'Sophia' };
const ida = { courseID: 'phil-101', username: 'ida' };
const elsewhere = { courseID: 'phil-10', username: 'sophia' };

const left = () =>
  [sophia, ida, elsewhere].filter((owner) => personalText(owner, 'undo').read() !== null);
const keptKeys = () => Object.keys(sessionStorage);

afterEach(() => {
  // Other tests share the module, and keep texts in these courses.
  for (const { courseID } of [sophia, elsewhere]) deleteTextsOfOthers(courseID, '');
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('USR-109 a text belongs to one person in one course', () => {
  beforeEach(() => personalText(sophia, 'announcement').keep('Dear all'));

  test('that person reads it, however the username is written', () => {
    expect(personalText({ ...sophia, username: 'sophia' }, 'announcement').read()).toBe('Dear all');
  });

  test.each([
    ['someone else', ida, 'announcement'],
    ['the same username in another course', elsewhere, 'announcement'],
    ['another name', sophia, 'undo'],
  ])('not by %s', (_case, owner, name) => {
    expect(personalText(owner, name).read()).toBeNull();
  });

  test('null deletes it', () => {
    personalText(sophia, 'announcement').keep(null);
    expect(keptKeys()).toEqual([]);
  });
});

describe('USR-109 what another person kept is deleted', () => {
  beforeEach(() => {
    for (const owner of [sophia, ida, elsewhere]) personalText(owner, 'undo').keep('steps');
    sessionStorage.setItem('username', 'sophia');
  });

  test('when someone logs in, except for their own and that of other courses', () => {
    deleteTextsOfOthers('phil-101', 'SOPHIA');
    expect(left()).toEqual([sophia, elsewhere]);
    expect(sessionStorage.getItem('username')).toBe('sophia');
  });

  test('when someone logs out, everything of the course', () => {
    deletePersonalTexts('phil-101');
    expect(left()).toEqual([elsewhere]);
    expect(sessionStorage.getItem('username')).toBe('sophia');
  });
});

test('USR-109 a screen that closes after the logout keeps nothing, until someone logs in', () => {
  deletePersonalTexts('phil-101');
  personalText(sophia, 'undo').keep('late');
  expect(keptKeys()).toEqual([]);
  personalText(elsewhere, 'undo').keep('still logged in there');
  expect(keptKeys()).toHaveLength(1);
  deleteTextsOfOthers('phil-101', 'sophia');
  personalText(sophia, 'undo').keep('steps');
  expect(personalText(sophia, 'undo').read()).toBe('steps');
});

test.each([
  'announcement draft phil-101',
  'elenchus.savedComment.phil-101.mine.new',
  'elenchus:draft:phil-101:thesis',
  'elenchus-undo ["phil-101","sophia"]',
  'gradingList',
])('USR-109 what an earlier version kept is deleted: %s', (key) => {
  sessionStorage.setItem(key, 'of nobody knows whom');
  deleteTextsOfOthers('phil-101', 'sophia');
  expect(keptKeys()).toEqual([]);
});

test('without a storage nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  deletePersonalTexts('phil-102');
  deleteTextsOfOthers('phil-101', 'sophia');
  personalText(sophia, 'undo').keep('steps');
  expect(personalText(sophia, 'undo').read()).toBeNull();
});
