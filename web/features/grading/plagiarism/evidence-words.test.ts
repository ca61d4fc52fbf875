import { describe, expect, test } from 'vitest';
import type { PassageSide } from '../../../calls/answers/similarity-queries.ts';
import { orderSentence, originSentence } from './evidence-words.ts';

const base: NonNullable<PassageSide['origin']> = {
  firstAt: '2026-10-06T15:42:10.000-04:00',
  previousAt: '2026-10-06T15:01:00.000-04:00',
  arrival: 'at-once',
  words: 41,
  wordsBefore: 0,
  begunAt: '2026-10-06T15:42:10.000-04:00',
};

function side(changes: Partial<typeof base> | null): PassageSide {
  return { start: 0, end: 9, origin: changes && { ...base, ...changes } };
}

describe('the history of a passage as sentences', () => {
  test.each([
    [
      'when it appeared all at once',
      side({}),
      'Ada first had this passage on Tuesday, October 6, 2026, at 3:42 PM. It appeared all at once, 41 words, between two saves. The save before was on Tuesday, October 6, 2026, at 3:01 PM.',
    ],
    [
      'when it was there from the first save on',
      side({ arrival: 'first-version' }),
      'Ada first had this passage on Tuesday, October 6, 2026, at 3:42 PM. It’s in the first saved version of the essay, 41 words.',
    ],
    [
      'when it grew',
      side({ arrival: 'grew', wordsBefore: 30, begunAt: '2026-10-05T00:05:00.000-04:00' }),
      'Ada first had the whole passage on Tuesday, October 6, 2026, at 3:42 PM. It grew over time. The first part was saved on Monday, October 5, 2026, at 12:05 AM, and the save before the last step had 30 of its 41 words.',
    ],
    ['when nothing is known', side(null), 'No saved version of Ada has the whole passage.'],
  ])('%s', (_name, passage, sentence) => {
    expect(originSentence('Ada', passage, true)).toBe(sentence);
  });

  test('when not all of it was searched', () => {
    expect(originSentence('Ada', side(null), false)).toBe(
      'Ada has too many saved versions of this essay to find the first one with this passage.',
    );
  });
});

test.each([
  ['later', '2026-10-09T15:42:10.000-04:00', 'Ada had it 3 days before Ben.'],
  ['earlier', '2026-10-06T14:40:00.000-04:00', 'Ben had it 1 hour before Ada.'],
  ['a moment later', '2026-10-06T15:42:40.000-04:00', 'Ada had it less than a minute before Ben.'],
  ['in another zone at once', '2026-10-06T19:42:10.000Z', 'Both had it at the same moment.'],
])('who had it earlier: the other %s', (_name, firstAt, sentence) => {
  expect(orderSentence('Ada', 'Ben', { first: side({}), second: side({ firstAt }) })).toBe(
    sentence,
  );
});

test('it is left open who had it earlier when one history does not show it', () => {
  expect(orderSentence('Ada', 'Ben', { first: side(null), second: side({}) })).toBeNull();
});
