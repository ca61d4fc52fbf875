// Fails when a machine that runs Elenchus would get another package than deploy/packages.txt lists, one that is
// only for testing, or when a command of such a machine needs one that it doesn't get. With --write it writes the
// list.
import { readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { hostList, hostPackages, installedOn } from '../machines/host-packages.ts';
import { HOST_ROOMS, HOST_TASKS, ROOMS } from '../machines/npm-ci-args.mjs';
import {
  type LockedPackages,
  nameOf,
  type Platform,
  supportedPlatforms,
} from '../machines/supported-platforms.ts';
import { projectFolder } from '../programs/run-step.ts';
import { lockedPackages } from './check-lock-file.ts';
import { readSourceTree, type SourceFile } from './source-tree.ts';

const LIST = 'deploy/packages.txt';

/** Packages that were added or removed without a change of the list. */
export function listComplaints(places: readonly string[], listed: string): string[] {
  const names = new Set(places.map(nameOf));
  const listedNames = new Set(listed.split('\n').filter((line) => line !== ''));
  return [
    ...[...names.difference(listedNames)].map((name) => `${name} isn’t in ${LIST}: ${HOW}`),
    ...[...listedNames.difference(names)].map(
      (name) => `${LIST} names ${name}, which isn’t needed`,
    ),
  ];
}

const HOW =
  'is it needed to run or build? Then run node tools/checks/check-host-packages.ts --write';

/** Packages that both a room of tests and a room of hosts list: one of them belongs to the other. */
export function testPackageComplaints(packages: LockedPackages): string[] {
  const ours = new Set(['', ...HOST_ROOMS].flatMap((room) => Object.keys(allOf(packages, room))));
  return ROOMS.filter((room) => !HOST_ROOMS.includes(room)).flatMap((room) =>
    Object.keys(allOf(packages, room))
      .filter((name) => ours.has(name))
      .map((name) => `${name} is for testing (${room}/package.json), but every host gets it`),
  );
}

function allOf(packages: LockedPackages, room: string): Readonly<Record<string, string>> {
  return { ...packages[room]?.dependencies, ...packages[room]?.devDependencies };
}

/** Imports that fail on a machine with only the packages that run and build. */
export function importComplaints(
  files: readonly SourceFile[],
  places: readonly string[],
  tasks: readonly string[] = HOST_TASKS,
): string[] {
  const names = new Set(places.map(nameOf));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set(tasks.map((task) => `scripts/${task}.ts`));
  const complaints: string[] = [];
  for (const path of seen) {
    for (const { specifier, target, typesOnly } of byPath.get(path)?.imports ?? []) {
      if (typesOnly) continue;
      if (target !== null) seen.add(target);
      else if (!isBuiltIn(specifier) && !names.has(packageOf(specifier))) {
        complaints.push(`${path} imports ${specifier}, which a host doesn’t get`);
      }
    }
  }
  return complaints;
}

function isBuiltIn(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

if (import.meta.main) {
  const packages = lockedPackages(projectFolder);
  const places = hostPackages(packages);
  const file = join(projectFolder, LIST);
  if (process.argv.includes('--write')) writeFileSync(file, hostList(places));
  const complaints = [
    ...listComplaints(places, readFileSync(file, 'utf8')),
    ...testPackageComplaints(packages),
    ...importComplaints(readSourceTree(), places),
  ];
  for (const complaint of complaints) console.error(complaint);
  const [linux] = supportedPlatforms as readonly [Platform, ...Platform[]];
  const everything = Object.keys(packages).filter((place) => place.includes('node_modules/'));
  console.log(
    `host packages: ${installedOn(packages, places, linux)} of ${installedOn(packages, everything, linux)} on ${linux.name}, ${complaints.length} complaints`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
