// Fails when the lock file misses a supported platform for a package with native parts, names a registry host, or
// needs install scripts. npm drops platforms from the lock file without a word when the registry lags; that would
// break other machines. It needs no network; check-platforms.ts asks the registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The packages of the lock file in a folder. */
export function lockedPackages(folder: string): LockedPackages {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

if (import.meta.main) {
  const packages = lockedPackages(projectFolder);
  const complaints = lockFileComplaints(packages);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `lock file: ${Object.keys(packages).length} packages, ${nativeFamilies(packages).length} with native parts for ${supportedPlatforms.length} platforms, ${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
