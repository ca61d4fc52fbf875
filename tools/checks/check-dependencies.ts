// Fails when a package that the product runs on has a known vulnerability of high or critical severity, or one that
// only building and testing need has a critical one. The registry is asked through npm. If the registry can't be
// reached, the check prints that clearly and doesn't fail.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../programs/run-step.ts';

export type AuditVerdict =
  | { readonly kind: 'skipped'; readonly why: string }
  | {
      readonly kind: 'checked';
      /** The number of packages that the product runs on. */
      readonly packages: number;
      readonly complaints: readonly string[];
      /** Needed only to build and test: high vulnerabilities are printed, critical ones are complaints. */
      readonly developmentPackages: number;
      readonly warnings: readonly string[];
    };

interface AuditReport {
  readonly statusCode?: unknown;
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly metadata?: {
    readonly dependencies?: { readonly prod?: number; readonly dev?: number };
  };
}

interface Vulnerability {
  readonly severity?: string;
  readonly range?: string;
  /** Its places in the lock file: the keys of its entries. */
  readonly nodes?: readonly string[];
  /** A string names another package in this list that brings it in. */
  readonly via?: readonly (string | { readonly title?: string })[];
}

const SERIOUS = new Set(['high', 'critical']);

/** The verdict in the output of `npm audit --json`. `isDevelopment` decides for an entry of the lock file. */
export function auditVerdict(
  output: string,
  isDevelopment: (node: string) => boolean = () => false,
): AuditVerdict {
  const report = parsed(output);
  if (report === null) return { kind: 'skipped', why: 'npm gave no answer' };
  if (report.vulnerabilities === undefined || report.metadata === undefined) {
    const status = typeof report.statusCode === 'number' ? ` (${report.statusCode})` : '';
    return {
      kind: 'skipped',
      why: `the registry does not answer questions about vulnerabilities${status}`,
    };
  }
  const complaints: string[] = [];
  const warnings: string[] = [];
  for (const [name, vulnerability] of Object.entries(report.vulnerabilities)) {
    const { severity = '', range = '', nodes = [] } = vulnerability;
    if (!SERIOUS.has(severity)) continue;
    const isOnlyForUs = nodes.length > 0 && nodes.every(isDevelopment);
    const list = isOnlyForUs && severity !== 'critical' ? warnings : complaints;
    list.push(
      `${name} ${range}: ${severity}, ${titlesOf(vulnerability)}${isOnlyForUs ? ' (development)' : ''}`,
    );
  }
  const { prod = 0, dev = 0 } = report.metadata.dependencies ?? {};
  return { kind: 'checked', packages: prod, complaints, developmentPackages: dev, warnings };
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

function askRegistry(folder: string): string {
  const args = ['audit', '--json'];
  const npmScript = process.env['npm_execpath'];
  const byNode = npmScript !== undefined && /\.c?js$/.test(npmScript);
  const [program, all] = byNode ? [process.execPath, [npmScript, ...args]] : ['npm', args];
  const { stdout } = spawnSync(program, all, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      npm_config_fetch_retries: '0',
      npm_config_fetch_timeout: '20000',
      // The packaged Node trusts the certificates of the machine only with this setting.
      NODE_USE_SYSTEM_CA: '1',
    },
    shell: !byNode && process.platform === 'win32',
  });
  return stdout ?? '';
}

/** The entries of the lock file that only building and testing need. */
function developmentNodes(folder: string): ReadonlySet<string> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages?: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const entries = Object.entries(lock.packages ?? {});
  return new Set(entries.flatMap(([node, { dev }]) => (dev ? [node] : [])));
}

/** Runs the audit, prints the result, and returns whether the packages are in order. */
function check(folder: string): boolean {
  const ours = developmentNodes(folder);
  const verdict = auditVerdict(askRegistry(folder), (node) => ours.has(node));
  if (verdict.kind === 'skipped') {
    console.warn(
      `\n*** SKIPPED: no package was checked for known vulnerabilities: ${verdict.why}. ***\n`,
    );
    return true;
  }
  const { packages, complaints, developmentPackages, warnings } = verdict;
  for (const warning of warnings) console.warn(`to be replaced soon: ${warning}`);
  for (const complaint of complaints) console.error(complaint);
  console.log(
    `dependencies: ${packages} packages to run on, ${developmentPackages} to build and test with, ${complaints.length} complaints`,
  );
  return complaints.length === 0;
}

if (import.meta.main) process.exitCode = check(process.argv[2] ?? projectFolder) ? 0 : 1;
