// Compares all essays on one question: which two share passages, where, and how large a part of each (SIM-3 to SIM-10).
import { RunAligner, type AlignedRun } from './aligned-runs.ts';
import { commonPassages, type CommonPassage } from './common-passages.ts';
import { buildCorpus, SHORTEST_RUN, type EssayCorpus } from './essay-corpus.ts';
import { leftOutWords } from './left-out-words.ts';
import { byStrength } from './rank-pairs.ts';
import { comparedRuns, findSharedRuns, type SharedRun } from './shared-runs.ts';
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
  /** The index of the essay in the list that was given. */
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
  /** How many runs of twelve words the two share, each once. */
  readonly sharedRuns: number;
  /** In the order of the first essay; only the longest if there are more than the most that are listed. */
  readonly passages: readonly SharedPassage[];
  readonly passageCount: number;
}

export interface ComparisonResult {
  /** The first of the pairs. */
  readonly pairs: readonly EssayPair[];
  readonly pairCount: number;
  readonly common: readonly CommonPassage[];
  /** False when there are too many shared runs to list them all. */
  readonly isWhole: boolean;
}

interface ComparisonLimits {
  /** If essays of a class share more runs than this, they weren't written separately; the list is then marked as incomplete. */
  readonly runs: number;
  readonly pairs: number;
  /** The most passages that are listed for a pair. */
  readonly passages: number;
}

const LIMITS: ComparisonLimits = { runs: 1_000_000, pairs: Infinity, passages: Infinity };

/** The pairs of essays with shared passages, the most shared runs first, and what was left out. */
export function compareEssays(
  comparison: EssayComparison,
  limits: Partial<ComparisonLimits> = {},
): ComparisonResult {
  const most = { ...LIMITS, ...limits };
  const corpus = buildCorpus(comparison.questionTexts, comparison.essays);
  const leftOut = leftOutWords(corpus, comparison.classSize);
  const compared = comparedRuns(corpus, leftOut);
  const { runs, isWhole } = findSharedRuns(corpus, compared.firstRunAt, most.runs);
  const aligner = new RunAligner(corpus, compared.runAt);
  const count = corpus.texts.length;
  const byPair = Map.groupBy(runs, ({ firstText, secondText }) => firstText * count + secondText);
  const measured = [...byPair.values()].map((group) => {
    const [{ firstText, secondText } = { firstText: 0, secondText: 0 }] = group;
    // Without repetition, the first places are all places.
    const repeats = compared.repeats[firstText] === 1 || compared.repeats[secondText] === 1;
    const passages = repeats ? aligner.passagesOf(firstText, secondText) : group;
    return measuredPair(corpus, group, passages);
  });
  const pairs = measured.sort(byStrength).slice(0, most.pairs);
  return {
    pairs: pairs.map((pair) => withPassages(corpus, pair, aligner, most.passages)),
    pairCount: measured.length,
    common: commonPassages(corpus, leftOut),
    isWhole,
  };
}

interface MeasuredPair extends Omit<EssayPair, 'passages'> {
  readonly firstText: number;
  readonly secondText: number;
}

function measuredPair(
  corpus: EssayCorpus,
  runs: readonly SharedRun[],
  passages: readonly AlignedRun[],
): MeasuredPair {
  const [{ firstText, secondText } = { firstText: 0, secondText: 0 }] = runs;
  const sideOf = (text: number, side: 'first' | 'second'): EssaySide => ({
    essay: text - corpus.questionTexts,
    words: corpus.texts[text]?.numbers.length ?? 0,
    sharedWords: coveredWords(passages.map((passage) => [passage[side], passage.words])),
  });
  const [first, second] = [sideOf(firstText, 'first'), sideOf(secondText, 'second')];
  return {
    firstText,
    secondText,
    first,
    second,
    sharedWords: Math.min(first.sharedWords, second.sharedWords),
    sharedRuns: runs.reduce((sum, { words }) => sum + words - SHORTEST_RUN + 1, 0),
    longestRun: passages.reduce((longest, { words }) => Math.max(longest, words), 0),
    passageCount: passages.length,
  };
}

function withPassages(
  { texts, offsets }: EssayCorpus,
  { firstText, secondText, ...pair }: MeasuredPair,
  aligner: RunAligner,
  most: number,
): EssayPair {
  const [one, other] = [texts[firstText], texts[secondText]];
  if (one === undefined || other === undefined) throw new Error('A run lies outside of the texts.');
  const [firstAt, secondAt] = [offsets[firstText] ?? 0, offsets[secondText] ?? 0];
  const runs = longestPassages(aligner.passagesOf(firstText, secondText), most);
  const passages = runs.map((run) => ({
    first: rangeOfWords(one, run.first - firstAt, run.words),
    second: rangeOfWords(other, run.second - secondAt, run.words),
    words: run.words,
  }));
  return { ...pair, passages };
}

/** The longest passages, in the order in which they were (SIM-10). */
export function longestPassages<Passage extends { readonly words: number }>(
  passages: readonly Passage[],
  most: number,
): readonly Passage[] {
  if (passages.length <= most) return passages;
  const indexes = [...passages.keys()].sort(
    (one, other) => (passages[other]?.words ?? 0) - (passages[one]?.words ?? 0) || one - other,
  );
  const isKept = new Set(indexes.slice(0, most));
  return passages.filter((_passage, index) => isKept.has(index));
}
