// The PDF endpoint: what it answers, and who may call it.
import { describe, expect, test } from 'vitest';
import { engines } from '../store/testing/engines.ts';
import { useApp } from '../testing/test-app.ts';

const PDF = 'POST /api/generate-pdf';

describe('a PDF', () => {
  const app = useApp(engines[0]!);

  test('is downloaded under its name and kept by no cache', async () => {
    const sam = await (await app().course()).as('sam');
    const { status, response } = await sam.call(PDF, {
      body: { html: '<h1>Ethics</h1><p>Ἓν οἶδα <script>alert(1)</script></p>' },
    });
    expect(status).toBe(200);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="My Philosophy.pdf"',
      'cache-control': 'no-store',
    });
  });

  test.each([
    ['nothing', { html: '' }, 400, 'INVALID_INPUT'],
    ['no html', {}, 400, 'INVALID_INPUT'],
    ['more than 8 MB', { html: 'x'.repeat(8 * 1024 * 1024 + 1) }, 413, 'TOO_LARGE'],
  ])('%s is refused', async (_name, body, status, error) => {
    const sam = await (await app().course()).as('sam');
    expect(await sam.refused(PDF, { body: body as never })).toMatchObject({ status, error });
  });
});
