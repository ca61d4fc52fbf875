// Compares all essays on one question: which two share passages, where, and how large a part of each (SIM-3 to SIM-10).
import { commonPassages, type CommonPassage } from './common-passages.ts';
import { buildCorpus, SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { leftOutWords } from './left-out-words.ts';
import { byStrength } from './rank-pairs.ts';
import { findSharedRuns, type SharedRun } from './shared-runs.ts';
import { coveredWords, rangeOfWords, type TextRange } from './text-range.ts';

export interface EssayComparison {
  /** The question's text and its options. */
  readonly questionTexts: readonly string[];
  readonly essays: readonly string[];
  /** All students whose work is compared, whether or not they answered this question. */
  readonly classSize: number;
}

/** One passage, with its place in both essays. */
export interface SharedPassage {
  readonly first: TextRange;
  readonly second: TextRange;
  readonly words: number;
}

interface EssaySide {
  /** The place of the essay in the list that was given. */
  readonly essay: number;
  readonly words: number;
  /** How many of its words are in a shared passage. */
  readonly sharedWords: number;
}

interface EssayPair {
  readonly first: EssaySide;
  readonly second: EssaySide;
  /** The smaller count of the two sides, so that a passage counts once where one side repeats it. */
  readonly sharedWords: number;
  readonly longestRun: number;
  /** How many runs of twelve words the two share. */
  readonly sharedRuns: number;
  /** In the order of the first essay. */
  readonly passages: readonly SharedPassage[];
}

export interface ComparisonResult {
  readonly pairs: readonly EssayPair[];
  readonly common: readonly CommonPassage[];
  /** False when there are too many shared runs to list them all. */
  readonly isWhole: boolean;
}

/** If essays of a class share more runs than this, they weren't written separately; the list is then marked as incomplete. */
const MOST_RUNS = 1_000_000;

/** The pairs of essays with shared passages, the most shared runs first, and what was left out. */
export function compareEssays(comparison: EssayComparison, mostRuns = MOST_RUNS): ComparisonResult {
  const corpus = buildCorpus(comparison.questionTexts, comparison.essays);
  const leftOut = leftOutWords(corpus, comparison.classSize);
  const { runs, isWhole } = findSharedRuns(corpus, leftOut, mostRuns);
  const count = corpus.texts.length;
  const byPair = Map.groupBy(runs, ({ firstText, secondText }) => firstText * count + secondText);
  const pairs = [...byPair.values()].map((group) => pairOf(corpus, group)).sort(byStrength);
  return { pairs, common: commonPassages(corpus, leftOut), isWhole };
}

function pairOf(corpus: EssayCorpus, runs: readonly SharedRun[]): EssayPair {
  const [{ firstText, secondText } = { firstText: 0, secondText: 0 }] = runs;
  const [one, other] = [corpus.texts[firstText], corpus.texts[secondText]];
  if (one === undefined || other === undefined) throw new Error('A run lies outside of the texts.');
  const [firstAt, secondAt] = [corpus.offsets[firstText] ?? 0, corpus.offsets[secondText] ?? 0];
  const inOrder = runs.toSorted((a, b) => a.first - b.first || a.second - b.second);
  const first = {
    essay: firstText - corpus.questionTexts,
    words: one.numbers.length,
    sharedWords: coveredWords(runs.map((run) => [run.first, run.words])),
  };
  const second = {
    essay: secondText - corpus.questionTexts,
    words: other.numbers.length,
    sharedWords: coveredWords(runs.map((run) => [run.second, run.words])),
  };
  return {
    first,
    second,
    sharedWords: Math.min(first.sharedWords, second.sharedWords),
    sharedRuns: runs.reduce((sum, { words }) => sum + words - SHORTEST_RUN + 1, 0),
    longestRun: runs.reduce((most, { words }) => Math.max(most, words), 0),
    passages: inOrder.map((run) => ({
      first: rangeOfWords(one, run.first - firstAt, run.words),
      second: rangeOfWords(other, run.second - secondAt, run.words),
      words: run.words,
    })),
  };
}
