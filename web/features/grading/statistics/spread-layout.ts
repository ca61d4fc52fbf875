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

interface SpreadLayout {
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

/** A narrower column has no room for its number. */
const LEAST_NUMBERED = 14;
/** Of a number, with what keeps a line clear of it. */
const NUMBER = { digit: 8, clear: 3, height: 12, above: 4 } as const;
/** What a label beside its line needs, with its distance from it. */
const LABEL = { width: 84, line: 14, first: 12, aside: 5, clear: 10 } as const;

/** Whether the count is written above a column. */
export function isNumbered({ width }: Pick<SpreadColumn, 'width'>): boolean {
  return width >= LEAST_NUMBERED;
}

/** The baseline of the count above a column. */
export function numberLine({ y }: Pick<SpreadColumn, 'y'>): number {
  return y - NUMBER.above;
}

interface SpreadMark {
  readonly name: 'Median' | 'Mean';
  readonly grade: number;
  readonly x: number;
  /** The pieces of its line, from top to bottom. */
  readonly pieces: readonly { readonly from: number; readonly to: number }[];
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

/**
 * The lines of the median and the mean. Each label is outside of both lines. Where the edge leaves no room for that,
 * both are on the other side: the one that reaches over the other line is above it. A line leaves out the counts.
 */
export function layMarks(
  layout: SpreadLayout,
  { median, mean }: Pick<GradeSpread, 'median' | 'mean'>,
): readonly SpreadMark[] {
  if (median === null || mean === null) return [];
  const { xOf } = layout;
  const isMedianLeft = median <= mean;
  const [left, right] = isMedianLeft ? [xOf(median), xOf(mean)] : [xOf(mean), xOf(median)];
  const leftIsAside = left < LABEL.width;
  const rightIsAside = layout.width - right < LABEL.width;
  const place = (name: SpreadMark['name'], grade: number, isLeft: boolean): SpreadMark => {
    const x = isLeft ? left : right;
    const isAfter = isLeft ? leftIsAside : !rightIsAside;
    const reachesOver = isLeft ? leftIsAside : rightIsAside;
    // With both at an edge there is room between them for either.
    const isFirst = leftIsAside === rightIsAside ? name === 'Median' : reachesOver;
    const y = LABEL.first + (isFirst ? 0 : LABEL.line);
    return {
      name,
      grade,
      x,
      pieces: piecesOf(layout, x, y - LABEL.clear),
      label: {
        x: x + (isAfter ? LABEL.aside : -LABEL.aside),
        y,
        anchor: isAfter ? 'start' : 'end',
      },
    };
  };
  return [place('Median', median, isMedianLeft), place('Mean', mean, !isMedianLeft)];
}

/** A line down to the ground, without the heights at which it would cross a count. */
function piecesOf({ columns, plot }: SpreadLayout, x: number, top: number) {
  const gaps = columns
    .filter(isNumbered)
    .filter((column) => {
      const half = (String(column.count).length * NUMBER.digit) / 2 + NUMBER.clear;
      return Math.abs(column.x + column.width / 2 - x) < half;
    })
    .map((column) => ({
      from: numberLine(column) - NUMBER.height,
      to: numberLine(column) + NUMBER.above,
    }))
    .toSorted((a, b) => a.from - b.from);
  const starts = [top, ...gaps.map(({ to }) => to)];
  const ends = [...gaps.map(({ from }) => from), plot.bottom];
  return starts
    .map((from, index) => ({ from, to: ends[index] ?? plot.bottom }))
    .filter(({ from, to }) => to > from);
}
