import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, type AppOptions, buildApp } from './build-app.ts';
import { changeBy } from './store/logs/audit-store.ts';
import { openStore, type Store } from './store/open-store.ts';

const script = `// ${'a line of script '.repeat(100)}`;
const page =
  '<!doctype html><meta property="csp-nonce" nonce="__STYLE_NONCE__"><title>Elenchus</title>';
let folder: string;
let store: Store;
let app: App;
/** What the root answered while there was no course. */
let rootBefore: LightMyRequestResponse;

function build(options: Partial<AppOptions> = {}): Promise<App> {
  return buildApp({ webRoot: folder, store, clock: () => 1, ...options });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'secret.txt'), 'not for the web');
  await writeFile(path.join(folder, 'assets/main-abc.js'), script);
  await writeFile(path.join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
  store = await openStore({ engine: 'sqlite', file: path.join(folder, 'data/elenchus.db') }, 1);
  app = await build();
  rootBefore = await app.http.inject('/');
  const course = { ...changeBy('ethics', 'admin', 1), items: [], users: [] };
  await store.transact('createCourse', course);
});

afterAll(async () => {
  await app.http.close();
  await store.close();
  await rm(folder, { recursive: true });
});

describe('the page', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';

  test.each([
    ['/admin', 200],
    ['/Admin/', 200],
    ['/ethics', 200],
    ['/%65thics/', 200],
    ['/ethics/grading?evaluationId=A', 200],
    ['/no-such-course', 404],
    ['/no-such-course/design', 404],
    ['/ethics/nothing', 404],
    ['/no/such/page', 404],
    ['/%E0%A4%A', 404],
    ['/ethics/%', 404],
  ])('answers %s with %d and is asked for again each time', async (url, status) => {
    const answer = await app.http.inject({ url, headers: { accept } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeUndefined();
    const nonce = /nonce="([\da-f-]{36})"/.exec(answer.body)?.[1];
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  test("when the database can't be read, no course looks deleted", async () => {
    const failing: Store = {
      read: () => Promise.reject(new Error('locked')),
      readTogether: () => Promise.reject(new Error('locked')),
      transact: (name, input) => store.transact(name, input),
      report: (name, input) => store.report(name, input),
      close: () => store.close(),
    };
    const second = await build({ store: failing });
    expect((await second.http.inject('/ethics')).statusCode).toBe(200);
    await second.http.close();
  });

  test('has the nonce of its own policy, new for every answer', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await app.http.inject('/admin');
        const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1];
        expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).toMatch(/^[\da-f-]{36}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('files', () => {
  test('are sent compressed by the build and may be kept forever', async () => {
    const answer = await app.http.inject({
      url: '/assets/main-abc.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test('are sent as they are to a client that cannot decompress', async () => {
    const answer = await app.http.inject('/assets/main-abc.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(script);
  });

  test('are not sent again to a browser that has them', async () => {
    const url = '/assets/main-abc.js';
    const encodings = { 'accept-encoding': 'gzip, br' };
    const { etag } = (await app.http.inject({ url, headers: encodings })).headers;
    expect(etag).toMatch(/^"[\w.-]+"$/);
    const headers = { ...encodings, 'if-none-match': etag };
    const again = await app.http.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // The browser's copy is compressed, and this answer isn't.
    const plain = await app.http.inject({ url, headers: { 'if-none-match': etag } });
    expect(plain.body).toBe(script);
  });

  test('can be asked about', async () => {
    const answer = await app.http.inject({ method: 'HEAD', url: '/assets/main-abc.js' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-length']).toBe(String(script.length));
  });

  test('that are deleted under a running server are missing', async () => {
    const file = path.join(folder, 'assets/later-abc.js');
    await writeFile(file, script);
    const second = await build();
    await rm(file);
    const answer = await second.http.inject('/assets/later-abc.js');
    expect(answer.statusCode).toBe(404);
    await second.http.close();
  });

  test.each([
    '/assets/gone.js',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e%2fsecret.txt',
    '/assets/',
  ])('%s is neither the page nor a file outside', async (url) => {
    const answer = await app.http.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ details: [] });
  });
});

describe('errors have one shape', () => {
  test.each([
    ['an unknown call', { method: 'GET', url: '/api/nothing' }, 404, 'NOT_FOUND'],
    ['a call with another method', { method: 'POST', url: '/api/health' }, 404, 'NOT_FOUND'],
    ['the bare folder of calls', { method: 'GET', url: '/api' }, 404, 'NOT_FOUND'],
    ['a page with another method', { method: 'DELETE', url: '/ethics' }, 404, 'NOT_FOUND'],
    ['a missing file', { method: 'GET', url: '/assets/gone.js' }, 404, 'NOT_FOUND'],
    ['an address that cannot be decoded', { method: 'GET', url: '/%E0%A4%A' }, 400, 'BAD_REQUEST'],
  ] as const)('%s', async (_name, request, status, code) => {
    const answer = await app.http.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: code,
      message: expect.stringMatching(/\w/),
      details: [],
    });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('an unexpected error shows the client nothing of the internals', async () => {
    const broken = await build();
    broken.http.get('/broken', () => {
      throw new Error('select * from users failed in /srv/elenchus');
    });
    const answer = await broken.http.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/users|srv/);
    expect(answer.json()).toMatchObject({ error: 'INTERNAL_ERROR', details: [] });
    await broken.http.close();
  });
});

test('health reports alive, ready reports that the database answers', async () => {
  const health = await app.http.inject('/api/health');
  expect(health.json()).toEqual({ status: 'alive', pdf: 'works' });
  const ready = await app.http.inject('/api/ready');
  expect(ready.json()).toEqual({ status: 'ready' });
});

const asked = (http: App['http'], headers = {}, remoteAddress = '127.0.0.1') =>
  http.inject({ url: '/api/metrics', headers, remoteAddress });

describe('metrics', () => {
  test('count answers by route, never by who or what was asked for', async () => {
    const watched = await build();
    await watched.http.inject('/api/health');
    await watched.http.inject('/api/health');
    await watched.http.inject('/api/courseDesign/no-such-course');
    const { body, headers } = await watched.http.inject('/api/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain(
      'elenchus_http_requests_total{method="GET",route="/api/health",status="200"} 2\n',
    );
    expect(body).toContain(
      'elenchus_http_request_seconds_bucket{method="GET",route="/api/health",le="+Inf"} 2\n',
    );
    expect(body).toContain('\nelenchus_http_requests_under_way 1\n');
    expect(body).toMatch(/\nprocess_resident_memory_bytes [1-9]\d+\n/);
    expect(body).not.toContain('no-such-course');
    expect(body.endsWith('\n')).toBe(true);
    await watched.http.close();
  });

  test('are for this machine, or for callers with the token', async () => {
    expect((await asked(app.http)).statusCode).toBe(200);
    expect((await asked(app.http, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await asked(app.http, {}, '203.0.113.9')).statusCode).toBe(404);
    const guarded = await build({ metricsToken: 'seen by few' });
    expect((await asked(guarded.http)).statusCode).toBe(404);
    expect((await asked(guarded.http, { authorization: 'Bearer wrong' })).statusCode).toBe(404);
    const rightToken = { authorization: 'Bearer seen by few' };
    expect((await asked(guarded.http, rightToken, '203.0.113.9')).statusCode).toBe(200);
    await guarded.http.close();
  });
});

test('the policy allows no inline script, no other host and no frame', async () => {
  const answer = await app.http.inject('/');
  const policy = String(answer.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  });
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('behind TLS browsers are instructed to stay there', async () => {
  const secure = await build({ publicUrl: 'https://elenchus.example.edu' });
  const answer = await secure.http.inject('/');
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  await secure.http.close();
});

test('search engines are asked to skip what needs a password', async () => {
  const answer = await app.http.inject('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /admin\n');
});

test('without built screens the calls work and the page names what is missing', async () => {
  const bare = await build({ webRoot: path.join(folder, 'missing') });
  expect(bare.hasScreens).toBe(false);
  expect((await bare.http.inject('/api/health')).statusCode).toBe(200);
  const answer = await bare.http.inject('/ethics');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ error: 'SCREENS_MISSING' });
  await bare.http.close();
});

test('the root shows the page until there is a course, then leads to the first or the default one', async () => {
  expect(rootBefore.statusCode).toBe(200);
  const parts = { items: [], users: [] };
  await store.transact('createCourse', { ...changeBy('logic', 'admin', 2), ...parts });
  const wished = await build({ defaultCourse: 'logic' });
  const gone = await build({ defaultCourse: 'gone' });
  const places = await Promise.all(
    [app, wished, gone].map(async ({ http }) => {
      const answer = await http.inject('/?from=mail');
      return [answer.statusCode, answer.headers.location];
    }),
  );
  expect(places).toEqual([
    [302, '/ethics'],
    [302, '/logic'],
    [302, '/ethics'],
  ]);
  await Promise.all([wished.http.close(), gone.http.close()]);
});
