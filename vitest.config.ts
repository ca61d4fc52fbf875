import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { proofsLeftOut } from './tools/test-runs/proofs.ts';
import { SlowFilesFirst } from './tools/test-runs/slow-files-first.ts';
import { testWorkers } from './tools/test-runs/test-workers.ts';

const exclude = ['**/node_modules/**'];
const COMPONENT_TESTS = 'web/**/*.dom.test.tsx';

// Every server and command that a test starts reads what the first one has compiled.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('./node_modules/.cache/compiled', import.meta.url),
);

// Only a test that hangs should meet it: a shared machine may give a tenth of its usual speed for a while.
const PATIENCE = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

// The files that one worker runs share their modules: to load them again for each file took a third of the processor
// time. So a test puts back what it changes outside its own values: a global, a clock, the environment.
const SHARED_MODULES = { isolate: false };

export default defineConfig({
  test: {
    maxWorkers: testWorkers.unit,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        // On Node's own loader, which takes less processor time: nothing here needs Vite.
        test: {
          name: 'domain',
          include: ['{domain,contract}/**/*.test.ts'],
          exclude,
          experimental: { viteModuleRunner: false },
          ...PATIENCE,
          ...SHARED_MODULES,
        },
      },
      {
        test: {
          name: 'rules',
          include: [
            '{web,demo,commands,tools,scripts}/**/*.test.{ts,tsx}',
            'e2e/support/*.test.ts',
          ],
          exclude: [...exclude, COMPONENT_TESTS, ...proofsLeftOut()],
          ...PATIENCE,
          ...SHARED_MODULES,
        },
      },
      {
        // Single components in a document without a browser (docs/decisions/0017-component-tests.md). Each file loads its
        // modules again: the ones of React and of the screens hold on to the document of their file.
        test: {
          name: 'components',
          include: [COMPONENT_TESTS],
          exclude,
          environment: 'happy-dom',
          ...PATIENCE,
        },
      },
      {
        // One PostgreSQL for the whole run, where it can be had, and a migrated database of each engine to copy. The rows
        // that tests read are compared with their columns.
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(
              new URL('./server/testing/quick-argon2.ts', import.meta.url),
            ),
          },
        },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: ['./server/store/testing/database-setup.ts'],
          setupFiles: ['./server/store/testing/check-rows.ts'],
          ...PATIENCE,
          ...SHARED_MODULES,
        },
      },
    ],
  },
});
