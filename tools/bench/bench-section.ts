// A part of the performance page: a heading, words, and tables of measured rows.

export interface BenchTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface BenchReport {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly tables: readonly BenchTable[];
}

export interface BenchSection {
  /** The word that selects this section on the command line. */
  readonly name: string;
  /** Whether the built pages are among what it measures. */
  readonly needsScreens?: boolean;
  run(): BenchReport | Promise<BenchReport>;
}

/** A time in the most readable unit. */
export function timeText(microseconds: number): string {
  if (microseconds >= 1_000_000) return `${(microseconds / 1_000_000).toFixed(2)} s`;
  if (microseconds >= 1000)
    return `${(microseconds / 1000).toFixed(microseconds < 10_000 ? 2 : 0)} ms`;
  return `${microseconds.toFixed(microseconds < 10 ? 2 : 0)} µs`;
}

/** How many times as long the other took. */
export function ratioText(ratio: number): string {
  const digits = ratio < 10 ? 1 : 0;
  return `${ratio.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ×`;
}
