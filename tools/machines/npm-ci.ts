// Runs `npm ci` as on another platform, in a folder that holds nothing but our manifests.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { NPM_CI_ARGS, ROOMS } from './npm-ci-args.mjs';
import type { Platform } from './supported-platforms.ts';

interface NpmRun {
  readonly code: number | null;
  readonly printed: string;
}

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  ...ROOMS.map((room) => `${room}/package.json`),
];

/** A new folder with the manifests of a project. */
export function copyManifests(project: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-platform-'));
  for (const manifest of MANIFESTS) {
    if (!existsSync(join(project, manifest))) continue;
    mkdirSync(dirname(join(folder, manifest)), { recursive: true });
    copyFileSync(join(project, manifest), join(folder, manifest));
  }
  return folder;
}

/** Runs the npm that runs us, or else the machine's. */
export function npm(folder: string, ...args: string[]): Promise<NpmRun> {
  const script = process.env['npm_execpath'] ?? '';
  const isNpm = /^npm(?:-cli)?\.c?js$/u.test(basename(script));
  const [program, all] = isNpm ? [process.execPath, [script, ...args]] : ['npm', args];
  const child = spawn(program, all, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The packaged Node trusts the certificates of the machine only with this setting.
    env: { ...process.env, NODE_USE_SYSTEM_CA: '1' },
    shell: !isNpm && process.platform === 'win32',
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, printed: error.message }));
    child.on('close', (code) => resolve({ code, printed }));
  });
}

/** `npm ci` for a platform. With `isDryRun` npm only prints what it would install. */
export function npmCi(folder: string, platform: Platform, isDryRun: boolean): Promise<NpmRun> {
  const { os, cpu, libc } = platform;
  return npm(
    folder,
    ...NPM_CI_ARGS,
    `--os=${os}`,
    `--cpu=${cpu}`,
    ...(libc === undefined ? [] : [`--libc=${libc}`]),
    ...(isDryRun ? ['--dry-run'] : []),
  );
}

/** The name and version, with an at sign between, of every package that a dry run would add. */
export function wouldAdd(printed: string): ReadonlySet<string> {
  const lines = printed.matchAll(/^add (\S+) (\S+)$/gmu);
  return new Set([...lines].map(([, name, version]) => `${name}@${version}`));
}
