// The columns and rows of the map: class days side by side, with a rail for theses after a day that has some.
import { MOST_DAYS, type DayToPlace, type MapToPlace } from './map-geometry.ts';

/** A column of the whole map: the days at one place of their rows, or the theses of those days. */
interface MapColumn {
  readonly kind: 'day' | 'rail';
  readonly place: number;
}

/** A row of class days of one section. */
export interface Strip {
  readonly section: DayToPlace['section'];
  readonly isFirst: boolean;
  readonly days: readonly DayToPlace[];
  /** The nodes of each column of the map; theses have no order yet. */
  readonly cells: readonly (readonly string[])[];
}

export interface MapGrid {
  readonly columns: readonly MapColumn[];
  readonly strips: readonly Strip[];
  readonly placeOf: ReadonlyMap<string, GridPlace>;
}

export interface GridPlace {
  readonly strip: number;
  readonly column: number;
}

/** Days keep their order, and so do the questions of a day. */
export function gridOf({ days }: MapToPlace): MapGrid {
  const rows = rowsOf(days);
  const widest = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: widest }, (_, place): MapColumn[] => {
    const hasRail = rows.some((row) => (row[place]?.theses.length ?? 0) > 0);
    return [{ kind: 'day', place }, ...(hasRail ? [{ kind: 'rail' as const, place }] : [])];
  }).flat();
  const strips = rows.map((row, index) => ({
    section: row[0]?.section ?? { key: '', name: '' },
    isFirst: rows[index - 1]?.[0]?.section.key !== row[0]?.section.key,
    days: row,
    cells: columns.map(({ kind, place }) => {
      const day = row[place];
      return (kind === 'day' ? day?.questions : day?.theses) ?? [];
    }),
  }));
  const placeOf = new Map<string, GridPlace>();
  strips.forEach(({ cells }, strip) => {
    cells.forEach((keys, column) => {
      for (const key of keys) placeOf.set(key, { strip, column });
    });
  });
  return { columns, strips, placeOf };
}

/** The days of a section in rows of about the same length. */
function rowsOf(days: readonly DayToPlace[]): readonly (readonly DayToPlace[])[] {
  const sections: DayToPlace[][] = [];
  for (const day of days) {
    const last = sections.at(-1);
    if (last?.[0]?.section.key === day.section.key) last.push(day);
    else sections.push([day]);
  }
  return sections.flatMap((ofSection) => {
    const length = Math.ceil(ofSection.length / Math.ceil(ofSection.length / MOST_DAYS));
    const rows = Math.ceil(ofSection.length / length);
    return Array.from({ length: rows }, (_, row) =>
      ofSection.slice(row * length, (row + 1) * length),
    );
  });
}
