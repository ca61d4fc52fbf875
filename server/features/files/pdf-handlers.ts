// A PDF of posted HTML.
import type { ErrorCode } from '@elenchus/contract/error-catalog.ts';
import type { pdfApi } from '@elenchus/contract/pdf-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { fail } from '../../http/failure.ts';
import { type HandlersOf, CustomAnswer } from '../../http/handler.ts';
import { describePdfFailure, type PdfFailure } from '../../pdf/pdf-failure.ts';
import type { Services } from '../services.ts';

const CODES: Readonly<Record<PdfFailure, ErrorCode>> = {
  'too-large': 'TOO_LARGE',
  'too-complex': 'TOO_LARGE',
  'out-of-memory': 'TOO_LARGE',
  busy: 'BUSY',
  closed: 'BUSY',
  timeout: 'TIMEOUT',
  failed: 'PDF_UNAVAILABLE',
  unavailable: 'PDF_UNAVAILABLE',
};

const PDF_HEADERS = {
  'content-type': 'application/pdf',
  'content-disposition': 'attachment; filename="My Philosophy.pdf"',
};

/** The handler of the PDF endpoint. */
export function pdfHandlers({ pdf }: Services): HandlersOf<typeof pdfApi> {
  return {
    'POST /api/generate-pdf': async ({ body, caller, course, now }) => {
      const made = await pdf.makePdf(body.html, {
        // No course and no username has a slash.
        owner: `${course}/${foldName(caller.username)}`,
        createdAt: Math.floor(now / 1000),
      });
      if (made.ok) return new CustomAnswer(200, PDF_HEADERS, made.value);
      return fail(CODES[made.reason], { message: describePdfFailure(made.reason).message });
    },
  };
}
