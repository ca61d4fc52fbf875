// The order in each column of a row. Questions keep theirs. Theses and lines that pass move to where their neighbors are.
import { GRID, onGrid } from './map-geometry.ts';
import type { Route } from './link-routes.ts';
import type { Strip } from './map-strips.ts';

/** Where each item of a row is below the row's start. */
interface ColumnOrder {
  readonly topOf: ReadonlyMap<string, number>;
  readonly height: number;
}

const SWEEPS = 6;
const GAP = GRID;

interface Row {
  readonly columns: readonly {
    readonly fixed: readonly string[];
    readonly free: readonly string[];
  }[];
  readonly neighbors: ReadonlyMap<string, readonly string[]>;
  readonly heightOf: (item: string) => number;
  readonly topOf: Map<string, number>;
}

/** Orders one row by sweeping over its columns, to the right and back. */
export function orderColumns(
  strip: Strip,
  isRail: readonly boolean[],
  routes: readonly Route[],
  heightOf: (item: string) => number,
): ColumnOrder {
  const passes = strip.cells.map((): string[] => []);
  const neighbors = new Map<string, string[]>();
  const join = (one: string, other: string): void => {
    neighbors.set(one, [...(neighbors.get(one) ?? []), other]);
    neighbors.set(other, [...(neighbors.get(other) ?? []), one]);
  };
  for (const { stops } of routes) {
    stops.slice(1).forEach((stop, place) => join(stops[place]?.item ?? '', stop.item));
    for (const { item, column } of stops.slice(1, -1)) passes[column]?.push(item);
  }
  const columns = strip.cells.map((keys, column) =>
    isRail[column]
      ? { fixed: [], free: [...keys, ...(passes[column] ?? [])] }
      : { fixed: keys, free: passes[column] ?? [] },
  );
  const row: Row = { columns, neighbors, heightOf, topOf: new Map() };
  for (const { fixed } of columns) stack(row, fixed, []);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const inOrder = sweep % 2 === 0 ? columns : columns.toReversed();
    for (const column of inOrder) stack(row, column.fixed, wanted(row, column.free));
  }
  const bottoms = [...row.topOf].map(([item, top]) => top + heightOf(item) + GAP);
  return { topOf: row.topOf, height: Math.max(0, ...bottoms) };
}

interface Wanted {
  readonly item: string;
  readonly middle: number;
}

/** Free items in the order of the average height of their neighbors. */
function wanted({ neighbors, topOf, heightOf }: Row, free: readonly string[]): readonly Wanted[] {
  return free
    .map((item) => {
      const middles = (neighbors.get(item) ?? []).flatMap((other) => {
        const top = topOf.get(other);
        return top === undefined ? [] : [top + heightOf(other) / 2];
      });
      const sum = middles.reduce((total, middle) => total + middle, 0);
      return { item, middle: middles.length === 0 ? 0 : sum / middles.length };
    })
    .toSorted((one, other) => one.middle - other.middle);
}

/** Fixed items follow each other; a free one goes before the first whose middle is below its own. */
function stack({ topOf, heightOf }: Row, fixed: readonly string[], free: readonly Wanted[]): void {
  let next = 0;
  let bottom = 0;
  const put = (item: string, top: number): void => {
    topOf.set(item, top);
    bottom = top + heightOf(item) + GAP;
  };
  for (const item of fixed) {
    for (let one = free[next]; one && one.middle < bottom + heightOf(item) / 2; one = free[next]) {
      put(one.item, bottom);
      next += 1;
    }
    put(item, bottom);
  }
  for (const { item, middle } of free.slice(next)) {
    put(item, Math.max(bottom, onGrid(middle - heightOf(item) / 2)));
  }
}
