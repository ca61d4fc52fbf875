// Chooses the part that a whole run of the tests takes, and says which.
import { readPart, type TestPart } from '../../server/store/testing/test-part.ts';

/** A change of more files is too large to follow. */
const MOST_TOUCHED = 500;

interface RunFacts {
  readonly wantsAll: boolean;
  /** TEST_PART, if it is set. */
  readonly given: string | undefined;
  readonly ofCommit: TestPart | null;
  readonly changed: readonly string[];
  /** The tests that the changed files touch; computed only when needed. */
  readonly touched: () => readonly string[];
}

interface RunPart {
  /** Null takes everything. */
  readonly part: TestPart | null;
  /** The environment of all tests. */
  readonly environment: { readonly TEST_PART: string; readonly TEST_TOUCHED: string };
  /** For the end of the run; null when everything ran. */
  readonly sentence: string | null;
}

/** The part that a whole run takes. */
export function runPart({ wantsAll, given, ofCommit, changed, touched }: RunFacts): RunPart {
  const part = given === undefined ? ofCommit : readPart(given);
  if (wantsAll || part === null || changed.length > MOST_TOUCHED) {
    return { part: null, environment: { TEST_PART: 'all', TEST_TOUCHED: '' }, sentence: null };
  }
  const { turn, turns } = part;
  const keys = [...new Set([...changed, ...touched()])];
  return {
    part,
    environment: { TEST_PART: `${turn}/${turns}`, TEST_TOUCHED: keys.join('\n') },
    sentence: `Part ${turn + 1} of ${turns}; npm test -- --all runs everything.`,
  };
}
