import { expect, test } from 'vitest';
import type { MixedFigures } from './load-mixed.ts';
import { kindsTable, overallTable } from './load-tables.ts';

const often = { calls: 90, p50: 2, p99: 9, wireBytesEach: 800 };
const seldom = { calls: 10, p50: 100, p99: 300, wireBytesEach: 20_000.4 };

function figures(change: Partial<MixedFigures>, kinds: Record<string, typeof often>): MixedFigures {
  const traffic = {
    calls: 100,
    perSecond: 1234.5,
    wireBytesPerSecond: 8_200_000,
    kinds: new Map(Object.entries(kinds)),
  };
  return {
    name: 'SQLite, one server process',
    traffic,
    grading: { ...traffic, perSecond: 640, kinds: new Map([['open a student', often]]) },
    cpuEach: { servers: 1.5, database: 0 },
    atRest: { servers: 126, database: 0 },
    after: { servers: 300, database: 0 },
    rested: { servers: 150, database: 0 },
    ...change,
  };
}

const sqlite = figures({}, { seldom, often });
const postgres = figures(
  {
    name: 'PostgreSQL, two server processes',
    cpuEach: { servers: 2, database: 0.5 },
    atRest: { servers: 160, database: 90 },
    after: { servers: 350, database: 210 },
    rested: { servers: 180, database: 210 },
  },
  { often },
);

test('the engines are side by side; one without its own process has no figures', () => {
  const { columns, rows } = overallTable([sqlite, postgres]);
  expect(columns).toEqual([
    'what',
    'SQLite, one server process',
    'PostgreSQL, two server processes',
  ]);
  expect(rows).toContainEqual(['requests a second', '1,235', '1,235']);
  expect(rows).toContainEqual(['requests a second of 40 graders', '640', '640']);
  expect(rows).toContainEqual(['processor time of the database, each request', '–', '500 µs']);
  expect(rows).toContainEqual(['memory of the database afterwards', '–', '210 MB']);
});

test('the most frequent call comes first; one that was never made has a dash', () => {
  const { columns, rows } = kindsTable([sqlite, postgres], 'traffic', 'By call');
  expect(columns).toHaveLength(7);
  expect(rows).toEqual([
    ['often', '90.0%', '2.00 ms', '9.00 ms', '2.00 ms', '9.00 ms', '800'],
    ['seldom', '10.0%', '100 ms', '300 ms', '–', '–', '20,000'],
  ]);
});

test('graders have a table of their own', () => {
  const { caption, rows } = kindsTable([sqlite], 'grading', 'Graders');
  expect(caption).toBe('Graders');
  expect(rows.map(([kind]) => kind)).toEqual(['open a student']);
});
