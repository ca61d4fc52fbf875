// Finds the packages that npm installs on a machine that runs Elenchus, from the lock file.
import { HOST_ROOMS } from './npm-ci-args.mjs';
import { isFor, type LockedPackages, nameOf, type Platform } from './supported-platforms.ts';

/** The places of all packages that running and building need, for every platform, sorted. */
export function hostPackages(packages: LockedPackages, rooms = HOST_ROOMS): string[] {
  const found = new Set<string>();
  const waiting: string[] = [];
  const add = (from: string, names: Iterable<string>): void => {
    for (const name of names) {
      const place = placeOf(packages, from, name);
      // A part for another platform can be missing from the lock file; the check of the lock file reports it.
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      waiting.push(place);
    }
  };
  for (const room of ['', ...rooms]) {
    add(room, Object.keys({ ...neededBy(packages, room), ...packages[room]?.devDependencies }));
  }
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const locked = packages[index];
    const target = locked?.link ? (locked.resolved ?? index) : index;
    add(target, Object.keys(neededBy(packages, target)));
  }
  return [...found]
    .filter((place) => !packages[place]?.link)
    .toSorted((one, other) => one.localeCompare(other, 'en'));
}

function neededBy(packages: LockedPackages, place: string): Readonly<Record<string, string>> {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[place] ?? {};
  const peers = Object.entries(peerDependencies ?? {}).filter(
    ([name]) => !peerDependenciesMeta?.[name]?.optional,
  );
  return { ...dependencies, ...optionalDependencies, ...Object.fromEntries(peers) };
}

/** The place where Node finds a package: inside the one that needs it, or further out. */
function placeOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = outside(folder)) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

function outside(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  if (end > 0) return folder.slice(0, end);
  return '';
}

/** The number of these packages that npm installs on a platform. */
export function installedOn(
  packages: LockedPackages,
  places: readonly string[],
  platform: Platform,
): number {
  return places.filter((place) => isFor(packages[place] ?? {}, platform)).length;
}

/** The list as it is stored: one name per line, each once. */
export function hostList(places: readonly string[]): string {
  const names = [...new Set(places.map(nameOf))];
  return `${names.toSorted((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`;
}
