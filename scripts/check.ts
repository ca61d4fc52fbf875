// npm run check: format, types, lint, architecture, exports, rules, the page of tables, words, patterns, styles, the
// fields of the proof of costs, lock file, public holidays and dependencies, each as its own step.
import { type Listener, runStep } from '../tools/programs/run-step.ts';

interface StepOutcome {
  readonly name: string;
  readonly passed: boolean;
}

interface CheckStep {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * Folders with the same compiler options are one program, and one thread checks it: two programs, or two threads,
 * would each compute the types that they share.
 */
const TYPE_PROGRAMS = [
  ['domain and contract', 'tsconfig.no-platform.json'],
  ['server, demo and tools', 'tsconfig.node.json'],
  ['web', 'web'],
  ['scripts and e2e', 'tsconfig.node-dom.json'],
] as const;

const steps: readonly CheckStep[] = [
  { name: 'format', program: 'oxfmt', args: ['--check', '.'] },
  ...TYPE_PROGRAMS.map(([folders, project]) => ({
    name: `types of ${folders}`,
    program: 'tsc',
    args: ['-p', project, '--singleThreaded'],
  })),
  { name: 'lint', program: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  ...[
    'architecture',
    'exports',
    'rules',
    'tables',
    'words',
    'patterns',
    'styles',
    'cost-fields',
    'lock-file',
    'host-packages',
    'holidays',
    'dependencies',
  ].map((subject) => ({
    name: subject,
    program: process.execPath,
    args: [`tools/checks/check-${subject}.ts`],
  })),
];

/** Runs every check, then the additional ones, even after one has failed. Prints how each ended. */
export async function runChecks(
  listener?: Listener,
  more: readonly CheckStep[] = [],
): Promise<StepOutcome[]> {
  const print = listener ?? ((line: string) => process.stdout.write(line));
  const outcomes: StepOutcome[] = [];
  for (const step of [...steps, ...more]) {
    const passed = (await runStep(step.program, step.args, {}, listener)) === 0;
    print(`${passed ? 'ok    ' : 'FAILED'} ${step.name}\n`);
    outcomes.push({ name: step.name, passed });
  }
  return outcomes;
}

if (import.meta.main) {
  const outcomes = await runChecks();
  process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;
}
