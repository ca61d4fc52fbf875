// Reads the reports of the test runners into one count.
import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const nothing: TestCounts = { passed: 0, failed: 0, skipped: 0 };

/** The sum of several counts. */
export function addCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    nothing,
  );
}

/** A runner that ended without a report, or failed although no test did, counts as one failure. */
export function countsOf(report: TestCounts | null, exitCode: number): TestCounts {
  if (report === null) return { ...nothing, failed: 1 };
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

/** The counts in a JSON report of the unit tests. */
export function unitCounts(file: string): TestCounts | null {
  const report = readJson(file) as Record<string, number> | null;
  if (report === null) return null;
  return {
    passed: report['numPassedTests'] ?? 0,
    failed: (report['numFailedTests'] ?? 0) + brokenFiles(report),
    skipped: (report['numPendingTests'] ?? 0) + (report['numTodoTests'] ?? 0),
  };
}

/** A file that doesn't load has no tests that could fail. */
function brokenFiles(report: object): number {
  const { testResults = [] } = report as {
    testResults?: { status: string; assertionResults: unknown[] }[];
  };
  return testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
}

/**
 * The counts in a JSON report of the browser journeys, with the number of journeys that passed only at the second
 * try.
 */
export function journeyCounts(file: string): (TestCounts & { readonly secondTry: number }) | null {
  const report = readJson(file) as { stats?: Record<string, number> } | null;
  if (!report?.stats) return null;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, secondTry: flaky };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
