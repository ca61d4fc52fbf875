// How theses stand to each other, all pairs: equivalent, excluding each other, or one entailing the other (CHK-6).
import { defaultConflictLimit } from './circuit-solver.ts';
import type { PossibleTruths } from './possible-truths.ts';
import { seenAll, seenBoth, seenFirst, seenSecond, ThesisSignatures } from './thesis-signatures.ts';

/** The theses are given as positions among the definitions of the graph; in 'entails' the first entails the second. */
export interface ThesisRelation {
  readonly kind: 'equivalent' | 'exclusive' | 'entails';
  readonly first: number;
  readonly second: number;
}

export interface ThesisRelations {
  /** By the first thesis, then by the second. */
  readonly relations: readonly ThesisRelation[];
  /** How many pairs the solver could not decide in time. */
  readonly undecided: number;
}

interface Pair {
  readonly first: number;
  readonly second: number;
  /** What nobody was seen to do. */
  missing: number;
}

/** All relations among the theses that hold sometimes; those that hold always or never have none. */
export function thesisRelations(
  truths: PossibleTruths,
  conflictLimit = defaultConflictLimit,
): ThesisRelations {
  const positions = comparablePositions(truths);
  const { roots } = truths.answers.graph;
  const signatures = new ThesisSignatures(
    truths,
    positions.map((position) => roots[position] ?? 0),
  );
  const relations: ThesisRelation[] = [];
  let undecided = 0;
  const width = signatures.width;
  for (const pair of openPairs(signatures)) {
    pair.missing &= ~signatures.seen(pair.first, pair.second, width);
    const possible = decidePair(signatures, pair, conflictLimit);
    if (possible === undefined) undecided += 1;
    else relations.push(...relationOf(positions, pair, possible));
  }
  relations.sort((one, two) => one.first - two.first || one.second - two.second);
  return { relations, undecided };
}

/** Of theses with one name only the first counts. */
function comparablePositions({ answers, ranges }: PossibleTruths): readonly number[] {
  const { thesisAt } = answers.graph.definitions;
  return [...thesisAt.values()].filter((position) => ranges[position] === 'sometimes');
}

/** The pairs that chance did not settle. */
function openPairs(signatures: ThesisSignatures): readonly Pair[] {
  const pairs: Pair[] = [];
  const count = signatures.literals.length;
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 1; second < count; second += 1) {
      const seen = signatures.seen(first, second);
      if (seen !== seenAll) pairs.push({ first, second, missing: seenAll & ~seen });
    }
  }
  return pairs;
}

/** What is impossible for a pair, as bits; undefined when that could not be decided. */
function decidePair(
  signatures: ThesisSignatures,
  { first, second, missing }: Pair,
  conflictLimit: number,
): number | undefined {
  if (missing === 0 || signatures.areIndependent(first, second)) return 0;
  let impossible = 0;
  for (const wanted of [seenBoth, seenFirst, seenSecond]) {
    if ((missing & wanted) === 0) continue;
    const verdict = signatures.decide(first, second, wanted, conflictLimit);
    if (verdict === 'unknown') return undefined;
    if (verdict === 'no') impossible |= wanted;
  }
  return impossible;
}

function relationOf(
  positions: readonly number[],
  pair: Pair,
  impossible: number,
): readonly ThesisRelation[] {
  const first = positions[pair.first] ?? 0;
  const second = positions[pair.second] ?? 0;
  if (impossible & seenBoth) return [{ kind: 'exclusive', first, second }];
  const entails = (impossible & seenFirst) !== 0;
  const isEntailed = (impossible & seenSecond) !== 0;
  if (entails && isEntailed) return [{ kind: 'equivalent', first, second }];
  if (entails) return [{ kind: 'entails', first, second }];
  return isEntailed ? [{ kind: 'entails', first: second, second: first }] : [];
}
