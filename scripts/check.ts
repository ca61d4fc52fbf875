// npm run check: format, types, lint, architecture, exports, rules, words, styles, lock file and dependencies, each as a step of its own.
import { type Listener, runStep } from '../tools/programs/run-step.ts';

interface StepOutcome {
  readonly name: string;
  readonly passed: boolean;
}

interface CheckStep {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
}

/**
 * Folders with the same compiler options are one program, and one thread checks it: two programs, or two threads, each
 * work out the types that they share.
 */
const TYPE_PROGRAMS = [
  ['domain and contract', 'tsconfig.no-platform.json'],
  ['server, demo and tools', 'tsconfig.node.json'],
  ['web', 'web'],
  ['scripts and e2e', 'tsconfig.node-dom.json'],
] as const;

const steps: readonly CheckStep[] = [
  { name: 'format', program: 'oxfmt', words: ['--check', '.'] },
  ...TYPE_PROGRAMS.map(([folders, project]) => ({
    name: `types of ${folders}`,
    program: 'tsc',
    words: ['-p', project, '--singleThreaded'],
  })),
  { name: 'lint', program: 'oxlint', words: ['--type-aware', '--deny-warnings'] },
  ...['architecture', 'exports', 'rules', 'words', 'styles', 'lock-file', 'dependencies'].map(
    (subject) => ({
      name: subject,
      program: process.execPath,
      words: [`tools/checks/check-${subject}.ts`],
    }),
  ),
];

/** Runs every check and those that are added, also after one has failed, and says how each ended. */
export async function runChecks(
  listener?: Listener,
  more: readonly CheckStep[] = [],
): Promise<StepOutcome[]> {
  const say = listener ?? ((line: string) => process.stdout.write(line));
  const outcomes: StepOutcome[] = [];
  for (const step of [...steps, ...more]) {
    const passed = (await runStep(step.program, step.words, {}, listener)) === 0;
    say(`${passed ? 'ok    ' : 'FAILED'} ${step.name}\n`);
    outcomes.push({ name: step.name, passed });
  }
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await runChecks();
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}
