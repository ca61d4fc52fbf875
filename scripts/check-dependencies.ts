// Fails when a package that the product runs on has a known hole of high or critical severity.
// The registry is asked through npm. Where it cannot be asked this says so loudly, and nothing fails for lack of network.
import { spawnSync } from 'node:child_process';
import { projectFolder } from './run-step.ts';

export type AuditVerdict =
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'checked'; readonly packages: number; readonly complaints: readonly string[] };

interface AuditReport {
  readonly statusCode?: unknown;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly metadata?: { readonly dependencies?: { readonly prod?: number } };
}

interface Vulnerability {
  readonly severity?: string;
  readonly range?: string;
  /** A text names another package in this list through which it comes. */
  readonly via?: readonly (string | { readonly title?: string })[];
}

const SERIOUS = new Set(['high', 'critical']);

/** What the output of `npm audit --json` means. */
export function auditVerdict(output: string): AuditVerdict {
  const report = parsed(output);
  if (report === null) return { kind: 'skipped', why: 'npm gave no answer' };
  if (report.vulnerabilities === undefined || report.metadata === undefined) {
    const status = typeof report.statusCode === 'number' ? ` (${report.statusCode})` : '';
    return { kind: 'skipped', why: `the registry does not answer questions about holes${status}` };
  }
  const complaints = Object.entries(report.vulnerabilities)
    .filter(([, { severity = '' }]) => SERIOUS.has(severity))
    .map(([name, hole]) => `${name} ${hole.range ?? ''}: ${hole.severity}, ${titlesOf(hole)}`);
  return { kind: 'checked', packages: report.metadata.dependencies?.prod ?? 0, complaints };
}

function titlesOf({ via = [] }: Vulnerability): string {
  const titles = via.map((each) => (typeof each === 'string' ? `through ${each}` : each.title));
  return titles.join('; ') || 'no title';
}

function parsed(output: string): AuditReport | null {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function askRegistry(): string {
  const words = ['audit', '--omit=dev', '--json'];
  const npmScript = process.env['npm_execpath'];
  const byNode = npmScript !== undefined && /\.c?js$/.test(npmScript);
  const [program, all] = byNode ? [process.execPath, [npmScript, ...words]] : ['npm', words];
  const { stdout } = spawnSync(program, all, {
    cwd: projectFolder,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000' },
    shell: !byNode && process.platform === 'win32',
  });
  return stdout ?? '';
}

if (import.meta.main) {
  const verdict = auditVerdict(askRegistry());
  if (verdict.kind === 'skipped') {
    console.warn(`\n*** SKIPPED: no package was checked for known holes: ${verdict.why}. ***\n`);
  } else {
    const { packages, complaints } = verdict;
    for (const complaint of complaints) console.error(complaint);
    console.log(`dependencies: ${packages} packages, ${complaints.length} complaints`);
    process.exitCode = complaints.length === 0 ? 0 : 1;
  }
}
