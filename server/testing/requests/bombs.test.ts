// Requests that are small to send and expensive to handle: refused with a sentence, while all other requests are answered.
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PdfMaker } from '../../pdf/pdf-maker.ts';
import type { App } from '../../build-app.ts';
import { engines } from '../../store/testing/engines.ts';
import { useApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { packed, workbookOf, zipOf } from './zip-bombs.ts';

const app = useApp(engines[0]!);
let listening: App;
let origin: string;
let ina: TestClient;
let courseID: string;

beforeAll(async () => {
  // In life half a minute.
  listening = await app().build({ pdf: new PdfMaker({ jobMilliseconds: 1500 }) });
  origin = await listening.http.listen({ port: 0, host: '127.0.0.1' });
  const course = await app().course({ app: listening });
  courseID = course.id;
  ina = await course.as('ina');
});
afterAll(() => listening.http.close());

interface Bomb {
  readonly path: string;
  readonly body: string | FormData;
  readonly type?: string;
}

/** Sends a bomb, and requests the health page again and again until it is answered. */
async function throwBomb({ path, body, type }: Bomb) {
  const cookie = [...ina.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const progress = { isAnswered: false };
  let signsOfLife = 0;
  const bomb = fetch(`${origin}${path.replace('COURSE', courseID)}`, {
    method: 'POST',
    headers: { cookie, ...(type && { 'content-type': type }) },
    body,
  }).finally(() => {
    progress.isAnswered = true;
  });
  while (!progress.isAnswered) {
    const health = await fetch(`${origin}/api/health`);
    expect(health.status).toBe(200);
    await health.text();
    if (!progress.isAnswered) signsOfLife += 1;
  }
  const response = await bomb;
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer = isJson ? ((await response.json()) as { error?: string }) : {};
  return { status: response.status, error: answer.error, signsOfLife };
}

function upload(name: string, bytes: Uint8Array | string): Bomb {
  const form = new FormData();
  form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return { path: '/api/users/COURSE/batch-add?preview=true', body: form };
}

describe('a list of users', () => {
  const zeros = packed('xl/worksheets/sheet1.xml', Buffer.alloc(160_000_000));
  const liar = { ...zeros, namedBytes: 10 };
  const small = packed('xl/worksheets/sheet1.xml', Buffer.alloc(10_000), 1);

  test.each([
    ['an archive whose directory names gigabytes', zipOf([{ ...zeros, namedBytes: 3e9 }])],
    ['an archive that lies about its size', zipOf([liar])],
    ['an archive whose directory counts itself in two ways', zipOf([liar], { total: 0 })],
    ['an archive with more behind its end', zipOf([liar], { tail: 70_000 })],
    ['an archive that names one file 60,000 times', zipOf([small], { times: 60_000 })],
  ])('%s is too large', async (_name, bytes) => {
    const { status, error } = await throwBomb(upload('a.xlsx', bytes));
    expect([status, error]).toEqual([413, 'TOO_LARGE']);
  });

  test.each([
    ['300,000 shared texts', 'a.xlsx', () => workbookOf(1, 300_000)],
    ['500 sheets', 'a.xlsx', () => workbookOf(500, 1)],
    ['300,000 quotes', 'a.csv', () => `netID,full name\n${'"'.repeat(300_000)}`],
    ['a million columns', 'a.csv', () => `netID,full name${',x'.repeat(1_000_000)}\na,b`],
    ['500 comments of HTML', 'a.xls', () => '<!---->'.repeat(500)],
    ['500 comments of HTML as a list', 'a.csv', () => '<!---->'.repeat(500)],
    ['a text under the name of a workbook', 'a.xls', () => '<table>'.repeat(500_000)],
  ])('%s: an answer, and the others are served', async (_name, name, make) => {
    const { status, signsOfLife } = await throwBomb(upload(name, make()));
    expect([200, 400, 413, 504]).toContain(status);
    expect(signsOfLife).toBeGreaterThan(0);
  });

  test('eight at once: some are asked to try again, none is lost', async () => {
    const bytes = workbookOf(1, 50_000);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => throwBomb(upload('a.xlsx', bytes))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 503 && status !== 200)).toEqual([]);
    expect((await throwBomb(upload('a.csv', 'netID,full name\na,b'))).status).toBe(200);
  });
});

describe('a form', () => {
  const file = new Blob(['netID,full name\na,b']);
  const path = '/api/users/COURSE/batch-add?preview=true';

  function formOf(fields: number, bytes: number): FormData {
    const form = new FormData();
    for (let field = 0; field < fields; field += 1) form.append(`f${field}`, 'x'.repeat(bytes));
    form.append('file', file, 'a.csv');
    return form;
  }

  test.each([
    ['11 fields', formOf(11, 1)],
    ['150 fields of 100 kB', formOf(150, 100_000)],
  ])('%s before the file are too many', async (_name, body) => {
    const { status, error } = await throwBomb({ path, body });
    expect([status, error]).toEqual([413, 'TOO_LARGE']);
  });

  test('10 fields before the file are read', async () => {
    expect((await throwBomb({ path, body: formOf(10, 100) })).status).toBe(200);
  });
});

