// The way of each line. In its own row a line goes from column to column, past the nodes between. To another row it goes
// down the gutters between the columns and across the channel between two rows. Nothing else is in a gutter or a channel.
import type { LinkToPlace } from './map-geometry.ts';
import type { GridPlace, MapGrid } from './map-strips.ts';

export type NodeSide = 'left' | 'right';

/** A place where a line touches a column: one of its ends, or where it passes. */
interface Stop {
  /** The key of a node, or a name of its own for a place where the line passes. */
  readonly item: string;
  readonly column: number;
}

export interface Route {
  readonly link: LinkToPlace;
  readonly strips: readonly [from: number, to: number];
  readonly stops: readonly Stop[];
  /** The sides on which it leaves its source and arrives at its target. */
  readonly leaves: NodeSide;
  readonly arrives: NodeSide;
  /** Number c is above strip c; null when the line needs none. */
  readonly channel: number | null;
}

/** The gutter on one side of a column: number g is at the left of column g. */
export function gutterAt(column: number, side: NodeSide): number {
  return side === 'left' ? column : column + 1;
}

/** A route for every link between two different nodes that are placed. */
export function routesOf(links: readonly LinkToPlace[], { placeOf }: MapGrid): readonly Route[] {
  const load: number[] = [];
  return links.flatMap((link, index) => {
    const [from, to] = [placeOf.get(link.from), placeOf.get(link.to)];
    if (!from || !to || link.from === link.to) return [];
    return [routeOf(link, index, [from, to], load)];
  });
}

function routeOf(
  link: LinkToPlace,
  index: number,
  [from, to]: readonly [GridPlace, GridPlace],
  load: number[],
): Route {
  const goesLeft = to.column < from.column;
  const leaves: NodeSide = goesLeft ? 'left' : 'right';
  // In its own column a line leaves and arrives on the same side.
  const arrives: NodeSide = to.column > from.column ? 'left' : 'right';
  const strips = [from.strip, to.strip] as const;
  const ends = [
    { item: link.from, column: from.column },
    { item: link.to, column: to.column },
  ] as const;
  const [start, end] = [gutterAt(from.column, leaves), gutterAt(to.column, arrives)];
  for (const gutter of [start, end]) load[gutter] = (load[gutter] ?? 0) + 1;
  const base = { link, strips, leaves, arrives };
  if (from.strip !== to.strip) {
    const isFuller = (load[start] ?? 0) > (load[end] ?? 0);
    const channel = start === end ? null : channelBetween(from.strip, to.strip, isFuller);
    return { ...base, stops: ends, channel };
  }
  const step = goesLeft ? -1 : 1;
  const between = Math.max(0, Math.abs(to.column - from.column) - 1);
  const passes = Array.from({ length: between }, (_, place) => ({
    item: `pass ${index} ${place}`,
    column: from.column + step * (place + 1),
  }));
  return { ...base, stops: [ends[0], ...passes, ends[1]], channel: null };
}

/** The long way down or up is in the gutter that has fewer lines. */
function channelBetween(from: number, to: number, isSourceFuller: boolean): number {
  const [besideSource, besideTarget] = from < to ? [from + 1, to] : [from, to + 1];
  return isSourceFuller ? besideSource : besideTarget;
}
