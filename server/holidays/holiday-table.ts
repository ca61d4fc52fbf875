// The table of public holidays: its shape, and reading its file. tools/holidays/make-holidays.ts makes the file.
import { readFile } from 'node:fs/promises';

/** The days of each holiday by its name, in the spelling of read-days.ts. */
export type HolidayDays = Readonly<Record<string, string>>;

export interface HolidayTable {
  /** The package and version that the table was made from. */
  readonly source: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly countries: Readonly<Record<string, HolidayCountry>>;
}

export interface HolidayCountry {
  readonly name: string;
  readonly holidays: HolidayDays;
  readonly regions?: Readonly<Record<string, HolidayRegion>>;
}

interface HolidayRegion {
  readonly name: string;
  /** What differs from the country. No days ('') means that the region doesn't have the holiday. */
  readonly holidays?: HolidayDays;
}

let openTable: HolidayTable | undefined;

/** The table. Its file is read when somebody asks for the first time. */
export async function openHolidayTable(): Promise<HolidayTable> {
  if (openTable === undefined) {
    const text = await readFile(new URL('./holiday-table.json', import.meta.url), 'utf8');
    openTable = JSON.parse(text) as HolidayTable;
  }
  return openTable;
}
