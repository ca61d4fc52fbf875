// Writes the tables of docs/reliability.md for `npm run prove`; the text around them is written by hand.
import type { BackupResult } from './backup-proof.ts';
import type { BrowserResult } from './browser-proof.ts';
import type { TrialResult } from './lost-proof.ts';
import { table, withPart } from './page-table.ts';

export interface LostReport {
  readonly conditions: string;
  readonly trials: readonly TrialResult[];
  readonly browser: readonly BrowserResult[];
  readonly backups: readonly BackupResult[];
}

const MARKS = {
  begin: '<!-- written by npm run prove: begin -->',
  end: '<!-- written by npm run prove: end -->',
};

/** The page with its measured part replaced. */
export function pageWith(page: string, report: LostReport): string {
  return withPart(page, MARKS, reportText(report));
}

/** The measured part alone. */
export function reportText({ conditions, trials, browser, backups }: LostReport): string {
  return [conditions, trialTable(trials), browserTable(browser), backupTable(backups)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Whether nothing was lost, duplicated or misplaced anywhere. */
export function isProven({ trials, browser, backups }: LostReport): boolean {
  return (
    trials.every(({ lost, doubled, misplaced }) => lost + doubled + misplaced === 0) &&
    browser.every(({ lost, doubled }) => lost + doubled === 0) &&
    backups.every((one) => one.lost + one.doubled + one.misplaced + one.brokenReferences === 0)
  );
}

function trialTable(trials: readonly TrialResult[]): string {
  return table(
    [
      'fault',
      'database',
      'times',
      'acknowledged saves',
      'lost',
      'doubled',
      'out of order',
      'sent again',
      'everyone can save again after, median',
      'longest',
    ],
    trials.map((one) => [
      one.what,
      one.on,
      number(one.times),
      number(one.acknowledged),
      number(one.lost),
      number(one.doubled),
      number(one.misplaced),
      number(one.retries),
      seconds(median(one.backAfter)),
      seconds(Math.max(...one.backAfter)),
    ]),
  );
}

function browserTable(results: readonly BrowserResult[]): string {
  return table(
    [
      'in the browser',
      'times',
      'words typed',
      'reported as saved and lost',
      'doubled',
      'typed last, never reported as saved, lost',
    ],
    results.map((one) => [
      one.what,
      ...[one.times, one.words, one.lost, one.doubled, one.lastMoment].map(number),
    ]),
  );
}

function backupTable(results: readonly BackupResult[]): string {
  return table(
    [
      'backup under load',
      'times',
      'acknowledged before it began',
      'saved during it and in it',
      'lost',
      'doubled',
      'out of order',
      'broken references',
    ],
    results.map((one) => [
      one.on,
      ...[
        one.times,
        one.acknowledgedBefore,
        one.savedDuring,
        one.lost,
        one.doubled,
        one.misplaced,
        one.brokenReferences,
      ].map(number),
    ]),
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
