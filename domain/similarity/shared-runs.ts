// Finds the runs of 12 words or more that essays share (SIM-3): of a run that an essay repeats, the first place.
// The work grows with the number of words and of shared runs, never with the square of the class: a run in more
// essays than a tenth of the class was left out before, and essays that continue alike are compared in pairs only
// where they begin to.
import { SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { forEachRun, type LeftOut } from './left-out-words.ts';
import { ALONE } from './pair-numbers.ts';

/** Places are counted in words from the start of the corpus; the first essay is before the second. */
export interface SharedRun {
  readonly firstText: number;
  readonly secondText: number;
  readonly first: number;
  readonly second: number;
  readonly words: number;
}

/** Every shared run, in no order; beyond the limit none is added, and the list is marked as incomplete. */
export function findSharedRuns(
  corpus: EssayCorpus,
  compared: Int32Array,
  limit: number,
): { readonly runs: readonly SharedRun[]; readonly isWhole: boolean } {
  const textAt = textOfEachWord(corpus);
  const runs: SharedRun[] = [];
  for (const indexes of indexesByRun(corpus, compared)) {
    if (goOnAlike(indexes, compared)) continue;
    for (const [index, first] of indexes.entries()) {
      for (const second of indexes.subarray(index + 1)) {
        if (isContinued(compared, first, second)) continue;
        if (runs.length >= limit) return { runs, isWhole: false };
        const words = lengthOf(compared, first, second);
        const firstText = textAt[first] ?? 0;
        runs.push({ firstText, secondText: textAt[second] ?? 0, first, second, words });
      }
    }
  }
  return { runs, isWhole: true };
}

interface ComparedRuns {
  /** The run at each place, or ALONE where words are left out or no other essay has it. */
  readonly runAt: Int32Array;
  /** The same without the places at which an essay repeats a run. */
  readonly firstRunAt: Int32Array;
  /** 1 for each text that repeats a run. */
  readonly repeats: Uint8Array;
}

/** The runs that are compared. */
export function comparedRuns(corpus: EssayCorpus, { words, sharers }: LeftOut): ComparedRuns {
  const runAt = new Int32Array(corpus.offsets.at(-1) ?? 0).fill(ALONE);
  const firstRunAt = runAt.slice();
  const repeats = new Uint8Array(corpus.texts.length);
  const lastText = new Int32Array(corpus.runs.count).fill(-1);
  let blockedUntil = 0;
  let looked = 0;
  forEachRun(corpus, (index, run, text) => {
    for (looked = Math.max(looked, index); looked < index + SHORTEST_RUN; looked += 1) {
      if (words[looked] === 1) blockedUntil = looked + 1;
    }
    if (index < blockedUntil || (sharers[run] ?? 0) < 2) return;
    runAt[index] = run;
    if (lastText[run] === text) repeats[text] = 1;
    else firstRunAt[index] = run;
    lastText[run] = text;
  });
  return { runAt, firstRunAt, repeats };
}

/** The places of each run that occurs in more than one essay, in the order of the essays. */
function* indexesByRun(corpus: EssayCorpus, compared: Int32Array): Generator<Int32Array> {
  const ends = new Int32Array(corpus.runs.count + 1);
  for (const run of compared) if (run !== ALONE) ends[run + 1] = (ends[run + 1] ?? 0) + 1;
  for (let run = 1; run < ends.length; run += 1)
    ends[run] = (ends[run] ?? 0) + (ends[run - 1] ?? 0);
  const sorted = new Int32Array(ends.at(-1) ?? 0);
  const next = ends.slice();
  compared.forEach((run, index) => {
    if (run === ALONE) return;
    const slot = next[run] ?? 0;
    sorted[slot] = index;
    next[run] = slot + 1;
  });
  for (let run = 0; run + 1 < ends.length; run += 1) {
    const indexes = sorted.subarray(ends[run], ends[run + 1]);
    if (indexes.length > 1) yield indexes;
  }
}

/** Whether all of these are the continuation of one earlier run, so that none begins here. */
function goOnAlike(indexes: Int32Array, compared: Int32Array): boolean {
  const [first = 0] = indexes;
  return indexes.every((index) => isContinued(compared, first, index));
}

function isContinued(compared: Int32Array, first: number, second: number): boolean {
  const before = compared[first - 1] ?? ALONE;
  return before !== ALONE && before === compared[second - 1];
}

function lengthOf(compared: Int32Array, first: number, second: number): number {
  let further = 0;
  do further += 1;
  while (
    (compared[first + further] ?? ALONE) !== ALONE &&
    compared[first + further] === compared[second + further]
  );
  return further + SHORTEST_RUN - 1;
}

function textOfEachWord({ offsets, texts }: EssayCorpus): Int32Array {
  const textAt = new Int32Array(offsets.at(-1) ?? 0);
  texts.forEach((_text, index) => textAt.fill(index, offsets[index], offsets[index + 1]));
  return textAt;
}
