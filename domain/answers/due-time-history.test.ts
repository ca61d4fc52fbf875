// The text at any quarter hour is in the history, whatever due time is chosen later.
import { DUE_TIMES } from '../base/due-date-labels.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { dueInstant } from '../base/deadline.ts';
import { dueDateAt, dueDateOf } from '../base/due-date.ts';
import { localDate, timeZoneOf } from '../base/zoned-time.ts';
import type { AnswerVersion } from './answer.ts';
import { historyStep, type HistoryTip } from './answer-history.ts';
import { answersAsOf, workLimit } from './answers-as-of.ts';
import { lateRevisions, lateRevisionSentence } from './late-revision.ts';

interface Save {
  readonly at: number;
  readonly text: string;
}

/** What the history keeps of these saves. */
function kept(saves: readonly Save[], zone: ReturnType<typeof timeZoneOf>): AnswerVersion[] {
  const history: AnswerVersion[] = [];
  let last: HistoryTip | null = null;
  for (const { at, text } of saves) {
    const answer = { questionID: 'q1', questionAnswer: '', questionEssayAnswer: text };
    const step = historyStep({ last, answer, now: at, zone });
    if (step.step === 'none') continue;
    if (step.step === 'replace-last') history.pop();
    history.push({ ...answer, submissionDate: step.submissionDate });
    last = step.tip;
  }
  return history;
}

const NIGHTS = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Asia/Kathmandu', '2026-07-01'],
  ['Africa/Cairo', '2026-10-29'],
] as const;

const pauses = fc.array(
  fc.tuple(
    fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 7_200_000 })),
    fc.string({ maxLength: 12 }),
  ),
  { minLength: 1, maxLength: 60 },
);

test('DUE-8 DUE-9 the answer as of any due time is the last text saved before it', () => {
  fc.assert(
    fc.property(pauses, fc.constantFrom(...NIGHTS), (list, [name, day]) => {
      const zone = timeZoneOf(name);
      const date = isoDateOf(day);
      let at = dueInstant(date, zone) - 26 * 3_600_000;
      const saves = list.map(([pause, text]) => ({ at: (at += pause), text }));
      const history = kept(saves, zone);
      for (const time of [...DUE_TIMES, null]) {
        const due = dueDateAt(date, time);
        const moment = dueInstant(due, zone);
        const expected = saves.findLast((save) => save.at < moment)?.text;
        const found = answersAsOf(history, workLimit(due, zone));
        expect(found.map(({ questionEssayAnswer }) => questionEssayAnswer)).toEqual(
          expected === undefined ? [] : [expected],
        );
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['across a quarter hour', '2026-09-04T16:59:59.999-04:00', '2026-09-04T17:00:00-04:00', 'append'],
  ['within one', '2026-09-04T17:00:00-04:00', '2026-09-04T17:04:00-04:00', 'replace-last'],
  ['across the set-back clock', '2026-11-01T01:58:00-04:00', '2026-11-01T01:01:00-05:00', 'append'],
])('DUE-8 two saves %s', (_name, first, second, step) => {
  const zone = timeZoneOf('America/New_York');
  const answer = { questionID: 'q1', questionAnswer: '', questionEssayAnswer: 'One thought.' };
  const at = Date.parse(first);
  const last = { answer, startedAt: at, savedAt: at, longestEssay: 12 };
  const longer = { ...answer, questionEssayAnswer: 'One thought more.' };
  expect(historyStep({ last, answer: longer, now: Date.parse(second), zone }).step).toBe(step);
});

test('DUE-14 a change on the due date after its time is late, and one before it is not', () => {
  const zone = timeZoneOf('America/New_York');
  const due = dueDateOf('2026-09-04T17:00');
  const changed = (time: string) => {
    const current = { questionID: 'q1', questionAnswer: '', questionEssayAnswer: 'Two' };
    const present = [{ ...current, savedAt: Date.parse(time) }];
    const counted = [{ ...current, questionEssayAnswer: 'One' }];
    const revision = lateRevisions(counted, present, due, zone).get('q1');
    return revision && lateRevisionSentence(revision);
  };
  expect(changed('2026-09-04T16:59:59.999-04:00')).toBeUndefined();
  expect(changed('2026-09-04T17:00:00-04:00')).toBe('Revised later on the due date');
  expect(changed('2026-09-05T09:00:00-04:00')).toBe('Revised 1 day after the due date');
});

test('DUE-9 a record of the same day in another zone counts by its own date and moment', () => {
  const zone = timeZoneOf('America/New_York');
  const version = { questionID: 'q1', submissionDate: '2026-09-04T23:00:00.000+02:00' };
  const moment = Date.parse(version.submissionDate);
  expect(localDate(moment, zone)).toBe('2026-09-04');
  const limitAt = (time: string) => workLimit(dueDateOf(`2026-09-04T${time}`), zone);
  expect(answersAsOf([version], limitAt('17:00'))).toEqual([]);
  expect(answersAsOf([version], limitAt('17:15'))).toEqual([version]);
});
