import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import {
  deletionIfClosedNow,
  isDeletionNear,
  personalDataDeletion,
  personalDataGoneSentence,
  personalDataSentence,
  readPostponement,
} from './personal-data-retention.ts';

const DAY = 86_400_000;
const at = (text: string): number => Date.parse(text);
const CLOSED = {
  archivedAt: at('2026-08-31T15:00:00Z'),
  personalDataUntil: null,
  personalDataDeletedAt: null,
};
const LONG_AGO = at('2020-01-01T00:00:00Z');

describe('when personal data is deleted', () => {
  test.each([
    ['12 months after the closing', CLOSED, 12, LONG_AGO, '2027-08-31T15:00:00Z'],
    ['at the end of a shorter month', CLOSED, 6, LONG_AGO, '2027-02-28T15:00:00Z'],
    ['not without 30 days of notice', CLOSED, 0, LONG_AGO, '2026-09-30T15:00:00Z'],
    [
      'not within 30 days of a new setting',
      CLOSED,
      6,
      at('2028-01-01T00:00:00Z'),
      '2028-01-31T00:00:00Z',
    ],
    [
      'later if the admin says so',
      { ...CLOSED, personalDataUntil: at('2029-05-01T00:00:00Z') },
      12,
      LONG_AGO,
      '2029-05-01T00:00:00Z',
    ],
    [
      'not earlier if the admin once named an earlier day',
      { ...CLOSED, personalDataUntil: at('2026-12-01T00:00:00Z') },
      12,
      LONG_AGO,
      '2027-08-31T15:00:00Z',
    ],
  ])('ARC-4 %s', (_name, course, months, since, expected) => {
    expect(personalDataDeletion(course, { months, since })).toBe(at(expected));
  });

  test('ARC-4 never: without a setting, in an open course, or a second time', () => {
    const retention = { months: 12, since: LONG_AGO };
    expect(personalDataDeletion(CLOSED, null)).toBeNull();
    expect(personalDataDeletion({ ...CLOSED, archivedAt: null }, retention)).toBeNull();
    expect(personalDataDeletion({ ...CLOSED, personalDataDeletedAt: 5 }, retention)).toBeNull();
    expect(deletionIfClosedNow(CLOSED.archivedAt, null)).toBeNull();
    expect(deletionIfClosedNow(CLOSED.archivedAt, retention)).toBe(at('2027-08-31T15:00:00Z'));
  });
});

describe('what people read about it', () => {
  const zone = timeZoneOf('America/New_York');

  test('ARC-5 the last 30 days are near', () => {
    expect(isDeletionNear(100 * DAY, 70 * DAY)).toBe(true);
    expect(isDeletionNear(100 * DAY, 70 * DAY - 1)).toBe(false);
    expect(isDeletionNear(100 * DAY, 101 * DAY)).toBe(true);
  });

  test('ARC-5 names the day in the zone of the course', () => {
    const deletion = at('2027-09-01T02:00:00Z');
    expect(personalDataSentence(deletion, 'student', zone)).toContain('After August 31, 2027,');
    expect(personalDataSentence(deletion, 'staff', zone)).toContain('The design');
    expect(personalDataGoneSentence(deletion, zone)).toContain('deleted on August 31, 2027');
  });
});

describe('postponing', () => {
  const planned = at('2027-08-31T15:00:00Z');
  const now = at('2027-08-01T00:00:00Z');

  test('ARC-7 to the end of a later day', () => {
    expect(readPostponement(isoDateOf('2028-01-31'), planned, now)).toEqual({
      ok: true,
      value: at('2028-02-01T00:00:00Z'),
    });
  });

  test.each([
    ['an earlier day', '2027-08-30', planned],
    ['more than 10 years', '2037-08-02', planned],
    ['where nothing is planned', '2028-01-31', null],
  ])('ARC-7 not to %s', (_name, date, plan) => {
    expect(readPostponement(isoDateOf(date), plan, now).ok).toBe(false);
  });
});
