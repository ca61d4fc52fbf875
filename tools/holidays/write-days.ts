// Writes the days of one holiday in the spelling of server/holidays/read-days.ts.
import { daysBetween } from '../../domain/base/calendar.ts';
import type { DateRange } from '../../domain/base/date-range.ts';

/** The days of a holiday in the years from the first to the last. */
export function writeDays(
  ranges: readonly DateRange[],
  firstYear: number,
  lastYear: number,
): string {
  const words: string[] = [];
  for (let year = firstYear; year <= lastYear; year += 1) {
    const days = ranges.filter(({ from }) => Number(from.slice(0, 4)) === year).map(writeDay);
    words.push(days.join(',') || '-');
  }
  const [first = ''] = words;
  return words.every((word) => word === first) ? first : words.join(' ');
}

function writeDay({ from, to }: DateRange): string {
  const more = daysBetween(from, to);
  return `${from.slice(5, 7)}${from.slice(8)}${more > 0 ? `+${more}` : ''}`;
}
