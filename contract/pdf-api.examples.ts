// Examples of the calls in pdf-api.ts: who gets what, and requests that succeed.
import type { pdfApi } from './pdf-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const pdfExamples: ExamplesOf<typeof pdfApi> = {
  'POST /api/generate-pdf': {
    access: {
      stranger: 200,
      guest: 200,
      student: 200,
      ta: 200,
      otherTa: 200,
      instructor: 200,
      others: 401,
    },
    call: { body: { html: '<p>My philosophy</p>' } },
    seeds: [{ body: { html: '<h1>My philosophy</h1><p>Text</p>' } }],
    fields: { 'body.html': 'html' },
  },
};
