import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditVerdict, type AuditVerdict } from './check-dependencies.ts';
import { projectFolder } from '../programs/run-step.ts';

function report(vulnerabilities: object): string {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { prod: 120, dev: 80 } },
  });
}

const figures = { kind: 'checked', packages: 120, developmentPackages: 80 } as const;
const clean: AuditVerdict = { ...figures, complaints: [], warnings: [] };

test.each<[string, string, AuditVerdict]>([
  ['no vulnerability', report({}), clean],
  [
    'a vulnerability of little weight',
    report({ left: { severity: 'moderate', range: '<1', via: [{ title: 'Slow' }] } }),
    clean,
  ],
  [
    'a high and a critical one',
    report({
      left: { severity: 'high', range: '<1.2.3', via: [{ title: 'Reads any file' }] },
      right: { severity: 'critical', range: '*', via: ['left'] },
    }),
    {
      ...figures,
      warnings: [],
      complaints: ['left <1.2.3: high, Reads any file', 'right *: critical, through left'],
    },
  ],
  [
    'a vulnerability without a description',
    report({ left: { severity: 'high' } }),
    { ...figures, warnings: [], complaints: ['left : high, no title'] },
  ],
  [
    'vulnerabilities in what only building and testing need',
    report({
      left: { severity: 'high', range: '*', nodes: ['node_modules/dev'], via: [{ title: 'Slow' }] },
      right: { severity: 'critical', range: '*', nodes: ['node_modules/dev'] },
      both: { severity: 'high', range: '*', nodes: ['node_modules/dev', 'node_modules/prod'] },
    }),
    {
      ...figures,
      warnings: ['left *: high, Slow (development)'],
      complaints: ['right *: critical, no title (development)', 'both *: high, no title'],
    },
  ],
  ['no npm', '', { kind: 'skipped', why: 'npm gave no answer' }],
  ['half an answer', '{"vulnerabilities":', { kind: 'skipped', why: 'npm gave no answer' }],
  ['nothing', 'null', { kind: 'skipped', why: 'npm gave no answer' }],
  [
    'a registry that cannot be asked',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    { kind: 'skipped', why: 'the registry does not answer questions about vulnerabilities (405)' },
  ],
  [
    'no network',
    JSON.stringify({ error: { code: 'ENOTFOUND' } }),
    { kind: 'skipped', why: 'the registry does not answer questions about vulnerabilities' },
  ],
])('%s', (_name, output, verdict) => {
  expect(auditVerdict(output, (node) => node === 'node_modules/dev')).toEqual(verdict);
});

type Advisories = Readonly<Record<string, { severity: string; vulnerable_versions: string }>>;

/**
 * A registry that knows two packages and some vulnerabilities, in the form that npm requests; or one that doesn't
 * answer such requests.
 */
async function withRegistry<Result>(
  advisories: Advisories | 'refuses',
  use: (address: string, asked: string[]) => Promise<Result>,
): Promise<Result> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const isQuestion = request.url?.endsWith('/-/npm/v1/security/advisories/bulk') ?? false;
      const name = request.url?.slice(1) ?? '';
      if (isQuestion) asked.push(readBody(Buffer.concat(chunks)));
      if (advisories === 'refuses') return void response.writeHead(405).end('{}');
      response.setHeader('content-type', 'application/json');
      return void response.end(
        JSON.stringify(isQuestion ? auditAnswer(advisories) : packument(name)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await use(`http://127.0.0.1:${port}/`, asked);
  } finally {
    server.close();
  }
}

function readBody(body: Buffer): string {
  return (body[0] === 0x1f ? gunzipSync(body) : body).toString('utf8');
}

function auditAnswer(advisories: Advisories): object {
  const entries = Object.entries(advisories).map(([name, advisory], index) => [
    name,
    [{ id: index + 1, title: 'Reads any file', url: 'https://example.org', cwe: [], ...advisory }],
  ]);
  return Object.fromEntries(entries) as object;
}

function packument(name: string): object {
  const version = { name, version: '1.0.0', dist: { tarball: `https://example.org/${name}.tgz` } };
  return { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } };
}

/** A project that runs on `left` and is tested with `right`. */
function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-audit-'));
  const root = {
    name: 'project',
    version: '1.0.0',
    dependencies: { left: '1.0.0' },
    devDependencies: { right: '1.0.0' },
  };
  const resolved = 'https://registry.npmjs.org/x.tgz';
  const packages = {
    '': root,
    'node_modules/left': { version: '1.0.0', resolved },
    'node_modules/right': { version: '1.0.0', resolved, dev: true },
  };
  const lock = { name: 'project', lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** Not spawnSync: the registry answers from this same process. */
function runCheck(folder: string, registry: string): Promise<Run> {
  const child = spawn(process.execPath, ['tools/checks/check-dependencies.ts', folder], {
    cwd: projectFolder,
    // npm caches its answers about vulnerabilities; the next registry may answer differently.
    env: { ...process.env, npm_config_registry: registry, npm_config_cache: join(folder, 'cache') },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

describe('the check against a registry', () => {
  const old = '<2.0.0';
  test.each<[string, Advisories | 'refuses', number, string]>([
    [
      'with a vulnerability in what the product runs on fails',
      { left: { severity: 'high', vulnerable_versions: old } },
      1,
      'left *: high, Reads any file',
    ],
    [
      'with a high vulnerability in what it is tested with warns',
      { right: { severity: 'high', vulnerable_versions: old } },
      0,
      'to be replaced soon: right *: high, Reads any file (development)',
    ],
    [
      'with a vulnerability that was fixed passes',
      { left: { severity: 'critical', vulnerable_versions: '<1.0.0' } },
      0,
      ' 0 complaints',
    ],
    ['that refuses is skipped loudly', 'refuses', 0, '*** SKIPPED: no package was checked'],
  ])('%s', async (_name, advisories, code, message) => {
    const folder = makeProject();
    try {
      await withRegistry(advisories, async (address, asked) => {
        const run = await runCheck(folder, address);
        expect(asked.map((each) => JSON.parse(each) as unknown)[0]).toEqual({
          left: ['1.0.0'],
          right: ['1.0.0'],
        });
        expect([run.code, run.output]).toEqual([code, expect.stringContaining(message)]);
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
