// When an essay first had a passage, and whether it was added at once or grew, from the history (SIM-12 to SIM-14).
import { SHORTEST_QUOTE } from './essay-corpus.ts';
import { foldedWords } from './word-book.ts';

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
  /** That of the version before it. */
  readonly previousAt: string | null;
  readonly arrival: PassageArrival;
  readonly words: number;
  /** How many of its words the version before had, in runs of six or more. */
  readonly wordsBefore: number;
  /** The submission date of the first version with a part of it; firstAt when it was added at once. */
  readonly begunAt: string;
}

/** A version whose words are ready to be searched. */
export interface ReadVersion {
  readonly submissionDate: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** Reads the versions once for all passages to find in them. */
export function readVersions(versions: readonly EssayVersion[]): readonly ReadVersion[] {
  const known = new Map<string, string>();
  return versions.map(({ text, submissionDate }) => {
    const words = foldedWords(text, known);
    return { submissionDate, words, text: spaced(words) };
  });
}

/** The origin of a passage in versions that are ordered oldest first; null when no version has all of it. */
export function passageOrigin(
  versions: readonly ReadVersion[],
  passage: string,
): PassageOrigin | null {
  const words = foldedWords(passage);
  const wanted = spaced(words);
  const place = versions.findIndex(({ text }) => words.length > 0 && text.includes(wanted));
  const whole = versions[place];
  if (whole === undefined) return null;
  const previous = versions[place - 1];
  const wordsBefore = previous === undefined ? 0 : wordsPresent(words, previous.words);
  const begun = wordsBefore === 0 ? whole : versions[beginning(versions, words, place)];
  return {
    firstAt: whole.submissionDate,
    previousAt: previous?.submissionDate ?? null,
    arrival: previous === undefined ? 'first-version' : wordsBefore === 0 ? 'at-once' : 'grew',
    words: words.length,
    wordsBefore,
    begunAt: (begun ?? whole).submissionDate,
  };
}

/** How many words of the passage are in a run of six or more that the text also has. */
export function wordsPresent(passage: readonly string[], text: readonly string[]): number {
  const size = Math.min(SHORTEST_QUOTE, passage.length);
  const runs = new Set(runsOf(text, size));
  const present = new Uint8Array(passage.length);
  runsOf(passage, size).forEach((run, place) => {
    if (runs.has(run)) present.fill(1, place, place + size);
  });
  return present.reduce((sum, word) => sum + word, 0);
}

/** The place of the oldest version such that every one from it up to the given has a part of the passage. */
function beginning(
  versions: readonly ReadVersion[],
  passage: readonly string[],
  place: number,
): number {
  let begun = place - 1;
  while (begun > 0 && wordsPresent(passage, versions[begun - 1]?.words ?? []) > 0) begun -= 1;
  return begun;
}

function runsOf(words: readonly string[], size: number): string[] {
  const count = Math.max(0, words.length - size + 1);
  return Array.from({ length: count }, (_, place) => spaced(words.slice(place, place + size)));
}

// Folded words contain no spaces, so lists of words can be searched as texts.
function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}
