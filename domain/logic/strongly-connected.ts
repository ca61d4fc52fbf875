// Finds groups of nodes that refer to each other, without recursion and in one pass over all references.

interface Walk {
  readonly successors: readonly (readonly number[])[];
  /** 0 while unseen; else the order of discovery, from 1. */
  readonly seen: Int32Array;
  readonly low: Int32Array;
  readonly open: number[];
  readonly isOpen: Uint8Array;
  readonly path: number[];
  readonly nextEdge: Int32Array;
  readonly components: number[][];
  count: number;
}

/** The strongly connected groups; a group is after every group that it refers to. */
export function stronglyConnected(successors: readonly (readonly number[])[]): number[][] {
  const size = successors.length;
  const walk: Walk = {
    successors,
    seen: new Int32Array(size),
    low: new Int32Array(size),
    open: [],
    isOpen: new Uint8Array(size),
    path: [],
    nextEdge: new Int32Array(size),
    components: [],
    count: 0,
  };
  for (let start = 0; start < size; start += 1) {
    if (walk.seen[start] === 0) walkFrom(walk, start);
  }
  return walk.components;
}

/** Whether the members of a group really form a cycle: several, or one that refers to itself. */
export function isCycle(
  component: readonly number[],
  successors: readonly (readonly number[])[],
): boolean {
  const first = component[0] ?? -1;
  return component.length > 1 || (successors[first] ?? []).includes(first);
}

function walkFrom(walk: Walk, start: number): void {
  discover(walk, start);
  for (let node = walk.path.at(-1); node !== undefined; node = walk.path.at(-1)) {
    const edges = walk.successors[node] ?? [];
    const edge = walk.nextEdge[node] ?? 0;
    walk.nextEdge[node] = edge + 1;
    const target = edges[edge];
    if (target === undefined) leave(walk, node);
    else if (walk.seen[target] === 0) discover(walk, target);
    else if (walk.isOpen[target] === 1) lower(walk, node, walk.seen[target] ?? 0);
  }
}

function discover(walk: Walk, node: number): void {
  walk.count += 1;
  walk.seen[node] = walk.count;
  walk.low[node] = walk.count;
  walk.isOpen[node] = 1;
  walk.open.push(node);
  walk.path.push(node);
}

function leave(walk: Walk, node: number): void {
  walk.path.pop();
  const low = walk.low[node] ?? 0;
  const parent = walk.path.at(-1);
  if (parent !== undefined) lower(walk, parent, low);
  if (low !== walk.seen[node]) return;
  const component = walk.open.splice(walk.open.lastIndexOf(node));
  for (const member of component) walk.isOpen[member] = 0;
  walk.components.push(component);
}

function lower(walk: Walk, node: number, reach: number): void {
  if (reach < (walk.low[node] ?? 0)) walk.low[node] = reach;
}
