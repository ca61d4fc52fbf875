// The catalog of errors and the source of the server name the same codes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalog } from '@elenchus/contract/error-catalog.ts';
import { expect, test } from 'vitest';

const server = join(import.meta.dirname, '../..');

function source(): string {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing|node_modules/.test(file))
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .join('\n');
}

test('the catalog has every code that the server answers, and no other', () => {
  const text = source();
  const literals = new Set([...text.matchAll(/'([A-Z]+(?:_[A-Z]+)*)'/g)].map((match) => match[1]));
  const answered = [...text.matchAll(/fail\(\s*'([A-Z_]+)'/g)].flatMap((match) => match[1] ?? []);
  const codes = Object.keys(errorCatalog);
  expect(codes.filter((code) => !literals.has(code))).toEqual([]);
  expect(answered.filter((code) => !codes.includes(code))).toEqual([]);
  expect(answered.length).toBeGreaterThan(30);
});
