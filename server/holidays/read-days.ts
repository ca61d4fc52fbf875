// The days of one holiday in a few characters: '0704' for July 4 of every year, or a word for each year,
// such as '0118 0117 -'. '-' is a year without it, '0101,1231' two days in a year, '0216+2' three days in a row.
import { addDays, isoDateOf } from '@elenchus/domain/base/calendar.ts';
import type { DateRange } from '@elenchus/domain/base/date-range.ts';

const NONE = '-';

/** Reads what writeDays has written for the same years. */
export function readDays(written: string, firstYear: number, lastYear: number): DateRange[] {
  if (written === '') return [];
  const words = written.split(' ');
  return yearsOf(firstYear, lastYear).flatMap((year, index) => {
    const word = words.length === 1 ? words[0] : words[index];
    if (word === undefined || word === NONE) return [];
    return word.split(',').map((day) => readDay(year, day));
  });
}

function readDay(year: number, day: string): DateRange {
  const [date = '', more = '0'] = day.split('+');
  const from = isoDateOf(`${year}-${date.slice(0, 2)}-${date.slice(2)}`);
  return { from, to: addDays(from, Number(more)) };
}

function yearsOf(firstYear: number, lastYear: number): number[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
}
