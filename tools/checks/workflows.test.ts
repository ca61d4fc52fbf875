// Checks that .ci/run is npm test, and that the workflows for forks run everything, in parts, on every system that
// they list.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../programs/run-step.ts';

function textOf(file: string): string {
  return readFileSync(join(projectFolder, file), 'utf8');
}

interface GitHubStep {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly 'continue-on-error'?: boolean;
}

interface GitHubWorkflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly 'cancel-in-progress': boolean };
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy: {
          readonly matrix: {
            readonly runner: readonly string[];
            readonly shard: readonly number[];
          };
        };
        readonly 'timeout-minutes'?: number;
        readonly 'continue-on-error'?: boolean;
        readonly steps: readonly GitHubStep[];
      }
    >
  >;
}

interface GitLabJob {
  readonly extends?: string;
  readonly tags?: readonly string[];
  readonly script?: readonly string[];
  readonly image?: string;
  readonly timeout?: string;
  readonly parallel?: number;
  readonly allow_failure?: boolean;
}

const manifest = JSON.parse(textOf('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const oldestNode = Number(/\d+/.exec(manifest.engines.node)?.[0]);

/** Every command of a shell text that is one of ours. */
function ourCommands(shell: string): string[] {
  return shell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) =>
      /^(?:npm (?:test|run)|\.ci\/|vitest|playwright test|node scripts)/u.test(line),
    );
}

test('.ci/run is npm test, and nothing else', () => {
  const lines = textOf('.ci/run').trim().split('\n');
  expect(lines).toEqual([
    '#!/usr/bin/env bash',
    'set -euo pipefail',
    'cd "$(dirname "$0")/.."',
    'exec npm test',
  ]);
  expect(statSync(join(projectFolder, '.ci/run')).mode & 0o111).not.toBe(0);
  expect(manifest.scripts['test']).toBe('node scripts/run.cjs test');
});

describe('the workflow for GitHub', () => {
  const text = textOf('.github/workflows/test.yml');
  const workflow = parse(text) as GitHubWorkflow;
  const jobs = Object.values(workflow.jobs);

  test('runs every shard of everything, which nothing can make pass', () => {
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      const { shard } = job.strategy.matrix;
      expect(shard).toEqual(shard.map((_each, index) => index + 1));
      const command = `npm test -- --all --shard=\${{ matrix.shard }}/${shard.length}`;
      expect(job.steps.at(-1)?.run).toBe(command);
      const commands = job.steps.flatMap(({ run = '' }) => ourCommands(run));
      expect(commands).toEqual([command]);
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      const isLenient = [job, ...job.steps].some((part) => part['continue-on-error'] !== undefined);
      expect(isLenient).toBe(false);
    }
  });

  test('runs on Linux x64 and arm64 and on macOS arm64 and x64', () => {
    expect(jobs.flatMap((job) => job.strategy.matrix.runner)).toEqual([
      'ubuntu-24.04',
      'ubuntu-24.04-arm',
      'macos-15',
      'macos-15-intel',
    ]);
  });

  test('may only read, and knows no secret', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
    expect(workflow.concurrency['cancel-in-progress']).toBe(true);
  });

  test('starts with a Node that the launcher takes', () => {
    const versions = jobs.flatMap((job) =>
      job.steps.flatMap((step) => step.with?.['node-version'] ?? []),
    );
    expect(versions).toHaveLength(jobs.length);
    expect(Math.min(...versions.map(Number))).toBeGreaterThanOrEqual(oldestNode);
  });
});

describe('the pipeline for GitLab', () => {
  const text = textOf('.gitlab-ci.yml');
  const all = parse(text) as Readonly<Record<string, GitLabJob>>;
  const reserved = new Set(['workflow', 'variables', 'default', 'stages', 'include']);
  const names = Object.keys(all).filter((name) => !name.startsWith('.') && !reserved.has(name));

  /** A job with everything that it inherits from others. */
  function whole(name: string): GitLabJob {
    const job = all[name] ?? {};
    return job.extends === undefined ? job : { ...whole(job.extends), ...job };
  }

  test('runs every shard of everything in every job, which nothing can make pass', () => {
    expect(names).toEqual(['linux-x64', 'linux-arm64', 'macos-arm64']);
    for (const job of names.map(whole)) {
      expect(job.script).toEqual(['npm test -- --all --shard=$CI_NODE_INDEX/$CI_NODE_TOTAL']);
      expect(job.parallel).toBeGreaterThan(1);
      expect(job.allow_failure).toBeUndefined();
      expect(job.timeout).toBe('60 minutes');
    }
  });

  test('has a runner for each of its systems', () => {
    expect(names.flatMap((name) => whole(name).tags ?? [])).toEqual([
      expect.stringMatching(/linux-\w+-amd64$/),
      expect.stringMatching(/linux-\w+-arm64$/),
      expect.stringMatching(/macos-\w+-m1$/),
    ]);
  });

  test('starts with a Node that the launcher takes', () => {
    const versions = [...text.matchAll(/node[:@](\d+)/g)].map(([, version]) => Number(version));
    expect(versions.length).toBeGreaterThan(1);
    expect(Math.min(...versions)).toBeGreaterThanOrEqual(oldestNode);
  });
});
