// The heights of the map: where each row, node, passing line and channel is from top to bottom.
import {
  DAY_HEAD,
  GRID,
  lineInset,
  QUESTION_HEIGHT,
  SECTION_HEAD,
  THESIS_HEIGHT,
  TRACK,
} from './map-geometry.ts';
import { orderColumns } from './column-order.ts';
import { tracksOf, type LaneLine } from './lane-tracks.ts';
import { gutterAt, type Route } from './link-routes.ts';
import type { MapGrid } from './map-strips.ts';
import { heightFor, portOffsets, portsOf } from './node-ports.ts';

interface StripHeights {
  readonly top: number;
  /** Where its class days begin. */
  readonly start: number;
  readonly bottom: number;
}

export interface Heights {
  readonly topOf: ReadonlyMap<string, number>;
  readonly heightOf: (item: string) => number;
  readonly strips: readonly StripHeights[];
  /** The height of the line of each route in its channel. */
  readonly channelOf: ReadonlyMap<number, number>;
  /** The height of the line of a route at one of its stops. */
  readonly lineAt: (route: number, stop: number) => number;
  readonly total: number;
}

/** Places the rows below each other; a channel is as high as its lines need. */
export function heightsOf(grid: MapGrid, routes: readonly Route[]): Heights {
  const heightOf = itemHeights(grid, routes);
  const isRail = grid.columns.map(({ kind }) => kind === 'rail');
  const inStrip = Map.groupBy(routes, ({ strips: [from, to] }) => (from === to ? from : -1));
  const lanes = channelLines(routes);
  const topOf = new Map<string, number>();
  const channelOf = new Map<number, number>();
  const strips: StripHeights[] = [];
  let y = 0;
  for (let channel = 0; channel <= grid.strips.length; channel += 1) {
    const tracks = tracksOf(lanes.get(channel) ?? [], 1);
    for (const [id, track] of tracks) channelOf.set(id, y + GRID + track * TRACK);
    y += GRID + (Math.max(-1, ...tracks.values()) + 1) * TRACK + GRID;
    const strip = grid.strips[channel];
    if (!strip) continue;
    const order = orderColumns(strip, isRail, inStrip.get(channel) ?? [], heightOf);
    const start = y + (strip.isFirst ? SECTION_HEAD : 0);
    for (const [item, top] of order.topOf) topOf.set(item, start + DAY_HEAD + top);
    strips.push({ top: y, start, bottom: start + DAY_HEAD + order.height });
    y = start + DAY_HEAD + order.height;
  }
  const base = { topOf, heightOf, strips, channelOf, total: y };
  return { ...base, lineAt: linesAt(grid, routes, base) };
}

function itemHeights(grid: MapGrid, routes: readonly Route[]): (item: string) => number {
  const ports = portsOf(routes);
  const heights = new Map<string, number>();
  for (const [key, { column }] of grid.placeOf) {
    const least = grid.columns[column]?.kind === 'rail' ? THESIS_HEIGHT : QUESTION_HEIGHT;
    heights.set(key, heightFor(ports(key), least));
  }
  // What isn't a node is a line that passes.
  return (item) => heights.get(item) ?? GRID;
}

/** The lines of each channel. Lines that turn in the same gutter may overlap there, so they count as side by side. */
function channelLines(routes: readonly Route[]): ReadonlyMap<number, LaneLine[]> {
  const lines = new Map<number, LaneLine[]>();
  routes.forEach(({ strips: [from, to], stops, leaves, arrives, channel }, id) => {
    if (channel === null) return;
    const ends = [
      {
        at: gutterAt(stops[0]?.column ?? 0, leaves),
        turns: from < channel ? -1 : 1,
      },
      { at: gutterAt(stops[1]?.column ?? 0, arrives), turns: to < channel ? -1 : 1 },
    ] as const;
    lines.set(channel, [...(lines.get(channel) ?? []), { id, ends }]);
  });
  return lines;
}

/** The height of every line at each of its stops: a port of its own at a node, its own place between nodes. */
function linesAt(
  grid: MapGrid,
  routes: readonly Route[],
  { topOf, heightOf, channelOf }: Omit<Heights, 'lineAt'>,
): Heights['lineAt'] {
  const ports = portsOf(routes);
  const atNode = new Map<string, number>();
  const middle = (item: string): number => (topOf.get(item) ?? 0) + heightOf(item) / 2;
  for (const [key, { column }] of grid.placeOf) {
    for (const side of ['left', 'right'] as const) {
      const offsets = portOffsets(ports(key)[side], heightOf(key), column, (port) => {
        const next = routes[port.route]?.stops.at(port.isArrival ? -2 : 1)?.item ?? key;
        return channelOf.get(port.route) ?? middle(next);
      });
      for (const [{ route, isArrival }, offset] of offsets) {
        atNode.set(`${route} ${isArrival}`, (topOf.get(key) ?? 0) + offset);
      }
    }
  }
  return (route, stop) => {
    const stops = routes[route]?.stops ?? [];
    if (stop === 0) return atNode.get(`${route} false`) ?? 0;
    if (stop === stops.length - 1) return atNode.get(`${route} true`) ?? 0;
    const { item, column } = stops[stop] ?? { item: '', column: 0 };
    return (topOf.get(item) ?? 0) + lineInset(column);
  };
}
