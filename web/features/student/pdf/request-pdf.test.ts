import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestPdf } from './request-pdf.ts';

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Promises more than is sent, then hangs up. */
  readonly breaksOff?: boolean;
}

const PDF: Reply = { status: 200, type: 'application/pdf', body: '%PDF-1.7 …' };
let reply = PDF;
let received = { url: '', body: '' };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received = { url: request.url ?? '', body };
    response.writeHead(reply.status, {
      'content-type': reply.type,
      ...(reply.breaksOff && { 'content-length': '1000' }),
    });
    if (reply.breaksOff) response.write(reply.body, () => response.destroy());
    else response.end(reply.body);
  });
});
const browserFetch = globalThis.fetch;
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  reply = PDF;
  // A browser knows its own address; Node's fetch needs it as an argument.
  globalThis.fetch = (path, options) => browserFetch(`${origin}${path as string}`, options);
});

afterAll(() => {
  globalThis.fetch = browserFetch;
  server.close();
});

const { signal } = new AbortController();

test('the document is posted as JSON and the file comes back as it is', async () => {
  const pdf = await requestPdf('<p>“Q” & 🦋</p>', signal);
  expect(await pdf.text()).toBe(PDF.body);
  expect(pdf.type).toBe('application/pdf');
  expect(received.url).toBe('/api/generate-pdf');
  expect(JSON.parse(received.body)).toEqual({ html: '<p>“Q” & 🦋</p>' });
});

test.each([
  [413, 'TOO_LARGE'],
  [503, 'BUSY'],
  [504, 'TIMEOUT'],
  [401, 'NOT_LOGGED_IN'],
])('a refusal with %i carries its code and sentence', async (status, error) => {
  const body = JSON.stringify({ error, message: 'Because.', details: [1] });
  reply = { status, type: 'application/json', body };
  await expect(requestPdf('x', signal)).rejects.toMatchObject({
    name: 'CallFailure',
    status,
    code: error,
    message: 'Because.',
    details: [1],
  });
});

test.each<[string, Reply]>([
  ['a page of a proxy instead of a refusal', { status: 502, type: 'text/html', body: '<html>' }],
  ['a page of a proxy instead of the file', { status: 200, type: 'text/html', body: '<html>' }],
  ['an empty file', { status: 200, type: 'application/pdf', body: '' }],
])('%s can’t be read', async (_name, given) => {
  reply = given;
  await expect(requestPdf('x', signal)).rejects.toMatchObject({
    status: given.status,
    code: 'UNREADABLE_ANSWER',
  });
});

test('a file that breaks off counts as not reached', async () => {
  reply = { ...PDF, breaksOff: true };
  await expect(requestPdf('x', signal)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
});

test('no server counts as not reached', async () => {
  globalThis.fetch = (path, options) =>
    browserFetch(`http://127.0.0.1:1${path as string}`, options);
  await expect(requestPdf('x', signal)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
});

test('a canceled call is not a failure of the server', async () => {
  const given = new AbortController();
  given.abort();
  await expect(requestPdf('x', given.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
