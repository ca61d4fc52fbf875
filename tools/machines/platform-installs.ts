// Checks whether `npm ci` works on every supported platform. It asks the registry for each package with native
// parts, and has npm install for each platform.
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nativeFile, runsOn } from './native-file.ts';
import { copyManifests, npm, npmCi, wouldAdd } from './npm-ci.ts';
import { publishedVerdict } from './published.ts';
import {
  type Family,
  type LockedPackages,
  membersFor,
  nameOf,
  nativeFamilies,
  type Platform,
  supportedPlatforms,
} from './supported-platforms.ts';

const AT_ONCE = 3;
interface Subject {
  readonly project: string;
  readonly packages: LockedPackages;
  readonly families: readonly Family[];
}

/** The packages that a dry run omits or adds wrongly. */
async function dryRunComplaints(subject: Subject, platform: Platform): Promise<string[]> {
  const { project, packages, families } = subject;
  const folder = copyManifests(project);
  try {
    const { code, printed } = await npmCi(folder, platform, true);
    if (code !== 0) return [`npm ci for ${platform.name} fails: ${printed.trim()}`];
    const added = wouldAdd(printed);
    const named = (place: string): string => `${nameOf(place)}@${packages[place]?.version}`;
    return families.flatMap((family) => {
      const wanted = membersFor(family, platform, packages).map(named);
      const others = family.members.map(named).filter((name) => !wanted.includes(name));
      const owner = family.path || 'the project';
      return [
        ...(wanted.some((name) => added.has(name))
          ? []
          : [`npm ci for ${platform.name} leaves ${owner} without its native part`]),
        ...others
          .filter((name) => added.has(name))
          .map((name) => `npm ci for ${platform.name} installs ${name}, which is for another`),
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The packaged Node is built for glibc alone: on musl scripts/run.mjs takes the machine's own. */
function isExpectedMismatch(family: Family, platform: Platform): boolean {
  return family.path === '' && platform.libc === 'musl';
}

function programsIn(folder: string): { readonly path: string; readonly bytes: Buffer }[] {
  return globSync('**/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, bytes: readFileSync(path) }))
    .filter(({ bytes }) => nativeFile(bytes) !== null);
}

function programComplaints(subject: Subject, platform: Platform, folder: string): string[] {
  const { packages, families } = subject;
  return families.flatMap((family) => {
    const programs = membersFor(family, platform, packages).flatMap((place) =>
      programsIn(join(folder, place)),
    );
    if (programs.length === 0) return [`${platform.name}: no program of ${family.path} arrived`];
    if (isExpectedMismatch(family, platform)) return [];
    return programs
      .filter(({ bytes }) => {
        const built = nativeFile(bytes);
        return built !== null && !runsOn(built, platform);
      })
      .map(({ path }) => `${platform.name}: ${path.slice(folder.length + 1)} can't run there`);
  });
}

/** Add-ons that come inside a package for every platform would escape the lock file's os and cpu. */
function strayComplaints({ families }: Subject, platform: Platform, folder: string): string[] {
  const members = families.flatMap((family) => family.members);
  return globSync('node_modules/**/*.node', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !members.some((member) => path.startsWith(`${member}/`)))
    .filter((path) => statSync(join(folder, path)).isFile() && !path.includes('fsevents'))
    .map((path) => `${platform.name}: ${path} belongs to no platform`);
}

async function installComplaints(subject: Subject, platform: Platform): Promise<string[]> {
  const folder = copyManifests(subject.project);
  try {
    const since = Date.now();
    const { code, printed } = await npmCi(folder, platform, false);
    if (code !== 0) return [`npm ci for ${platform.name} fails: ${printed.trim()}`];
    const complaints = [
      ...programComplaints(subject, platform, folder),
      ...strayComplaints(subject, platform, folder),
    ];
    const seconds = Math.round((Date.now() - since) / 1000);
    console.log(`${platform.name}: installed in ${seconds} s, ${complaints.length} complaints`);
    return complaints;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One platform after the other in each of a few lanes. */
async function forEachPlatform(
  lanes: number,
  complaintsFor: (platform: Platform) => Promise<string[]>,
): Promise<string[]> {
  const waiting = [...supportedPlatforms];
  const complaints: string[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      complaints.push(...(await complaintsFor(next)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return complaints.toSorted();
}

async function checkPublished({ project, packages, families }: Subject): Promise<string[]> {
  const { printed } = await npm(project, 'config', 'get', 'registry', '--loglevel=error');
  const [registry = ''] = /https?:\S+/u.exec(printed) ?? [];
  const needed = families.flatMap((family) =>
    supportedPlatforms.flatMap((platform) => membersFor(family, platform, packages)),
  );
  const places = [...new Set(needed)];
  const verdict = await publishedVerdict(registry, places, packages);
  if (verdict.kind === 'checked') return [...verdict.complaints];
  console.warn(
    `\n*** SKIPPED: whether ${places.length} packages are published was not checked, because the registry can't be asked: ${verdict.why}. ***\n`,
  );
  return [];
}

/** For a setting that npm doesn't have, it prints undefined. */
async function canInstallForOthers(project: string): Promise<boolean> {
  const { code, printed } = await npm(project, 'config', 'get', 'libc', '--loglevel=error');
  return code === 0 && !printed.includes('undefined');
}

/**
 * Prints every complaint; true when there is none. A dry run takes seconds. Otherwise npm installs for each platform,
 * and the programs that arrive must be built for it.
 */
export async function checkPlatforms(
  project: string,
  packages: LockedPackages,
  isDryRun: boolean,
): Promise<boolean> {
  const subject: Subject = { project, packages, families: nativeFamilies(packages) };
  const complaints = await checkPublished(subject);
  if (await canInstallForOthers(project)) {
    complaints.push(
      ...(await forEachPlatform(AT_ONCE, (platform) => dryRunComplaints(subject, platform))),
    );
    if (!isDryRun && complaints.length === 0) {
      complaints.push(
        ...(await forEachPlatform(1, (platform) => installComplaints(subject, platform))),
      );
    }
  } else {
    console.warn(
      "\n*** SKIPPED: npm ci was not tried for other platforms, because this npm doesn't know --libc: use npm 11. ***\n",
    );
  }
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `platforms: ${supportedPlatforms.map(({ name }) => name).join('; ')}: ${complaints.length} complaints`,
  );
  return complaints.length === 0;
}
