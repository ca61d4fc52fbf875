// Every answer that isn't a success has one shape and shows nothing of the internals.
import { type EndpointName, endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { documentedErrors } from '@elenchus/contract/documented-errors.ts';
import { errorCatalog } from '@elenchus/contract/error-catalog.ts';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { StorageUnavailable } from '../../store/engine/storage-unavailable.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { engines, onEachEngine } from '../../store/testing/engines.ts';
import { startApp, useApp } from '../test-app.ts';
import { cookieName } from '../../http/session-cookies.ts';
import { MINUTE } from '../test-course.ts';

const UPDATE = 'POST /api/courseDesign/update/{courseID}';
const SAVE = 'POST /api/studentAnswers/update/{courseID}';

/** The status and the code of an answer that must have the one shape, and no internal text. */
function failureOf(response: LightMyRequestResponse): readonly [number, string] {
  const body = response.json<{ error: string; message: string; details: unknown[] }>();
  expect(Object.keys(body).toSorted()).toEqual(['details', 'error', 'message']);
  expect(Array.isArray(body.details)).toBe(true);
  expect(body.message).toMatch(/[.?:]|\w/);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.body).not.toMatch(/node_modules|\.ts:|\n\s+at |select |insert |\/work|stack/i);
  const known = errorCatalog[body.error as keyof typeof errorCatalog];
  expect(known?.status).toBe(response.statusCode);
  return [response.statusCode, body.error];
}

const json = { 'content-type': 'application/json' };

