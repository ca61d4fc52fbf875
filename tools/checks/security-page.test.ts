// Checks that the page on security names only tests that exist, and that each of its promises has one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../programs/run-step.ts';

const page = readFileSync(join(projectFolder, 'docs/security.md'), 'utf8');
const [promises = '', proofs = ''] = page.split('## What proves it');

function numbersIn(text: string): string[] {
  return [...new Set(text.match(/\bS\d+\b/g))].toSorted((one, other) => one.localeCompare(other));
}

test('every test that the page names exists', () => {
  const named = [...proofs.matchAll(/\]\(\.\.\/([^)]+)\)/g)].flatMap((match) => match[1] ?? []);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((file) => !existsSync(join(projectFolder, file)))).toEqual([]);
});

test('every promise has a proof, and every proof a promise', () => {
  expect(numbersIn(proofs)).toEqual(numbersIn(promises));
});
