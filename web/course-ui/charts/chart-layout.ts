// The position of every part of the words chart, in pixels.
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { wordsScale, type WordsScale } from './chart-scale.ts';

export interface ChartWeek {
  readonly date: IsoDate;
  readonly label: string;
  /** null: the week is in the future. */
  readonly words: number | null;
}

interface ChartPoint {
  readonly week: ChartWeek;
  readonly x: number;
  readonly y: number;
}

export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** The room of one week. */
  readonly column: number;
  readonly plot: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  readonly scale: WordsScale;
  /** Every week of the axis. */
  readonly weeks: readonly { readonly week: ChartWeek; readonly x: number }[];
  /** Those that have begun. */
  readonly points: readonly ChartPoint[];
  readonly yOf: (words: number) => number;
}

const HEIGHT = 340;
const MARGIN = { left: 60, right: 12, top: 14, bottom: 58 } as const;
/** A finger needs this much to choose a week; a longer term scrolls. */
const LEAST_COLUMN = 24;

/** Lays the chart into a width, or a greater one when the weeks need it. Weeks that nobody chooses always fit. */
export function layChart(
  weeks: readonly ChartWeek[],
  room: number,
  leastColumn = LEAST_COLUMN,
): ChartLayout {
  const count = Math.max(weeks.length, 1);
  const column = Math.max(leastColumn, (room - MARGIN.left - MARGIN.right) / count);
  const width = MARGIN.left + MARGIN.right + column * count;
  const plot = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: HEIGHT - MARGIN.bottom,
  };
  const scale = wordsScale(weeks.map(({ words }) => words ?? 0));
  const perWord = (plot.bottom - plot.top) / (scale.top - scale.bottom);
  const yOf = (words: number): number => plot.bottom - (words - scale.bottom) * perWord;
  const placed = weeks.map((week, place) => ({ week, x: plot.left + column * (place + 0.5) }));
  const points = placed.flatMap(({ week, x }) =>
    week.words === null ? [] : [{ week, x, y: yOf(week.words) }],
  );
  return { width, height: HEIGHT, column, plot, scale, weeks: placed, points, yOf };
}
