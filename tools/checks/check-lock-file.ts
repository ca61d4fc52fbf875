// Fails when the lock file misses a supported platform for a package with native parts, names a registry host, or
// needs install scripts. npm silently drops platforms from the lock file when the registry lags, which would break
// other machines. It needs no network; check-platforms.ts asks the registry.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGED_NODE } from '../../server/node-age.ts';
import {
  type LockedPackage,
  type LockedPackages,
  membersFor,
  nativeFamilies,
  supportedPlatforms,
} from '../machines/supported-platforms.ts';
import { projectFolder } from '../programs/run-step.ts';

/** Every complaint about the packages of a lock file. */
export function lockFileComplaints(packages: LockedPackages): string[] {
  return [
    ...missingPlatforms(packages),
    ...Object.entries(packages).flatMap(([path, locked]) => [
      ...(locked.hasInstallScript && !onlyForMac(locked)
        ? [`${path} needs an install script`]
        : []),
      ...(locked.resolved?.startsWith('http') ? [`${path} names a registry host`] : []),
    ]),
  ];
}

/** fsevents isn't needed: it is for macOS only, and watching works without it. */
function onlyForMac(locked: LockedPackage): boolean {
  return [locked.os ?? []].flat().join(',') === 'darwin';
}

function missingPlatforms(packages: LockedPackages): string[] {
  return nativeFamilies(packages).flatMap((family) =>
    supportedPlatforms
      .filter((platform) => membersFor(family, platform, packages).length === 0)
      .map(({ name }) => `${family.path || 'the project'} has no package for ${name}`),
  );
}

const NODE_PACKAGE = /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-\w+$/;

/** Complaints if the packaged Node isn't the one whose release date the server knows; `changes` is Node's own list. */
export function nodeReleaseComplaints(
  packages: LockedPackages,
  { version, released }: { readonly version: string; readonly released: string },
  changes: string,
): string[] {
  const others = Object.entries(packages).filter(
    ([path, locked]) => NODE_PACKAGE.test(path) && locked.version !== version,
  );
  const releases = changes.matchAll(/^## (\S+), Version (\S+) /gm);
  const date = releases.find(([, , name]) => name === version)?.[1];
  return [
    ...others.map(
      ([path, locked]) => `${path} is ${locked.version}, but server/node-age.ts has ${version}`,
    ),
    ...(changes !== '' && date !== released
      ? [`Node ${version} was released on ${date}, but server/node-age.ts has ${released}`]
      : []),
  ];
}

/** The changes in the installed Node; empty on a platform for which there is no package. */
function nodeChanges(folder: string, packages: LockedPackages): string {
  const installed = Object.keys(packages)
    .filter((path) => NODE_PACKAGE.test(path))
    .map((path) => join(folder, path, 'CHANGELOG.md'))
    .find((file) => existsSync(file));
  return installed === undefined ? '' : readFileSync(installed, 'utf8');
}

/** The packages of the lock file in a folder. */
export function lockedPackages(folder: string): LockedPackages {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

if (import.meta.main) {
  const packages = lockedPackages(projectFolder);
  const complaints = [
    ...lockFileComplaints(packages),
    ...nodeReleaseComplaints(packages, PACKAGED_NODE, nodeChanges(projectFolder, packages)),
  ];
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `lock file: ${Object.keys(packages).length} packages, ${nativeFamilies(packages).length} with native parts for ${supportedPlatforms.length} platforms, ${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
