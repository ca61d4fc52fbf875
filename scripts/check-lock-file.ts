// Fails when the lock file misses a system for a platform package, names a registry host, or needs install scripts.
// npm drops systems from the lock file without a word when the registry lags; that would break other machines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run-step.ts';

export interface LockedPackage {
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const SYSTEMS = ['linux/x64', 'linux/arm64', 'darwin/arm64', 'darwin/x64', 'win32/x64'];

/** Every complaint about the packages of a lock file. */
export function lockFileComplaints(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...missingSystems(path, locked, packages),
    ...(locked.hasInstallScript && !onlyForMac(locked) ? [`${path} needs an install script`] : []),
    ...(locked.resolved?.startsWith('http') ? [`${path} names a registry host`] : []),
  ]);
}

/** fsevents builds nothing that is needed: macOS alone, and watching works without it. */
function onlyForMac(locked: LockedPackage): boolean {
  return [locked.os ?? []].flat().join(',') === 'darwin';
}

function missingSystems(
  path: string,
  locked: LockedPackage,
  packages: Readonly<Record<string, LockedPackage>>,
): string[] {
  const names = Object.keys(locked.optionalDependencies ?? {});
  const family = names.flatMap(
    (name) => packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? [],
  );
  const systems = new Set(family.flatMap(systemsOf));
  const isPlatformFamily = systems.size > 1 || names.length >= SYSTEMS.length;
  const missing = isPlatformFamily ? SYSTEMS.filter((system) => !systems.has(system)) : [];
  return missing.map((system) => `${path || 'the project'} has no package for ${system}`);
}

function systemsOf(locked: LockedPackage): string[] {
  return [locked.os ?? []]
    .flat()
    .flatMap((os) => [locked.cpu ?? []].flat().map((cpu) => `${os}/${cpu}`));
}

if (import.meta.main) {
  const text = readFileSync(join(projectFolder, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> };
  const complaints = lockFileComplaints(packages);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `lock file: ${Object.keys(packages).length} packages, ${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
