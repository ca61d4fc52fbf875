// Lists the platforms on which Elenchus can be installed, and which packages npm installs on each.
// docs/operations.md has the same list, with the tests on each.

export interface Platform {
  readonly name: string;
  readonly os: 'linux' | 'darwin' | 'win32';
  readonly cpu: 'x64' | 'arm64';
  /** The C library; only on Linux. */
  readonly libc?: 'glibc' | 'musl';
}

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly libc?: string | readonly string[];
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** The entry is a link to a folder of the project. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A package with native parts: the packages, one per platform, that hold them. */
export interface Family {
  /** The path in the lock file; empty for the project, whose family is the packaged Node. */
  readonly path: string;
  readonly isDevelopment: boolean;
  /** Their places in the lock file. */
  readonly members: readonly string[];
}

export const supportedPlatforms: readonly Platform[] = [
  { name: 'Linux x64, glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'Linux x64, musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'Linux arm64, glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'Linux arm64, musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
  { name: 'macOS arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'macOS x64', os: 'darwin', cpu: 'x64' },
  { name: 'Windows x64', os: 'win32', cpu: 'x64' },
];

/**
 * A field lists the allowed values, or with an exclamation mark the excluded ones; without the field, every value
 * is allowed.
 */
function allows(field: string | readonly string[] | undefined, value: string | undefined): boolean {
  const values = [field ?? []].flat();
  if (values.length === 0) return true;
  if (value === undefined || values.includes(`!${value}`)) return false;
  return values.includes(value) || values.every((each) => each.startsWith('!'));
}

/** Whether npm installs a package on a platform. */
export function isFor(locked: LockedPackage, { os, cpu, libc }: Platform): boolean {
  return allows(locked.os, os) && allows(locked.cpu, cpu) && allows(locked.libc, libc);
}

const NAMES_A_SYSTEM = /(?:^|[-/])(?:linux|darwin|win32|win|windows|macos)-/u;

/** Every package with native parts. One that only helps on one system, as fsevents does, names no processor. */
export function nativeFamilies(packages: LockedPackages): Family[] {
  return Object.entries(packages).flatMap(([path, { dev = false, optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    const members = names.flatMap((name) => {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      return places.find((place) => packages[place] !== undefined) ?? [];
    });
    const isNative =
      members.some((member) => packages[member]?.cpu !== undefined) ||
      names.some((name) => NAMES_A_SYSTEM.test(name));
    return isNative ? [{ path, isDevelopment: dev, members }] : [];
  });
}

/** The members of a family that npm installs on a platform. */
export function membersFor(family: Family, platform: Platform, packages: LockedPackages): string[] {
  return family.members.filter((member) => isFor(packages[member] ?? {}, platform));
}

/** The name of a package by its place in the lock file. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
