// Reads the date-holidays package: its places, and the public and bank holidays of each in a year.
import Holidays from 'date-holidays';
import { addDays, isoDateOf } from '../../domain/base/calendar.ts';
import type { DateRange } from '../../domain/base/date-range.ts';

export interface PackagedHoliday extends DateRange {
  readonly reason: string;
}

interface PackagedPlace {
  readonly code: string;
  readonly name: string;
}

const tables = new Holidays();

/** The countries by their usual names. */
export function packagedCountries(): PackagedPlace[] {
  return placesOf(tables.getCountries('en')).map(withUsualName);
}

export function packagedRegions(country: string): PackagedPlace[] {
  return placesOf(tables.getStates(country, 'en'));
}

/** The holidays of a country, or of one of its regions, with English names where the package has them. */
export function packagedHolidays(
  country: string,
  region: string | null,
  years: readonly number[],
): PackagedHoliday[] {
  if (region === null) tables.init(country);
  else tables.init(country, region);
  return years
    .flatMap((year) => tables.getHolidays(year, 'en'))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ name, date, start, end }) => {
      const from = isoDateOf(date.slice(0, 10));
      // The end is the midnight after the last day, by the clock of the country.
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
      return { from, to: addDays(from, days - 1), reason: name };
    });
}

function placesOf(table: Record<string, string> | undefined): PackagedPlace[] {
  return Object.entries(table ?? {}).map(([code, name]) => ({ code, name }));
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The package calls some countries by their official or native names, such as 'Togolese Republic' and 'Italia'. */
function withUsualName({ code, name }: PackagedPlace): PackagedPlace {
  const usual = countryNames.of(code)?.replace(' SAR China', '').replace(' & ', ' and ');
  return { code, name: usual ?? name };
}
