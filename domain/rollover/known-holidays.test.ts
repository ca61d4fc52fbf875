import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { unknownHolidaysNote } from './known-holidays.ts';

const KNOWN = { from: '2026-01-01', to: '2036-12-31' };
const NOTE = 'Public holidays are only known from 2026 to 2036. Type the other days instead.';

const cases = [
  { name: 'within the known years', startDate: '2026-01-01', endDate: '2036-12-31', note: '' },
  { name: 'ends later', startDate: '2036-10-01', endDate: '2037-02-01', note: NOTE },
  { name: 'begins earlier', startDate: '2025-12-31', endDate: '2026-05-06', note: NOTE },
  { name: 'is later', startDate: '2040-01-12', endDate: '2040-05-06', note: NOTE },
  { name: 'has no last day yet', startDate: '2040-01-12', endDate: null, note: '' },
  { name: 'has no first day yet', startDate: null, endDate: '2040-05-06', note: '' },
];

const day = (text: string | null) => (text === null ? null : isoDateOf(text));

describe('RLL-34 the screen names the known years if the term', () => {
  test.each(cases)('$name', ({ startDate, endDate, note }) => {
    const term = { startDate: day(startDate), endDate: day(endDate) };
    expect(unknownHolidaysNote(term, KNOWN)).toBe(note);
  });
});
