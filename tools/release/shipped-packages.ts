// Sorts the packages of a release: those of pure JavaScript are inside it, those with native parts are installed by
// npm.
import { cpSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { USED_WEIGHTS } from '../../server/pdf/used-weights.mjs';
import { hostPackages } from '../machines/host-packages.ts';
import {
  isFor,
  type LockedPackage,
  type LockedPackages,
  nameOf,
  supportedPlatforms,
} from '../machines/supported-platforms.ts';

/** The rooms whose packages a running server needs; the screens are built, and need none. */
export const RUNNING_ROOMS = ['domain', 'contract', 'server'];

interface ShippedPackages {
  /** Their places in the lock file. */
  readonly bundled: readonly string[];
  /** The packages that npm installs: those for one platform, and those that depend on them. */
  readonly fetched: readonly string[];
}

export function shippedPackages(packages: LockedPackages): ShippedPackages {
  const places = hostPackages(packages, RUNNING_ROOMS);
  const perPlatform = new Set(places.filter((place) => isPerPlatform(packages[place] ?? {})));
  // For npm, the dependencies of a bundled package are bundled too: it leaves an empty folder where one isn't.
  const native = places.filter((place) => asksForAny(packages[place] ?? {}, perPlatform));
  const bundled = places.filter((place) => !perPlatform.has(place) && !native.includes(place));
  const odd = bundled.filter((place) => !place.startsWith('node_modules/'));
  if (odd.length > 0) throw new Error(`A release can't hold ${odd.join(', ')}: move it up`);
  const supported = [...perPlatform].filter((place) =>
    supportedPlatforms.some((platform) => isFor(packages[place] ?? {}, platform)),
  );
  return { bundled, fetched: [...native, ...supported] };
}

function isPerPlatform({ os, cpu, libc }: LockedPackage): boolean {
  return os !== undefined || cpu !== undefined || libc !== undefined;
}

/** Throws where such a package would let npm choose a version. */
function asksForAny(
  { dependencies, optionalDependencies }: LockedPackage,
  perPlatform: ReadonlySet<string>,
): boolean {
  const asked = Object.entries({ ...dependencies, ...optionalDependencies });
  const native = asked.filter(([name]) => perPlatform.has(`node_modules/${name}`));
  const loose =
    native.length === 0 ? [] : asked.filter(([, range]) => !/^\d+\.\d+\.\d+$/u.test(range));
  if (loose.length > 0) throw new Error(`A release can't pin ${loose.join(', ')}`);
  return native.length > 0;
}

/** Tests, types and documentation of a package; a running server reads none of it. */
const UNUSED_FOLDERS =
  /^(?:test|tests|__tests__|benchmarks?|bench|examples?|docs|\.github|\.vscode|\.husky|\.git)\//u;
const UNUSED_FILES = /\.(?:[cm]?ts|map|tsbuildinfo)$|\.md$|^\.[^/]+$|^tsconfig[^/]*\.json$/iu;
const FONT = /\.[ot]tf$/iu;
/** Their texts must be included, whatever the file is called. */
export const LEGAL_FILE = /^(?:licen[cs]e|copying|notice|unlicense|ofl|patents)/iu;

/** Whether a file of a package is included. Its path begins in the folder of the package. */
export function isUsedFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (UNUSED_FOLDERS.test(path)) return false;
  if (LEGAL_FILE.test(name)) return true;
  return FONT.test(name) ? USED_WEIGHTS.test(path) : !UNUSED_FILES.test(name);
}

/** Copies the used files of a package, without the packages inside it: they have places of their own. */
export function copyPackage(project: string, place: string, target: string): void {
  const folder = join(project, place);
  const files = globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.split('/').includes('node_modules') && isUsedFile(path))
    .filter((path) => statSync(join(folder, path)).isFile());
  for (const path of files) cpSync(join(folder, path), join(target, place, path));
}

/** Exact versions, by name, of packages at the top of node_modules. */
export function exactVersions(
  packages: LockedPackages,
  places: readonly string[],
): Readonly<Record<string, string>> {
  const top = places.filter((place) => place === `node_modules/${nameOf(place)}`);
  return Object.fromEntries(top.map((place) => [nameOf(place), packages[place]?.version ?? '']));
}
