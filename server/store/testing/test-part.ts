// Chooses what a run of the tests does of everything that repeats or is random. `npm test` gives each run one turn of
// several, and what the change touches; without a choice, a run does everything.
import { createHash } from 'node:crypto';

/** The turn of a run, from 0, and how many turns there are before everything has had one. */
export interface TestPart {
  readonly turn: number;
  readonly turns: number;
}

interface TestChoice {
  /** Null takes everything. */
  readonly part: TestPart | null;
  /** Changed files, and keys that they touch. */
  readonly touched: ReadonlySet<string>;
}

/** Reads "2/4", the third of four turns. No text and "all" mean everything; anything else is refused. */
export function readPart(text: string | undefined): TestPart | null {
  if (text === undefined || text === '' || text === 'all') return null;
  const [, turn, turns] = /^(\d{1,3})\/(\d{1,3})$/u.exec(text) ?? [];
  const part = { turn: Number(turn), turns: Number(turns) };
  if (part.turn < part.turns) return part;
  throw new Error(`TEST_PART is “${text}”, but should be “all”, or a turn from 0, as in “2/4”.`);
}

/** The choice of this run: TEST_PART, and TEST_TOUCHED with one file or key a line. */
export function chosenTests(environment = process.env): TestChoice {
  return {
    part: readPart(environment['TEST_PART']),
    touched: new Set((environment['TEST_TOUCHED'] ?? '').split('\n').filter((key) => key !== '')),
  };
}

/** The turn of a key: the same on every machine, and about as many keys in each turn. */
export function turnOf(key: string, turns: number): number {
  return createHash('sha256').update(key).digest().readUInt32BE(0) % turns;
}

/** Whether it is the turn of the key. */
export function isInPart(key: string, { part } = chosenTests()): boolean {
  return part === null || turnOf(key, part.turns) === part.turn;
}

/** Whether the change touches the key. */
export function isTouched(key: string, { touched } = chosenTests()): boolean {
  return touched.has(key);
}

/** Whether this run takes the key. */
export function takes(key: string, choice = chosenTests()): boolean {
  return isInPart(key, choice) || isTouched(key, choice);
}

/** Some of several ways to do the same, at least one: all turns together take each, and so does a touched key. */
export function waysInTurn<Way>(
  key: string,
  ways: readonly Way[],
  choice = chosenTests(),
): readonly Way[] {
  const { part } = choice;
  if (part === null || isTouched(key, choice)) return ways;
  // With fewer ways than turns, some ways have several turns.
  const steps = Math.min(ways.length, part.turns);
  const step = (part.turn + turnOf(key, part.turns)) % part.turns;
  return ways.filter((_, index) => index % steps === step % steps);
}
