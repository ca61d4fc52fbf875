// Finds the passages that two essays share, with every place of a passage that an essay repeats (SIM-3, SIM-4,
// SIM-8). The work is in proportion to the words of the two essays, however much they repeat.
import { SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { ALONE } from './pair-numbers.ts';

/** A run that two essays share. Places are counted in words from the start of the corpus. */
export interface AlignedRun {
  readonly first: number;
  readonly second: number;
  readonly words: number;
}

/** Finds the passages of one pair after another. */
export class RunAligner {
  readonly #offsets: Int32Array;
  readonly #runAt: Int32Array;
  // The first place of each run in the essay that was looked at last. One list serves every pair: a place outside
  // that essay is outdated.
  readonly #firstPlace: Int32Array;

  /** `runAt` has the number of the run that is compared at each place, or ALONE. */
  constructor({ offsets, runs }: EssayCorpus, runAt: Int32Array) {
    this.#offsets = offsets;
    this.#runAt = runAt;
    this.#firstPlace = new Int32Array(runs.count).fill(-1);
  }

  /** Every word that is in both texts as part of a run is in one of these; in the order of the first text. */
  passagesOf(firstText: number, secondText: number): readonly AlignedRun[] {
    const found = this.#align(firstText, secondText, () => true);
    const [begin, end] = this.#rangeOf(secondText);
    const isFound = new Uint8Array(end - begin);
    for (const { second, words } of found)
      isFound.fill(1, second - begin, second - begin + words - SHORTEST_RUN + 1);
    const repeated = this.#align(secondText, firstText, (index) => isFound[index - begin] !== 1);
    if (repeated.length === 0) return found;
    const turned = repeated.map(({ first, second, words }) => ({
      first: second,
      second: first,
      words,
    }));
    return [...found, ...turned].sort((a, b) => a.first - b.first || a.second - b.second);
  }

  /** Goes through one text, and follows the same passage of the other as long as the two agree. */
  #align(text: number, other: number, isWanted: (index: number) => boolean): AlignedRun[] {
    this.#noteFirstPlaces(other);
    const [otherBegin, otherEnd] = this.#rangeOf(other);
    const [begin, end] = this.#rangeOf(text);
    const found: { first: number; second: number; words: number }[] = [];
    let beside = -1;
    for (let index = begin; index < end; index += 1) {
      const run = this.#runAt[index] ?? ALONE;
      const next = beside + 1;
      if (run === ALONE || !isWanted(index)) beside = -1;
      else if (beside >= 0 && next < otherEnd && this.#runAt[next] === run) beside = next;
      else {
        const first = this.#firstPlace[run] ?? -1;
        beside = first >= otherBegin && first < otherEnd ? first : -1;
        if (beside >= 0) found.push({ first: index, second: beside, words: SHORTEST_RUN - 1 });
      }
      const last = found.at(-1);
      if (beside >= 0 && last !== undefined) last.words += 1;
    }
    return found;
  }

  #noteFirstPlaces(text: number): void {
    const [begin, end] = this.#rangeOf(text);
    for (let index = end - 1; index >= begin; index -= 1) {
      const run = this.#runAt[index] ?? ALONE;
      if (run !== ALONE) this.#firstPlace[run] = index;
    }
  }

  #rangeOf(text: number): readonly [begin: number, end: number] {
    return [this.#offsets[text] ?? 0, this.#offsets[text + 1] ?? 0];
  }
}
