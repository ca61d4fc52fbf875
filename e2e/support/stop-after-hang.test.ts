import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Inside the project, so that the files find its packages.
const results = path.join(import.meta.dirname, '../../test-results');
let folder = '';
beforeAll(() => {
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(path.join(results, 'hang-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a journey that hangs is tried again, fails, and skips the rest of its file', () => {
  const base = path.join(import.meta.dirname, 'stop-after-hang.ts');
  const hangs = `
    import { test } from ${JSON.stringify(base)};
    test('works before', () => {});
    test('hangs', () => new Promise(() => {}));
    test('comes after', () => {});`;
  writeFileSync(path.join(folder, 'hangs.spec.ts'), hangs);
  writeFileSync(
    path.join(folder, 'playwright.config.ts'),
    `export default { workers: 1, retries: 1, timeout: 500, outputDir: 'results' };`,
  );
  const cli = path.join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  const report = path.join(folder, 'report.json');
  spawnSync(
    process.execPath,
    [cli, 'test', '--config', path.join(folder, 'playwright.config.ts'), '--reporter=json'],
    { cwd: folder, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as {
    suites: { specs: { title: string; tests: { status: string }[] }[] }[];
  };
  const outcomes = suites.flatMap(({ specs }) =>
    specs.map(({ title, tests }) => [title, tests[0]?.status] as const),
  );
  expect(Object.fromEntries(outcomes)).toEqual({
    'works before': 'expected',
    hangs: 'unexpected',
    'comes after': 'skipped',
  });
});
