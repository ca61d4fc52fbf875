// Writes the page docs/performance.md: the conditions of the measurements, the targets, then one section after
// another.
import type { BenchReport, BenchTable } from './bench-section.ts';
import { withTargets } from './bench-targets.ts';

interface BenchConditions {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly date: string;
}

/** Timed by installing and testing on a clean machine: no bench can do that. */
const BY_HAND = '## Installing and testing';

/** The section of the page that is written by hand; empty when it isn't there. */
export function handWrittenPart(page: string): string {
  return page.split(/\n(?=## )/).find((section) => section.startsWith(`${BY_HAND}\n`)) ?? '';
}

/** The whole page as Markdown; its section written by hand stays at the end. */
export function performancePage(
  conditions: BenchConditions,
  reports: readonly BenchReport[],
  byHand = '',
): string {
  const lines = [
    '# Performance',
    '',
    '`npm run bench` writes this page but for its last section; don’t edit the rest by hand. Unless a table says otherwise, a time is the processor time of one call, in the fastest of several batches.',
    '',
    `Measured on ${conditions.date}: ${machineOf(conditions)}`,
    ...reports.flatMap(sectionLines),
    ...(byHand === '' ? [] : ['', byHand.trimEnd()]),
  ];
  return withTargets(`${lines.join('\n')}\n`);
}

/** The page with some sections replaced by new measurements; null when the others come from another machine. */
export function withSections(
  page: string,
  conditions: BenchConditions,
  reports: readonly BenchReport[],
): string | null {
  if (!page.includes(`: ${machineOf(conditions)}\n`)) return null;
  const measured = new Map(
    reports.map((report) => {
      const lines = sectionLines({
        ...report,
        paragraphs: [...report.paragraphs, `Measured in a run of its own on ${conditions.date}.`],
      });
      return [headingLine(report), `${lines.slice(1).join('\n')}\n`];
    }),
  );
  const present = page.split(/\n(?=## )/);
  const headings = new Set(present.map((section) => section.split('\n', 1)[0] ?? ''));
  const sections = [
    ...present.map((section) => measured.get(section.split('\n', 1)[0] ?? '') ?? section),
    // A section that was never measured on this page is added at the end.
    ...[...measured].filter(([heading]) => !headings.has(heading)).map(([, section]) => section),
  ];
  // Every section but the last is parted from the next by an empty line.
  return withTargets(`${sections.map((section) => section.trimEnd()).join('\n\n')}\n`);
}

function machineOf({ processor, cores, node }: BenchConditions): string {
  return `${processor}, ${cores} cores, Node ${node}.`;
}

function headingLine({ heading }: BenchReport): string {
  return `## ${heading}`;
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

function sectionLines(report: BenchReport): string[] {
  return [
    '',
    headingLine(report),
    ...report.paragraphs.flatMap((paragraph) => ['', paragraph]),
    ...report.tables.flatMap(tableLines),
  ];
}

function tableLines({ caption, columns, rows }: BenchTable): string[] {
  const rule = columns.map(() => '---');
  return ['', `**${caption}**`, '', ...[columns, rule, ...rows].map(markdownRow)];
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
