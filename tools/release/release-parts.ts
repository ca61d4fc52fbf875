// Lists every part by others that is in a release or is installed by it.
import { KEPT_FONTS } from '../fonts/kept-fonts.ts';
import { hostPackages } from '../machines/host-packages.ts';
import { type LockedPackages, nameOf } from '../machines/supported-platforms.ts';
import { RUNNING_ROOMS, shippedPackages } from './shipped-packages.ts';

export interface ReleasePart {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** As in the lock file; npm compares it with its download. */
  readonly integrity: string;
  /** The place in the lock file. */
  readonly place: string;
  /** The folder or file with its license, if that isn't its package. */
  readonly legalPlace?: string;
}

/** Parts with files in the repository, and parts that the bundler adds to the screens. */
const COPIED: readonly Pick<ReleasePart, 'name' | 'legalPlace'>[] = [
  { name: '@tabler/icons', legalPlace: 'web/ui/icons' },
  { name: 'date-holidays', legalPlace: 'server/holidays' },
  ...KEPT_FONTS.map((family) => ({
    name: `@expo-google-fonts/${family}`,
    legalPlace: `server/pdf/fonts/${family}`,
  })),
  { name: 'vite' },
  { name: 'rolldown' },
];

/** The places of the packages that the server and the screens are made of. */
export function usedPlaces(packages: LockedPackages): string[] {
  const { bundled, fetched } = shippedPackages(packages);
  // Packages that only build the screens aren't part of them.
  const web = { ...packages['web'], devDependencies: {} };
  const screens = hostPackages({ ...packages, web, '': {} }, [...RUNNING_ROOMS, 'web']);
  const forOtherSystems = new Set(shippedForNobody(packages));
  const all = new Set([...bundled, ...fetched, ...screens]);
  return [...all].filter((place) => !forOtherSystems.has(place)).toSorted();
}

/** Packages for systems on which Elenchus can't be installed. */
function shippedForNobody(packages: LockedPackages): string[] {
  const { bundled, fetched } = shippedPackages(packages);
  const inRelease = new Set([...bundled, ...fetched]);
  return hostPackages(packages, RUNNING_ROOMS).filter((place) => !inRelease.has(place));
}

/** All parts, by name and version, each once. */
export function releaseParts(packages: LockedPackages): ReleasePart[] {
  const used = usedPlaces(packages).map((place) => partAt(packages, place));
  const parts = new Map(
    [...used, ...copiedParts(packages)].map((part) => [nameAndVersion(part), part]),
  );
  return [...parts.values()].toSorted((one, other) =>
    nameAndVersion(one) < nameAndVersion(other) ? -1 : 1,
  );
}

export function copiedParts(packages: LockedPackages): ReleasePart[] {
  return COPIED.map(({ name, ...rest }) => ({
    ...partAt(packages, `node_modules/${name}`),
    ...rest,
  }));
}

export function nameAndVersion({ name, version }: Pick<ReleasePart, 'name' | 'version'>): string {
  return `${name}@${version}`;
}

function partAt(packages: LockedPackages, place: string): ReleasePart {
  const { version, integrity, license } = packages[place] ?? {};
  if (version === undefined || integrity === undefined || license === undefined) {
    throw new Error(`The lock file doesn’t say everything about ${place}`);
  }
  return { name: nameOf(place), version, integrity, license, place };
}
