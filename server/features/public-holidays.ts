// Public holidays by country and region, from the date-holidays package.
import { addDays, isIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';

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

/** Its tables take some 10 MB, so they are read when somebody asks for the first time. */
async function openTables() {
  return (await import('date-holidays')).default;
}

/** What is known for a country and its region. An unknown one has no holidays. */
export async function publicHolidays({ country, region, from, to }: Asked) {
  const Holidays = await openTables();
  const tables = new Holidays();
  const countries = places(tables.getCountries('en')).map(withUsualName).toSorted(byName);
  if (!countries.some(({ code }) => code === country)) {
    return { countries, regions: [], holidays: [] };
  }
  const regions = places(tables.getStates(country, 'en'));
  const isRegion = regions.some(({ code }) => code === region);
  if (isRegion) tables.init(country, region);
  else tables.init(country);
  if (!isIsoDate(from) || !isIsoDate(to) || to < from || to > addDays(from, 1000)) {
    return { countries, regions, holidays: [] };
  }
  const years = yearsBetween(from, to);
  const holidays = years
    .flatMap((year) => tables.getHolidays(year, 'en'))
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ name, date, start, end }) => {
      const first = date.slice(0, 10) as IsoDate;
      // The end is the midnight after the last day, by the clock of the country.
      const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000));
      return { from: first, to: addDays(first, days - 1), reason: name };
    })
    .filter((holiday) => holiday.to >= from && holiday.from <= to);
  return { countries, regions, holidays };
}

function places(table: Record<string, string> | undefined): Place[] {
  return Object.entries(table ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted(byName);
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The tables call some countries by their official or native names, such as 'Togolese Republic' and 'Italia'. */
function withUsualName({ code, name }: Place): Place {
  const usual = countryNames.of(code)?.replace(' SAR China', '').replace(' & ', ' and ');
  return { code, name: usual ?? name };
}

function byName(one: Place, other: Place): number {
  return one.name.localeCompare(other.name, 'en');
}

function yearsBetween(from: IsoDate, to: IsoDate): number[] {
  const first = Number(from.slice(0, 4));
  return Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, place) => first + place);
}
