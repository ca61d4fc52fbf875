// Which gutters and channels each line takes. Gutters run down between the columns, channels run across between
// the strips, and neither ever has a node or a heading in it.
import type { LinkToPlace } from './map-geometry.ts';
import type { Cell } from './map-strips.ts';

type Side = 'left' | 'right';

export interface LinkEnd {
  readonly key: string;
  readonly side: Side;
  /** The gutter beside it: number g is at the left of column g. */
  readonly gutter: number;
}

export interface Route {
  readonly link: LinkToPlace;
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  /** Number c is above strip c; null when the line stays in one gutter. */
  readonly channel: number | null;
}

/** A route for every link between two different nodes that are placed. */
export function routesOf(
  links: readonly LinkToPlace[],
  cells: ReadonlyMap<string, Cell>,
): readonly Route[] {
  const load: number[] = [];
  return links.flatMap((link) => {
    const [from, to] = [cells.get(link.from), cells.get(link.to)];
    if (!from || !to || link.from === link.to) return [];
    const route = routeOf(link, from, to, load);
    for (const gutter of [route.from.gutter, route.to.gutter]) {
      load[gutter] = (load[gutter] ?? 0) + 1;
    }
    return [route];
  });
}

function routeOf(link: LinkToPlace, from: Cell, to: Cell, load: readonly number[]): Route {
  const goesRight = to.column > from.column;
  const isSame = to.column === from.column;
  const out: Side = goesRight || isSame ? 'right' : 'left';
  // In its own column a line leaves and arrives on the same side.
  const into: Side = isSame || !goesRight ? 'right' : 'left';
  const start = { key: link.from, side: out, gutter: gutterAt(from, out) };
  const end = { key: link.to, side: into, gutter: gutterAt(to, into) };
  if (start.gutter === end.gutter) return { link, from: start, to: end, channel: null };
  const isFuller = (load[start.gutter] ?? 0) > (load[end.gutter] ?? 0);
  return { link, from: start, to: end, channel: channelBetween(from, to, isFuller) };
}

function gutterAt({ column }: Cell, side: Side): number {
  return side === 'left' ? column : column + 1;
}

/** The long way from strip to strip is in the gutter that has fewer lines: the source's, unless that is fuller. */
function channelBetween(from: Cell, to: Cell, isSourceFuller: boolean): number {
  if (from.strip === to.strip) return from.strip + (from.depth + to.depth > 1 ? 1 : 0);
  const [besideSource, besideTarget] =
    from.strip < to.strip ? [from.strip + 1, to.strip] : [from.strip, to.strip + 1];
  return isSourceFuller ? besideSource : besideTarget;
}
