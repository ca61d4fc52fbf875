// Lists the passages that were left out because many share them, so that nothing is left out silently (SIM-7).
import { SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { forEachRun, type LeftOut } from './left-out-words.ts';
import { rangeOfWords, type TextRange } from './text-range.ts';

export interface CommonPassage {
  /** The index of the essay in which the range is found; the first of those that have it. */
  readonly essay: number;
  readonly range: TextRange;
  /** The number of essays that have the most widely shared part of it. */
  readonly essays: number;
}

/** Each left-out passage once, the most widely shared first. */
export function commonPassages(corpus: EssayCorpus, leftOut: LeftOut): readonly CommonPassage[] {
  const reported = new Uint8Array(corpus.runs.count);
  const passages: { text: number; first: number; words: number; essays: number }[] = [];
  forEachRun(corpus, (index, run, text) => {
    const essays = leftOut.sharers[run] ?? 0;
    if (essays <= leftOut.most || reported[run] === 1) return;
    reported[run] = 1;
    const last = passages.at(-1);
    if (last?.text === text && index <= last.first + last.words) {
      last.words = index + SHORTEST_RUN - last.first;
      last.essays = Math.max(last.essays, essays);
    } else passages.push({ text, first: index, words: SHORTEST_RUN, essays });
  });
  return passages
    .sort((one, other) => other.essays - one.essays)
    .flatMap(({ text, first, words, essays }) => {
      const source = corpus.texts[text];
      if (source === undefined) return [];
      const range = rangeOfWords(source, first - (corpus.offsets[text] ?? 0), words);
      return [{ essay: text - corpus.questionTexts, range, essays }];
    });
}