describe('a call that cannot be understood', () => {
  const app = useApp(engines[0]!);
  const address = '/api/courseDesign/update/COURSE';

  test.each([
    [
      'JSON cut off',
      { url: address, headers: json, payload: '{"designData": [' },
      400,
      'BAD_REQUEST',
    ],
    ['no JSON', { url: address, headers: json, payload: 'designData' }, 400, 'BAD_REQUEST'],
    ['a list', { url: address, headers: json, payload: '[]' }, 400, 'INVALID_INPUT'],
    ['null', { url: address, headers: json, payload: 'null' }, 400, 'INVALID_INPUT'],
    ['an empty body', { url: address, headers: json, payload: '' }, 400, 'INVALID_INPUT'],
    ['no body', { url: address }, 400, 'INVALID_INPUT'],
    [
      'prototype keys',
      { url: address, headers: json, payload: '{"__proto__": {"a": 1}, "designData": []}' },
      400,
      'BAD_REQUEST',
    ],
    [
      'constructor keys',
      { url: address, headers: json, payload: '{"constructor": {"prototype": {}}}' },
      400,
      'BAD_REQUEST',
    ],
    [
      'a form',
      {
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'designData=1',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'plain text',
      { url: address, headers: { 'content-type': 'text/plain' }, payload: '{"designData":[]}' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'XML',
      { url: address, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a nonsense content type',
      { url: address, headers: { 'content-type': 'json' }, payload: '{}' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      '13 MB',
      {
        url: address,
        headers: json,
        payload: `{"designData":[],"x":"${'x'.repeat(13 * 1024 * 1024)}"}`,
      },
      413,
      'TOO_LARGE',
    ],
    ['an unknown path', { url: '/api/nothing/here' }, 404, 'NOT_FOUND'],
    ['a path in other letters', { url: '/API/courseDesign/update/COURSE' }, 404, 'NOT_FOUND'],
    ['a path with a slash at the end', { url: `${address}/` }, 404, 'NOT_FOUND'],
    ['another method', { url: address, method: 'PATCH' }, 404, 'NOT_FOUND'],
    ['reading what is only written', { url: address, method: 'GET' }, 404, 'NOT_FOUND'],
    ['an address that cannot be decoded', { url: '/api/users/%E0%A4%A' }, 400, 'BAD_REQUEST'],
    ['a course with a NUL', { url: '/api/session/a%00b', method: 'GET' }, 400, 'INVALID_INPUT'],
    [
      'a user with a NUL',
      { url: '/api/studentAnswers/COURSE/a%00b', method: 'GET' },
      400,
      'INVALID_INPUT',
    ],
    [
      'a course of 300 letters',
      { url: `/api/session/${'x'.repeat(300)}`, method: 'GET' },
      404,
      'COURSE_NOT_FOUND',
    ],
    [
      'a course of 600 letters',
      { url: `/api/session/${'x'.repeat(600)}`, method: 'GET' },
      404,
      'NOT_FOUND',
    ],
    [
      'a user of 300 letters',
      { url: `/api/studentAnswers/COURSE/${'x'.repeat(300)}`, method: 'GET' },
      404,
      'USER_NOT_FOUND',
    ],
    ['an unknown course', { url: '/api/session/no-such', method: 'GET' }, 404, 'COURSE_NOT_FOUND'],
    [
      'a path upwards',
      { url: '/api/session/..%2f..%2fetc%2fpasswd', method: 'GET' },
      404,
      'COURSE_NOT_FOUND',
    ],
    [
      'a query of another kind',
      { url: '/api/examAnswers/COURSE/sam?date=2026-09-14&date=2026-09-15', method: 'GET' },
      400,
      'INVALID_INPUT',
    ],
  ])('%s', async (_name, request, status, code) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const cookie = `${cookieName('session', course.id)}=${ina.cookies.get(cookieName('session', course.id))}`;
    const { url, headers = {}, ...rest } = request as { url: string; headers?: object };
    const response = await app().http.inject({
      method: 'POST',
      url: url.replace('COURSE', course.id),
      headers: { ...headers, cookie },
      ...rest,
    });
    expect(failureOf(response)).toEqual([status, code]);
  });

  test('a large body is not even read for people who are not logged in', async () => {
    const course = await app().course();
    const payload = JSON.stringify({ username: 'sam', password: 'x'.repeat(100_000) });
    for (const url of [
      `/api/authenticate/${course.id}`,
      '/api/admin/login',
      `/api/logout/${course.id}`,
    ]) {
      const response = await app().http.inject({ method: 'POST', url, headers: json, payload });
      expect([url, ...failureOf(response)]).toEqual([url, 413, 'TOO_LARGE']);
    }
    const broken = { headers: json, payload: '{"not": "json' };
    const refused = await course.nobody().call(UPDATE, broken);
    expect(failureOf(refused.response)).toEqual([401, 'NOT_LOGGED_IN']);
  });

  test('over a socket a refusal arrives, however large the body was', async () => {
    const second = await app().build();
    const origin = await second.http.listen({ port: 0, host: '127.0.0.1' });
    const course = await app().course();
    const response = await fetch(`${origin}/api/courseDesign/update/${course.id}`, {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(20 * 1024 * 1024),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'NOT_LOGGED_IN' });
    await second.http.close();
  });

  test('what is wrong is named by its place', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const body = { designData: [{ dataType: 'thesis', dataID: '1', dataText: 5 }] } as never;
    const refused = await ina.refused(UPDATE, { body });
    const message = 'dataText must be text.';
    expect(refused.details).toEqual([{ field: 'designData.0.dataText', message }]);
    expect(refused.message).toBe(`designData, entry 1: ${message} Nothing was changed.`);
  });

  test('of many faults the first 20 are named', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const body = { designData: Array.from({ length: 500 }, () => ({ dataText: 5 })) } as never;
    const refused = await ina.refused(UPDATE, { body });
    expect(refused.details).toHaveLength(20);
  });

  test('garbage in the cookies is nobody', async () => {
    const course = await app().course();
    for (const value of ['', 'x', '%E0%A4%A', 'a'.repeat(4000), '"', 'a%00b']) {
      const response = await app().http.inject({
        url: `/api/session/${course.id}`,
        headers: { cookie: `${cookieName('session', course.id)}=${value}; =; ;;` },
      });
      expect([value.slice(0, 10), response.statusCode]).toEqual([value.slice(0, 10), 200]);
      expect(response.json()).toMatchObject({ isLoggedIn: false });
    }
  });
});

/** A store that can't be written to while `broken` is set, as with a full disk. */
function failing(store: Store, broken: { how: 'no' | 'full' | 'bug' }): Store {
  return {
    read: (statement) => store.read(statement),
    readTogether: (statements) => store.readTogether(statements),
    async transact(name, input) {
      if (broken.how === 'full') throw new StorageUnavailable('full');
      if (broken.how === 'bug') throw new Error(`insert into answers failed in /srv/elenchus`);
      return store.transact(name, input);
    },
    report: (name, input) => store.report(name, input),
    close: () => store.close(),
  };
}

onEachEngine('a storage that cannot be written to', (engine) => {
  const broken: { how: 'no' | 'full' | 'bug' } = { how: 'no' };
  const app = useApp(engine, (store) => failing(store, broken));
  const body = { answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'x' }] };

  test('answers 503 to writing, reading continues, and then writing works again', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    await sam.ask(SAVE, { body });
    broken.how = 'full';
    // Late enough for the session to be marked as used, which needs a write.
    app().clock.now += 5 * MINUTE;
    const { response } = await sam.call(SAVE, { body });
    expect(failureOf(response)).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(response.headers['retry-after']).toBe('5');
    const read = await sam.ask('GET /api/studentAnswers/{courseID}/{username}', {
      params: { username: 'sam' },
    });
    expect(read).toHaveLength(1);
    await sam.ask('GET /api/courseDesign/{courseID}');
    expect((await sam.ask('GET /api/session/{courseID}')).isLoggedIn).toBe(true);
    const login = await course.nobody().call('POST /api/authenticate/{courseID}', {
      body: { username: 'sue', password: 'sue' },
    });
    expect(failureOf(login.response)).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect(login.response.cookies).toEqual([]);
    broken.how = 'no';
    await sam.ask(SAVE, { body });
  });

  test('an unexpected error is 500 without its text', async () => {
    const course = await app().course();
    const sam = await course.as('sam');
    broken.how = 'bug';
    const { response } = await sam.call(SAVE, { body });
    broken.how = 'no';
    expect(failureOf(response)).toEqual([500, 'INTERNAL_ERROR']);
    expect(response.body).not.toMatch(/answers failed|srv/);
  });
});

