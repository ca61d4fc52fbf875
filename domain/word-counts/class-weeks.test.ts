import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../base/calendar.ts';
import { refuse } from '../base/result.ts';
import { classWeeks, classWeeksSentence, type WordsDay } from './class-weeks.ts';

const start = '2026-09-01' as IsoDate;
const base = { startDate: start, endDate: addDays(start, 14), classDays: [] };
const day = (offset: number, words: number): WordsDay => ({ date: addDays(start, offset), words });

function wordsOf(...days: readonly WordsDay[]): readonly (readonly [string, number])[] {
  const weeks = classWeeks(base, days);
  if (!weeks.ok) throw new Error(weeks.reason);
  return weeks.value.map(({ label, words }) => [label, words]);
}

describe('the weeks of a class', () => {
  test.each<[string, readonly WordsDay[], readonly number[]]>([
    ['nothing written', [], [0, 0, 0]],
    ['days in any order', [day(9, 4), day(1, 40), day(7, 5)], [0, 45, 4]],
    ['everything up to the first date', [day(-3, 7), day(0, 1)], [8, 0, 0]],
    ['a week of deleting', [day(1, 40), day(9, -30)], [0, 40, -30]],
  ])('WRD-24 %s', (_name, days, words) => {
    expect(wordsOf(...days).map(([, count]) => count)).toEqual(words);
  });

  test('WRD-24 continue while somebody writes', () => {
    expect(wordsOf(day(15, 3)).at(-1)).toEqual(['09-22', 3]);
  });

  test('WRD-24 contain every word', () => {
    const days = fc.array(fc.tuple(fc.integer({ min: -60, max: 90 }), fc.integer()));
    fc.assert(
      fc.property(days, (list) => {
        const total = wordsOf(...list.map(([offset, words]) => day(offset, words)));
        const sum = list.reduce((all, [, words]) => all + words, 0);
        expect(total.reduce((all, [, words]) => all + words, 0)).toBe(sum);
      }),
    );
  });

  test('WRD-24 there are none without any date', () => {
    const none = { startDate: null, endDate: null, classDays: [] };
    expect(classWeeks(none, [])).toEqual(refuse('bad-start'));
  });
});

test.each<[string, readonly number[], number, string]>([
  [
    'some weeks',
    [100, 1250, 0],
    20,
    '1,350 words by 40 students in 3 weeks. The most, 1,250, in the week up to Tuesday, September 8, 2026.',
  ],
  [
    'a week that has not begun',
    [100, 50, 0],
    0,
    '100 words by 40 students in 1 week. The most, 100, in the week up to Tuesday, September 1, 2026.',
  ],
  ['nothing written', [0, 0], 20, '0 words by 40 students in 2 weeks.'],
  ['no week yet', [0], -30, 'No week has begun yet; 40 students.'],
])('WRD-25 the sentence about %s', (_name, words, today, sentence) => {
  const weeks = words.map((count, index) => {
    const date = addDays(start, 7 * index);
    return { date, label: date.slice(5), words: count };
  });
  const given = { students: 40, today: addDays(start, today) };
  expect(classWeeksSentence(weeks, given)).toBe(sentence);
});
