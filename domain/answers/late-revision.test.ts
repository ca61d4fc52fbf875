import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE, timeZoneOf } from '../base/zoned-time.ts';
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
  'ANS-20 ANS-21 an answer changed after the date is reported: %s',
  (_name, before, after, time, sentence) => {
    const present = [{ ...essay(after), savedAt: at(time) }];
    const counted = before === '' ? [] : [essay(before)];
    const revision = lateRevisions(counted, present, due, DEFAULT_TIME_ZONE).get('q');
    expect(revision ? lateRevisionSentence(revision) : null).toBe(sentence);
  },
);

test('ANS-20 a choice is compared by its options, and has both versions', () => {
  const present = [{ ...choice('2'), savedAt: at('2026-10-24T12:00:00-04:00') }];
  expect(lateRevisions([choice('1')], present, due, DEFAULT_TIME_ZONE).get('q')).toMatchObject({
    before: '1',
    after: '2',
    daysLate: 3,
  });
});

// The day of the due date in zones and on days with a change of clocks: [due, last moment of that day].
test.each([
  ['spring: a day of 23 hours', 'America/New_York', '2026-03-08', '2026-03-09T04:00:00Z'],
  ['autumn: a day of 25 hours', 'America/New_York', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['the next midnight does not exist', 'Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00Z'],
  ['a day that begins at one', 'Africa/Cairo', '2026-04-24', '2026-04-24T21:00:00Z'],
  ['the last hour comes twice', 'Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00Z'],
  ['the next midnight does not exist', 'Asia/Beirut', '2026-03-28', '2026-03-28T22:00:00Z'],
  ['the last hour came twice', 'America/Sao_Paulo', '2018-02-17', '2018-02-18T03:00:00Z'],
  ['the next midnight did not exist', 'America/Sao_Paulo', '2018-11-03', '2018-11-04T03:00:00Z'],
  ['it is tomorrow there already', 'Pacific/Kiritimati', '2026-10-21', '2026-10-21T10:00:00Z'],
])('ANS-20 %s, %s: on time to the last moment of %s', (_name, zone, date, end) => {
  const late = (moment: number): number | undefined => {
    const present = [{ ...essay('b'), savedAt: moment }];
    return lateRevisions([essay('a')], present, isoDateOf(date), timeZoneOf(zone)).get('q')
      ?.daysLate;
  };
  expect([late(at(end) - 1), late(at(end))]).toEqual([undefined, 1]);
});

test('QST-105 nobody takes back an option that was removed from the question', () => {
  const savedAt = at('2026-10-25T12:00:00-04:00');
  const revised = (before: string, after: string): number =>
    lateRevisions([choice(before)], [{ ...choice(after), savedAt }], due, DEFAULT_TIME_ZONE).size;
  expect([revised('0', ''), revised('0,2', '2'), revised('0', '1')]).toEqual([0, 0, 1]);
});
