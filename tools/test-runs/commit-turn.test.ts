import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isInPart, type TestPart } from '../../server/store/testing/test-part.ts';
import { type Git, partOfCommit, TURNS } from './commit-turn.ts';

const folder = mkdtempSync(join(tmpdir(), 'commit-turn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function gitIn(place: string): Git {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.edu'];
  return (...args) => {
    const options = { cwd: place, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync('git', [...identity, ...args], options);
    return status === 0 ? stdout : null;
  };
}

const git = gitIn(folder);
const commit = (): TestPart | null => {
  git('commit', '--quiet', '--allow-empty', '-m', 'more');
  return partOfCommit(git);
};

test('any four commits in a row, also merges, cover every key exactly once', () => {
  expect(partOfCommit(git)).toBeNull();
  git('init', '--quiet', '--initial-branch=main');
  expect(partOfCommit(git)).toBeNull();
  const parts = [commit(), commit(), commit()];
  git('checkout', '--quiet', '-b', 'side');
  for (let count = 0; count < 5; count += 1) commit();
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'merge', 'side');
  parts.push(partOfCommit(git), commit(), commit(), commit(), commit());

  expect(parts.every((part) => part?.turns === TURNS)).toBe(true);
  const keys = Array.from({ length: 300 }, (_, index) => `screen ${index}`);
  for (let first = 0; first + TURNS <= parts.length; first += 1) {
    const row = parts.slice(first, first + TURNS);
    for (const key of keys) {
      const taken = row.filter((part) => isInPart(key, { part, touched: new Set() }));
      expect(taken).toHaveLength(1);
    }
  }
});

test('a shallow clone runs everything, because it does not know how many commits there are', () => {
  const copy = join(folder, 'copy');
  git('clone', '--quiet', '--depth=2', `file://${folder}`, copy);
  expect(gitIn(copy)('rev-list', '--count', 'HEAD')?.trim()).not.toBe('');
  expect(partOfCommit(gitIn(copy))).toBeNull();
});

test('without git, everything runs', () => {
  expect(partOfCommit(() => null)).toBeNull();
});
