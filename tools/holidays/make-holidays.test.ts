// Checks that the table that the server reads agrees with the date-holidays package.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../../domain/base/calendar.ts';
import { openHolidayTable } from '../../server/holidays/holiday-table.ts';
import { holidaysBetween, regionsOf } from '../../server/holidays/holidays-between.ts';
import { differenceFrom } from './make-holidays.ts';
import { packagedCountries, packagedHolidays, packagedRegions } from './packaged-holidays.ts';

const table = await openHolidayTable();
const license = readFileSync(new URL('../../server/holidays/LICENSE.txt', import.meta.url), 'utf8');
const packageFile = (name: string): string =>
  readFileSync(new URL(`../${name}`, import.meta.resolve('date-holidays')), 'utf8');

const countries = packagedCountries().map(({ code }) => code);
const placesOf = (country: string) => [
  { country, region: '' },
  ...packagedRegions(country).map(({ code }) => ({ country, region: code })),
];

/** One line for each holiday, sorted: two on the same day may come in either order. */
const lines = (holidays: readonly { from: string; to: string; reason: string }[]): string[] =>
  holidays.map(({ from, to, reason }) => `${from} ${to} ${reason}`).toSorted();

function bothIn(year: number, country: string, region: string) {
  const days = { from: isoDateOf(`${year}-01-01`), to: isoDateOf(`${year}-12-31`) };
  return {
    // A holiday that began in the year before belongs to that year.
    read: lines(
      holidaysBetween(table, { country, region }, days).filter(({ from }) => from >= days.from),
    ),
    packaged: lines(packagedHolidays(country, region || null, [year])),
  };
}

describe('RLL-34 the table of public holidays', () => {
  test('it is made from the installed package, and comes with its license', () => {
    const { version } = JSON.parse(packageFile('package.json')) as { version: string };
    expect(table.source).toBe(`date-holidays ${version}`);
    expect(license).toContain(packageFile('LICENSE'));
    expect(license).toContain('CC BY-SA 3.0');
  });

  test('it knows the same countries and regions', () => {
    expect(Object.keys(table.countries).toSorted()).toEqual(countries.toSorted());
    for (const country of countries) {
      const regions = Object.entries(regionsOf(table, country));
      expect(regions.map(([code, { name }]) => `${code} ${name}`).toSorted()).toEqual(
        packagedRegions(country)
          .map(({ code, name }) => `${code} ${name}`)
          .toSorted(),
      );
    }
  });

  // All places in all years would take half a minute.
  test('a quarter of the countries and regions, each in another year of the table', () => {
    const years = table.lastYear - table.firstYear + 1;
    const places = countries.flatMap(placesOf).filter((_, index) => index % 4 === 0);
    expect(places.length).toBeGreaterThan(100);
    const differing = places.flatMap(({ country, region }, index) => {
      const year = table.firstYear + (index % years);
      const { read, packaged } = bothIn(year, country, region);
      return read.join('\n') === packaged.join('\n') ? [] : [{ country, region, read, packaged }];
    });
    expect(differing).toEqual([]);
  });

  test.each(['US NY', 'DE BY', 'IN ', 'JP ', 'TR ', 'AU NSW'])('all years of %s', (place) => {
    const [country = '', region = ''] = place.split(' ');
    for (let year = table.firstYear; year <= table.lastYear; year += 1) {
      const { read, packaged } = bothIn(year, country, region);
      expect(packaged.length).toBeGreaterThan(3);
      expect(read).toEqual(packaged);
    }
  });

  test('a region is written as what differs from its country', () => {
    const country = { Easter: '0405 0328', Founding: '0704', 'New Year': '0101' };
    const region = { Easter: '0405 0328', Founding: '0705', Harvest: '1001' };
    expect(differenceFrom(country, region)).toEqual({
      Founding: '0705',
      Harvest: '1001',
      'New Year': '',
    });
  });
});
