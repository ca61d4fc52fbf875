// The position of every part of a spread of grades, in pixels.
import {
  ABOVE_100,
  BELOW_0,
  BIN_POINTS,
  type GradeBin,
  type GradeSpread,
} from '@elenchus/domain/grading/grade-spread.ts';

/** Which bins a chart has, and the highest count it must fit: charts that are compared share both. */
export interface SpreadScale {
  readonly from: number;
  readonly to: number;
  readonly most: number;
}

interface SpreadColumn extends GradeBin {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SpreadLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  readonly columns: readonly SpreadColumn[];
  readonly ticks: readonly { readonly grade: number; readonly x: number }[];
  readonly xOf: (grade: number) => number;
}

/** The axis begins here unless there are lower grades. */
const USUAL_START = 50;
const MARGIN = { side: 12, top: 44, bottom: 24 } as const;
const TICK_POINTS = 10;
const TICK_WIDTH = 30;

/** A scale that fits all these spreads. */
export function spreadScale(spreads: readonly Pick<GradeSpread, 'bins'>[]): SpreadScale {
  const bins = spreads.flatMap((spread) => spread.bins);
  const least = bins.reduce((found, { from }) => Math.min(found, from), USUAL_START);
  const isAbove = bins.some(({ from }) => from === ABOVE_100);
  return {
    from: least === BELOW_0 ? BELOW_0 : Math.floor(least / TICK_POINTS) * TICK_POINTS,
    to: isAbove ? ABOVE_100 + BIN_POINTS : 100,
    most: bins.reduce((found, { count }) => Math.max(found, count), 1),
  };
}

/** Lays a spread into a width and a height. */
export function laySpread(
  bins: readonly GradeBin[],
  { from, to, most }: SpreadScale,
  { width, height }: { readonly width: number; readonly height: number },
): SpreadLayout {
  const plot = {
    left: MARGIN.side,
    right: Math.max(width - MARGIN.side, MARGIN.side),
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
  };
  const perPoint = (plot.right - plot.left) / (to - from);
  // A grade beyond the axis is marked in the bin that holds it.
  const xOf = (grade: number): number =>
    plot.left + (Math.min(Math.max(grade, from), to) - from) * perPoint;
  const column = BIN_POINTS * perPoint;
  const perGrade = (plot.bottom - plot.top) / most;
  const first = Math.max(from, 0);
  const every = perPoint * TICK_POINTS < TICK_WIDTH ? 2 * TICK_POINTS : TICK_POINTS;
  const tickCount = Math.floor((100 - first) / every) + 1;
  return {
    width,
    height,
    plot,
    columns: bins.map((bin) => ({
      ...bin,
      x: xOf(bin.from) + 1,
      y: plot.bottom - bin.count * perGrade,
      width: Math.max(column - 2, 1),
      height: bin.count * perGrade,
    })),
    ticks: Array.from({ length: tickCount }, (_, place) => 100 - place * every)
      .toReversed()
      .map((grade) => ({ grade, x: xOf(grade) })),
    xOf,
  };
}
