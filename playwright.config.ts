import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { testWorkers } from './tools/test-runs/test-workers.ts';

// Together, because they share a server with the demo course.
const walks = ['every-*.spec.ts', 'waiting-and-failing.spec.ts'];
const browserPath = process.env['BROWSER_PATH'];

// Every server that a journey starts reads what the first one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('./node_modules/.cache/compiled', import.meta.url),
);

const launchOptions = {
  ...(browserPath === undefined ? {} : { executablePath: browserPath }),
  // The sandbox needs rights that containers lack; the rest keeps the browser off the network.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  // The walks through all screens take minutes each: begun first, they leave no worker waiting at the end.
  projects: [
    {
      name: 'walks',
      testMatch: walks,
      // A walk loads hundreds of pages in one tab. A new process for each took a quarter of a load.
      use: {
        launchOptions: { ...launchOptions, args: [...launchOptions.args, '--process-per-site'] },
      },
    },
    { name: 'journeys', testMatch: '*.spec.ts', testIgnore: walks },
  ],
  outputDir: 'test-results/journeys',
  globalSetup: fileURLToPath(new URL('./e2e/support/build-before-journeys.ts', import.meta.url)),
  fullyParallel: true,
  // Only a journey that hangs should meet these: a shared machine may give a tenth of its usual speed for a while.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: testWorkers.journeys,
  // On a shared machine a journey may meet a pause that no person would; the report names every one that did.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // When this many fail, the cause is one for all of them.
  maxFailures: 12,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // A button that is missing is missed after a minute, not when the whole journey ends.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every journey slows all of them down.
    trace: 'on-first-retry',
    launchOptions,
  },
});
