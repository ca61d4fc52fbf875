// Writes the page docs/lighthouse.md: the conditions of the ratings, then one row per page and profile.
import type { LighthouseFigures } from './lighthouse-figures.ts';

interface LighthouseConditions {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  /** The number of processes waiting for the processor at the start, over the last minute. */
  readonly load: number;
  readonly lighthouse: string;
  readonly browser: string;
  readonly node: string;
  readonly runs: number;
}

export interface LighthouseRow {
  readonly page: string;
  readonly profile: 'mobile' | 'desktop';
  readonly figures: LighthouseFigures;
}

const COLUMNS = [
  'Page',
  'Profile',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'First paint',
  'Largest paint',
  'Blocked',
  'Shift',
  'Bytes',
];

/** The rows as texts, headings first. */
export function tableOf(rows: readonly LighthouseRow[]): readonly (readonly string[])[] {
  return [COLUMNS, ...rows.map(cellsOf)];
}

/** The whole page as Markdown. */
export function lighthousePage(
  conditions: LighthouseConditions,
  rows: readonly LighthouseRow[],
): string {
  const { date, processor, cores, load, lighthouse, browser, node, runs } = conditions;
  const [headings = [], ...cells] = tableOf(rows);
  const rule = headings.map(() => '---');
  const lines = [
    '# Lighthouse',
    '',
    '`npm run lighthouse` writes this page; don’t edit it by hand. The command fails if a page scores below 90 for performance, or below 100 for accessibility or best practices.',
    '',
    `Measured on ${date}: Lighthouse ${lighthouse}, ${browser}, Node ${node}, ${processor}, ${cores} cores, load ${load.toFixed(1)} at the start.`,
    '',
    `Each figure is the median of ${runs} runs against the real server with the demo course, on a first visit with an empty cache. Lighthouse simulates the throttling: mobile is a slow phone (a quarter of this processor's speed) on 1.6 Mbit/s with a round trip of 150 ms, and desktop is this processor on 10 Mbit/s with 40 ms.`,
    '',
    ...[headings, rule, ...cells].map((row) => `| ${row.join(' | ')} |`),
  ];
  return `${lines.join('\n')}\n`;
}

function cellsOf({ page, profile, figures }: LighthouseRow): readonly string[] {
  return [
    page,
    profile,
    String(figures.performance),
    String(figures.accessibility),
    String(figures.bestPractices),
    String(figures.seo),
    seconds(figures.firstContentfulPaint),
    seconds(figures.largestContentfulPaint),
    `${Math.round(figures.totalBlockingTime)} ms`,
    figures.layoutShift.toFixed(3),
    `${Math.round(figures.bytes / 1000)} kB`,
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
