import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFilesPrivate, writePrivateFile } from './private-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'elenchus-private-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function modeOf(name: string): string {
  return (statSync(name).mode & 0o777).toString(8);
}

describe.skipIf(process.platform === 'win32')('the files of the data folder', () => {
  test('that others could read are made private, and named', () => {
    mkdirSync(path.join(folder, 'backups'));
    const ours = ['elenchus.db', 'elenchus.db-wal', 'admin-password.txt', 'backups/monday.db'];
    const names = [...ours, 'notes.txt'].map((name) => path.join(folder, name));
    for (const name of names) {
      writeFileSync(name, 'text');
      chmodSync(name, 0o644);
    }
    chmodSync(folder, 0o755);
    expect(makeFilesPrivate(folder).toSorted()).toEqual(names.slice(0, 4).toSorted());
    expect(names.map(modeOf)).toEqual(['600', '600', '600', '600', '644']);
    expect(modeOf(folder)).toBe('755');
    expect(makeFilesPrivate(folder)).toEqual([]);
  });

  test('a password is written to a file of its own, whatever was there before', () => {
    const [open, link, target] = ['open.txt', 'link.txt', 'target.txt'].map((name) =>
      path.join(folder, 'data', name),
    ) as [string, string, string];
    writePrivateFile(open, 'first');
    chmodSync(open, 0o644);
    writePrivateFile(open, 'second');
    expect([modeOf(open), readFileSync(open, 'utf8')]).toEqual(['600', 'second']);
    // Someone else could have put a link there, to read what is written through it.
    writeFileSync(target, 'theirs');
    symlinkSync(target, link);
    writePrivateFile(link, 'third');
    expect([readFileSync(target, 'utf8'), readFileSync(link, 'utf8')]).toEqual(['theirs', 'third']);
  });

  test('a folder that is not there yet is nothing to mend', () => {
    expect(makeFilesPrivate(path.join(folder, 'none'))).toEqual([]);
  });
});
