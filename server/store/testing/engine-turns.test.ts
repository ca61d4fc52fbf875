import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takesPostgres } from './engine-turns.ts';

const project = join(import.meta.dirname, '../../..');
const TURNS = [0, 1, 2, 3];
const inTurn = (turn: number, touched: readonly string[] = []) => ({
  part: { turn, turns: 4 },
  touched: new Set(touched),
});

const files = globSync('server/**/*.test.ts', { cwd: project })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => readFileSync(join(project, file), 'utf8').includes('onEachEngine('));
const turnsOf = (file: string): readonly number[] =>
  TURNS.filter((turn) => takesPostgres(file, inTurn(turn)));

test('in four runs, every test file runs on PostgreSQL, and most of them once', () => {
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => turnsOf(file).length === 0)).toEqual([]);
  expect(files.filter((file) => turnsOf(file).length === 1).length).toBeGreaterThan(60);
});

test('the tests of the store, and of what depends on it alone, always run on both engines', () => {
  const always = files.filter((file) => turnsOf(file).length === TURNS.length);
  const inStore = files.filter((file) => file.startsWith('server/store/'));
  expect(always).toEqual(expect.arrayContaining(inStore));
  expect(always).toContain('server/testing/installation/upgrade.test.ts');
  expect(always.filter((file) => !existsSync(join(project, file)))).toEqual([]);
});

test('a test that the change touches runs on both engines', () => {
  const file = 'server/features/notifications/notices-handlers.test.ts';
  expect(TURNS.filter((turn) => takesPostgres(file, inTurn(turn, [file])))).toEqual(TURNS);
  expect(takesPostgres(file, { part: null, touched: new Set() })).toBe(true);
});
