// The layout of the map: class days as columns, sections as bands, theses on rails between them. Lines run only in the
// gutters between columns and the channels between strips, each on a track of its own.
import {
  DAY_HEAD,
  GRID,
  HEAD_WIDTH,
  labelWidth,
  NODE_WIDTH,
  type MapLayout,
  type MapToPlace,
  type PlacedHead,
  type PlacedLink,
  type PlacedNode,
  type Point,
} from './map-geometry.ts';
import { portHeight, widthsOf, type Widths } from './gutter-widths.ts';
import { routesOf, type LinkEnd } from './link-routes.ts';
import { cellsOf, stripsOf, widestRow, type Strip } from './map-strips.ts';
import { portKey, portsOf } from './node-ports.ts';
import { heightsOf, type Heights, type PlacedRoutes } from './strip-heights.ts';

/** How far the middle of an arrowhead and the start of a label are from the node. */
const ARROW = 10;

/** Places everything. The same course always gets the same map. */
export function layoutMap(map: MapToPlace): MapLayout {
  const strips = stripsOf(map);
  const cells = cellsOf(strips);
  const routes = routesOf(map.links, cells);
  const placed = { routes, cells, ports: portsOf(routes, cells) };
  const heights = heightsOf(strips, placed);
  const widths = widthsOf(widestRow(map.days), placed, heights);
  return {
    width: widths.total,
    height: heights.total,
    bands: bandsOf(strips, heights, widths.total),
    rails: railsOf(strips, heights, widths.total),
    dayHeads: dayHeadsOf(strips, heights, widths),
    nodes: nodesOf(placed, heights, widths),
    links: linksOf(placed, heights, widths),
  };
}

/** A section from the top of its first strip of days to the bottom of its last. */
function bandsOf(strips: readonly Strip[], heights: Heights, width: number): readonly PlacedHead[] {
  const bands = new Map<string, PlacedHead>();
  strips.forEach(({ kind, section: { key, name } }, place) => {
    const strip = heights.strips[place];
    if (kind !== 'days' || !strip) return;
    const y = bands.get(key)?.y ?? strip.top;
    bands.set(key, { key, text: name, x: 0, y, width, height: strip.bottom - y });
  });
  return [...bands.values()];
}

function railsOf(strips: readonly Strip[], heights: Heights, width: number): readonly PlacedHead[] {
  return strips.flatMap(({ kind, section: { key, name } }, place) => {
    const strip = heights.strips[place];
    if (kind !== 'rail' || !strip) return [];
    const [y, height] = [strip.top, strip.bottom - strip.top];
    return [{ key: `rail ${key}`, text: name, x: 0, y, width, height }];
  });
}

function dayHeadsOf(
  strips: readonly Strip[],
  heights: Heights,
  { columns }: Widths,
): readonly PlacedHead[] {
  return strips.flatMap(({ days }, place) =>
    days.map(({ key, name }, column) => ({
      key: `day ${key}`,
      text: name,
      x: columns[column] ?? HEAD_WIDTH,
      y: heights.strips[place]?.top ?? 0,
      width: NODE_WIDTH,
      height: DAY_HEAD - GRID,
    })),
  );
}

function nodesOf(
  { cells, ports }: PlacedRoutes,
  { top }: Heights,
  { columns }: Widths,
): readonly PlacedNode[] {
  return [...cells].map(([key, { strip, column }]) => ({
    key,
    strip,
    column,
    x: columns[column] ?? HEAD_WIDTH,
    y: top.get(key) ?? 0,
    width: NODE_WIDTH,
    height: ports.get(key)?.height ?? 0,
  }));
}

function linksOf(placed: PlacedRoutes, heights: Heights, widths: Widths): readonly PlacedLink[] {
  const sideOf = ({ key, side }: LinkEnd): number => {
    const left = widths.columns[placed.cells.get(key)?.column ?? 0] ?? 0;
    return side === 'left' ? left : left + NODE_WIDTH;
  };
  return placed.routes.map(({ link, from, to }, route) => {
    const [leaving, arriving] = [portKey(route, false), portKey(route, true)];
    const start = { x: sideOf(from), y: portHeight(from, leaving, placed, heights) };
    const end = { x: sideOf(to), y: portHeight(to, arriving, placed, heights) };
    const first = widths.trackOf.get(leaving) ?? start.x;
    const last = widths.trackOf.get(arriving) ?? end.x;
    const across = heights.channelOf.get(route);
    const turns: readonly Point[] =
      across === undefined
        ? []
        : [
            { x: first, y: across },
            { x: last, y: across },
          ];
    const points = [start, { x: first, y: start.y }, ...turns, { x: last, y: end.y }, end];
    const away = ARROW + labelWidth(link.label) / 2;
    const labelAt = { x: end.x + (to.side === 'left' ? -away : away), y: end.y };
    return { ...link, points, labelAt: link.label === '' ? null : labelAt };
  });
}
