// The widths of the map: where each column is, and the track of each line in the gutters between them.
import { GRID, labelWidth, NODE_WIDTH, onGrid, THESIS_WIDTH, TRACK } from './map-geometry.ts';
import { tracksOf, type LaneEnd, type LaneLine } from './lane-tracks.ts';
import { gutterAt, type Route, type NodeSide } from './link-routes.ts';
import type { MapGrid } from './map-strips.ts';
import type { Heights } from './strip-heights.ts';

export interface Widths {
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  /** Where the upright pieces of a route are, from its source to its target. */
  readonly tracksOf: (route: number) => readonly number[];
  readonly total: number;
}

/** Room for the arrowhead and the bend, on both sides of the tracks. */
const MARGIN = 1.5 * GRID;
/** More upright pieces than any route has. */
const MOST_PIECES = 100;

/** Places the columns beside each other; a gutter is as wide as its lines and labels need. */
export function widthsOf(grid: MapGrid, routes: readonly Route[], heights: Heights): Widths {
  const lanes = gutterLines(routes, heights);
  const columns: { x: number; width: number }[] = [];
  const trackOf = new Map<number, number>();
  let x = 0;
  for (let gutter = 0; gutter <= grid.columns.length; gutter += 1) {
    const tracks = tracksOf(lanes.get(gutter) ?? [], GRID);
    const start = x + MARGIN + labelRoom(routes, gutter, 'right');
    for (const [id, track] of tracks) trackOf.set(id, start + track * TRACK);
    const used = Math.max(0, ...tracks.values()) * TRACK;
    x = start + used + MARGIN + labelRoom(routes, gutter, 'left');
    const column = grid.columns[gutter];
    if (!column) break;
    const width = column.kind === 'rail' ? THESIS_WIDTH : NODE_WIDTH;
    columns.push({ x, width });
    x += width;
  }
  const uprightOf = (route: number): readonly number[] => {
    const { stops = [], channel = null } = routes[route] ?? {};
    const count = channel === null ? stops.length - 1 : 2;
    return Array.from({ length: count }, (_, at) => trackOf.get(route * MOST_PIECES + at) ?? 0);
  };
  return { columns, tracksOf: uprightOf, total: x };
}

/** The widest label of the lines that arrive from this gutter on one side of their nodes. */
function labelRoom(routes: readonly Route[], gutter: number, side: NodeSide): number {
  const widths = routes
    .filter(({ stops, arrives }) => {
      return arrives === side && gutterAt(stops.at(-1)?.column ?? 0, arrives) === gutter;
    })
    .map(({ link }) => labelWidth(link.label));
  return onGrid(Math.max(0, ...widths));
}

function gutterLines(
  routes: readonly Route[],
  heights: Heights,
): ReadonlyMap<number, readonly LaneLine[]> {
  const lanes = new Map<number, LaneLine[]>();
  routes.forEach((route, index) => {
    for (const { gutter, ends, piece } of piecesOf(route, index, heights)) {
      const line = { id: index * MOST_PIECES + piece, ends };
      const lines = lanes.get(gutter);
      if (lines) lines.push(line);
      else lanes.set(gutter, [line]);
    }
  });
  return lanes;
}

interface Piece {
  readonly gutter: number;
  readonly ends: LaneLine['ends'];
  readonly piece: number;
}

/** The upright pieces of a line: one in the gutter after each stop, or one at each end of its channel. */
function piecesOf(route: Route, index: number, heights: Heights): readonly Piece[] {
  const { stops, leaves, arrives, channel } = route;
  // A node whose right side the line leaves is at the left of the gutter.
  const leaving = leaves === 'right' ? -1 : 1;
  const arriving = arrives === 'right' ? -1 : 1;
  const startGutter = gutterAt(stops[0]?.column ?? 0, leaves);
  if (channel === null) {
    return stops.slice(1).map((_, piece) => {
      const isLast = piece === stops.length - 2;
      const start: LaneEnd = { at: heights.lineAt(index, piece), turns: leaving };
      const turns = isLast ? arriving : leaves === 'right' ? 1 : -1;
      const gutter = startGutter + (leaves === 'right' ? piece : -piece);
      return { gutter, ends: [start, { at: heights.lineAt(index, piece + 1), turns }], piece };
    });
  }
  const at = heights.channelOf.get(index) ?? 0;
  const endGutter = gutterAt(stops[1]?.column ?? 0, arrives);
  const across = endGutter > startGutter ? 1 : -1;
  const start: LaneEnd = { at: heights.lineAt(index, 0), turns: leaving };
  const end: LaneEnd = { at: heights.lineAt(index, 1), turns: arriving };
  return [
    { gutter: startGutter, ends: [start, { at, turns: across }], piece: 0 },
    { gutter: endGutter, ends: [{ at, turns: across === 1 ? -1 : 1 }, end], piece: 1 },
  ];
}
