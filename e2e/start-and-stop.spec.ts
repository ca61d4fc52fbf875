import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from './support/running-server.ts';
import { expect, test } from './support/journey.ts';

test('the server answers, and ends in order when asked', async ({ request }) => {
  const server = await startServer({ PDF_CHECK: 'on' });
  expect(await (await request.get(`${server.url}/api/health`)).json()).toEqual({
    status: 'alive',
    pdf: 'works',
  });
  expect(await server.stop()).toBe(0);
});

test('the line that the server prints when it is ready names the installed version', async () => {
  const manifest = await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8');
  const server = await startServer();
  await server.stop();
  expect(server.version).toBe((JSON.parse(manifest) as { version: string }).version);
});

test('a port in use is reported in one sentence, with the generated password, which is stored only as a hash', async ({
  server,
}) => {
  const { port } = new URL(server.url);
  await expect(startServer({ PORT: port, ADMIN_PASSWORD: '' })).rejects.toThrow(
    new RegExp(
      `ended with 1:(?=.*password of the admin page is \\S+ )(?=.*Port ${port} is already in use: stop the other program)`,
      's',
    ),
  );
});

test('a wrong setting is reported in one sentence, without a stack trace', async () => {
  await expect(startServer({ PORT: 'many' })).rejects.toThrow(
    /^The server ended with 1:\nThe setting PORT can’t be used\. It must be .*\.\n$/,
  );
});
