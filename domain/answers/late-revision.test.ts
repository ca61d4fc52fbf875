import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE } from '../base/zoned-time.ts';
import { lateRevisions, lateRevisionSentence } from './late-revision.ts';

const due = isoDateOf('2026-10-21');
const essay = (questionEssayAnswer: string) => ({
  questionID: 'q',
  questionAnswer: '',
  questionEssayAnswer,
});
const choice = (questionAnswer: string) => ({ ...essay(''), questionAnswer });
const at = (iso: string): number => Date.parse(iso);

test.each([
  ['the same text', 'a', 'a', '2026-10-24T12:00:00-04:00', null],
  ['three days later', 'a', 'b', '2026-10-24T12:00:00-04:00', 'Revised 3 days after the due date'],
  ['the next day', 'a', 'b', '2026-10-22T00:10:00-04:00', 'Revised 1 day after the due date'],
  ['the last minute of the day', 'a', 'b', '2026-10-21T23:59:00-04:00', null],
  ['while the lists were on their way', 'a', 'b', '2026-10-20T12:00:00-04:00', null],
  ['from nothing', '', 'b', '2026-10-23T12:00:00-04:00', 'Written 2 days after the due date'],
  ['to nothing', 'a', ' ', '2026-10-23T12:00:00-04:00', 'Deleted 2 days after the due date'],
])(
  'ANS-20 ANS-21 an answer changed after the date is told: %s',
  (_name, before, after, time, sentence) => {
    const present = [{ ...essay(after), editedAt: at(time) }];
    const counted = before === '' ? [] : [essay(before)];
    const revision = lateRevisions(counted, present, due, DEFAULT_TIME_ZONE).get('q');
    expect(revision ? lateRevisionSentence(revision) : null).toBe(sentence);
  },
);

test('ANS-20 a choice is compared by its options, and has both versions', () => {
  const present = [{ ...choice('2'), editedAt: at('2026-10-24T12:00:00-04:00') }];
  expect(lateRevisions([choice('1')], present, due, DEFAULT_TIME_ZONE).get('q')).toMatchObject({
    before: '1',
    after: '2',
    daysLate: 3,
  });
});
