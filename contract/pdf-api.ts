// A PDF of what a person wrote.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const pdfApi = endpoints({
  'POST /api/generate-pdf': {
    summary: 'Make a PDF from HTML. Anyone who is logged in to a course can call it.',
    gate: 'make a PDF',
    target: 'none',
    body: z.object({ html: z.string().min(1, 'There’s nothing to print: html is empty.') }),
    response: z.instanceof(Uint8Array),
    answer: 'binary',
    errors: ['BUSY', 'TIMEOUT', 'PDF_UNAVAILABLE'],
  },
});
