// The position of every part of a chart of ranges, in pixels: one line for each row.

interface Ranged {
  readonly low: number | null;
  readonly high: number | null;
  readonly mean: number | null;
}

interface RangeLayout<Row> {
  readonly height: number;
  readonly plot: Readonly<Record<'left' | 'right' | 'bottom', number>>;
  readonly rows: readonly (Row & {
    readonly y: number;
    readonly at: number | null;
    /** From the left end of the range to its right end; null without a range. */
    readonly range: { readonly from: number; readonly to: number } | null;
  })[];
  readonly ticks: readonly { readonly value: number; readonly x: number }[];
}

const ROW_HEIGHT = 44;
const MARGIN = { side: 16, bottom: 26 } as const;
/** A tick at each multiple of this many points. */
const STEP = 5;
const TICK_WIDTH = 34;

/** Lays the rows into a width; the axis fits every range. */
export function layRanges<Row extends Ranged>(
  rows: readonly Row[],
  width: number,
): RangeLayout<Row> {
  const values = rows.flatMap(({ low, mean, high }) =>
    [low, mean, high].filter((value) => value !== null),
  );
  const least = values.reduce((found, value) => Math.min(found, value), values[0] ?? 60);
  const most = values.reduce((found, value) => Math.max(found, value), values[0] ?? 100);
  const from = Math.floor((least - 1) / STEP) * STEP;
  const to = Math.ceil((most + 1) / STEP) * STEP;
  const plot = {
    left: MARGIN.side,
    right: Math.max(width - MARGIN.side, MARGIN.side),
    bottom: rows.length * ROW_HEIGHT,
  };
  const perPoint = (plot.right - plot.left) / (to - from);
  const xOf = (value: number): number => plot.left + (value - from) * perPoint;
  const every = tickStep(perPoint);
  const first = Math.ceil(from / every) * every;
  const count = Math.max(Math.floor((to - first) / every) + 1, 0);
  return {
    height: plot.bottom + MARGIN.bottom,
    plot,
    rows: rows.map((row, place) => ({
      ...row,
      y: place * ROW_HEIGHT + ROW_HEIGHT - 14,
      at: row.mean === null ? null : xOf(row.mean),
      range:
        row.low === null || row.high === null ? null : { from: xOf(row.low), to: xOf(row.high) },
    })),
    ticks: Array.from({ length: count }, (_, place) => first + place * every).map((value) => ({
      value,
      x: xOf(value),
    })),
  };
}

/** The smallest of 5, 10, 20, 40 … points that leaves room for the numbers. */
function tickStep(perPoint: number): number {
  let step = STEP;
  while (step * perPoint < TICK_WIDTH && step < 1000) step *= 2;
  return step;
}
