// The PDF endpoint: what it answers, and who may call it.
import { refuse } from '@elenchus/domain/base/result.ts';
import { describe, expect, test } from 'vitest';
import { PdfMaker, type PdfOptions } from '../../pdf/pdf-maker.ts';
import { engines } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';

const PDF = 'POST /api/generate-pdf';

/** Records for whom PDFs are requested, and makes none. */
class BusyMaker extends PdfMaker {
  readonly owners: (string | undefined)[] = [];

  override async makePdf(_html: string, { owner }: PdfOptions = {}) {
    this.owners.push(owner);
    return refuse('busy' as const);
  }
}

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

  test('USR-108 counts for a person in one course, and is refused with a sentence', async () => {
    const pdf = new BusyMaker();
    const busy = await app().build({ pdf });
    const course = await app().course({ app: busy });
    const callers = [
      await course.as('sam'),
      await course.as('Tom'),
      // This browser also sends a cookie for the first course, but the session in it isn't valid there.
      await course.asStranger('sam'),
    ];
    for (const caller of callers)
      expect(await caller.refused(PDF, { body: { html: '<p>a</p>' } })).toMatchObject({
        status: 503,
        error: 'BUSY',
        message: 'The server is making many PDFs right now. Please try again in a minute.',
      });
    expect(pdf.owners).toEqual([`${course.id}/sam`, `${course.id}/tom`, `${course.otherId()}/sam`]);
    await busy.http.close();
  });
});
