// The test function below all others: after a journey that hung, the rest of its file is skipped. A journey that
// hung once usually hangs again, and each time costs minutes. Its worker keeps the servers that journeys share.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type TestInfo, test as base } from '@playwright/test';
import { SharedServers } from './shared-servers.ts';

export const test = base.extend<
  { readonly stopAfterHang: undefined },
  { readonly sharedServers: SharedServers }
>({
  // The only fixture of a worker that most files have: a file with another one would get a new worker and a new
  // browser from Playwright.
  sharedServers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const servers = new SharedServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  stopAfterHang: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use, testInfo) => {
      const mark = markOf(testInfo);
      testInfo.skip(existsSync(mark), 'a journey of this file hung before');
      await use(undefined);
      const isLastTry = testInfo.retry === testInfo.project.retries;
      if (isLastTry && hung(testInfo)) writeMark(mark, testInfo.title);
    },
    { auto: true },
  ],
});

/** A whole journey, or one action of it, waited until its limit. A failed expectation isn't a hang. */
function hung({ status, errors }: TestInfo): boolean {
  return (
    status === 'timedOut' ||
    errors.some(({ message = '' }) => /Timeout \d+ms exceeded/.test(message))
  );
}

/** The workers that run one file share only the folder of results, which each run empties first. */
function markOf({ project, file }: TestInfo): string {
  return path.join(project.outputDir, 'hung', path.basename(file));
}

function writeMark(mark: string, title: string): void {
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, title);
}
