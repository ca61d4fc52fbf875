import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTargets } from './bench-targets.ts';
import { amountOf, figureOf } from './page-figures.ts';

const page = (saves: string, p99: string): string => `# Performance

Measured somewhere.

## Logic

**Elenchus alone**

| what | processor time |
| --- | --- |
| 500 questions: one changed answer | 0.50 µs |
| class of 2,000 × 500 questions, from answer records | 2.10 s |

## Server

Memory (PSS) of the whole product: 146 MB idle after the start, 379 MB after the measurements.

**Calls**

| call | callers | a second | p50 | p99 | processor time each | bytes each |
| --- | --- | --- | --- | --- | --- | --- |
| autosave of an essay of 1,200 characters, durable when acknowledged | 32 | ${saves} | 20 ms | ${p99} | 723 µs | 99 |
| course design, unchanged (304) | 8 | 2,654 | 2.25 ms | 12 ms | 324 µs | 0 |
`;

const rowsOf = (text: string): string[][] =>
  (text.split('## Targets\n\n')[1]?.split('\n\n')[0] ?? '')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').slice(-2));

test('targets are listed at the top with the page’s figures, reached or not; unmeasured ones are left out', () => {
  const written = withTargets(page('1,499', '150 ms'));
  expect(written.indexOf('## Targets')).toBeLessThan(written.indexOf('## Logic'));
  expect(rowsOf(written)).toEqual([
    ['2.10 s', 'no |'],
    ['1,499', 'no |'],
    ['150 ms', 'yes |'],
    ['723 µs', 'yes |'],
    ['0', 'yes |'],
    ['146 MB', 'yes |'],
  ]);
});

test('a PDF counts with the worse of its two ratios, and never with another figure of its row', () => {
  const documents = `# Performance

## PDF

**Documents**

| essays | first | later | Chromium | its headless shell | Chromium ÷ first | Chromium ÷ later |
| --- | --- | --- | --- | --- | --- | --- |
| 5 | 240 ms | 400 ms | 1.64 s | 450 ms | 6.8 × | 4.1 × |
| 60 | 1.03 s | 820 ms | 2.77 s | 710 ms | 1.9 × | 3.4 × |
| 400 | 3.64 s | 3.36 s | 5.11 s | 2.63 s | 1.4 s | 1.5 s |
`;
  expect(rowsOf(withTargets(documents))).toEqual([
    ['4.1 ×', 'yes |'],
    ['1.9 ×', 'no |'],
  ]);
});

test('the table is updated when the figures change, and the rest of the page stays the same', () => {
  const first = withTargets(page('1,499', '59 ms'));
  const second = withTargets(first.replace('| 1,499 | 20 ms', '| 1,500 | 20 ms'));
  expect(rowsOf(second)[1]).toEqual(['1,500', 'yes |']);
  expect(second).toBe(withTargets(page('1,500', '59 ms')));
  expect(second.replace(/## Targets[^]*?\n(?=## )/, '')).toBe(page('1,500', '59 ms'));
});

test('the targets in the documentation match the figures on the same page', () => {
  const file = new URL('../../docs/performance.md', import.meta.url);
  const written = readFileSync(file, 'utf8');
  expect(withTargets(written)).toBe(written);
  expect(rowsOf(written)).toHaveLength(16);
});

test.each([
  ['0.32 µs', 0.32],
  ['1.20 ms', 1200],
  ['2.10 s', 2_100_000],
  ['85,419 ×', 85_419],
  ['146 MB', 146],
  ['1,358', 1358],
])('%s is read as %d', (figure, amount) => expect(amountOf(figure)).toBeCloseTo(amount));

test('a table, a row or a column that is not there has no figure', () => {
  const text = page('1', '1 ms');
  expect(figureOf(text, 'Calls', ['course design, unchanged (304)'], 1)).toBe('8');
  expect(figureOf(text, 'Cries', ['course design, unchanged (304)'], 1)).toBeNull();
  expect(figureOf(text, 'Calls', ['course design, changed'], 1)).toBeNull();
  expect(figureOf(text, 'Calls', ['course design, unchanged (304)'], 9)).toBeNull();
});

const paints = (gap: string): string =>
  `# Performance\n\n## First paint\n\n**Largest paint of each page**\n\n| page | visit | last byte | largest paint | between them |\n| --- | --- | --- | --- | --- |\n| login | first | 200 ms | 250 ms | 50 ms |\n| login | second | 90 ms | 200 ms | ${gap} |\n`;

test('the slowest paint of all pages and visits counts', () => {
  expect(rowsOf(withTargets(paints('100 ms')))).toEqual([['100 ms', 'yes |']]);
  expect(rowsOf(withTargets(paints('101 ms')))).toEqual([['101 ms', 'no |']]);
});

const steps = (median: string): string =>
  `# Performance\n\n## First paint\n\n**Next student on the grading desk, from the key to the paint**\n\n| steps | fastest | median | slowest |\n| --- | --- | --- | --- |\n| 7 | 39 ms | ${median} | 62 ms |\n`;

test('of the steps on the grading desk, the median counts', () => {
  expect(rowsOf(withTargets(steps('49 ms')))).toEqual([['49 ms', 'yes |']]);
  expect(rowsOf(withTargets(steps('50 ms')))).toEqual([['50 ms', 'no |']]);
});
