// The holidays of a country and its region between two dates.
import { isoDateOf } from '@elenchus/domain/base/calendar.ts';
import { type DateRange, rangesOverlap } from '@elenchus/domain/base/date-range.ts';
import type { HolidayCountry, HolidayTable } from './holiday-table.ts';
import { readDays } from './read-days.ts';

interface NamedHoliday extends DateRange {
  readonly reason: string;
}

/** In order of their first day. An unknown country has none; an unknown region has those of its country. */
export function holidaysBetween(
  table: HolidayTable,
  place: { readonly country: string; readonly region: string },
  asked: DateRange,
): NamedHoliday[] {
  const country = entryOf(table.countries, place.country);
  if (country === undefined) return [];
  const region = entryOf(country.regions ?? {}, place.region);
  const written = Object.entries({ ...country.holidays, ...region?.holidays });
  return written
    .flatMap(([reason, days]) =>
      readDays(days, table.firstYear, table.lastYear).map((range) => ({ ...range, reason })),
    )
    .filter((holiday) => rangesOverlap(holiday, asked))
    .toSorted((one, other) => inOrder(one.from, other.from) || inOrder(one.reason, other.reason));
}

/** The regions of a country; an unknown country has none. */
export function regionsOf(
  table: HolidayTable,
  code: string,
): NonNullable<HolidayCountry['regions']> {
  return entryOf(table.countries, code)?.regions ?? {};
}

/** The first and last day that the table knows. */
export function knownDays({ firstYear, lastYear }: HolidayTable): DateRange {
  return { from: isoDateOf(`${firstYear}-01-01`), to: isoDateOf(`${lastYear}-12-31`) };
}

/** A name that every object has, such as 'constructor', is no code of a place. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, code: string): Entry | undefined {
  return Object.hasOwn(entries, code) ? entries[code] : undefined;
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
