import { expect, test } from 'vitest';
import { type LockedPackage, lockFileComplaints } from './check-lock-file.ts';

const systems = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win32-x64'];

function family(present: readonly string[]): Record<string, LockedPackage> {
  const names = systems.map((system) => `tool-${system}`);
  const packages: Record<string, LockedPackage> = {
    'node_modules/tool': {
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1'])),
    },
  };
  for (const system of present) {
    const [os = '', cpu = ''] = system.split('-');
    packages[`node_modules/tool-${system}`] = { os: [os], cpu: [cpu] };
  }
  return packages;
}

test('accepts a platform package with all five systems', () => {
  expect(lockFileComplaints(family(systems))).toEqual([]);
});

test('reports a system that was dropped', () => {
  expect(lockFileComplaints(family(systems.slice(0, 4)))).toEqual([
    'node_modules/tool has no package for win32/x64',
  ]);
});

test('reports install scripts and registry hosts', () => {
  expect(
    lockFileComplaints({
      'node_modules/a': { hasInstallScript: true },
      'node_modules/b': { resolved: 'https://registry.example/b.tgz' },
    }),
  ).toEqual(['node_modules/a needs an install script', 'node_modules/b names a registry host']);
});

test('accepts the install script of a package for macOS alone', () => {
  expect(
    lockFileComplaints({ 'node_modules/m': { os: ['darwin'], hasInstallScript: true } }),
  ).toEqual([]);
});
