// The page docs/performance.md: under which conditions was measured, what was aimed at, then one section after another.
import type { BenchReport, BenchTable } from './bench-section.ts';
import { withTargets } from './bench-targets.ts';

export interface BenchConditions {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly date: string;
}

/** The whole page as Markdown. */
export function performancePage(
  { processor, cores, node, date }: BenchConditions,
  reports: readonly BenchReport[],
): string {
  const lines = [
    '# Performance',
    '',
    'This page is written by `npm run bench`; do not edit it by hand. Times are processor time of one call unless a table says otherwise, the fastest of several batches.',
    '',
    `Measured on ${date}: ${processor}, ${cores} cores, Node ${node}.`,
    ...reports.flatMap(sectionLines),
  ];
  return withTargets(`${lines.join('\n')}\n`);
}

/** A table for the terminal, columns aligned. */
export function plainTable({ caption, columns, rows }: BenchTable): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [caption, line(columns), ...rows.map(line)].join('\n');
}

function sectionLines({ heading, paragraphs, tables }: BenchReport): string[] {
  return [
    '',
    `## ${heading}`,
    ...paragraphs.flatMap((paragraph) => ['', paragraph]),
    ...tables.flatMap(tableLines),
  ];
}

function tableLines({ caption, columns, rows }: BenchTable): string[] {
  const rule = columns.map(() => '---');
  return ['', `**${caption}**`, '', ...[columns, rule, ...rows].map(markdownRow)];
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
