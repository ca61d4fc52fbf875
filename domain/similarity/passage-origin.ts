// Finds in the history when an essay first had a passage, and whether it was added at once or grew (SIM-12 to
// SIM-14). One walk through the versions serves all passages, and each step is in proportion to the words it reads.
import { buildCorpus, lastRunOf, SHORTEST_QUOTE, type EssayCorpus } from './essay-corpus.ts';
import { ALONE } from './pair-numbers.ts';
import { wordsContain } from './words-contain.ts';

/** One kept version of an essay. */
interface EssayVersion {
  readonly text: string;
  readonly submissionDate: string;
}

/**
 * 'at-once': the version before had none of it. 'first-version': there was no version before. 'grew': the version
 * before had part of it.
 */
type PassageArrival = 'at-once' | 'first-version' | 'grew';

interface PassageOrigin {
  /** The submission date of the first version that has the whole passage. */
  readonly firstAt: string;
  /** The submission date of the version before it. */
  readonly previousAt: string | null;
  readonly arrival: PassageArrival;
  readonly words: number;
  /** How many of its words the version before had, in runs of six or more. */
  readonly wordsBefore: number;
  /** The submission date of the first version with a part of it; firstAt when it was added at once. */
  readonly begunAt: string;
}

/** The state of a passage before a version that has all of it. */
interface Growth {
  wordsBefore: number;
  /** The oldest of the versions just before that all have a part of the passage, or null. */
  begun: number | null;
}

/**
 * The origin of each passage in versions that are ordered oldest first; null for one that no version has as a
 * whole. Passages have twelve words or more. When `goesOn` returns false, the later versions aren't searched.
 */
export function passageOrigins(
  versions: readonly EssayVersion[],
  passages: readonly string[],
  goesOn: () => boolean = () => true,
): readonly (PassageOrigin | null)[] {
  const corpus = buildCorpus(
    passages,
    versions.map(({ text }) => text),
  );
  const origins = passages.map((): PassageOrigin | null => null);
  const growth = passages.map((): Growth => ({ wordsBefore: 0, begun: null }));
  // The last version that has each run of six words.
  const seenIn = new Int32Array(corpus.quotes.count).fill(-1);
  const isSeen = new Uint8Array(corpus.offsets[passages.length] ?? 0);
  for (const index of versions.keys()) {
    if (!goesOn()) break;
    forEachQuote(corpus, passages.length + index, (_at, quote) => (seenIn[quote] = index));
    for (const [passage, grown] of growth.entries()) {
      if (origins[passage] !== null) continue;
      const present = wordsPresent(corpus, passage, isSeen, (quote) => seenIn[quote] === index);
      if (isWholeIn(corpus, passage, passages.length + index, present)) {
        origins[passage] = originAt(versions, index, present, grown);
        continue;
      }
      grown.begun = present === 0 ? null : (grown.begun ?? index);
      grown.wordsBefore = present;
    }
  }
  return origins;
}

function originAt(
  versions: readonly EssayVersion[],
  index: number,
  words: number,
  { wordsBefore, begun }: Growth,
): PassageOrigin {
  const dateOf = (version: number): string => versions[version]?.submissionDate ?? '';
  return {
    firstAt: dateOf(index),
    previousAt: versions[index - 1]?.submissionDate ?? null,
    arrival: index === 0 ? 'first-version' : wordsBefore === 0 ? 'at-once' : 'grew',
    words,
    wordsBefore,
    begunAt: dateOf(begun ?? index),
  };
}

/** How many words of the passage are in a run of six that was seen. `isSeen` is scratch space. */
function wordsPresent(
  corpus: EssayCorpus,
  passage: number,
  isSeen: Uint8Array,
  wasSeen: (quote: number) => boolean,
): number {
  const [begin, end] = [corpus.offsets[passage] ?? 0, corpus.offsets[passage + 1] ?? 0];
  isSeen.fill(0, begin, end);
  forEachQuote(corpus, passage, (at, quote) => {
    if (wasSeen(quote)) isSeen.fill(1, at, at + SHORTEST_QUOTE);
  });
  let present = 0;
  for (let at = begin; at < end; at += 1) present += isSeen[at] ?? 0;
  return present;
}

function isWholeIn(
  { texts }: EssayCorpus,
  passage: number,
  version: number,
  present: number,
): boolean {
  const wanted = texts[passage]?.numbers ?? [];
  if (present === 0 || present < wanted.length) return false;
  return wordsContain(texts[version]?.numbers ?? [], wanted);
}

function forEachQuote(
  corpus: EssayCorpus,
  text: number,
  visit: (index: number, quote: number) => void,
): void {
  const last = lastRunOf(corpus, text, SHORTEST_QUOTE);
  for (let index = corpus.offsets[text] ?? 0; index <= last; index += 1) {
    const quote = corpus.quotes.numbers[index] ?? ALONE;
    if (quote !== ALONE) visit(index, quote);
  }
}
