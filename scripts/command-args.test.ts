// The commands that take options, run as people run them. None of them opens the database here.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function run(command: string, ...args: string[]) {
  const program = join(import.meta.dirname, `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const SEED = 'npm run seed -- [--students 2000] [--questions 500] [--weeks 14] [--seed 1]\n';

test('seed --help prints how seed is used and ends well', () => {
  expect(run('seed', '--help')).toEqual({ status: 0, stdout: `Usage: ${SEED}`, stderr: '' });
});

test('seed with an unknown option prints one sentence and how seed is used', () => {
  expect(run('seed', '--pupils', '5')).toEqual({
    status: 1,
    stdout: '',
    stderr: `Unknown option '--pupils'.\n${SEED}`,
  });
});
