// Chooses the files of browser journeys that a run takes: those that every run takes, those whose turn it is, and those that
// the change touches.
import type { TestPart } from '../../server/store/testing/test-part.ts';
import { JOURNEYS } from './journey-table.ts';

/** The turns in the table. */
const TABLE_TURNS = 4;
/** All journeys use them. */
const EVERY_JOURNEY =
  /^(?:playwright\.config\.ts$|e2e\/support\/(?:journey|running-server|shared-servers|stop-after-hang|usable-pages)\.ts$)/u;

/** The one file of journeys that has a folder of its own. */
const ENGINES = { name: 'three-engines', folder: 'e2e/engines/' };

interface SourceFile {
  readonly path: string;
  readonly imports: readonly { readonly target: string | null }[];
}

export const specOf = (name: string): string => `e2e/${name}.spec.ts`;

/** The journeys that a change touches: through their own files, their imports, or the screens that they are about. */
export function touchedJourneys(
  changed: readonly string[],
  files: readonly SourceFile[],
): readonly string[] {
  const names = Object.keys(JOURNEYS);
  if (changed.some((path) => EVERY_JOURNEY.test(path))) return names.map(specOf);
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const isTouched = (name: string): boolean => {
    const spec = specOf(name);
    const own = new Set([spec, ...(importsOf.get(spec) ?? []).map(({ target }) => target)]);
    const about = (JOURNEYS[name]?.about ?? []).map((start) => `web/${start}`);
    if (name === ENGINES.name) about.push(ENGINES.folder);
    return changed.some((path) => own.has(path) || about.some((start) => path.startsWith(start)));
  };
  return names.filter(isTouched).map(specOf);
}

/** The files of a run; null for all. */
export function journeysOf(
  part: TestPart | null,
  touched: readonly string[],
): readonly string[] | null {
  if (part === null) return null;
  const mine = Object.entries(JOURNEYS)
    .filter(([, { turn }]) => turn === 'every' || turn % part.turns === part.turn % TABLE_TURNS)
    .map(([name]) => specOf(name));
  return [...new Set([...mine, ...touched])].toSorted();
}
