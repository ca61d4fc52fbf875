// The pre-commit hook: formats the files that are about to be committed, and adds them again.
import { execFileSync } from 'node:child_process';
import { projectFolder, runStep } from '../tools/programs/run-step.ts';

interface StagedFiles {
  /** Nothing in them is left out of the commit, so they can be rewritten. */
  readonly whole: readonly string[];
  /** Other changes in them stay out of the commit. Adding them again would commit those too. */
  readonly partial: readonly string[];
}

/** The staged files in a repository, without deleted ones. */
export function stagedFiles(folder: string): StagedFiles {
  const staged = changedFiles(folder, '--cached');
  const unstaged = new Set(changedFiles(folder));
  return {
    whole: staged.filter((file) => !unstaged.has(file)),
    partial: staged.filter((file) => unstaged.has(file)),
  };
}

function changedFiles(folder: string, ...options: string[]): string[] {
  const args = ['diff', '--name-only', '--diff-filter=ACMR', '-z', ...options];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '');
}

/** Formats what can be rewritten and checks the rest. Returns the exit code for the hook. */
async function formatStaged(folder: string): Promise<number> {
  const { whole, partial } = stagedFiles(folder);
  if (whole.length > 0) {
    const failed = await runStep('oxfmt', ['--no-error-on-unmatched-pattern', ...whole]);
    if (failed !== 0) return failed;
    execFileSync('git', ['add', '--', ...whole], { cwd: folder });
  }
  if (partial.length === 0) return 0;
  const args = ['--check', '--no-error-on-unmatched-pattern', ...partial];
  const unformatted = await runStep('oxfmt', args);
  if (unformatted !== 0) {
    console.error(
      'Some of these files have changes that you did not stage, so they were not rewritten. Run `npm run format`, then stage them again.',
    );
  }
  return unformatted;
}

if (import.meta.main) process.exitCode = await formatStaged(projectFolder);
