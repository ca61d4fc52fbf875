// The layout of the map: class days as columns, sections as bands, theses on rails between the days. Every line has a
// track of its own wherever it runs, and never runs through a node or a heading.
import {
  DAY_HEAD,
  GRID,
  labelWidth,
  SECTION_HEAD,
  type Box,
  type MapLayout,
  type MapToPlace,
  type PlacedHead,
  type PlacedLink,
  type PlacedNode,
  type Point,
} from './map-geometry.ts';
import { widthsOf, type Widths } from './gutter-widths.ts';
import { routesOf, type Route } from './link-routes.ts';
import { gridOf, type MapGrid } from './map-strips.ts';
import { heightsOf, type Heights } from './strip-heights.ts';

/** How far a label is from the node that its line arrives at. */
const ARROW = 10;

/** Places everything. The same course always gets the same map. */
export function layoutMap(map: MapToPlace): MapLayout {
  const grid = gridOf(map);
  const routes = routesOf(map.links, grid);
  const heights = heightsOf(grid, routes);
  const widths = widthsOf(grid, routes, heights);
  return {
    width: widths.total,
    height: heights.total,
    bands: bandsOf(grid, heights, widths.total),
    sectionHeads: sectionHeadsOf(grid, heights, widths),
    dayHeads: dayHeadsOf(grid, heights, widths),
    rails: railsOf(grid, heights, widths),
    nodes: nodesOf(grid, heights, widths),
    links: routes.map((route, index) => placedLink(route, index, heights, widths)),
  };
}

/** A section from the top of its first row to the bottom of its last. */
function bandsOf({ strips }: MapGrid, heights: Heights, width: number): readonly Box[] {
  const bands: Box[] = [];
  strips.forEach(({ isFirst }, place) => {
    const { top = 0, bottom = 0 } = heights.strips[place] ?? {};
    const y = isFirst ? top : (bands.pop()?.y ?? top);
    bands.push({ x: 0, y, width, height: bottom - y });
  });
  return bands;
}

/** The name of a section is above its first class day, where no line runs. */
function sectionHeadsOf({ strips }: MapGrid, heights: Heights, { columns }: Widths): PlacedHead[] {
  return strips.flatMap(({ section, isFirst }, place) => {
    const { x = 0, width = 0 } = columns[0] ?? {};
    const y = heights.strips[place]?.top ?? 0;
    const key = `${section.key} ${place}`;
    return isFirst ? [{ key, text: section.name, x, y, width, height: SECTION_HEAD }] : [];
  });
}

function dayHeadsOf(grid: MapGrid, heights: Heights, widths: Widths): readonly PlacedHead[] {
  return grid.strips.flatMap(({ days }, strip) =>
    grid.columns.flatMap(({ kind, place }, column) => {
      const day = days[place];
      const { x = 0, width = 0 } = widths.columns[column] ?? {};
      const y = heights.strips[strip]?.start ?? 0;
      if (kind !== 'day' || !day) return [];
      return [{ key: day.key, text: day.name, x, y, width, height: DAY_HEAD - GRID / 2 }];
    }),
  );
}

function railsOf(grid: MapGrid, heights: Heights, widths: Widths): readonly Box[] {
  return grid.strips.flatMap(({ cells }, strip) =>
    grid.columns.flatMap(({ kind }, column) => {
      if (kind !== 'rail' || (cells[column]?.length ?? 0) === 0) return [];
      const { x = 0, width = 0 } = widths.columns[column] ?? {};
      const { start = 0, bottom = 0 } = heights.strips[strip] ?? {};
      return [{ x, y: start + GRID, width, height: bottom - start - 2 * GRID }];
    }),
  );
}

function nodesOf(grid: MapGrid, heights: Heights, widths: Widths): readonly PlacedNode[] {
  return grid.strips.flatMap(({ cells }) =>
    cells.flatMap((keys, column) => {
      const placed = keys.map((key) => ({
        key,
        x: widths.columns[column]?.x ?? 0,
        y: heights.topOf.get(key) ?? 0,
        width: widths.columns[column]?.width ?? 0,
        height: heights.heightOf(key),
      }));
      return placed.toSorted((one, other) => one.y - other.y);
    }),
  );
}

function placedLink(route: Route, index: number, heights: Heights, widths: Widths): PlacedLink {
  const { link, stops, leaves, arrives, channel } = route;
  const sideOf = (stop: number, side: Route['leaves']): number => {
    const { x = 0, width = 0 } = widths.columns[stops.at(stop)?.column ?? 0] ?? {};
    return side === 'left' ? x : x + width;
  };
  const last = stops.length - 1;
  const start = { x: sideOf(0, leaves), y: heights.lineAt(index, 0) };
  const end = { x: sideOf(-1, arrives), y: heights.lineAt(index, last) };
  const levels =
    channel === null
      ? stops.map((_, stop) => heights.lineAt(index, stop))
      : [start.y, heights.channelOf.get(index) ?? start.y, end.y];
  const corners = widths.tracksOf(index).flatMap((x, piece): Point[] => [
    { x, y: levels[piece] ?? start.y },
    { x, y: levels[piece + 1] ?? end.y },
  ]);
  const away = ARROW + labelWidth(link.label) / 2;
  const labelAt = { x: end.x + (arrives === 'left' ? -away : away), y: end.y };
  return {
    ...link,
    points: [start, ...corners, end],
    labelAt: link.label === '' ? null : labelAt,
  };
}
