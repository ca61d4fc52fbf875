import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { screenCatalog } from './screen-catalog.ts';
import { featuresOf, looksInAllWays, takesWholeWalk } from './screen-turns.ts';

const entries = Object.values(screenCatalog).flat();
const TURNS = [0, 1, 2, 3];
const inTurn = (turn: number, ...touched: readonly string[]) => ({
  part: { turn, turns: 4 },
  touched: new Set(touched),
});
/** The entries that a change adds to a run besides those whose turn it is. */
const touchedBy = (file: string): readonly string[] =>
  entries
    .filter((entry) => TURNS.every((turn) => looksInAllWays(entry, inTurn(turn, file))))
    .map(({ name }) => name);

test('in four runs, every screen is looked at in all ways, and each run has about a quarter', () => {
  for (const entry of entries) {
    expect(TURNS.filter((turn) => looksInAllWays(entry, inTurn(turn)))).toHaveLength(1);
  }
  const sizes = TURNS.map((turn) => entries.filter((entry) => looksInAllWays(entry, inTurn(turn))));
  expect(Math.max(...sizes.map(({ length }) => length))).toBeLessThan(entries.length / 3);
});

test('without turns, every screen is looked at in all ways', () => {
  const all = { part: null, touched: new Set<string>() };
  expect(entries.filter((entry) => !looksInAllWays(entry, all))).toEqual([]);
});

test('every feature belongs to an address of the catalog, and every address to one', () => {
  const features = path.join(import.meta.dirname, '../../web/features');
  const folders = readdirSync(features).flatMap((area) =>
    readdirSync(path.join(features, area)).map((feature) => `${area}/${feature}`),
  );
  const known = new Set(entries.flatMap((entry) => featuresOf(entry)));
  expect([...known].toSorted()).toEqual(folders.toSorted());
  expect(entries.filter((entry) => featuresOf(entry).length === 0)).toEqual([]);
});

test('a change brings the screens that show it', () => {
  const inPart = touchedBy('web/course-ui/charts/chart-table.module.css');
  expect(inPart).toEqual(['History of a student, with the figures']);
  const inFeature = touchedBy('web/features/grading/word-counts/word-counts-part.tsx');
  expect(inFeature).toContain('Empty course, Word counts');
  expect(inFeature).toContain('Grading page, Word Counts');
  expect(inFeature).not.toContain('Grading, Requests');
  expect(touchedBy('web/ui/theme.css')).toHaveLength(entries.length);
  expect(touchedBy('e2e/support/tab-walk.ts')).toHaveLength(entries.length);
  expect(touchedBy('server/main.ts')).toEqual([]);
});

test('in four runs, every walk opens all of its screens once', () => {
  const folder = path.join(import.meta.dirname, '..');
  const titles = readdirSync(folder)
    .filter((name) => /^every-.*-screen\.spec\.ts$/u.test(name))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/^test\('([^']+)'/gmu),
    ])
    .map(([, title = '']) => title);
  expect(titles.length).toBeGreaterThan(6);
  for (const title of titles) {
    expect(TURNS.filter((turn) => takesWholeWalk(title, inTurn(turn)))).toHaveLength(1);
    expect(TURNS.every((turn) => takesWholeWalk(title, inTurn(turn, 'web/ui/theme.css')))).toBe(
      true,
    );
  }
});
