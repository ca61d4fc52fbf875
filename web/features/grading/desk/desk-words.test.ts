import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { DEFAULT_TIME_ZONE, timeZoneOf } from '@elenchus/domain/base/zoned-time.ts';
import { expect, test } from 'vitest';
import { timeOfDayWords, presenceSentence, targetDateWords } from './desk-words.ts';

const since = Date.parse('2026-10-21T14:02:30-04:00');

test('times are those of the course, as everywhere else', () => {
  expect(timeOfDayWords(since, DEFAULT_TIME_ZONE)).toBe('2:02 PM');
  expect(timeOfDayWords(since, timeZoneOf('Asia/Tokyo'))).toBe('3:02 AM');
});

test.each([
  [false, 'Karl Jaspers has also been grading this student since 2:02 PM.'],
  [true, 'You’ve had this student open in another tab or window since 2:02 PM.'],
])('somebody else is here (the same person: %s)', (isYou, sentence) => {
  const other = { fullName: 'Karl Jaspers', since, isYou };
  expect(presenceSentence(other, DEFAULT_TIME_ZONE)).toBe(sentence);
});

test('the target date says which one it is and in which time', () => {
  expect(targetDateWords(isoDateOf('2026-10-21'), true, DEFAULT_TIME_ZONE)).toBe(
    'Answers as of the end of Wednesday, October 21, 2026 (custom due date, New York time)',
  );
});
