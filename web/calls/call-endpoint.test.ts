import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, callEndpoint, CallFailure } from './call-endpoint.ts';

const served: { method: string; url: string; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    served.push({ method: request.method ?? '', url: request.url ?? '', body });
    if (request.url?.includes('broken')) return response.writeHead(502).end('<html>');
    if (request.url?.includes('hotel')) return response.writeHead(200).end('<html>');
    if (request.url?.includes('cut')) {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      return setTimeout(() => response.destroy(), 20);
    }
    if (request.url?.includes('authenticate')) {
      return response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"error":"WRONG_PASSWORD","message":"No.","details":[1]}');
    }
    return response.writeHead(200).end('{"message":"Done."}');
  });
});
const browserFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A browser knows its own address; Node's fetch needs it as an argument.
  globalThis.fetch = (path, options) =>
    browserFetch(`http://127.0.0.1:${port}${path as string}`, options);
});

afterAll(() => {
  globalThis.fetch = browserFetch;
  server.close();
});

test('parameters are escaped and empty queries left out', () => {
  const address = addressOf('/api/users/{courseID}/{username}', {
    params: { courseID: 'phil-101', username: "d'arc / jeanne" },
    query: { date: '2026-11-15', evaluationId: undefined },
  });
  expect(address).toBe("/api/users/phil-101/d'arc%20%2F%20jeanne?date=2026-11-15");
});

test('a body is sent as JSON and the answer read', async () => {
  const answer = await callEndpoint('POST /api/courseDesign/delete/{courseID}', {
    params: { courseID: 'phil-101' },
    body: { dataType: 'question', dataID: 'ab12c' },
  });
  expect(answer.message).toBe('Done.');
  expect(served.at(-1)).toEqual({
    method: 'POST',
    url: '/api/courseDesign/delete/phil-101',
    body: '{"dataType":"question","dataID":"ab12c"}',
  });
});

test('a failure carries status, code, sentence and details', async () => {
  const call = callEndpoint('POST /api/authenticate/{courseID}', {
    params: { courseID: 'phil-101' },
    body: { username: 'ada', password: 'no' },
  });
  await expect(call).rejects.toMatchObject({
    status: 401,
    code: 'WRONG_PASSWORD',
    message: 'No.',
    details: [1],
  });
});

test('an answer that is not ours is a failure of its own', async () => {
  const call = callEndpoint('GET /api/session/{courseID}', { params: { courseID: 'broken' } });
  await expect(call).rejects.toMatchObject({ status: 502, code: 'UNREADABLE_ANSWER' });
});

test('a page sent by another server in place of the answer is not a success', async () => {
  const call = callEndpoint('GET /api/session/{courseID}', { params: { courseID: 'hotel' } });
  await expect(call).rejects.toMatchObject({
    status: 0,
    code: 'UNREADABLE_ANSWER',
    message: 'The server sent an answer that couldn’t be read. Please try again.',
  });
});

test('an answer that breaks off is a network failure', async () => {
  const call = callEndpoint('GET /api/session/{courseID}', { params: { courseID: 'cut' } });
  await expect(call).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
});

test('no answer at all is a network failure', async () => {
  const working = globalThis.fetch;
  globalThis.fetch = (path, options) =>
    browserFetch(`http://127.0.0.1:1${path as string}`, options);
  const call = callEndpoint('GET /api/session/{courseID}', { params: { courseID: 'phil-101' } });
  await expect(call).rejects.toBeInstanceOf(CallFailure);
  await expect(call).rejects.toMatchObject({ status: 0, code: 'NETWORK_ERROR' });
  globalThis.fetch = working;
});
