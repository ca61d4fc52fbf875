// What other sites can do with a browser that is logged in: nothing. Walks the whole contract.
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { cookieName } from '../../http/session-cookies.ts';
import { engines } from '../../store/testing/engines.ts';
import { watchChanges } from '../change-watch.ts';
import { type TestCourse, useApp } from '../test-app.ts';
import { TestClient } from '../test-client.ts';

const NAMES = Object.keys(endpointTable) as EndpointName[];
const CHANGING = NAMES.filter((name) => !name.startsWith('GET '));
const FOREIGN = ['https://evil.example', 'null', '', 'http://localhost.evil.example', 'file://'];

/** The instructor, who also has the admin page open, with the given headers. */
async function cookieOf(course: TestCourse): Promise<string> {
  const [ina, admin] = [await course.as('ina'), await course.asAdministrator()];
  const cookies = [...ina.cookies, ...admin.cookies];
  return cookies.map(([name, value]) => `${name}=${value}`).join('; ');
}

function corsOf({ headers }: LightMyRequestResponse): string[] {
  return Object.keys(headers).filter((header) => header.startsWith('access-control-'));
}

/** A wrong calendar address is counted, so that nobody can try many. */
const GUESSES = ['login_failures'];

describe('another site', () => {
  const watch = watchChanges();
  const app = useApp(engines[0]!, (store) => watch.over(store));

  function send(name: string, course: TestCourse, headers: Record<string, string>, payload = '{}') {
    const [method = '', template = ''] = name.split(' ');
    const url = template
      .replace('{courseID}', course.id)
      .replace('{username}', 'sam')
      .replaceAll(/\{\w+\}/g, 'OPEN');
    const isReading = method === 'GET' || method === 'OPTIONS';
    return app().http.inject({
      method: method as 'GET',
      url,
      headers,
      ...(!isReading && { payload }),
    });
  }

  test.each(CHANGING)(
    '%s from a page of another site is refused and changes nothing',
    async (name) => {
      const course = await app().course({ hasNeighbour: true });
      const cookie = await cookieOf(course);
      watch.begin([course.id, course.otherId()]);
      for (const origin of FOREIGN) {
        const headers = { origin, cookie, 'content-type': 'application/json' };
        const response = await send(name, course, headers);
        const { error } = response.json<{ error: string }>();
        expect([name, origin, response.statusCode, error]).toEqual([
          name,
          origin,
          403,
          'FOREIGN_ORIGIN',
        ]);
        expect(response.cookies).toEqual([]);
      }
      // Without an origin the browser still sends where the request is from.
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site, cookie, 'content-type': 'application/json' };
        expect((await send(name, course, headers)).statusCode).toBe(403);
      }
      expect(await watch.changesBut([])).toEqual([]);
    },
  );

  test('logs nobody in under the name of another person', async () => {
    const course = await app().course();
    const victim = await course.as('sue');
    const before = new Map(victim.cookies);
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const login = await victim.call('POST /api/authenticate/{courseID}', {
        body: { username: 'sam', password: 'sam' },
        headers,
      });
      expect([login.status, login.response.cookies]).toEqual([403, []]);
    }
    // As a form, which needs no permission and, in old browsers, no origin either.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const login = await victim.call('POST /api/authenticate/{courseID}', {
        payload: '{"username":"sam","password":"sam"}',
        headers: { 'content-type': type },
      });
      expect([login.status, login.response.cookies]).toEqual([415, []]);
    }
    expect(victim.cookies).toEqual(before);
  });

  test.each([
    ['https://course.example.edu', 200],
    ['http://course.example.edu', 403],
    ['https://course.example.edu.evil.example', 403],
    ['https://other.example.edu', 403],
    ['https://localhost:80', 200],
  ])('behind TLS a page of %s gets %i', async (origin, status) => {
    const built = await app().build({ publicUrl: 'https://course.example.edu' });
    const host = origin.includes('localhost') ? 'localhost:80' : 'course.example.edu';
    const response = await built.http.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { origin, host },
    });
    await built.http.close();
    expect(response.statusCode).toBe(status);
  });

  // A form needs no permission from the browser: its content types must not be accepted where JSON is expected.
  test.each(CHANGING.filter((name) => 'body' in endpointTable[name]))(
    '%s takes no form and no plain text',
    async (name) => {
      const course = await app().course({ hasNeighbour: true });
      const cookie = await cookieOf(course);
      watch.begin([course.id, course.otherId()]);
      const types = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ];
      for (const type of types) {
        const response = await send(name, course, { cookie, 'content-type': type });
        expect([name, type, response.statusCode >= 400]).toEqual([name, type, true]);
      }
      expect(await watch.changesBut([])).toEqual([]);
    },
  );

  test('may read nothing: no answer allows it, and no preflight is granted', async () => {
    const course = await app().course();
    const cookie = await cookieOf(course);
    for (const name of NAMES) {
      const headers = { origin: 'https://evil.example', cookie };
      const answer = await send(name, course, headers);
      expect([name, corsOf(answer)]).toEqual([name, []]);
      expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
      const path = name.split(' ')[1] ?? '';
      const preflight = await send(`OPTIONS ${path}`, course, {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
      expect([name, preflight.statusCode, corsOf(preflight)]).toEqual([name, 404, []]);
    }
  });

  test('a GET changes nothing, for any caller', async () => {
    const course = await app().course({ hasNeighbour: true });
    const cookie = await cookieOf(course);
    watch.begin([course.id, course.otherId()]);
    for (const name of NAMES.filter((each) => each.startsWith('GET '))) {
      const response = await send(name, course, { cookie });
      expect([name, response.statusCode < 500]).toEqual([name, true]);
      expect([name, await watch.changesBut(GUESSES)]).toEqual([name, []]);
      // HEAD is answered like GET or not at all.
      const head = await send(name.replace('GET', 'HEAD'), course, { cookie });
      expect([name, head.statusCode < 500, head.body]).toEqual([name, true, '']);
    }
    expect(await watch.changesBut(GUESSES)).toEqual([]);
  });

  test.each([
    ['a page', '/admin', 200],
    ['a page with anything in its address', '/admin?view=<script>&tab=%22%3E', 200],
    ['the page of a course that is not there', '/phil', 404],
    ['the description of the interface', '/api/docs/json', 200],
    ['a sign of life', '/api/health', 200],
    ['a file that is not there', '/assets/none.js', 404],
    ['a call that is not there', '/api/none', 404],
    ['an address that cannot be decoded', '/%E0%A4%A', 400],
  ])("%s has a content policy and can't be framed or sniffed", async (_name, url, status) => {
    const { headers, statusCode, body } = await app().http.inject(url);
    expect(statusCode).toBe(status);
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(body).not.toContain('<script>&');
  });

  test('no answer about a person is kept by a cache, whoever asks', async () => {
    const course = await app().course();
    const cookie = await cookieOf(course);
    for (const name of NAMES) {
      for (const headers of [{ cookie }, {}]) {
        const answer = await send(name, course, headers);
        const isKept = !['no-store', 'private, no-cache'].includes(
          String(answer.headers['cache-control']),
        );
        expect([name, isKept]).toEqual([name, false]);
      }
    }
  });
});

