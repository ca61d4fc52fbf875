import { describe, expect, test } from 'vitest';
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { holidaysBetween, knownDays, regionsOf } from './holidays-between.ts';

const table = {
  source: 'made up',
  firstYear: 2026,
  lastYear: 2027,
  countries: {
    AA: {
      name: 'Aland',
      holidays: { 'Spring Days': '0330+2 0401+2', 'New Year': '0101', Founding: '0101 0102' },
      regions: {
        n: { name: 'North', holidays: { Founding: '', 'North Day': '0401' } },
        s: { name: 'South' },
      },
    },
  },
};

const between = (country: string, region: string, from: string, to: string) =>
  holidaysBetween(table, { country, region }, { from: isoDateOf(from), to: isoDateOf(to) }).map(
    (holiday) => `${holiday.from} ${holiday.to} ${holiday.reason}`,
  );

describe('RLL-34 holidays between two dates', () => {
  const cases = [
    {
      name: 'a country, in order',
      asked: ['AA', '', '2026-01-01', '2026-12-31'],
      found: [
        '2026-01-01 2026-01-01 Founding',
        '2026-01-01 2026-01-01 New Year',
        '2026-03-30 2026-04-01 Spring Days',
      ],
    },
    {
      name: 'a region has its own and lacks one of the country',
      asked: ['AA', 'n', '2027-01-01', '2027-12-31'],
      found: [
        '2027-01-01 2027-01-01 New Year',
        '2027-04-01 2027-04-01 North Day',
        '2027-04-01 2027-04-03 Spring Days',
      ],
    },
    {
      name: 'a region without differences has those of its country',
      asked: ['AA', 's', '2027-01-02', '2027-01-02'],
      found: ['2027-01-02 2027-01-02 Founding'],
    },
    {
      name: 'an unknown region has those of its country',
      asked: ['AA', 'toString', '2027-01-02', '2027-01-02'],
      found: ['2027-01-02 2027-01-02 Founding'],
    },
    {
      name: 'one that began before the first day',
      asked: ['AA', '', '2026-04-01', '2026-04-30'],
      found: ['2026-03-30 2026-04-01 Spring Days'],
    },
    {
      name: 'one that ends after the last day',
      asked: ['AA', '', '2026-03-01', '2026-03-30'],
      found: ['2026-03-30 2026-04-01 Spring Days'],
    },
    { name: 'a year after the table', asked: ['AA', '', '2028-01-01', '2028-12-31'], found: [] },
    { name: 'an unknown country', asked: ['ZZ', '', '2026-01-01', '2027-12-31'], found: [] },
    {
      name: 'a word that every object knows',
      asked: ['constructor', '', '2026-01-01', '2027-12-31'],
      found: [],
    },
  ] as const;
  test.each(cases)('$name', ({ asked: [country, region, from, to], found }) => {
    expect(between(country, region, from, to)).toEqual(found);
  });

  test('the regions of a country', () => {
    expect(Object.keys(regionsOf(table, 'AA'))).toEqual(['n', 's']);
    expect(regionsOf(table, '__proto__')).toEqual({});
  });

  test('the days that the table knows', () => {
    expect(knownDays(table)).toEqual({ from: '2026-01-01', to: '2027-12-31' });
  });
});