describe('a document for a PDF', () => {
  test.each([
    ['half a million nested elements', '<div>'.repeat(500_000)],
    ['a million empty elements', '<b></b>'.repeat(1_000_000)],
    ['a million end tags', `${'<i>'.repeat(50)}${'</p>'.repeat(1_000_000)}`],
    ['a table of 600,000 cells', `<table>${`<tr>${'<td>x'.repeat(600)}`.repeat(1000)}</table>`],
    ['an image inside the address', `<img src="data:image/png;base64,${'A'.repeat(7_000_000)}">`],
    ['a word of four million letters', `<p>${'x'.repeat(4_000_000)}</p>`],
    ['a million entities', '&lt;'.repeat(1_000_000)],
    ['an attribute that never ends', `<p title="${'x'.repeat(7_000_000)}`],
    ['a comment that never ends', `<!--${'-'.repeat(7_000_000)}`],
  ])('%s: an answer, and the others are served', async (_name, html) => {
    const body = JSON.stringify({ html });
    const path = '/api/generate-pdf';
    const bomb = { path, body, type: 'application/json' };
    const first = await throwBomb(bomb);
    // A server that is busy on a busy machine asks to try again.
    const { status, signsOfLife } = first.status === 503 ? await throwBomb(bomb) : first;
    expect([200, 413, 504]).toContain(status);
    expect(signsOfLife).toBeGreaterThan(0);
  });
});

describe('a JSON body', () => {
  test.each([
    ['7 million nested lists', '['.repeat(7_000_000)],
    ['a million nested objects', '{"a":'.repeat(1_000_000)],
    ['2 million empty objects', `{"designData":[${'{},'.repeat(2_000_000)}{}]}`],
    ['3 million zeros', `{"designData":[${'0,'.repeat(3_000_000)}0]}`],
    // More than any call with JSON may have.
    ['a text of 13 million characters', `{"designData":"${'x'.repeat(13_000_000)}"}`],
  ])('%s is refused before it is parsed', async (_name, body) => {
    const path = '/api/courseDesign/update/COURSE';
    const { status, error } = await throwBomb({ path, body, type: 'application/json' });
    expect([status, error]).toEqual([413, 'TOO_LARGE']);
  });
});

function logInWith(encoding: string, body: Buffer) {
  return fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    body: Uint8Array.from(body),
  });
}

describe('a compressed body', () => {
  const zeros = Buffer.from(`{"password":"${'0'.repeat(40_000_000)}"}`);

  test.each([
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
  ])('%s that unpacks to 40 MB is refused', async (encoding, body) => {
    expect(body.length).toBeLessThan(64 * 1024);
    const response = await logInWith(encoding, body);
    expect([encoding, response.status]).toEqual([encoding, 413]);
  });

  test.each(['gzip', 'deflate', 'br', 'zstd', 'identity', 'foo', ''])(
    'one that is not %s is refused in the one shape',
    async (encoding) => {
      const response = await logInWith(encoding, Buffer.from('not compressed at all'));
      const answer = (await response.json()) as object;
      expect([400, 413, 415]).toContain(response.status);
      expect(Object.keys(answer).toSorted()).toEqual(['details', 'error', 'message']);
    },
  );
});

describe('a connection', () => {
  const head = 'GET /api/health HTTP/1.1\r\nhost: x\r\n';
  const post = 'POST /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n';
  let impatient: App;
  let port: number;

  beforeAll(async () => {
    impatient = await app().build();
    const times = { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 };
    Object.assign(impatient.http.server, times);
    port = Number(new URL(await impatient.http.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => impatient.http.close());

  /** Everything that the server sends on a connection until it closes it. */
  function converse(text: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
    return promise;
  }

  test.each([
    ['headers of 20 KB', `${head}x: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['3,000 headers', `${head}${'x: y\r\n'.repeat(3000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
    [
      '10,000 parameters',
      `GET /api/installation?${'a=b&'.repeat(10_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['two lengths', `${post}content-length: 2\r\n\r\n`, 400, 'BAD_REQUEST'],
    [
      'a length and chunks',
      `${post}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'BAD_REQUEST',
    ],
    ['headers that do not end', head, 408, 'REQUEST_TIMEOUT'],
    [
      'a body that does not come',
      'POST /api/admin/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"pass',
      408,
      'REQUEST_TIMEOUT',
    ],
  ])('%s is answered in the one shape and closed', async (_name, text, status, error) => {
    const received = await converse(text);
    const [headers = '', body = ''] = received.split('\r\n\r\n');
    expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(headers).toContain("content-security-policy: default-src 'none'");
    expect(headers).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({ error, message: expect.stringMatching(/\w/), details: [] });
  });

  test.each(['host: x', 'Host: y'])('a second host, %s, is refused', async (second) => {
    const received = await converse(`${head}${second}\r\nconnection: close\r\n\r\n`);
    const [headers = '', body = ''] = received.split('\r\n\r\n');
    expect(headers).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ error: 'BAD_REQUEST' });
    const alone = await converse(`${head}connection: close\r\n\r\n`);
    expect(alone).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a request has a minute to arrive', () => {
    const { requestTimeout, headersTimeout } = app().http.server;
    expect([requestTimeout, headersTimeout]).toEqual([60_000, 60_000]);
  });
});
