// The heights of the map: where each strip, node and channel is from top to bottom.
import { DAY_HEAD, GRID, NODE_GAP, TRACK } from './map-geometry.ts';
import { tracksOf, type LaneLine } from './lane-tracks.ts';
import type { LinkEnd, Route } from './link-routes.ts';
import type { Cell, Strip } from './map-strips.ts';
import type { NodePorts } from './node-ports.ts';

export interface PlacedRoutes {
  readonly routes: readonly Route[];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly ports: ReadonlyMap<string, NodePorts>;
}

export interface Heights {
  /** The top of each node. */
  readonly top: ReadonlyMap<string, number>;
  readonly strips: readonly { readonly top: number; readonly bottom: number }[];
  /** The height of the line of each route that takes a channel. */
  readonly channelOf: ReadonlyMap<number, number>;
  readonly total: number;
}

/** Places the strips below each other; a channel is as high as its lines need. */
export function heightsOf(strips: readonly Strip[], placed: PlacedRoutes): Heights {
  const top = new Map<string, number>();
  const stripHeights: { top: number; bottom: number }[] = [];
  const channelOf = new Map<number, number>();
  const lines = channelLines(placed);
  let y = 0;
  for (let channel = 0; channel <= strips.length; channel += 1) {
    const tracks = tracksOf(lines.get(channel) ?? [], 1);
    for (const [id, track] of tracks) channelOf.set(id, y + 2 * GRID + track * TRACK);
    y += 3 * GRID + (Math.max(-1, ...tracks.values()) + 1) * TRACK;
    const strip = strips[channel];
    if (!strip) continue;
    const start = y + (strip.kind === 'days' ? DAY_HEAD : GRID);
    const bottoms = strip.columns.map((keys) => placeColumn(keys, start, placed.ports, top));
    stripHeights.push({ top: y, bottom: Math.max(start, ...bottoms) });
    y = stripHeights.at(-1)?.bottom ?? y;
  }
  return { top, strips: stripHeights, channelOf, total: y };
}

/** The lines of each channel. Lines that turn in the same gutter may overlap there, so they count as side by side. */
function channelLines({ routes, cells }: PlacedRoutes): ReadonlyMap<number, LaneLine[]> {
  const lines = new Map<number, LaneLine[]>();
  routes.forEach(({ from, to, channel }, id) => {
    if (channel === null) return;
    const endOf = ({ key, gutter }: LinkEnd): LaneLine['ends'][0] => ({
      at: gutter,
      turns: (cells.get(key)?.strip ?? 0) < channel ? -1 : 1,
    });
    lines.set(channel, [...(lines.get(channel) ?? []), { id, ends: [endOf(from), endOf(to)] }]);
  });
  return lines;
}

function placeColumn(
  keys: readonly string[],
  start: number,
  ports: ReadonlyMap<string, NodePorts>,
  top: Map<string, number>,
): number {
  let y = start;
  for (const key of keys) {
    top.set(key, y);
    y += (ports.get(key)?.height ?? 0) + NODE_GAP;
  }
  return y;
}
