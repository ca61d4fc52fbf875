import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedVerdict } from './published.ts';

const registry = createServer((request, response) => {
  const answers: Readonly<Record<string, [number, object]>> = {
    '/tool-linux/1.0.0': [200, { dist: { integrity: 'sha512-linux' } }],
    '/@scope%2ftool-mac/1.0.0': [200, { dist: { integrity: 'sha512-mac' } }],
    '/closed/1.0.0': [403, {}],
  };
  const [status, body] = answers[request.url ?? ''] ?? [404, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
});
afterAll(() => void registry.close());

const packages = {
  'node_modules/tool-linux': { version: '1.0.0', integrity: 'sha512-linux' },
  'node_modules/a/node_modules/@scope/tool-mac': { version: '1.0.0', integrity: 'sha512-mac' },
  'node_modules/tool-win': { version: '1.0.0', integrity: 'sha512-win' },
  'node_modules/a/node_modules/tool-linux': { version: '1.0.0', integrity: 'sha512-other' },
  'node_modules/closed': { version: '1.0.0', integrity: 'sha512-closed' },
};
const [linux, mac, windows, changed, closed] = Object.keys(packages) as [
  string,
  string,
  string,
  string,
  string,
];

test('what is published as the lock file names it is accepted', async () => {
  const verdict = await publishedVerdict(address, [linux, mac], packages);
  expect(verdict).toEqual({ kind: 'checked', complaints: [] });
});

test('what is not published, or is published with another content, is reported', async () => {
  const verdict = await publishedVerdict(address, [linux, windows, changed], packages);
  expect(verdict).toEqual({
    kind: 'checked',
    complaints: [
      'tool-linux@1.0.0 is published with another content than the lock file names',
      'tool-win@1.0.0 is not published',
    ],
  });
});

test('a registry that refuses or is not there is asked nothing more', async () => {
  expect(await publishedVerdict(address, [linux, closed], packages)).toEqual({
    kind: 'skipped',
    why: 'it answers 403',
  });
  const nowhere = await publishedVerdict('http://127.0.0.1:9/', [linux], packages);
  expect(nowhere.kind).toBe('skipped');
});
