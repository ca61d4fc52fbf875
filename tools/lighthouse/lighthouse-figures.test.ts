import { describe, expect, test } from 'vitest';
import { failedAudits, figuresOf, medianFigures, shortfalls } from './lighthouse-figures.ts';
import { lighthousePage } from './lighthouse-page.ts';

const audit = (id: string, numericValue: number, score = 1) => ({
  [id]: { id, title: `title of ${id}`, score, scoreDisplayMode: 'numeric', numericValue },
});
const report = (performance: number, largestPaint: number) => ({
  categories: {
    performance: { score: performance },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: null },
  },
  audits: {
    ...audit('largest-contentful-paint', largestPaint),
    ...audit('total-byte-weight', 249_500),
    ...audit('render-blocking-insight', 0, 0),
  },
});

describe('the figures of a page', () => {
  test('each figure is the median of the runs', () => {
    const runs = [report(0.91, 2100), report(0.97, 2900), report(0.99, 2000)].map(figuresOf);
    expect(medianFigures(runs)).toMatchObject({ performance: 97, largestContentfulPaint: 2100 });
  });

  test('a score that could not be computed counts as nothing', () => {
    expect(figuresOf(report(1, 0)).seo).toBe(0);
  });

  test('only what is missed is complained about', () => {
    const figures = figuresOf(report(0.895, 0));
    expect(shortfalls('Login', figures)).toEqual([]);
    expect(shortfalls('Login', { ...figures, performance: 89, accessibility: 99 })).toEqual([
      'Login: performance is 89, wanted are 90',
      'Login: accessibility is 99, wanted are 100',
    ]);
    expect(failedAudits(report(1, 0))).toEqual([
      'render-blocking-insight: title of render-blocking-insight',
    ]);
  });

  test('the page has a row for each, in units that people read', () => {
    const conditions = {
      date: '2026-11-15',
      processor: 'a processor',
      cores: 2,
      load: 0.25,
      lighthouse: '13.5.0',
      browser: 'Chromium 150',
      node: '26.10.0',
      runs: 3,
    };
    const figures = figuresOf(report(0.97, 2100));
    const page = lighthousePage(conditions, [{ page: 'Login', profile: 'mobile', figures }]);
    expect(page).toContain(
      '| Login | mobile | 97 | 100 | 100 | 0 | 0.00 s | 2.10 s | 0 ms | 0.000 | 250 kB |',
    );
  });
});
