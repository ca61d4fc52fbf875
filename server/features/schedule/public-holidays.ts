// Public holidays by country and region, from the table in server/holidays.
import { addDays, isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { openHolidayTable } from '../../holidays/holiday-table.ts';
import { holidaysBetween, knownDays, regionsOf } from '../../holidays/holidays-between.ts';

interface Place {
  readonly code: string;
  readonly name: string;
}

interface Asked {
  readonly country: string;
  readonly region: string;
  readonly from: string;
  readonly to: string;
}

/** What is known for a country and its region. An unknown one has no holidays. */
export async function publicHolidays({ country, region, from, to }: Asked) {
  const table = await openHolidayTable();
  const isTerm = isIsoDate(from) && isIsoDate(to) && from <= to && to <= addDays(from, 1000);
  return {
    countries: places(table.countries),
    regions: places(regionsOf(table, country)),
    holidays: isTerm ? holidaysBetween(table, { country, region }, { from, to }) : [],
    known: knownDays(table),
  };
}

function places(entries: Readonly<Record<string, { readonly name: string }>>): Place[] {
  return Object.entries(entries)
    .map(([code, { name }]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
