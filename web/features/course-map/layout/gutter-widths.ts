// The widths of the map: where each column is, and the track of each line in its gutters.
import { GRID, HEAD_WIDTH, labelWidth, NODE_WIDTH, onGrid, TRACK } from './map-geometry.ts';
import { tracksOf, type LaneLine } from './lane-tracks.ts';
import type { LinkEnd, Route } from './link-routes.ts';
import { portKey } from './node-ports.ts';
import type { Heights, PlacedRoutes } from './strip-heights.ts';

export interface Widths {
  /** The left side of each column. */
  readonly columns: readonly number[];
  /** Where the line of a route is in the gutter of one of its ends, by the port's name. */
  readonly trackOf: ReadonlyMap<string, number>;
  readonly total: number;
}

/** Room for the arrowhead and the bend, on both sides of the tracks. */
const MARGIN = 2 * GRID;

/** The height of one end of a route. */
export function portHeight(
  end: LinkEnd,
  port: string,
  { ports }: PlacedRoutes,
  heights: Heights,
): number {
  return (heights.top.get(end.key) ?? 0) + (ports.get(end.key)?.offsetOf.get(port) ?? 0);
}

/** Places the columns beside each other; a gutter is as wide as its lines and labels need. */
export function widthsOf(columnCount: number, placed: PlacedRoutes, heights: Heights): Widths {
  const lanes = gutterLines(placed, heights);
  const columns: number[] = [];
  const trackOf = new Map<string, number>();
  let x = HEAD_WIDTH;
  for (let gutter = 0; gutter <= columnCount; gutter += 1) {
    const tracks = tracksOf(lanes.get(gutter) ?? [], GRID);
    const start = x + MARGIN + labelRoom(placed.routes, gutter, 'right');
    for (const [id, track] of tracks) {
      // An even number stands for the departure of a route, the next one for its arrival.
      const at = start + track * TRACK;
      const route = Math.floor(id / 2);
      trackOf.set(portKey(route, id % 2 === 1), at);
      if (placed.routes[route]?.channel === null) trackOf.set(portKey(route, true), at);
    }
    const count = Math.max(-1, ...tracks.values()) + 1;
    x = start + Math.max(0, count - 1) * TRACK + MARGIN + labelRoom(placed.routes, gutter, 'left');
    if (gutter === columnCount) break;
    columns.push(x);
    x += NODE_WIDTH;
  }
  return { columns, trackOf, total: x };
}

/** The widest label of the lines that arrive from this gutter on one side of their nodes. */
function labelRoom(routes: readonly Route[], gutter: number, side: LinkEnd['side']): number {
  const widths = routes
    .filter(({ to }) => to.gutter === gutter && to.side === side)
    .map(({ link }) => labelWidth(link.label));
  return onGrid(Math.max(0, ...widths));
}

function gutterLines(placed: PlacedRoutes, heights: Heights): ReadonlyMap<number, LaneLine[]> {
  const lanes = new Map<number, LaneLine[]>();
  const add = (gutter: number, line: LaneLine): void => {
    const lines = lanes.get(gutter);
    if (lines) lines.push(line);
    else lanes.set(gutter, [line]);
  };
  placed.routes.forEach(({ from, to, channel }, route) => {
    const start = endAt(from, portHeight(from, portKey(route, false), placed, heights));
    const end = endAt(to, portHeight(to, portKey(route, true), placed, heights));
    if (channel === null) return add(from.gutter, { id: 2 * route, ends: [start, end] });
    const at = heights.channelOf.get(route) ?? 0;
    const goesRight = to.gutter > from.gutter;
    add(from.gutter, { id: 2 * route, ends: [start, { at, turns: goesRight ? 1 : -1 }] });
    add(to.gutter, { id: 2 * route + 1, ends: [{ at, turns: goesRight ? -1 : 1 }, end] });
  });
  return lanes;
}

/** A node whose right side the line leaves is at the left of the gutter. */
function endAt({ side }: LinkEnd, at: number): LaneLine['ends'][0] {
  return { at, turns: side === 'right' ? -1 : 1 };
}
