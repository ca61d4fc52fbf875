// Chooses the tests that `npm test -- …` runs: those of a path, those with a name, or those that a change touches.

interface TestFile {
  readonly path: string;
  readonly text: string;
}

export interface ChosenTests {
  /** Arguments for the runner of unit and server tests; null when it isn't needed. */
  readonly unit: readonly string[] | null;
  /** Arguments for the runner of the browser journeys; null when it isn't needed. */
  readonly journeys: readonly string[] | null;
}

/** The journeys that run in all engines: they need more than one browser. */
export const ENGINE_JOURNEYS = 'e2e/three-engines.spec.ts';

const isJourney = (path: string): boolean => /^e2e\/[^/]+\.spec\.ts$/u.test(path);
const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

/** The tests below a path; when no test has that path, the tests whose titles contain the text. */
export function testsNamed(wanted: string, files: readonly TestFile[]): ChosenTests {
  const path = wanted.replace(/^\.\//u, '').replaceAll('\\', '/');
  const below = files.filter((file) => file.path.includes(path)).map((file) => file.path);
  if (below.length > 0) {
    return { unit: run(below.filter(isTest)), journeys: atLeastOne(below.filter(isJourney)) };
  }
  const named = files.filter(({ text }) => text.includes(wanted)).map((file) => file.path);
  const [unit, journeys] = [named.filter(isTest), named.filter(isJourney)];
  const pattern = wanted.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return {
    unit: unit.length === 0 ? null : ['run', ...unit, '-t', pattern],
    journeys: journeys.length === 0 ? null : [...journeys, '-g', pattern],
  };
}

/** The tests that a change affects. */
export function testsOfChange(
  affected: readonly string[],
  touchedJourneys: readonly string[],
): ChosenTests {
  return {
    unit: run(affected),
    journeys: atLeastOne(touchedJourneys),
  };
}

function run(paths: readonly string[]): readonly string[] | null {
  return paths.length === 0 ? null : ['run', ...paths];
}

function atLeastOne(paths: readonly string[]): readonly string[] | null {
  return paths.length === 0 ? null : paths;
}
