// Finds the turn of a commit: the number of commits behind it. A hash couldn't promise that any four commits in a
// row differ.
import type { TestPart } from '../../server/store/testing/test-part.ts';

/** After so many commits in a row, everything has had its turn. */
export const TURNS = 4;

/** Runs git and returns its output, or null when it failed or isn't there. */
export type Git = (...args: readonly string[]) => string | null;

/** The part that belongs to the current commit; null (everything) where the number of commits isn't known. */
export function partOfCommit(git: Git): TestPart | null {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return null;
  // Only the first parents: a merge would add all commits of its branch at once and so skip turns.
  const count = Number(git('rev-list', '--count', '--first-parent', 'HEAD')?.trim() || Number.NaN);
  return Number.isSafeInteger(count) ? { turn: count % TURNS, turns: TURNS } : null;
}
