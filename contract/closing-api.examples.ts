// Examples of the calls in closing-api.ts: who gets what, and requests that succeed.
import type { closingApi } from './closing-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const closingExamples: ExamplesOf<typeof closingApi> = {
  'GET /api/courseClosing/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'POST /api/courseClosing/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { isClosed: true } },
    seeds: [{ body: { isClosed: true } }],
  },
};
