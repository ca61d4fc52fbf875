// Where lines leave and enter the sides of a node. Every line has a port of its own, so no two begin as one.
import { GRID, LEAST_NODE_HEIGHT, onGrid } from './map-geometry.ts';
import type { LinkEnd, Route } from './link-routes.ts';
import type { Cell } from './map-strips.ts';

interface Port {
  /** Position of the route, and which of its ends this is. */
  readonly route: number;
  readonly isArrival: boolean;
  /** Where the line goes from here, counted in strips: ports are in that order, so that lines cross less. */
  readonly toward: number;
}

export interface NodePorts {
  readonly height: number;
  /** The height of each port below the top of its node. */
  readonly offsetOf: ReadonlyMap<string, number>;
}

/** An arrival has its label on the line, so it needs the height of a label. */
const ARRIVAL = 2 * GRID;
const DEPARTURE = GRID;

/** The name of one end of a route. */
export function portKey(route: number, isArrival: boolean): string {
  return `${route}${isArrival ? '>' : '<'}`;
}

/** The ports of every node, by its key; a node with many lines is as high as they need. */
export function portsOf(
  routes: readonly Route[],
  cells: ReadonlyMap<string, Cell>,
): ReadonlyMap<string, NodePorts> {
  const sides = new Map<string, { left: Port[]; right: Port[] }>();
  const add = ({ key, side }: LinkEnd, port: Port): void => {
    const ports = sides.get(key) ?? { left: [], right: [] };
    ports[side].push(port);
    sides.set(key, ports);
  };
  routes.forEach(({ from, to, channel }, route) => {
    add(from, { route, isArrival: false, toward: channel ?? depthOf(cells, to.key) });
    add(to, { route, isArrival: true, toward: channel ?? depthOf(cells, from.key) });
  });
  return new Map(
    [...cells.keys()].map((key) => {
      const { left, right } = sides.get(key) ?? { left: [], right: [] };
      return [key, portsOfNode(left, right)];
    }),
  );
}

function depthOf(cells: ReadonlyMap<string, Cell>, key: string): number {
  const cell = cells.get(key);
  return cell ? cell.strip + cell.depth : 0;
}

function portsOfNode(left: readonly Port[], right: readonly Port[]): NodePorts {
  const needed = Math.max(spaceOf(left), spaceOf(right)) + 2 * GRID;
  const height = Math.max(LEAST_NODE_HEIGHT, onGrid(needed));
  // The two sides are half a step apart, so that lines from both sides of a gutter never meet.
  const offsetOf = new Map([...offsets(left, height, GRID / 2), ...offsets(right, height, GRID)]);
  return { height, offsetOf };
}

function offsets(
  ports: readonly Port[],
  height: number,
  inset: number,
): readonly (readonly [string, number])[] {
  let next = Math.floor((height - spaceOf(ports)) / 2 / GRID) * GRID;
  return ports
    .toSorted((one, other) => one.toward - other.toward || one.route - other.route)
    .map(({ route, isArrival }) => {
      const offset = next + inset;
      next += isArrival ? ARRIVAL : DEPARTURE;
      return [portKey(route, isArrival), offset] as const;
    });
}

function spaceOf(ports: readonly Port[]): number {
  return ports.reduce((sum, { isArrival }) => sum + (isArrival ? ARRIVAL : DEPARTURE), 0);
}
