// Finds when a passage first appeared, in the plainest way: every version is searched for every passage.
import { foldedWords } from '../word-book.ts';
import { windows } from './plain-comparison.ts';

interface Version {
  readonly text: string;
  readonly submissionDate: string;
}

/** The origin of one passage of twelve words or more in versions that are ordered oldest first. */
export function plainOrigin(versions: readonly Version[], passage: string) {
  const words = foldedWords(passage);
  const texts = versions.map(({ text }) => foldedWords(text));
  const index = texts.findIndex((text) => ` ${text.join(' ')} `.includes(` ${words.join(' ')} `));
  if (index < 0) return null;
  const present = texts.map((text) => presentOf(words, text));
  const wordsBefore = index === 0 ? 0 : (present[index - 1] ?? 0);
  let begun = index;
  while (begun > 0 && (present[begun - 1] ?? 0) > 0) begun -= 1;
  return {
    firstAt: versions[index]?.submissionDate,
    previousAt: versions[index - 1]?.submissionDate ?? null,
    arrival: index === 0 ? 'first-version' : wordsBefore === 0 ? 'at-once' : 'grew',
    words: words.length,
    wordsBefore,
    begunAt: versions[begun]?.submissionDate,
  };
}

function presentOf(passage: readonly string[], text: readonly string[]): number {
  const runs = new Set(windows(text, 6));
  const isPresent = passage.map(() => false);
  windows(passage, 6).forEach((run, at) => runs.has(run) && isPresent.fill(true, at, at + 6));
  return isPresent.filter(Boolean).length;
}
