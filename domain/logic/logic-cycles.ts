// References that form a circle: questions on one are hidden, theses on one can't be evaluated.
import type { Definitions, LogicOwner } from './logic-definitions.ts';
import { isCycle, stronglyConnected } from './strongly-connected.ts';

export interface LogicCycle {
  /** From one member along the references back to it; the first is not repeated at the end. */
  readonly path: readonly LogicOwner[];
  readonly members: readonly LogicOwner[];
}

export interface EvaluationOrder {
  /** All definitions; each is after what it refers to, except hidden questions. */
  readonly order: readonly number[];
  /** 1 for a question on a cycle, and for a thesis whose substitution never ends. */
  readonly isCyclic: Uint8Array;
  readonly cycles: readonly LogicCycle[];
}

/** Finds the cycles and an order in which everything else can be evaluated. */
export function orderDefinitions(definitions: Definitions): EvaluationOrder {
  const isCyclic = new Uint8Array(definitions.all.length);
  const cycles: LogicCycle[] = [];
  const isQuestion = (index: number): boolean => index < definitions.questionCount;
  for (const component of stronglyConnected(definitions.references)) {
    const start = component.find(isQuestion);
    if (start === undefined || !isCycle(component, definitions.references)) continue;
    for (const member of component) if (isQuestion(member)) isCyclic[member] = 1;
    cycles.push(describe(definitions, definitions.references, component, start));
  }
  // A hidden question is simply false, so what refers to it no longer depends on it.
  const remaining = definitions.references.map((targets) =>
    targets.filter((target) => isCyclic[target] === 0),
  );
  const order: number[] = [];
  for (const component of stronglyConnected(remaining)) {
    for (const member of component) order.push(member);
    if (!isCycle(component, remaining)) continue;
    for (const member of component) isCyclic[member] = 1;
    cycles.push(describe(definitions, remaining, component, component[0] ?? 0));
  }
  return { order, isCyclic, cycles };
}

function describe(
  definitions: Definitions,
  references: readonly (readonly number[])[],
  component: readonly number[],
  start: number,
): LogicCycle {
  const owners = (indexes: readonly number[]): LogicOwner[] =>
    indexes.flatMap((index) => definitions.all[index]?.owner ?? []);
  return {
    path: owners(shortestCycle(references, new Set(component), start)),
    members: owners(component.toSorted((left, right) => left - right)),
  };
}

function shortestCycle(
  references: readonly (readonly number[])[],
  members: ReadonlySet<number>,
  start: number,
): readonly number[] {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const index of queue) {
    for (const target of references[index] ?? []) {
      if (target === start) return pathTo(index, start, cameFrom);
      if (!members.has(target) || cameFrom.has(target)) continue;
      cameFrom.set(target, index);
      queue.push(target);
    }
  }
  return [start];
}

function pathTo(end: number, start: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const path = [end];
  for (let at = end; at !== start;) {
    at = cameFrom.get(at) ?? start;
    path.push(at);
  }
  return path.toReversed();
}
