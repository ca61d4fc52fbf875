import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueInstant } from '../base/deadline.ts';
import { dueDateOf } from '../base/due-date.ts';
import { submissionTimestamp, timeZoneOf } from '../base/zoned-time.ts';
import { DueLimits } from './due-limits.ts';
import { differingQuestions, isOfChangedAnswer, mayHaveChanged, readLimit } from './kept-grades.ts';
import {
  extensionDoneSentence,
  keepOfferSentence,
  notStudentsSentence,
  previewSentence,
} from './extension-sentences.ts';

const zone = timeZoneOf('America/New_York');
const DAY = 86_400_000;
const START = Date.parse('2026-09-01T12:00:00-04:00');

function version(at: number, text: string, questionID = 'q1') {
  const submissionDate = submissionTimestamp(at, zone);
  return { questionID, questionAnswer: '', questionEssayAnswer: text, submissionDate };
}

const due = (day: number) => dueDateOf(new Date(START + day * DAY).toISOString().slice(0, 10));

describe('EXT-4 EXT-5 which grades a new due date deletes', () => {
  const history = [version(START, 'first'), version(START + 5 * DAY, 'second')];
  const limits = new DueLimits(zone);

  test.each([
    ['graded after the old date, and nothing changed until the new one', 1, 3, 10, []],
    ['the answer changed between the dates', 1, 6, 10, ['q1']],
    ['the date moves back to before the answer', 6, -1, 10, ['q1']],
    ['graded before the due date, and changed after that', 8, 9, 2, ['q1']],
    ['graded before the due date, and not changed after that', 8, 9, 6, []],
  ])('%s', (_name, from, to, gradedOn, expected) => {
    const grade = { readAsOf: null, changedAt: START + gradedOn * DAY };
    const changed = differingQuestions(
      history,
      readLimit(grade, due(from), limits),
      limits.limit(due(to)),
    );
    expect([...changed]).toEqual(expected);
  });

  test('EXT-14 what was written after the answer was loaded was not read', () => {
    const grade = { readAsOf: null, readAt: START + 4 * DAY, changedAt: START + 6 * DAY };
    expect(mayHaveChanged(grade, due(5), limits)).toBe(true);
    const read = readLimit(grade, due(8), limits);
    expect([...differingQuestions(history, read, limits.limit(due(8)))]).toEqual(['q1']);
    const later = { ...grade, readAt: null };
    const all = readLimit(later, due(8), limits);
    expect([...differingQuestions(history, all, limits.limit(due(8)))]).toEqual([]);
  });

  test('a grade that outlived a due date is still about the version of that date', () => {
    const grade = { readAsOf: due(1), changedAt: START + 10 * DAY };
    expect(mayHaveChanged(grade, due(1), limits)).toBe(false);
    expect(mayHaveChanged(grade, due(6), limits)).toBe(true);
    const read = readLimit(grade, due(6), limits);
    expect([...differingQuestions(history, read, limits.limit(due(6)))]).toEqual(['q1']);
  });
});

test('EXT-6 an exam grade is about every answer of its evaluation, and about no other', () => {
  const exam = { gradingType: 'examGrade', questionID: 'noQuestionID' } as const;
  const one = { gradingType: 'questionGrade', questionID: 'q1' } as const;
  const ofEvaluation = new Set(['q1', 'q2']);
  expect(isOfChangedAnswer(exam, new Set(['q2']), ofEvaluation)).toBe(true);
  expect(isOfChangedAnswer(exam, new Set(['q3']), ofEvaluation)).toBe(false);
  expect(isOfChangedAnswer(one, new Set(['q2']), ofEvaluation)).toBe(false);
  expect(isOfChangedAnswer(one, new Set(['q1']), ofEvaluation)).toBe(true);
});

const edits = fc.array(
  fc.record({
    after: fc.integer({ min: 60_000, max: 3 * DAY }),
    text: fc.constantFrom('a', 'b', 'c'),
    id: fc.constantFrom('q1', 'q2'),
  }),
  { maxLength: 12 },
);
const day = fc.integer({ min: 0, max: 20 });

test('EXT-4 through any chain of due dates, a grade stays exactly as long as its answer is the one that was read', () => {
  fc.assert(
    fc.property(
      edits,
      day,
      fc.integer({ min: 0, max: 25 }),
      fc.array(day, { maxLength: 6 }),
      (list, first, gradedOn, moves) => {
        let at = START;
        const history = list.map(({ after, text, id }) => version((at += after), text, id));
        const limits = new DueLimits(zone);
        const gradedAt = START + gradedOn * DAY;
        // What the grader saw: the last text of the question before the due date and before the moment of grading.
        const seen = textAt(history, Math.min(gradedAt, dueInstant(due(first), zone)));
        const grade = { readAsOf: null, changedAt: gradedAt };
        let [target, pin, isKept] = [due(first), '', true];
        for (const move of moves) {
          const next = due(move);
          if (!isKept || next === target) continue;
          pin ||= target;
          const pinned = { ...grade, readAsOf: pin };
          const counts = textAt(history, dueInstant(next, zone));
          const differs =
            mayHaveChanged(pinned, next, limits) &&
            differingQuestions(history, readLimit(pinned, target, limits), limits.limit(next)).has(
              'q1',
            );
          expect(differs).toBe(counts !== seen);
          isKept = !differs;
          target = next;
        }
      },
    ),
    { numRuns: 500 },
  );
});

function textAt(history: readonly ReturnType<typeof version>[], moment: number): string {
  return (
    history.findLast((one) => one.questionID === 'q1' && Date.parse(one.submissionDate) < moment)
      ?.questionEssayAnswer ?? ''
  );
}

test('sentences about extensions', () => {
  expect(keepOfferSentence(5, 0)).toMatch(/every grade can stay/);
  expect(keepOfferSentence(5, 1)).toBe(
    '1 graded answer differs as of the new date and loses its grade. The other 4 grades stay.',
  );
  expect(keepOfferSentence(2, 2)).toMatch(/^2 graded answers differ .* No other grade/);
  expect(extensionDoneSentence(1, 0)).toBe('1 due date changed, no grade deleted.');
  expect(extensionDoneSentence(0, 0)).toBe('No due date changed, no grade deleted.');
  expect(notStudentsSentence(['tom', 'ina'])).toMatch(/tom and 1 more\.$/);
  expect(previewSentence([])).toBe('No due date changes.');
  const row = { username: 'ann', grades: 0, changed: 0 };
  expect(previewSentence([row, row])).toBe('2 due dates of 1 student will change.');
});
