// Puts the files of a release into a folder.
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { releaseManifest } from './release-manifest.ts';
import { releaseParts } from './release-parts.ts';
import { shippedCode } from './shipped-code.ts';
import { copyPackage, shippedPackages } from './shipped-packages.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';

type ProjectManifest = Parameters<typeof releaseManifest>[0];

export const LICENSES_FILE = 'THIRD-PARTY-LICENSES';

/** The files that an administrator reads or copies from an installed release. */
const FOR_ADMINISTRATORS = [
  'LICENSE',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/sign-on.md',
  'deploy/*',
];
const README = 'tools/release/package-readme.md';

/** Writes everything below `target`, which must be empty. */
export function stageRelease(
  project: string,
  manifest: ProjectManifest,
  packages: LockedPackages,
  target: string,
): void {
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content);
  };
  const { files, folders, packages: named } = shippedCode(project);
  const { bundled, fetched } = shippedPackages(packages);
  const places = new Set([...bundled, ...fetched]);
  const missing = [...named].filter((name) => !places.has(`node_modules/${name}`));
  if (missing.length > 0) throw new Error(`The server needs ${missing.join(', ')}`);
  for (const { path, content } of files) write(path, content);
  const beside = [...folders.map((folder) => `${folder}/**/*`), ...FOR_ADMINISTRATORS];
  for (const path of beside.flatMap((pattern) => filesAt(project, pattern))) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(project, path), join(target, path));
  }
  for (const place of bundled) copyPackage(project, place, target);
  write('package.json', `${JSON.stringify(releaseManifest(manifest, packages), null, 2)}\n`);
  write('README.md', readFileSync(join(project, README)));
  write(LICENSES_FILE, thirdPartyLicenses(project, releaseParts(packages)));
}

/** Hidden files are notes of the build. */
function filesAt(project: string, pattern: string): string[] {
  const found = globSync(pattern, { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)\./u.test(path) && statSync(join(project, path)).isFile());
  if (found.length === 0) throw new Error(`There is no file ${pattern}`);
  return found.toSorted();
}
