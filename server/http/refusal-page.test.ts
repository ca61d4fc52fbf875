// What docs/sign-on.md says about refused logins is what people and logs get.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SignOnRefusal } from '@elenchus/domain/people/sign-on-sentences.ts';
import { refusalPage } from './refusal-page.ts';

const guide = readFileSync(new URL('../../docs/sign-on.md', import.meta.url), 'utf8');
const ROWS = [...guide.matchAll(/^\| ([^|]+) \| (\d{3}) \| `([\w-]+)` \|/gm)].map(
  ([, sentence = '', status = '', refusal = '']) =>
    [refusal as SignOnRefusal, sentence, Number(status)] as const,
);

function pageOf(refusal: SignOnRefusal, changes: Partial<Parameters<typeof refusalPage>[0]> = {}) {
  const login = { reference: 'K7QM-2XRD', styleNonce: 'nonce', course: null, username: null };
  return refusalPage({ refusal, ...login, ...changes });
}

test('the guide has every refusal', () => {
  expect(new Set(ROWS.map(([refusal]) => refusal)).size).toBe(13);
});

test.each(ROWS)('%s: %s', (refusal, sentence, status) => {
  const page = pageOf(refusal);
  expect(page.status).toBe(status);
  expect(String(page.body)).toContain(sentence);
  expect(String(page.body)).toContain('K7QM-2XRD');
});

test('nothing that comes from elsewhere becomes more than text', () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const { body } = pageOf('not-listed', {
    username: hostile,
    course: hostile,
    styleNonce: hostile,
  });
  expect(String(body)).not.toContain('<img');
  expect(String(body)).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
