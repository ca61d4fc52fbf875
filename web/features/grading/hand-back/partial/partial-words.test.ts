import { timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { expect, test } from 'vitest';
import {
  confirmWords,
  doneWords,
  partialSentences,
  studentNote,
  type HandBackChoice,
} from './partial-words.ts';

const ZONE = timeZoneOf('America/New_York');
const NOW = Date.UTC(2026, 10, 20, 15);
const LATER = Date.UTC(2026, 10, 25, 14);
const row = (since: number | null) => ({
  evaluationDataID: 'MID',
  username: 'ada',
  fullname: 'Ada Byron',
  since,
  changedBy: 'ina',
  changedAt: 0,
});

test('the card says what is set besides the design', () => {
  expect(partialSentences([], { kind: 'none' }, NOW, ZONE)).toEqual([]);
  expect(partialSentences([], { kind: 'planned', at: LATER }, NOW, ZONE)).toEqual([
    'Planned: every student sees it starting Nov 25, 2026, 9:00 AM, New York time.',
  ]);
  const own = [row(NOW), row(NOW - 1), row(LATER), row(null)];
  expect(partialSentences(own, { kind: 'none' }, NOW, ZONE)).toEqual([
    'Handed back to 2 students so far.',
    'Planned for 1 student.',
    'Not for 1 student: Ada Byron.',
  ]);
  expect(partialSentences([row(NOW), row(null)], { kind: 'back', since: 5 }, NOW, ZONE)).toEqual([
    'Still to be handed back to 1 student: Ada Byron.',
  ]);
});

test.each([
  [undefined, { kind: 'none' }, ''],
  [undefined, { kind: 'back', since: 1 }, 'handed back'],
  [undefined, { kind: 'planned', at: LATER }, 'planned with everyone'],
  [row(NOW), { kind: 'none' }, 'handed back'],
  [row(null), { kind: 'back', since: 1 }, 'not handed back'],
  [row(LATER), { kind: 'none' }, 'planned for Nov 25, 2026, 9:00 AM'],
] as const)('a student’s note', (own, forAll, words) => {
  expect(studentNote(own, forAll, NOW, ZONE)).toBe(words);
});

const choice: HandBackChoice = {
  action: 'hand back',
  who: 'students',
  ta: '',
  students: 2,
  leftOut: 0,
  isLater: false,
};

test.each<[Partial<HandBackChoice>, string, string]>([
  [{}, 'Hand back to 2 students', 'Handed back to 2 students. 1 student already had it.'],
  [
    { isLater: true },
    'Hand back to 2 students later',
    'Planned for 2 students. 1 student already had it.',
  ],
  [
    { action: 'take back' },
    'Take back from 2 students',
    'Taken back from 2 students. 1 student didn’t have it.',
  ],
  [{ who: 'everyone' }, 'Hand back to every student', 'Handed back to every student.'],
  [
    { who: 'ta', ta: 'Theo' },
    'Hand back to the students of Theo',
    'Handed back to 2 students. 1 student already had it.',
  ],
  [
    { students: 4, leftOut: 3 },
    'Hand back to 1 student',
    'Handed back to 2 students. 1 student already had it.',
  ],
  [
    { action: 'take back', leftOut: 1 },
    'Take back from 2 students',
    'Taken back from 2 students. 1 student didn’t have it.',
  ],
  [
    { students: 0 },
    'Hand back to chosen students',
    'Handed back to 2 students. 1 student already had it.',
  ],
])('%j', (given, confirm, done) => {
  expect(confirmWords({ ...choice, ...given })).toBe(confirm);
  expect(doneWords({ ...choice, ...given }, { changed: 2, unchanged: 1, leftOut: 0 })).toBe(done);
});
