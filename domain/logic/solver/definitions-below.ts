// Lists what a question or thesis refers to, directly or through others, each after its own references.
import type { LogicGraph } from '../logic-graph.ts';

const known = new WeakMap<LogicGraph, ReadonlySet<number>>();

/** The indexes of definitions, the given one last; those that are skipped, or cannot be evaluated, are left out. */
export function definitionsBelow(
  graph: LogicGraph,
  definition: number,
  isSkipped: (index: number) => boolean,
): readonly number[] {
  const { references } = graph.definitions;
  const failed = failedPositions(graph);
  const nextOf = new Map<number, number>([[definition, 0]]);
  const path = [definition];
  const order: number[] = [];
  for (let index = path.at(-1); index !== undefined; index = path.at(-1)) {
    const next = nextOf.get(index) ?? 0;
    const target = references[index]?.[next];
    nextOf.set(index, next + 1);
    if (target === undefined) {
      path.pop();
      order.push(index);
    } else if (!nextOf.has(target) && !failed.has(target) && !isSkipped(target)) {
      nextOf.set(target, 0);
      path.push(target);
    }
  }
  return order;
}

function failedPositions(graph: LogicGraph): ReadonlySet<number> {
  const found = known.get(graph) ?? findFailed(graph);
  known.set(graph, found);
  return found;
}

function findFailed({ definitions, failures }: LogicGraph): ReadonlySet<number> {
  const failed = new Set(failures);
  const indexes = new Set<number>();
  definitions.all.forEach(({ owner }, index) => {
    if (failed.has(owner)) indexes.add(index);
  });
  return indexes;
}
