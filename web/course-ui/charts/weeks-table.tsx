import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { isIsoDate, longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { isFutureWeek } from '@elenchus/domain/word-counts/weekly-words.ts';
import type { ChartWeek } from './chart-layout.ts';
import { ChartTable } from './chart-table.tsx';

/** Weeks as the chart shows them: those that have not begun have no number. */
export function toChartWeeks(
  weeks: AnswerOf<'GET /api/weeklyWords/{courseID}/{username}'>,
  today: IsoDate,
): readonly ChartWeek[] {
  return weeks.flatMap(({ date, label, words }) =>
    isIsoDate(date) ? [{ date, label, words: isFutureWeek(date, today) ? null : words }] : [],
  );
}

/** The words of each week as numbers. */
export function WeeksTable({ label, weeks }: { label: string; weeks: readonly ChartWeek[] }) {
  return (
    <ChartTable
      label={label}
      columns={['Week up to', 'Words']}
      rows={weeks.map(({ date, words }) => [
        longDateLabel(date),
        words === null ? 'to come' : words.toLocaleString('en'),
      ])}
    />
  );
}
