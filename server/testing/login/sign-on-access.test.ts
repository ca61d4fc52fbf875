// The addresses of sign-on where there is one: every kind of caller, unexpected requests, other sites, and the log.
import { ROLES } from '@elenchus/contract/endpoint.examples.ts';
import { Writable } from 'node:stream';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestLog } from '../../http/request-log.ts';
import { engines } from '../../store/testing/engines.ts';
import { RAW_QUERIES } from '../fuzz/fuzz-raw.ts';
import { type OddProvider, startOddProvider } from './odd-provider.ts';
import {
  begin,
  comeBack,
  goThrough,
  personNamed,
  settingsFor,
  type SignOnStage,
  stageOf,
} from './sign-on-stage.ts';
import { dumpTables } from '../table-dump.ts';
import { useApp } from '../test-app.ts';
import { clientAs } from '../access/test-callers.ts';

const CALLBACK = '/api/sign-on/callback';

describe('the addresses of sign-on', () => {
  const app = useApp(engines[0]!);
  let provider: OddProvider;
  let stage: SignOnStage;
  beforeAll(async () => {
    provider = await startOddProvider();
    stage = await stageOf(app(), settingsFor(provider));
  });
  afterAll(async () => {
    await stage.close();
    await provider.close();
  });

  /** What a refusal must not touch: everything but counts. */
  async function rows(): Promise<string[]> {
    const all = await dumpTables(app().store, [stage.course.id, stage.course.otherId()]);
    return all.filter((line) => !line.startsWith('login_failures '));
  }

  test.each(ROLES)('%s may begin, and finishes nothing that was not begun', async (role) => {
    const client = await clientAs(stage.course, role);
    expect((await client.call('GET /api/sign-on/{courseID}')).status).toBe(302);
    expect((await client.call('GET /api/sign-on/callback')).status).toBe(400);
  });

  test('an unknown course can’t be begun', async () => {
    const { http } = stage.built;
    expect((await http.inject('/api/sign-on/no-such-course')).statusCode).toBe(404);
  });

  test('unexpected requests get a page in our words, and change nothing', async () => {
    const browser = stage.course.nobody();
    const address = await begin(browser);
    const state = new URL(address).searchParams.get('state') ?? '';
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const before = await rows();
    const words = fc.constantFrom('state', 'code', 'error', 'iss', 'view', '__proto__', 'a[b]');
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('<script>alert(1)</script>', '\0', 'x'.repeat(5000), '../..', '"onload=x'),
    );
    const queries = fc
      .array(fc.tuple(words, texts), { maxLength: 5 })
      .map((pairs) =>
        pairs.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')),
      )
      .map((pairs) => `?${pairs.join('&')}`);
    const sent = [...RAW_QUERIES, ...fc.sample(queries, { numRuns: 150, seed: 7 })];
    for (const query of sent) {
      const url = `${CALLBACK}${query}`.replaceAll(state, '');
      const answer = await stage.built.http.inject({ url, headers: { cookie } });
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.body).toMatch(/Reference: <strong>[A-Z2-9-]{9}<\/strong>/);
      expect(answer.body).not.toMatch(/<script|onload|node_modules|OAUTH_/);
      expect(String(answer.headers['content-security-policy'])).toContain("default-src 'none'");
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(await rows()).toEqual(before);
    // None of them has used the attempt up.
    const back = provider.logIn(address, personNamed('sam'));
    expect((await comeBack(browser, back)).statusCode).toBe(302);
  });

  test('any view may be asked for, and only ours is stored', async () => {
    for (const view of ['grades', '<script>', '//evil.example', '\0', 'x'.repeat(1000), '']) {
      const url = `/api/sign-on/${stage.course.id}?view=${encodeURIComponent(view)}`;
      expect((await stage.built.http.inject(url)).statusCode).toBe(302);
    }
    const stored = (await rows()).filter((line) => line.startsWith('sign_on_attempts '));
    const views = stored.map((line) => /"view":"([^"]*)"/.exec(line)?.[1]);
    expect(new Set(views)).toEqual(new Set(['', '?view=grades']));
  });

  test('where there is no sign-on, nothing is at its addresses and nothing is in the page', async () => {
    const { http } = app();
    const course = await app().course();
    for (const url of [`/api/sign-on/${course.id}`, CALLBACK]) {
      expect((await http.inject(url)).statusCode).toBe(404);
    }
    expect((await http.inject(`/${course.id}`)).body).not.toContain('sign-on');
  });

  test('the page says what the button says, as text', async () => {
    const settings = settingsFor(provider, { label: 'Log in "here" <b>', passwordLogin: 'staff' });
    const other = await stageOf(app(), settings);
    const { body } = await other.built.http.inject(`/${other.course.id}`);
    expect(body).toContain(
      '<html lang="en" data-sign-on="{&quot;label&quot;:&quot;Log in \\&quot;here\\&quot; &lt;b&gt;&quot;,&quot;passwords&quot;:&quot;staff&quot;}"',
    );
    expect(body).not.toContain(provider.clientSecret);
    expect(body).not.toContain(provider.issuer);
    await other.close();
  });

  test('USR-78 the log has the reference of the page, and nothing about the person', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = requestLog(stream as unknown as NodeJS.WriteStream);
    const built = await app().build({ signOn: settingsFor(provider), logger });
    const course = await app().course({ app: built });
    const seen: string[] = [];
    for (const mischief of [
      null,
      'wrong key',
      'wrong nonce',
      'broken',
      'another subject',
    ] as const) {
      const browser = course.nobody();
      const address = await begin(browser);
      seen.push(...browser.cookies.values(), new URL(address).searchParams.get('state') ?? 'x');
      const back = provider.logIn(address, personNamed('nosuchperson', 'very-secret-subject'));
      seen.push(back.searchParams.get('code') ?? 'x');
      provider.mischief = mischief;
      const { body } = await comeBack(browser, back);
      provider.mischief = null;
      const [, reference = 'none'] = /Reference: <strong>([^<]+)</.exec(body) ?? [];
      expect(lines.join('')).toContain(`"reference":"${reference}"`);
    }
    const browser = course.nobody();
    await goThrough(browser, provider, personNamed('sam', 'very-secret-subject-2'));
    seen.push(...browser.cookies.values());
    await built.http.close();
    const log = lines.join('');
    expect(log).toContain('"refusal":"not-listed"');
    expect(log).toContain('"refusal":"not-verified"');
    for (const secret of [...seen, 'nosuchperson', 'very-secret', provider.clientSecret, 'eyJ']) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/\bsam\b/);
  });
});
