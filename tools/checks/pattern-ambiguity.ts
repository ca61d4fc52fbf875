// Decides whether a regular expression can read the same text in more and more ways. A failing search tries all of
// them: with two ways through a loop the time doubles with each character, with two loops after each other it grows
// as a square.
import { type PatternAutomaton, patternAutomaton } from './pattern-automaton.ts';
import { parsePattern } from './pattern-parts.ts';

interface Ambiguity {
  readonly growth: 'exponential' | 'polynomial';
  /** Repeated often, and followed by something that doesn't match, this takes long. */
  readonly repeated: string;
}

/**
 * The way in which a search for the pattern can backtrack, or null if its time is linear. Throws for a pattern it
 * can't read.
 */
export function patternAmbiguity(pattern: string, flags: string): Ambiguity | null {
  const automaton = patternAutomaton(parsePattern(pattern, flags), flags);
  const always = alwaysMatching(automaton);
  return exponential(automaton, always) ?? polynomial(automaton, always);
}

/** Two ways through a loop: from a state to itself, over the same text. */
function exponential(automaton: PatternAutomaton, always: ReadonlySet<number>): Ambiguity | null {
  for (const [state, loop] of loopsOf(automaton, always)) {
    const next = (automaton.next[state] ?? []).filter((one) => loop.has(one));
    const double = next.find((one, index) => next.indexOf(one) < index);
    if (double !== undefined) {
      const back = double === state ? '' : search(automaton, [double], [state], [loop]);
      return { growth: 'exponential', repeated: textOf(automaton, [double]) + (back ?? '') };
    }
    const apart = search(automaton, [state, state], [state, state], [loop, loop]);
    if (apart !== null) return { growth: 'exponential', repeated: apart };
  }
  return null;
}

/** Two loops over the same text, and a way over that text from the first to the second. */
function polynomial(automaton: PatternAutomaton, always: ReadonlySet<number>): Ambiguity | null {
  // A path through a state that always matches doesn't fail, unless the search began again in between.
  const failing = new Set([...automaton.next.keys()].filter((state) => !always.has(state)));
  for (const [first, loop] of loopsOf(automaton, new Set())) {
    for (const [second, later] of loopsOf(automaton, always)) {
      if (first === second) continue;
      const ends = [
        [first, first, second],
        [first, second, second],
      ] as const;
      const way = search(automaton, ...ends, [loop, failing.union(loop), later]);
      if (way !== null) return { growth: 'polynomial', repeated: way };
    }
  }
  return null;
}

/** For each state that leads back to itself, the states on the ways from it to itself. */
function loopsOf(
  { next }: PatternAutomaton,
  avoided: ReadonlySet<number>,
): ReadonlyMap<number, ReadonlySet<number>> {
  const reach = next.map((first) => {
    const found = new Set<number>();
    const waiting = [...first];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (found.has(state) || avoided.has(state)) continue;
      found.add(state);
      waiting.push(...(next[state] ?? []));
    }
    return found;
  });
  const looping = [...next.keys()].filter((state) => reach[state]?.has(state));
  return new Map(
    looping.map((state) => [
      state,
      new Set(looping.filter((one) => reach[state]?.has(one) && reach[one]?.has(state))),
    ]),
  );
}

interface Reached {
  readonly states: readonly number[];
  readonly text: string;
  readonly hasParted: boolean;
}

/**
 * The text over which each of some states leads to its counterpart, each within the states allowed to it, or null.
 * If both ways lead from one state to itself, they must differ in between.
 */
function search(
  automaton: PatternAutomaton,
  from: readonly number[],
  to: readonly number[],
  allowed: readonly ReadonlySet<number>[],
): string | null {
  const mustPart = from.length === 2;
  const count = automaton.next.length;
  const nameOf = (states: readonly number[], hasParted: boolean): number =>
    states.reduce((name, state) => name * count + state, hasParted ? 1 : 0);
  const goal = nameOf(to, mustPart);
  const seen = new Set<number>();
  let front: Reached[] = [{ states: from, text: '', hasParted: false }];
  while (front.length > 0) {
    const later: Reached[] = [];
    for (const { states, text, hasParted } of front) {
      for (const following of steps(automaton, states, allowed)) {
        const parted = hasParted || (mustPart && following[0] !== following[1]);
        const name = nameOf(following, parted);
        if (seen.has(name)) continue;
        seen.add(name);
        const read = text + textOf(automaton, following);
        if (name === goal) return read;
        later.push({ states: following, text: read, hasParted: parted });
      }
    }
    front = later;
  }
  return null;
}

/** All combinations of states after the same sign. */
function steps(
  { next, signs }: PatternAutomaton,
  states: readonly number[],
  allowed: readonly ReadonlySet<number>[],
): (readonly number[])[] {
  let found: { states: readonly number[]; shared: bigint }[] = [{ states: [], shared: -1n }];
  for (const [index, state] of states.entries()) {
    const options = [...new Set(next[state])].filter((one) => allowed[index]?.has(one));
    found = found.flatMap((before) =>
      options.flatMap((option) => {
        const shared = before.shared & (signs[option] ?? 0n);
        return shared === 0n ? [] : [{ states: [...before.states, option], shared }];
      }),
    );
  }
  return found.map((one) => one.states);
}

function textOf({ signs, examples }: PatternAutomaton, states: readonly number[]): string {
  const shared = states.reduce((bits, state) => bits & (signs[state] ?? 0n), -1n);
  return examples.find((_, sign) => ((shared >> BigInt(sign)) & 1n) === 1n) ?? '';
}

/** The states from which every text matches: a search that reaches one doesn't go back. */
function alwaysMatching(automaton: PatternAutomaton): ReadonlySet<number> {
  return new Set([...automaton.signs.keys()].filter((state) => matchesAlways(automaton, state)));
}

const MOST_SETS = 200;

function matchesAlways(automaton: PatternAutomaton, state: number): boolean {
  const { signs, sureNext, matched, matchedAtEnd, examples } = automaton;
  const seen = new Set<string>();
  const waiting: (readonly number[])[] = [[state]];
  for (let states = waiting.pop(); states; states = waiting.pop()) {
    const name = states.join();
    if (seen.has(name) || states.some((one) => matched.has(one))) continue;
    if (!states.some((one) => matchedAtEnd.has(one)) || seen.size > MOST_SETS) return false;
    seen.add(name);
    const after = new Set(states.flatMap((one) => sureNext[one] ?? []));
    for (const sign of examples.keys()) {
      const reached = [...after].filter(
        (one) => (((signs[one] ?? 0n) >> BigInt(sign)) & 1n) === 1n,
      );
      waiting.push(reached.toSorted((a, b) => a - b));
    }
  }
  return true;
}
