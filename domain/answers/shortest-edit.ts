// Finds the fewest removals and additions that turn one stretch of tokens into another, up to a limit (ANS-18).
import type { Pair } from './growing-run.ts';

/** A stretch of the first text and the stretch of the second that replaces it; ends are exclusive. */
export interface Stretch {
  readonly firstStart: number;
  readonly firstEnd: number;
  readonly secondStart: number;
  readonly secondEnd: number;
}

/** Stretches that differ in more tokens than this have nothing in common that is worth showing. */
const MOST_EDITS = 200;

/** The furthest indexes reached on each diagonal, one array for each number of edits. */
type Trace = readonly Int32Array[];

/** The tokens that stay, in order; none when the texts differ too much. */
export function shortestEdit(
  first: Int32Array,
  second: Int32Array,
  stretch: Stretch,
): readonly Pair[] {
  const { firstStart, firstEnd, secondStart, secondEnd } = stretch;
  const [width, height] = [firstEnd - firstStart, secondEnd - secondStart];
  const most = Math.min(MOST_EDITS, width + height);
  const trace: Int32Array[] = [];
  let reached = new Int32Array(2 * most + 3).fill(-1);
  const isEqual = (x: number, y: number): boolean =>
    first[firstStart + x] === second[secondStart + y];
  for (let edits = 0; edits <= most; edits += 1) {
    const next = reached.slice();
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = startOn(reached, diagonal, edits, most);
      let y = x - diagonal;
      while (x < width && y < height && x >= 0 && y >= 0 && isEqual(x, y)) [x, y] = [x + 1, y + 1];
      next[most + 1 + diagonal] = x;
      if (x >= width && y >= height) {
        return walkBack([...trace, next], { width, height, most }).map(([one, other]): Pair => [
          firstStart + one,
          secondStart + other,
        ]);
      }
    }
    trace.push(next);
    reached = next;
  }
  return [];
}

/** Where a path with one more edit begins on a diagonal: below or to the right of the furthest neighbor. */
function startOn(reached: Int32Array, diagonal: number, edits: number, most: number): number {
  if (edits === 0) return 0;
  const [below, right] = [reached[most + diagonal] ?? -1, reached[most + 2 + diagonal] ?? -1];
  const stepsDown = diagonal === -edits || (diagonal !== edits && below < right);
  return stepsDown ? right : below + 1;
}

function walkBack(
  trace: Trace,
  { width, height, most }: { width: number; height: number; most: number },
): readonly Pair[] {
  const kept: Pair[] = [];
  let [x, y] = [width, height];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const before = trace[edits - 1] ?? new Int32Array(2 * most + 3).fill(-1);
    const diagonal = x - y;
    const start = startOn(before, diagonal, edits, most);
    while (x > start) kept.push([(x -= 1), (y -= 1)]);
    if (edits === 0) break;
    const cameDown =
      diagonal === -edits ||
      (diagonal !== edits && (before[most + diagonal] ?? -1) < (before[most + 2 + diagonal] ?? -1));
    if (cameDown) y -= 1;
    else x -= 1;
  }
  return kept.toReversed();
}
