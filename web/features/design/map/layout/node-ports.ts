// Where lines leave and enter the sides of a node. Every line has a port of its own, so no two begin as one.
import { GRID, lineInset, onGrid } from './map-geometry.ts';
import type { Route, NodeSide } from './link-routes.ts';

/** An arrival has its label on the line, so it needs the height of a label. */
const ARRIVAL = 2 * GRID;
const DEPARTURE = GRID;

interface Port {
  /** Position of the route. */
  readonly route: number;
  readonly isArrival: boolean;
}

type SidePorts = Readonly<Record<NodeSide, readonly Port[]>>;

const NO_PORTS: SidePorts = { left: [], right: [] };

/** The ports on both sides of each node. */
export function portsOf(routes: readonly Route[]): (key: string) => SidePorts {
  const ports = new Map<string, Record<NodeSide, Port[]>>();
  const add = (key: string, side: NodeSide, port: Port): void => {
    const sides = ports.get(key) ?? { left: [], right: [] };
    sides[side].push(port);
    ports.set(key, sides);
  };
  routes.forEach(({ link, leaves, arrives }, route) => {
    add(link.from, leaves, { route, isArrival: false });
    add(link.to, arrives, { route, isArrival: true });
  });
  return (key) => ports.get(key) ?? NO_PORTS;
}

/** How high a node must be for its ports. */
export function heightFor({ left, right }: SidePorts, least: number): number {
  return Math.max(least, onGrid(Math.max(spaceOf(left), spaceOf(right)) + 2 * GRID));
}

/** How far each port is below the top of its node. Ports are in the order in which their lines go up or down. */
export function portOffsets(
  ports: readonly Port[],
  height: number,
  column: number,
  towardOf: (port: Port) => number,
): ReadonlyMap<Port, number> {
  const inset = lineInset(column);
  let next = Math.floor((height - spaceOf(ports)) / 2 / GRID) * GRID;
  const inOrder = ports
    .map((port) => ({ port, toward: towardOf(port) }))
    .toSorted((one, other) => one.toward - other.toward || one.port.route - other.port.route);
  return new Map(
    inOrder.map(({ port }) => {
      // The middle of the slot, or what is nearest to it in the column's part of the grid.
      const offset = next + inset + (port.isArrival && inset < GRID / 2 ? GRID : 0);
      next += port.isArrival ? ARRIVAL : DEPARTURE;
      return [port, offset] as const;
    }),
  );
}

function spaceOf(ports: readonly Port[]): number {
  return ports.reduce((sum, { isArrival }) => sum + (isArrival ? ARRIVAL : DEPARTURE), 0);
}
