import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addCounts, countsOf, journeyCounts, unitCounts } from './test-counts.ts';

function reportFile(content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('adds counts', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test('a test file that does not load counts as a failure', () => {
  const file = reportFile({
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });
  expect(unitCounts(file)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('a journey that passed only at the second try is counted and reported', () => {
  const file = reportFile({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 } });
  expect(journeyCounts(file)).toEqual({ passed: 4, failed: 0, skipped: 2, secondTry: 1 });
});

test('a runner that leaves no report, or ends badly without a failed test, counts as a failure', () => {
  expect(unitCounts('/does/not/exist.json')).toBeNull();
  expect(countsOf(null, 0).failed).toBe(1);
  expect(countsOf({ passed: 4, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(countsOf({ passed: 4, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});
