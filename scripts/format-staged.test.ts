import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stagedFiles } from './format-staged.ts';

let folder = '';
const git = (...args: string[]): void => void execFileSync('git', args, { cwd: folder });
const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elenchus-staged-'));
  git('init', '--quiet');
  git('config', 'user.email', 'ada@example.edu');
  git('config', 'user.name', 'Ada');
  for (const file of ['kept.ts', 'gone.ts']) write(file, 'export {};\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('staged files are whole, partial when they have other changes, and absent when deleted', () => {
  write('new ü.ts', 'export {}\n');
  write('kept.ts', 'export const staged = 1\n');
  rmSync(join(folder, 'gone.ts'));
  git('add', '--all');
  write('kept.ts', 'export const staged = 1\nexport const later = 2\n');
  write('loose.ts', 'export {}\n');
  expect(stagedFiles(folder)).toEqual({ whole: ['new ü.ts'], partial: ['kept.ts'] });
});

test('without staged files there is nothing to format', () => {
  write('kept.ts', 'export const later = 2\n');
  expect(stagedFiles(folder)).toEqual({ whole: [], partial: [] });
});
