// Builds a release: the package, its checksums, the list of its parts, the licenses and the release notes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASED_SCHEMAS } from '../../commands/released-schemas.ts';
import { SCHEMA_VERSION } from '../../server/store/migrations/all-migrations.ts';
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { runNpm } from './npm-tool.ts';
import { partsList } from './parts-list.ts';
import type { releaseManifest } from './release-manifest.ts';
import { LICENSES_FILE, stageRelease } from './stage-release.ts';
import { tarballNames } from './tarball-names.ts';

type ProjectManifest = Parameters<typeof releaseManifest>[0];

interface BuiltFile {
  readonly name: string;
  readonly bytes: number;
}

const SUMS_FILE = 'SHA256SUMS';

/** Builds from a project whose packages are installed and whose screens are built. Throws with a sentence. */
export async function buildRelease(
  project: string,
  target: string,
  date: Date,
): Promise<BuiltFile[]> {
  const manifest = readJson(project, 'package.json') as ProjectManifest;
  const { packages } = readJson(project, 'package-lock.json') as {
    readonly packages: LockedPackages;
  };
  const { version, description, license } = manifest;
  const notes = join(project, 'docs', 'releases', `${version}.md`);
  checkVersion(version, notes);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await pack(project, manifest, packages, target);
  const list = await partsList({ version, description, license, date }, packages);
  writeFileSync(join(target, `elenchus-${version}.cdx.json`), `${JSON.stringify(list, null, 2)}\n`);
  copyFileSync(notes, join(target, `RELEASE-NOTES-${version}.md`));
  return withSums(target);
}

function readJson(project: string, file: string): unknown {
  return JSON.parse(readFileSync(join(project, file), 'utf8'));
}

/** Refuses a release that would misstate its version. */
function checkVersion(version: string, notes: string): void {
  const listed = RELEASED_SCHEMAS.find(({ release }) => release === version);
  if (listed?.schema !== SCHEMA_VERSION) {
    throw new Error(
      `commands/released-schemas.ts must say that ${version} has schema ${SCHEMA_VERSION}.`,
    );
  }
  if (!existsSync(notes)) throw new Error(`There are no release notes: write ${notes}.`);
}

async function pack(
  project: string,
  manifest: ProjectManifest,
  packages: LockedPackages,
  target: string,
): Promise<void> {
  const staged = mkdtempSync(join(tmpdir(), 'elenchus-release-'));
  try {
    stageRelease(project, manifest, packages, staged);
    await runNpm(staged, 'pack', '--ignore-scripts', `--pack-destination=${target}`);
    const packed = tarballNames(readFileSync(join(target, `elenchus-${manifest.version}.tgz`)));
    const files = globSync('**/*', { cwd: staged })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => statSync(join(staged, path)).isFile());
    const lost = new Set(files).symmetricDifference(new Set(packed));
    if (lost.size > 0) throw new Error(`npm packed other files: ${[...lost].join(', ')}`);
    copyFileSync(join(staged, LICENSES_FILE), join(target, LICENSES_FILE));
  } finally {
    rmSync(staged, { recursive: true });
  }
}

/** The date of the last commit, as the date of the release: the same commit gives the same bytes. */
export function commitDate(project: string): Date {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('A release is built from a clone, with git on the machine.');
  return new Date(stdout.trim());
}

/** Writes the checksums in the format of sha256sum; returns all files. */
function withSums(target: string): BuiltFile[] {
  const names = globSync('*', { cwd: target }).toSorted();
  const sums = names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(target, name)));
    return `${hash.digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(target, SUMS_FILE), sums.join(''));
  return [...names, SUMS_FILE].map((name) => ({ name, bytes: statSync(join(target, name)).size }));
}
