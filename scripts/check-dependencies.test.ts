import { expect, test } from 'vitest';
import { auditVerdict, type AuditVerdict } from './check-dependencies.ts';

function report(vulnerabilities: object): string {
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { dependencies: { prod: 120 } },
  });
}

const clean: AuditVerdict = { kind: 'checked', packages: 120, complaints: [] };

test.each<[string, string, AuditVerdict]>([
  ['no hole', report({}), clean],
  [
    'a hole of little weight',
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
      kind: 'checked',
      packages: 120,
      complaints: ['left <1.2.3: high, Reads any file', 'right *: critical, through left'],
    },
  ],
  [
    'a hole that nobody has described',
    report({ left: { severity: 'high' } }),
    { kind: 'checked', packages: 120, complaints: ['left : high, no title'] },
  ],
  ['no npm', '', { kind: 'skipped', why: 'npm gave no answer' }],
  ['half an answer', '{"vulnerabilities":', { kind: 'skipped', why: 'npm gave no answer' }],
  ['nothing', 'null', { kind: 'skipped', why: 'npm gave no answer' }],
  [
    'a registry that cannot be asked',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    { kind: 'skipped', why: 'the registry does not answer questions about holes (405)' },
  ],
  [
    'no network',
    JSON.stringify({ error: { code: 'ENOTFOUND' } }),
    { kind: 'skipped', why: 'the registry does not answer questions about holes' },
  ],
])('%s', (_name, output, verdict) => {
  expect(auditVerdict(output)).toEqual(verdict);
});
