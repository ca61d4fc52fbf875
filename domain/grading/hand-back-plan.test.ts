import { expect, test } from 'vitest';
import { timeZoneOf } from '../base/zoned-time.ts';
import { plannedMoment, planFaultSentence } from './hand-back-plan.ts';

const ZONE = timeZoneOf('America/New_York');
const NOW = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T09:00', '2026-11-25T14:00:00.000Z'],
  ['2026-07-01T09:00', null],
  ['2027-07-01T09:00', '2027-07-01T13:00:00.000Z'],
  ['2027-03-14T02:30', '2027-03-14T07:00:00.000Z'],
])('HBK-5 %s by the clock of the course is %s', (text, expected) => {
  const read = plannedMoment(text, NOW, ZONE);
  expect(read.ok ? new Date(read.value).toISOString() : null).toBe(expected);
});

test.each([
  ['2026-11-25', 'not-a-time'],
  ['2026-11-25T09:07', 'not-a-time'],
  ['2026-02-30T09:00', 'not-a-time'],
  ['tomorrow', 'not-a-time'],
  ['2026-11-25T07:00', 'past'],
  ['2026-11-25T06:45', 'past'],
] as const)('HBK-5 %s is refused: %s', (text, reason) => {
  expect(plannedMoment(text, NOW, ZONE)).toEqual({ ok: false, reason });
  expect(planFaultSentence(reason)).toMatch(/\.$/);
});
