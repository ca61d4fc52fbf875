// Matches the tokens of two texts, in bounded time even for long and completely different texts (ANS-18).
import { growingRun, type Pair } from './growing-run.ts';
import { shortestEdit, type Stretch } from './shortest-edit.ts';

/** How often a stretch is divided at words that occur once in it; each division costs its length. */
const MOST_DIVISIONS = 12;

/** For each token of the first text its partner in the second, or -1; partners never cross. */
export function matchTokens(
  first: Int32Array,
  second: Int32Array,
  isWord: (index: number) => boolean,
): Int32Array {
  const partner = new Int32Array(first.length).fill(-1);
  const whole = {
    firstStart: 0,
    firstEnd: first.length,
    secondStart: 0,
    secondEnd: second.length,
  };
  const open = [{ stretch: whole, divisions: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const stretch = matchEnds(first, second, next.stretch, partner);
    if (isEmpty(stretch)) continue;
    const anchors =
      next.divisions < MOST_DIVISIONS ? anchorsIn(first, second, stretch, isWord) : [];
    const pairs = anchors.length > 0 ? anchors : shortestEdit(first, second, stretch);
    for (const [one, other] of pairs) partner[one] = other;
    if (anchors.length === 0) continue;
    const divisions = next.divisions + 1;
    for (const gap of gapsBetween(stretch, anchors)) open.push({ stretch: gap, divisions });
  }
  return partner;
}

/** Pairs what is equal at both ends and returns the rest in the middle. */
function matchEnds(
  first: Int32Array,
  second: Int32Array,
  stretch: Stretch,
  partner: Int32Array,
): Stretch {
  let { firstStart, firstEnd, secondStart, secondEnd } = stretch;
  const hasMore = (): boolean => firstStart < firstEnd && secondStart < secondEnd;
  while (hasMore() && first[firstStart] === second[secondStart]) {
    partner[firstStart++] = secondStart++;
  }
  while (hasMore() && first[firstEnd - 1] === second[secondEnd - 1]) {
    partner[--firstEnd] = --secondEnd;
  }
  return { firstStart, firstEnd, secondStart, secondEnd };
}

function isEmpty({ firstStart, firstEnd, secondStart, secondEnd }: Stretch): boolean {
  return firstStart === firstEnd || secondStart === secondEnd;
}

/** Words that occur exactly once in both stretches, as many as keep their order. */
function anchorsIn(
  first: Int32Array,
  second: Int32Array,
  { firstStart, firstEnd, secondStart, secondEnd }: Stretch,
  isWord: (index: number) => boolean,
): readonly Pair[] {
  const secondIndexes = singleIndexes(second, secondStart, secondEnd);
  const pairs: Pair[] = [];
  for (const [token, one] of singleIndexes(first, firstStart, firstEnd)) {
    const other = secondIndexes.get(token) ?? REPEATED;
    if (one !== REPEATED && other !== REPEATED && isWord(one)) pairs.push([one, other]);
  }
  // A map keeps the order in which tokens first occurred, so the first numbers already increase.
  return growingRun(pairs);
}

const REPEATED = -1;

function singleIndexes(
  tokens: Int32Array,
  start: number,
  end: number,
): ReadonlyMap<number, number> {
  const indexes = new Map<number, number>();
  for (let index = start; index < end; index += 1) {
    const token = tokens[index] ?? 0;
    indexes.set(token, indexes.has(token) ? REPEATED : index);
  }
  return indexes;
}

function gapsBetween(stretch: Stretch, anchors: readonly Pair[]): readonly Stretch[] {
  const gaps: Stretch[] = [];
  let { firstStart, secondStart } = stretch;
  for (const [firstEnd, secondEnd] of [
    ...anchors,
    [stretch.firstEnd, stretch.secondEnd] as const,
  ]) {
    const gap = { firstStart, firstEnd, secondStart, secondEnd };
    if (!isEmpty(gap)) gaps.push(gap);
    [firstStart, secondStart] = [firstEnd + 1, secondEnd + 1];
  }
  return gaps;
}
