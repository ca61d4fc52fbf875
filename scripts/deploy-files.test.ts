// What the files for an installation say agrees with what the server does.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_BODY_BYTES } from '../server/http/json-bodies.ts';
import { projectFolder } from './run-step.ts';

function textOf(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

function sorted(names: Iterable<string>): string[] {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
}

test('the table of settings is what the server reads', () => {
  const code = textOf('server/http/configuration.ts');
  const read = [...code.matchAll(/environment(?:, |\[)'([A-Z_]+)'/g)].map(([, name = '']) => name);
  const settings = textOf('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const told = [...settings.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(8);
  expect(sorted(told)).toEqual(sorted(read));
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

test('every unit runs the same sandbox', () => {
  expect(sandboxOf('deploy/elenchus@.service')).toBe(sandboxOf('deploy/elenchus.service'));
});
