import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersAsOf } from '../answers/answers-as-of.ts';
import { addDays, type IsoDate } from '../base/calendar.ts';
import { accept, refuse } from '../base/result.ts';
import {
  isFutureWeek,
  weekDates,
  weeklyWords,
  weeksSentence,
  type WordsVersion,
} from './weekly-words.ts';

const start = '2026-09-01' as IsoDate;
const day = (offset: number) => addDays(start, offset);
const version = (offset: number, words: number, questionID = 'q1'): WordsVersion => ({
  questionID,
  words,
  submissionDate: `${day(offset)}T12:00:00.000-04:00`,
});

describe('the weeks of a course', () => {
  test.each([
    ['one day', '2026-09-01', ['2026-09-01']],
    ['six days more', '2026-09-07', ['2026-09-01']],
    ['seven days more', '2026-09-08', ['2026-09-01', '2026-09-08']],
    [
      'over the end of a month',
      '2026-09-30',
      ['2026-09-01', '2026-09-08', '2026-09-15', '2026-09-22', '2026-09-29'],
    ],
  ])('WRD-5 %s', (_name, end, dates) => {
    expect(weekDates(start, end)).toEqual(accept(dates));
  });

  test.each([
    ['no start', '', '2026-09-30', 'bad-start'],
    ['a start that does not exist', '2026-02-30', '2026-09-30', 'bad-start'],
    ['no end', start, '??', 'bad-end'],
    ['an end before the start', start, '2026-08-31', 'end-before-start'],
    ['a slip of the year', '0206-09-01', '2026-09-30', 'too-many-weeks'],
  ] as const)('WRD-6 there are none with %s', (_name, from, to, problem) => {
    expect(weekDates(from, to)).toEqual(refuse(problem));
    expect(weeksSentence(problem)).toMatch(/course/u);
  });
});

describe('the words of each week', () => {
  const dates = [day(0), day(7), day(14)];

  test.each<[string, WordsVersion[], number[]]>([
    ['nothing written', [], [0, 0, 0]],
    ['written up to the first date', [version(-30, 40)], [40, 0, 0]],
    ['written on the date itself', [version(7, 40)], [0, 40, 0]],
    ['written the day after', [version(8, 40)], [0, 0, 40]],
    ['written after the last date', [version(15, 40)], [0, 0, 0]],
    ['one essay that grows', [version(1, 40), version(9, 100)], [0, 40, 60]],
    ['only the last text of a week counts', [version(1, 40), version(2, 100)], [0, 100, 0]],
    ['two essays', [version(1, 40), version(2, 5, 'q2')], [0, 45, 0]],
    ['a week of deleting is below zero', [version(1, 40), version(9, 10)], [0, 40, -30]],
    [
      'a day in any order',
      [
        { ...version(1, 100), submissionDate: `${day(1)}T18:00:00.000-04:00` },
        { ...version(1, 40), submissionDate: `${day(1)}T09:00:00.000-04:00` },
      ],
      [0, 100, 0],
    ],
    ['a list in any order', [version(9, 100), version(1, 40)], [0, 40, 60]],
  ])('WRD-7 %s', (_name, history, words) => {
    expect(weeklyWords(history, dates).map((week) => week.words)).toEqual(words);
  });

  test('WRD-8 weeks have the date and the label MM-dd', () => {
    expect(weeklyWords([], [day(0)])).toEqual([{ date: '2026-09-01', label: '09-01', words: 0 }]);
  });

  test.each([
    ['today', 0, false],
    ['six days on, so that it began today', 6, false],
    ['a week on', 7, true],
    ['long ago', -70, false],
  ])('WRD-20 a week whose date is %s', (_name, offset, expected) => {
    expect(isFutureWeek(day(offset), day(0))).toBe(expected);
  });

  test('WRD-7 the weeks add up to the words as of each date', () => {
    const versions = fc.array(
      fc.tuple(fc.integer({ min: -5, max: 30 }), fc.nat(500), fc.constantFrom('q1', 'q2')),
    );
    fc.assert(
      fc.property(versions, (list) => {
        const history = list.map(([offset, words, question]) => version(offset, words, question));
        let sum = 0;
        for (const week of weeklyWords(history, dates)) {
          sum += week.words;
          const asOf = answersAsOf(history, week.date);
          expect(sum).toBe(asOf.reduce((total, { words }) => total + words, 0));
        }
      }),
    );
  });
});
