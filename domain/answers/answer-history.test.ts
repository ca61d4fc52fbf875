import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../base/calendar.ts';
import { DEFAULT_TIME_ZONE, localDate } from '../base/zoned-time.ts';
import type { Answer, AnswerVersion } from './answer.ts';
import { historyStep, type AnswerSave, type HistoryTip } from './answer-history.ts';
import { answersAsOf, submissionDay } from './answers-as-of.ts';

const zone = DEFAULT_TIME_ZONE;

function version(
  questionID: string,
  submissionDate: string,
  questionEssayAnswer = submissionDate,
): AnswerVersion {
  return { questionID, questionAnswer: '', questionEssayAnswer, submissionDate };
}

function essay(text: string): Answer {
  return { questionID: 'q1', questionAnswer: '', questionEssayAnswer: text };
}

function stamp(offset: number): string {
  return `${addDays('2026-09-01' as IsoDate, offset)}T12:00:00.000-04:00`;
}

describe('the answers as of a date', () => {
  const history = [
    version('q1', '2026-09-04T10:00:00.000-04:00'),
    version('q2', '2026-09-05T00:00:00.000-04:00'),
    version('q1', '2026-09-05T23:59:59.999-04:00'),
    version('q1', '2026-09-05T09:00:00.000-04:00'),
    version('q1', '2026-09-06T00:00:00.000-04:00'),
  ];

  test.each([
    ['before everything', '2026-09-03', []],
    ['the first day', '2026-09-04', ['2026-09-04T10:00:00.000-04:00']],
    [
      'a day until its last moment, whatever the order of the list',
      '2026-09-05',
      ['2026-09-05T23:59:59.999-04:00', '2026-09-05T00:00:00.000-04:00'],
    ],
    [
      'the next day from its first moment',
      '2026-09-06',
      ['2026-09-06T00:00:00.000-04:00', '2026-09-05T00:00:00.000-04:00'],
    ],
  ])('ANS-8 %s', (_name, date, stamps) => {
    const answers = answersAsOf(history, date as IsoDate);
    expect(answers.map(({ submissionDate }) => submissionDate)).toEqual(stamps);
  });

  test('ANS-8 the date is the local one that is written, not that of the moment in London', () => {
    const late = version('q1', '2026-09-04T23:30:00.000-04:00');
    expect(submissionDay(late)).toBe('2026-09-04');
    expect(answersAsOf([late], '2026-09-04' as IsoDate)).toEqual([late]);
  });

  test('ANS-8 on the night the clocks go back the later moment is the latest', () => {
    const before = version('q1', '2026-11-01T01:50:00.000-04:00');
    const after = version('q1', '2026-11-01T01:10:00.000-05:00');
    expect(answersAsOf([after, before], '2026-11-01' as IsoDate)).toEqual([after]);
  });

  test('ANS-9 a later target date never loses an answer', () => {
    const day = fc.integer({ min: 0, max: 40 });
    const versions = fc.array(fc.tuple(fc.constantFrom('q1', 'q2', 'q3'), day));
    fc.assert(
      fc.property(versions, day, day, (list, one, other) => {
        const kept = list.map(([question, offset]) => version(question, stamp(offset)));
        const answeredBy = (offset: number) => {
          const date = addDays('2026-09-01' as IsoDate, offset);
          return new Set(answersAsOf(kept, date).map(({ questionID }) => questionID));
        };
        const early = answeredBy(Math.min(one, other));
        expect(early.isSubsetOf(answeredBy(Math.max(one, other)))).toBe(true);
      }),
    );
  });
});

