// Finds relations between theses, all pairs: equivalent, excluding each other, or one entailing the other (CHK-6).
import { denied } from '../gate-builder.ts';
import { defaultConflictLimit } from './circuit-solver.ts';
import { LiteralPairs, seenTogether, type LiteralPair } from './literal-pairs.ts';
import type { PossibleTruths } from './possible-truths.ts';

/** The theses are given as indexes among the definitions of the graph; in 'entails' the first entails the second. */
export interface ThesisRelation {
  readonly kind: 'equivalent' | 'exclusive' | 'entails';
  readonly first: number;
  readonly second: number;
}

export interface ThesisRelations {
  /** By the first thesis, then by the second. */
  readonly relations: readonly ThesisRelation[];
  /** How many combinations the solver could not decide in time. */
  readonly undecided: number;
}

/** The theses of a pair, as indexes. */
interface Pair {
  readonly first: number;
  readonly second: number;
}

/** The impossible combinations of a pair, as bits: that both hold, only the first, only the second. */
const both = 1;
const onlyFirst = 2;
const onlySecond = 4;

interface Combination extends LiteralPair, Pair {
  readonly what: number;
}

/** All relations among the theses that hold sometimes; those that hold always or never have none. */
export function thesisRelations(
  truths: PossibleTruths,
  conflictLimit = defaultConflictLimit,
): ThesisRelations {
  const groups = equalTheses(truths);
  const pairs = new LiteralPairs(truths, conflictLimit);
  const impossible = new Map<string, Pair & { what: number }>();
  let undecided = 0;
  const combinations = Map.groupBy(unseen(truths, [...groups.keys()]), ({ one }) => one);
  for (const [one, ofLiteral] of combinations) {
    const missing = notTogether(pairs, one, ofLiteral);
    for (const combination of missing) {
      // A result for an earlier pair may settle this one.
      if (pairs.notTogether(one, [combination.two]).length === 0) continue;
      const verdict = pairs.decide(combination);
      if (verdict === 'unknown') undecided += 1;
      if (verdict !== 'no') continue;
      const { first, second, what } = combination;
      const relation = impossible.get(`${first} ${second}`);
      if (relation) relation.what |= what;
      else impossible.set(`${first} ${second}`, { first, second, what });
    }
  }
  const relations = [...impossible.values()].map(relationOf).flatMap((relation) => {
    const firsts = groups.get(relation.first) ?? [];
    const seconds = groups.get(relation.second) ?? [];
    return firsts.flatMap((first) =>
      seconds.map((second) => inOrder({ ...relation, first, second })),
    );
  });
  for (const members of groups.values()) relations.push(...equivalences(members));
  relations.sort((one, two) => one.first - two.first || one.second - two.second);
  return { relations, undecided };
}

function notTogether(
  pairs: LiteralPairs,
  one: number,
  combinations: readonly Combination[],
): readonly Combination[] {
  const others = combinations.map(({ two }) => two);
  const missing = new Set(pairs.notTogether(one, others));
  return combinations.filter(({ two }) => missing.has(two));
}

/** The combinations that the simulation didn't show. */
function unseen(truths: PossibleTruths, indexes: readonly number[]): readonly Combination[] {
  const { graph } = truths.answers;
  const found: Combination[] = [];
  indexes.forEach((first, index) => {
    const one = graph.roots[first] ?? 0;
    for (const second of indexes.slice(index + 1)) {
      const two = graph.roots[second] ?? 0;
      if (!seenTogether(truths, one, two)) found.push({ first, second, one, two, what: both });
      if (!seenTogether(truths, one, denied(two))) {
        found.push({ first, second, one, two: denied(two), what: onlyFirst });
      }
      if (!seenTogether(truths, denied(one), two)) {
        found.push({ first, second, one: denied(one), two, what: onlySecond });
      }
    }
  });
  return found;
}

/**
 * The theses that hold sometimes, by the first of those that are one node of the graph. Of theses with
 * one name only the first counts.
 */
function equalTheses({ answers, ranges }: PossibleTruths): ReadonlyMap<number, readonly number[]> {
  const { definitions, roots } = answers.graph;
  const sometimes = [...definitions.thesisAt.values()].filter(
    (index) => ranges[index] === 'sometimes',
  );
  const byRoot = Map.groupBy(sometimes, (index) => roots[index]);
  return new Map([...byRoot.values()].map((members) => [members[0] ?? 0, members]));
}

function equivalences(members: readonly number[]): readonly ThesisRelation[] {
  return members.flatMap((first, index) =>
    members.slice(index + 1).map((second) => ({ kind: 'equivalent', first, second }) as const),
  );
}

function inOrder({ kind, first, second }: ThesisRelation): ThesisRelation {
  const isTurned = kind !== 'entails' && first > second;
  return isTurned ? { kind, first: second, second: first } : { kind, first, second };
}

/** Two theses that can both hold and both fail have at most these relations. */
function relationOf({ first, second, what }: Pair & { readonly what: number }): ThesisRelation {
  if (what & both) return { kind: 'exclusive', first, second };
  if (what === (onlyFirst | onlySecond)) return { kind: 'equivalent', first, second };
  return what === onlyFirst
    ? { kind: 'entails', first, second }
    : { kind: 'entails', first: second, second: first };
}
