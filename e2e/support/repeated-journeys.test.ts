import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takesRepeated } from './repeated-journeys.ts';

const spec = readFileSync(path.join(import.meta.dirname, '../three-engines.spec.ts'), 'utf8');
const titles = [...spec.matchAll(/\n {4}repeated\(\s*'([^']+)'/g)].map(([, title = '']) => title);
const TURNS = [0, 1, 2, 3];
const turnsOf = (engine: string, title: string, ...touched: readonly string[]) =>
  TURNS.filter((turn) =>
    takesRepeated(engine, title, { part: { turn, turns: 4 }, touched: new Set(touched) }),
  );

test('in four runs, Firefox and WebKit take each repeated journey once', () => {
  expect(titles.length).toBeGreaterThan(4);
  for (const title of titles) {
    expect(turnsOf('Firefox', title)).toHaveLength(1);
    expect(turnsOf('WebKit', title)).toHaveLength(1);
    expect(turnsOf('Chromium', title)).toEqual(TURNS);
  }
});

test('a change to the engines or to the journeys takes all, and so does a run without turns', () => {
  for (const file of ['e2e/engines/webkit-engine.ts', 'e2e/three-engines.spec.ts']) {
    expect(titles.flatMap((title) => turnsOf('WebKit', title, file))).toHaveLength(
      titles.length * TURNS.length,
    );
  }
  const all = { part: null, touched: new Set<string>() };
  expect(titles.every((title) => takesRepeated('WebKit', title, all))).toBe(true);
});
