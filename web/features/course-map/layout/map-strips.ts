// The rows of the map: the class days of each section side by side, then a rail with the section's theses.
import { MOST_COLUMNS, type DayToPlace, type MapToPlace } from './map-geometry.ts';

export interface Strip {
  readonly kind: 'days' | 'rail';
  readonly section: DayToPlace['section'];
  /** The class day of each column; none on a rail. */
  readonly days: readonly DayToPlace[];
  /** The nodes of each column from top to bottom. */
  readonly columns: readonly (readonly string[])[];
}

export interface Cell {
  readonly strip: number;
  readonly column: number;
  readonly row: number;
  /** How far down in its strip it is, between 0 and 1. */
  readonly depth: number;
}

/** The strips from top to bottom. Days keep their order, and so do the questions of a day. */
export function stripsOf({ days, links }: MapToPlace): readonly Strip[] {
  const columnOf = new Map<string, number>();
  const sourcesOf = Map.groupBy(links, ({ to }) => to);
  const columnCount = widestRow(days);
  return sectionsOf(days).flatMap((ofSection) => {
    const first = ofSection[0];
    if (!first) return [];
    const { section } = first;
    const strips: Strip[] = [];
    const theses: { key: string; wanted: number }[] = [];
    for (let start = 0; start < ofSection.length; start += MOST_COLUMNS) {
      const row = ofSection.slice(start, start + MOST_COLUMNS);
      strips.push({ kind: 'days', section, days: row, columns: row.map((day) => day.questions) });
      row.forEach((day, column) => {
        for (const key of day.questions) columnOf.set(key, column);
        for (const key of day.theses) theses.push({ key, wanted: column });
      });
    }
    if (theses.length === 0) return strips;
    const wanted = theses.map((thesis) => ({
      key: thesis.key,
      wanted: average(sourcesOf.get(thesis.key), columnOf) ?? thesis.wanted,
    }));
    const columns = railColumns(wanted, columnCount);
    columns.forEach((keys, column) => {
      for (const key of keys) columnOf.set(key, column);
    });
    return [...strips, { kind: 'rail', section, days: [], columns }];
  });
}

/** Where each node is in the strips. */
export function cellsOf(strips: readonly Strip[]): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  strips.forEach(({ columns }, strip) => {
    columns.forEach((keys, column) => {
      keys.forEach((key, row) => {
        cells.set(key, { strip, column, row, depth: (row + 1) / (keys.length + 1) });
      });
    });
  });
  return cells;
}

export function widestRow(days: readonly DayToPlace[]): number {
  const counts = sectionsOf(days).map((ofSection) => ofSection.length);
  return Math.min(MOST_COLUMNS, Math.max(1, ...counts));
}

function sectionsOf(days: readonly DayToPlace[]): readonly (readonly DayToPlace[])[] {
  const sections: DayToPlace[][] = [];
  for (const day of days) {
    const last = sections.at(-1);
    if (last?.[0]?.section.key === day.section.key) last.push(day);
    else sections.push([day]);
  }
  return sections;
}

function average(
  sources: MapToPlace['links'] | undefined,
  columnOf: ReadonlyMap<string, number>,
): number | null {
  const columns = (sources ?? []).flatMap(({ from }) => columnOf.get(from) ?? []);
  if (columns.length === 0) return null;
  return columns.reduce((sum, column) => sum + column, 0) / columns.length;
}

/** Each thesis near what it asks about, in the column that is least full. */
function railColumns(
  theses: readonly { readonly key: string; readonly wanted: number }[],
  columnCount: number,
): readonly (readonly string[])[] {
  const columns = Array.from({ length: columnCount }, (): string[] => []);
  for (const { key, wanted } of theses.toSorted((one, other) => one.wanted - other.wanted)) {
    const costs = columns.map((keys, column) => keys.length + Math.abs(column - wanted) * 0.75);
    columns[costs.indexOf(Math.min(...costs))]?.push(key);
  }
  return columns;
}