describe('a closed store', () => {
  test('answers 503, and ready reports it', async () => {
    const place = await engines[0]!.makePlace();
    const store = await openStore(place.location, 1);
    const app = await startApp(store, { now: 1 });
    expect((await app.http.inject('/api/ready')).statusCode).toBe(200);
    await store.close();
    expect(failureOf(await app.http.inject('/api/ready'))).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect((await app.http.inject('/api/health')).statusCode).toBe(200);
    await app.http.close();
    await place.remove();
  });
});

describe('the OpenAPI description', () => {
  const app = useApp(engines[0]!);

  test('lists every endpoint of the contract with its summary', async () => {
    const response = await app().http.inject('/api/docs/json');
    const { paths } = response.json<{
      paths: Record<string, Record<string, { summary?: string; requestBody?: object }>>;
    }>();
    const names = Object.keys(endpointTable) as EndpointName[];
    for (const name of names) {
      const [method = '', path = ''] = name.split(' ');
      const described = paths[path]?.[method.toLowerCase()];
      expect([name, described?.summary]).toEqual([name, endpointTable[name].summary]);
      const takesBody = 'body' in endpointTable[name] || 'upload' in endpointTable[name];
      expect([name, described?.requestBody !== undefined]).toEqual([name, takesBody]);
    }
  });

  test('lists who may call, and every error of a call by its status in the one shape', async () => {
    const { paths, components } = (await app().http.inject('/api/docs/json')).json<{
      paths: Record<
        string,
        Record<string, { description: string; responses: Record<string, { description: string }> }>
      >;
      components: { schemas: Record<string, { required: string[] }> };
    }>();
    expect(components.schemas['Error']?.required).toEqual(['error', 'message', 'details']);
    for (const name of Object.keys(endpointTable) as EndpointName[]) {
      const [method = '', path = ''] = name.split(' ');
      const { description, responses } = paths[path]![method.toLowerCase()]!;
      expect([name, description]).toEqual([name, expect.stringMatching(/^Who may call it: .+\.$/)]);
      for (const code of documentedErrors(name)) {
        const { status, sentence } = errorCatalog[code];
        expect(responses[status]).toMatchObject({
          description: expect.stringContaining(`\`${code}\` ${sentence}`),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        });
      }
    }
    const pdf = paths['/api/generate-pdf']?.['post']?.responses['200'];
    expect(pdf).toHaveProperty(['content', 'application/pdf']);
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  test('its page loads without an inline script', async () => {
    const response = await app().http.inject('/api/docs');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
    expect(response.body).not.toMatch(/<script[^>]*>\s*[^<\s]/);
  });
});
