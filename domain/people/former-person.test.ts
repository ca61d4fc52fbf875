import { expect, test } from 'vitest';
import {
  ANOTHER_PERSON,
  chosenPerson,
  deletionSentence,
  formerPersonID,
  leftWorkWords,
  setAsideKey,
} from './former-person.ts';

const ANN = { record: 'ann', deletedAt: 1000 };
const EARLIER = { record: 'ann/1', deletedAt: 500 };

test.each([
  ['nobody was here before', [], undefined, { ok: true, value: null }],
  ['nobody was here before, whatever the choice', [], 'ann@1000', { ok: true, value: null }],
  ['nobody has said who it is', [ANN], undefined, { ok: false, reason: 'unclear' }],
  ['another person', [ANN, EARLIER], ANOTHER_PERSON, { ok: true, value: null }],
  ['the last one', [ANN, EARLIER], formerPersonID(ANN), { ok: true, value: ANN }],
  ['an earlier one', [ANN, EARLIER], formerPersonID(EARLIER), { ok: true, value: EARLIER }],
  ['someone else was deleted since', [ANN], 'ann@999', { ok: false, reason: 'unclear' }],
  ['only the netID', [ANN], 'ann', { ok: false, reason: 'unclear' }],
] as const)('USR-100 whose work a new user gets: %s', (_name, people, choice, expected) => {
  expect(chosenPerson(people, choice)).toEqual(expected);
});

test.each([
  ['ann', [], 'ann/1'],
  ['ann', ['ann/1', 'ann/3'], 'ann/4'],
  ['a@b.edu', ['a@b.edu/1'], 'a@b.edu/2'],
] as const)('USR-101 the key of former work of %s besides %j', (key, taken, expected) => {
  expect(setAsideKey(key, taken)).toBe(expected);
});

test.each([
  [{ answers: 12, grades: 3, changes: 0, students: 0 }, '12 answers and 3 grades'],
  [{ answers: 1, grades: 0, changes: 0, students: 0 }, '1 answer'],
  [
    { answers: 1200, grades: 1, changes: 2, students: 30 },
    '1,200 answers, 1 grade, 2 changes to other people’s records and 30 assigned students',
  ],
  [{ answers: 0, grades: 0, changes: 0, students: 0 }, 'an empty record'],
])('USR-100 the work of %j in words', (work, words) => {
  expect(leftWorkWords(work)).toBe(words);
});

test.each([
  [
    'student',
    'Answers, grades, comments, requests about grades and extra time are kept, but no one sees them.',
  ],
  ['ta', 'go to the student’s TA, or to any instructor.'],
  ['instructor', 'go to the student’s TA, or to any instructor.'],
  ['guest', 'Answers and grades are kept. If you add ann again, you can give them back.'],
])('USR-105 before a %s is deleted', (status, part) => {
  const sentence = deletionSentence({ username: 'ann', fullName: 'Ann Lee', status });
  expect(sentence).toMatch(/^Ann Lee \(ann\) will no longer/);
  expect(sentence).toContain(part);
});
