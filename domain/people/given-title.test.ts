import { expect, test } from 'vitest';
import { readCourseTitle } from './given-title.ts';

test.each([
  ['a title with spaces around it', '  Beast and Man ', { ok: true, value: 'Beast and Man' }],
  ['any letters', 'Ἠθικά', { ok: true, value: 'Ἠθικά' }],
  ['200 characters', '𝛼'.repeat(200), { ok: true }],
  ['no title', '  ', { ok: false, reason: 'A title is required.' }],
  ['201 characters', 'a'.repeat(201), { ok: false }],
  ['a line break', 'Beast\nMan', { ok: false }],
])('USR-95 %s', (_name, typed, outcome) => {
  expect(readCourseTitle(typed)).toMatchObject(outcome);
});
