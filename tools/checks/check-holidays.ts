// Says how long the table of public holidays lasts, and warns when it ends soon. It never fails: a check that fails
// only because of the date would stop people who changed nothing.
import { openHolidayTable } from '../../server/holidays/holiday-table.ts';

const ENOUGH_YEARS = 2;

/** The warning in a given year about a table that ends with another; '' while it still lasts long enough. */
export function holidayWarning(lastYear: number, currentYear: number): string {
  return lastYear - currentYear >= ENOUGH_YEARS
    ? ''
    : `The table of public holidays ends with ${lastYear}, but people plan terms ${ENOUGH_YEARS} years ahead. Make it again: node tools/holidays/make-holidays.ts`;
}

if (import.meta.main) {
  const { firstYear, lastYear, source, countries } = await openHolidayTable();
  const warning = holidayWarning(lastYear, new Date().getFullYear());
  if (warning !== '') console.warn(`\n*** ${warning} ***\n`);
  console.log(
    `holidays: ${Object.keys(countries).length} countries from ${firstYear} to ${lastYear}, from ${source}`,
  );
}
