// Runs npm on a small project for each platform. The registry is unreachable, and a dry run doesn't need it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../tools/programs/run-step.ts';

const version = '1.0.0';
const members = {
  'tool-linux-x64': { version, optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'tool-linux-arm64': { version, optional: true, os: ['linux'], cpu: ['arm64'] },
  'tool-darwin-arm64': { version, optional: true, os: ['darwin'], cpu: ['arm64'] },
  'tool-darwin-x64': { version, optional: true, os: ['darwin'], cpu: ['x64'] },
  'tool-win32-x64': { version, optional: true, os: ['win32'], cpu: ['x64'] },
};

test('a lock file without a build for musl fails, whether or not the registry answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-platforms-'));
  try {
    const root = { name: 'project', version, dependencies: { tool: version } };
    const optionalDependencies = Object.fromEntries(
      Object.keys(members).map((name) => [name, version]),
    );
    const packages = {
      '': root,
      'node_modules/tool': { version, optionalDependencies },
      ...Object.fromEntries(
        Object.entries(members).map(([name, locked]) => [`node_modules/${name}`, locked]),
      ),
    };
    const lock = { name: 'project', version, lockfileVersion: 3, requires: true, packages };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const args = ['scripts/check-platforms.ts', folder, '--dry-run'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: projectFolder,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: join(folder, 'cache'),
      },
    });
    expect(stderr).toContain('*** SKIPPED: whether 5 packages are published was not checked');
    if (stderr.includes("this npm doesn't know --libc")) return;
    expect(stderr.trim().split('\n').at(-1)).toBe(
      'npm ci for Linux x64, musl leaves node_modules/tool without its native part',
    );
    expect([status, stdout.trim()]).toEqual([1, expect.stringMatching(/: 1 complaints$/)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
