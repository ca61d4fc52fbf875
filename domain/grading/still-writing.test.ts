import { expect, test } from 'vitest';
import type { DueDate } from '../base/due-date.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import { leftOutOfHandBack, outlastsPlan, stillWriting } from './still-writing.ts';

const zone = timeZoneOf('America/New_York');
/** November 25, 2026, 5 PM in New York. */
const FIVE = Date.UTC(2026, 10, 25, 22);
const due = (text: string) => text as DueDate;
const own = (individualGradingData: string, usernameKey = 'ada') => ({
  usernameKey,
  individualGradingData,
});
const set = (usernameKey: string | null, since: number | null) => ({
  evaluationId: 'E',
  usernameKey,
  since,
});

test.each([
  ['a later day', '2026-11-20', '2026-11-27', '2026-11-27'],
  ['the same day, before midnight in the course', '2026-11-20', '2026-11-25', '2026-11-25'],
  ['a day that is over', '2026-11-20', '2026-11-24', null],
  ['a due time that has passed', '2026-11-20T16:45', '2026-11-25', null],
  ['a due time to come', '2026-11-20T17:15', '2026-11-25', '2026-11-25T17:15'],
  ['no date of their own', '2026-11-30', '', null],
  ['a text that is no date', '2026-11-20', 'soon', null],
] as const)('HBK-29 who can still write at 5 PM: %s', (_name, dueDate, text, expected) => {
  const writing = stillWriting({ dueDate: due(dueDate) }, [own(text)], { at: FIVE, zone });
  expect(writing).toEqual(expected === null ? [] : [{ usernameKey: 'ada', due: expected }]);
});

test('HBK-29 the date counts by the clock of the course', () => {
  const late = Date.UTC(2026, 10, 26, 2);
  const at = (place: string) =>
    stillWriting({ dueDate: due('2026-11-20') }, [own('2026-11-25')], {
      at: late,
      zone: timeZoneOf(place),
    }).length;
  expect([at('America/New_York'), at('Europe/Berlin')]).toEqual([1, 0]);
});

const writing = [{ usernameKey: 'ada', due: due('2026-11-27') }];
test.each([
  ['nothing is set', [], [], ['ada']],
  ['it was taken back', [set('ada', null)], [], ['ada']],
  ['it is planned for later', [set('ada', FIVE + 1)], [], ['ada']],
  ['the student has it already', [set('ada', FIVE)], [], []],
  ['everyone has it already', [set(null, FIVE - 1)], [], []],
  ['everyone but this student', [set(null, FIVE - 1), set('ada', null)], [], ['ada']],
  ['the grader includes the student', [], ['ada'], []],
  ['the grader includes another one', [], ['laura'], ['ada']],
] as const)('HBK-29 left out when %s', (_name, rows, includes, expected) => {
  const asked = { now: FIVE, includes: new Set<string>(includes) };
  expect(leftOutOfHandBack(writing, rows, asked)).toEqual(expected);
});

const NEXT_DAY = Date.UTC(2026, 10, 26, 14);
test.each([
  ['a plan for everyone', [set(null, NEXT_DAY)], true],
  ['a plan of their own', [set('ada', NEXT_DAY)], true],
  ['a plan after the date', [set(null, NEXT_DAY + 3 * 86_400_000)], false],
  ['what they have already', [set('ada', FIVE - 1), set(null, NEXT_DAY)], false],
  ['what is withheld already', [set('ada', null), set(null, NEXT_DAY)], false],
  ['nothing', [], false],
] as const)('HBK-30 a date until November 27 outlasts %s: %s', (_name, rows, expected) => {
  const student = { usernameKey: 'ada', now: FIVE, zone };
  expect(outlastsPlan(due('2026-11-27'), rows, student)).toBe(expected);
});