describe('a save and the history of its question', () => {
  const noon = Date.parse('2026-09-04T12:00:00-04:00');
  const last: HistoryTip = {
    answer: essay('x'.repeat(100)),
    startedAt: noon,
    savedAt: noon,
    longestEssay: 100,
  };
  const save: AnswerSave = { last, answer: essay(`${'x'.repeat(100)}y`), now: noon + 1000, zone };
  const midnight = Date.parse('2026-09-05T00:00:00-04:00');

  test.each<[string, Partial<AnswerSave>, string]>([
    ['the first save', { last: null }, 'append'],
    ['an unchanged text', { answer: last.answer }, 'none'],
    ['an unchanged text next week', { answer: last.answer, now: noon + 7 * 86_400_000 }, 'none'],
    ['a second later', {}, 'replace-last'],
    ['five minutes later', { now: noon + 300_000 }, 'replace-last'],
    ['a moment after five minutes', { now: noon + 300_001 }, 'append'],
    [
      'five minutes after the first save of a record that was saved since',
      { last: { ...last, savedAt: noon + 299_000 }, now: noon + 300_001 },
      'append',
    ],
    [
      'across midnight',
      { last: { ...last, startedAt: midnight - 1000, savedAt: midnight - 1000 }, now: midnight },
      'append',
    ],
    ['another choice', { answer: { ...last.answer, questionAnswer: '2' } }, 'replace-last'],
    ['half of the essay deleted', { answer: essay('x'.repeat(50)) }, 'replace-last'],
    ['more than half of the essay deleted', { answer: essay('x'.repeat(49)) }, 'append'],
    ['the essay emptied', { answer: essay('') }, 'append'],
    ['the essay replaced by another as long', { answer: essay('z'.repeat(100)) }, 'append'],
    [
      'the essay deleted little by little',
      { last: { ...last, answer: essay('x'.repeat(50)) }, answer: essay('x'.repeat(49)) },
      'append',
    ],
    ['a clock set back', { now: noon - 3_600_000 }, 'replace-last'],
  ])('ANS-10 %s', (_name, differs, step) => {
    expect(historyStep({ ...save, ...differs }).step).toBe(step);
  });

  test('ANS-10 a shared record keeps its start time and takes the later submission time', () => {
    expect(historyStep(save)).toEqual({
      step: 'replace-last',
      tip: { answer: save.answer, startedAt: noon, savedAt: noon + 1000, longestEssay: 101 },
      submissionDate: '2026-09-04T12:00:01.000-04:00',
    });
  });

  test('ANS-11 a clock set back never dates a text before the one that it follows', () => {
    const emptied = historyStep({ ...save, answer: essay(''), now: noon - 86_400_000 });
    expect(emptied).toMatchObject({
      step: 'append',
      tip: { savedAt: noon, startedAt: noon },
      submissionDate: '2026-09-04T12:00:00.000-04:00',
    });
  });

  test('ANS-12 no local date loses its last text, and the newest record is the last save', () => {
    const pause = fc.oneof(fc.integer({ min: 0, max: 400_000 }), fc.integer({ max: 90_000_000 }));
    const saves = fc.array(fc.tuple(pause, fc.string({ maxLength: 12 })), { minLength: 1 });
    fc.assert(
      fc.property(saves, (list) => {
        const kept: AnswerVersion[] = [];
        const lastTexts = new Map<IsoDate, string>();
        let tip: HistoryTip | null = null;
        let now = noon;
        for (const [wait, text] of list) {
          now += Math.max(0, wait);
          const step = historyStep({ last: tip, answer: essay(text), now, zone });
          lastTexts.set(localDate(now, zone), text);
          if (step.step === 'none') continue;
          if (step.step === 'replace-last') kept.pop();
          kept.push({ ...step.tip.answer, submissionDate: step.submissionDate });
          tip = step.tip;
        }
        for (const [date, text] of lastTexts) {
          expect(answersAsOf(kept, date).map((one) => one.questionEssayAnswer)).toEqual([text]);
        }
      }),
    );
  });
});

test('ANS-4 a kept version has a timestamp with time and offset, and its date part is the local date', () => {
  const year2026 = { min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) };
  fc.assert(
    fc.property(fc.integer(year2026), (now) => {
      const step = historyStep({ last: null, answer: essay('Know thyself.'), now, zone });
      const stamped = step.step === 'none' ? '' : step.submissionDate;
      expect(stamped).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}-0[45]:00$/);
      expect(Date.parse(stamped)).toBe(now);
      expect(submissionDay({ submissionDate: stamped })).toBe(localDate(now, zone));
    }),
  );
});