describe('calls from other sites', () => {
  const app = useApp(engines[0]!);

  test.each([
    ['its own host', undefined, 'localhost', 'http://localhost', 200],
    ['its own host with a port', undefined, 'course.edu:3000', 'http://course.edu:3000', 200],
    ['another port', undefined, 'course.edu:3000', 'http://course.edu:4000', 403],
    ['another site', undefined, 'course.edu', 'https://evil.example', 403],
    ['a site that begins alike', undefined, 'course.edu', 'https://course.edu.evil.example', 403],
    ['a site that ends alike', undefined, 'course.edu', 'https://evilcourse.edu', 403],
    ['a sandboxed page', undefined, 'course.edu', 'null', 403],
    ['nothing', undefined, 'course.edu', '', 403],
    ['the public address', 'https://course.edu', '127.0.0.1:3000', 'https://course.edu', 200],
    ['another one behind a proxy', 'https://course.edu', '127.0.0.1:3000', 'https://evil.edu', 403],
  ])('with an Origin of %s', async (_name, publicUrl, host, origin, status) => {
    const built = publicUrl ? await app().build({ publicUrl }) : app();
    const course = await app().course({ app: built });
    const { cookies } = await course.as('sam');
    const token = cookies.get(cookieName('session', course.id))!;
    const name = cookieName('session', course.id, publicUrl !== undefined);
    const client = new TestClient(built.http, course.id, [[name, token]]);
    const headers = { origin, host };
    const out = await client.call('POST /api/logout/{courseID}', { headers });
    const error = status === 403 ? 'FOREIGN_ORIGIN' : undefined;
    expect([out.status, out.error.error]).toEqual([status, error]);
    const session = await client.ask('GET /api/session/{courseID}', { headers });
    expect(session.isLoggedIn).toBe(status === 403);
    if (publicUrl) await built.http.close();
  });
});
