// Makes server/holidays/holiday-table.json and LICENSE.txt from the date-holidays package, for the current year and
// the ten years after it. It takes a minute or two.
// usage: node tools/holidays/make-holidays.ts [FIRST_YEAR]
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  HolidayCountry,
  HolidayDays,
  HolidayTable,
} from '../../server/holidays/holiday-table.ts';
import {
  packagedCountries,
  type PackagedHoliday,
  packagedHolidays,
  packagedRegions,
} from './packaged-holidays.ts';
import { writeDays } from './write-days.ts';

const YEARS_AHEAD = 10;

interface Years {
  readonly firstYear: number;
  readonly lastYear: number;
}

function holidayTable(source: string, years: Years): HolidayTable {
  const countries = packagedCountries().map(
    ({ code, name }) => [code, holidayCountry(code, name, years)] as const,
  );
  return { source, ...years, countries: Object.fromEntries(countries) };
}

function holidayCountry(code: string, name: string, years: Years): HolidayCountry {
  const holidays = daysByName(placeHolidays(code, null, years), years);
  const regions = packagedRegions(code).map((region) => {
    const all = daysByName(placeHolidays(code, region.code, years), years);
    const differing = differenceFrom(holidays, all);
    const isSame = Object.keys(differing).length === 0;
    return [
      region.code,
      { name: region.name, ...(isSame ? {} : { holidays: differing }) },
    ] as const;
  });
  return {
    name,
    holidays,
    ...(regions.length === 0 ? {} : { regions: Object.fromEntries(regions) }),
  };
}

function placeHolidays(
  country: string,
  region: string | null,
  { firstYear, lastYear }: Years,
): PackagedHoliday[] {
  const length = lastYear - firstYear + 1;
  return packagedHolidays(
    country,
    region,
    Array.from({ length }, (_, index) => firstYear + index),
  );
}

/** The days of each holiday by its name; in the order of the names, so that another first year keeps the lines. */
function daysByName(
  holidays: readonly PackagedHoliday[],
  { firstYear, lastYear }: Years,
): HolidayDays {
  const byName = Map.groupBy(holidays, ({ reason }) => reason);
  const written = [...byName].map(
    ([name, ranges]) => [name, writeDays(ranges, firstYear, lastYear)] as const,
  );
  return inNameOrder(written);
}

/** The holidays that a region has on other days than its country; '' for one that only the country has. */
export function differenceFrom(country: HolidayDays, region: HolidayDays): HolidayDays {
  const own = Object.entries(region).filter(([name, days]) => country[name] !== days);
  const missing = Object.keys(country).filter((name) => !Object.hasOwn(region, name));
  return inNameOrder([...own, ...missing.map((name) => [name, ''] as const)]);
}

function inNameOrder(entries: readonly (readonly [string, string])[]): HolidayDays {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The source of the data, our changes to it, and the license of the package with the pages it names. */
function licenseText(source: string, license: string): string {
  return `holiday-table.json is made from the data of ${source} (https://github.com/commenthol/date-holidays)
by tools/holidays/make-holidays.ts. It has only public and bank holidays, as the days of some years.
Like that data it is available under CC BY-SA 3.0 (http://creativecommons.org/licenses/by-sa/3.0/).

This is the license of date-holidays, with the articles that its data relies on:

----

${license}`;
}

if (import.meta.main) {
  const firstYear = Number(process.argv[2] ?? new Date().getFullYear());
  const packageFolder = new URL('../', import.meta.resolve('date-holidays'));
  const { version } = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as {
    version: string;
  };
  const source = `date-holidays ${version}`;
  const table = holidayTable(source, { firstYear, lastYear: firstYear + YEARS_AHEAD });
  const folder = new URL('../../server/holidays/', import.meta.url);
  writeFileSync(new URL('holiday-table.json', folder), `${JSON.stringify(table, null, 2)}\n`);
  writeFileSync(
    new URL('LICENSE.txt', folder),
    licenseText(source, readFileSync(new URL('LICENSE', packageFolder), 'utf8')),
  );
  console.log(`Made the table in ${fileURLToPath(folder)}.`);
}
