import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../base/calendar.ts';
import { accept, refuse } from '../base/result.ts';
import { courseWeeks, type CourseSpan } from './course-weeks.ts';
import { weeklyWords, type WordsVersion } from './weekly-words.ts';

const date = (text: string) => text as IsoDate;
const start = date('2026-09-01');
const end = date('2026-09-15');
const base: CourseSpan = { startDate: start, endDate: end, classDays: [] };
const classDays = [date('2026-10-12'), date('2026-10-05'), date('2026-10-19')];
const wrote = (day: string, words = 40, questionID = 'q1'): WordsVersion => ({
  questionID,
  words,
  submissionDate: `${day}T12:00:00.000-04:00`,
});

describe('the weeks of a student', () => {
  test.each<[string, Partial<CourseSpan>, string[]]>([
    ['startDate and endDate', {}, ['2026-09-01', '2026-09-08', '2026-09-15']],
    [
      'startDate and endDate where there are class days too',
      { classDays },
      ['2026-09-01', '2026-09-08', '2026-09-15'],
    ],
    [
      'the class days without a startDate',
      { startDate: null, classDays },
      ['2026-10-05', '2026-10-12', '2026-10-19'],
    ],
    [
      'the class days without an endDate',
      { endDate: null, classDays },
      ['2026-10-05', '2026-10-12', '2026-10-19'],
    ],
    [
      'the class days when the end is before the start',
      { endDate: date('2026-08-01'), classDays },
      ['2026-10-05', '2026-10-12', '2026-10-19'],
    ],
    [
      'the class days when a year is wrong',
      { startDate: date('0206-09-01'), classDays },
      ['2026-10-05', '2026-10-12', '2026-10-19'],
    ],
  ])('WRD-21 follow %s', (_name, differs, expected) => {
    expect(courseWeeks({ ...base, ...differs }, [])).toEqual(accept(expected));
  });

  test.each<[string, WordsVersion[], string[]]>([
    ['the day after the end', [wrote('2026-09-16')], ['2026-09-22']],
    [
      'three weeks after the end',
      [wrote('2026-10-06')],
      ['2026-09-22', '2026-09-29', '2026-10-06'],
    ],
    ['the end itself', [wrote('2026-09-15')], []],
    ['a day on which a choice was answered', [wrote('2026-10-06', 0)], []],
    [
      'a day on which an essay was emptied',
      [wrote('2026-09-02'), wrote('2026-09-17', 0)],
      ['2026-09-22'],
    ],
    ['a save that changed no word', [wrote('2026-09-02'), wrote('2026-10-06')], []],
  ])('WRD-22 continue to %s', (_name, history, more) => {
    const weeks = ['2026-09-01', '2026-09-08', '2026-09-15', ...more];
    expect(courseWeeks(base, history)).toEqual(accept(weeks));
  });

  test.each<[string, string, string[]]>([
    ['the week before the start', '2026-08-27', []],
    ['just a week before the start', '2026-08-25', ['2026-08-25']],
    [
      'a month before the start',
      '2026-08-02',
      ['2026-08-04', '2026-08-11', '2026-08-18', '2026-08-25'],
    ],
  ])('WRD-22 begin with %s', (_name, day, before) => {
    const weeks = [...before, '2026-09-01', '2026-09-08', '2026-09-15'];
    expect(courseWeeks(base, [wrote(day)])).toEqual(accept(weeks));
  });

  test('WRD-22 contain every word that was written', () => {
    const days = fc.array(fc.tuple(fc.integer({ min: -60, max: 90 }), fc.nat(500)), {
      minLength: 1,
    });
    fc.assert(
      fc.property(days, (list) => {
        const history = list.map(([offset, words], index) =>
          wrote(addDays(start, offset), words, `q${index}`),
        );
        const weeks = courseWeeks(base, history);
        if (!weeks.ok) throw new Error(weeks.reason);
        const total = weeklyWords(history, weeks.value).reduce((sum, { words }) => sum + words, 0);
        expect(total).toBe(list.reduce((sum, [, words]) => sum + words, 0));
      }),
    );
  });

  test('WRD-23 without any date of the course are those in which the student wrote', () => {
    const none = { startDate: null, endDate: null, classDays: [] };
    const history = [wrote('2026-09-17'), wrote('2026-09-03', 10, 'q2')];
    expect(courseWeeks(none, history)).toEqual(accept(['2026-09-03', '2026-09-10', '2026-09-17']));
    expect(courseWeeks(none, [])).toEqual(refuse('bad-start'));
  });
});
