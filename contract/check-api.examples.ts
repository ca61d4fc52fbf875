// Examples of the calls in check-api.ts: who gets what, and requests that succeed.
import type { checkApi } from './check-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const checkExamples: ExamplesOf<typeof checkApi> = {
  'GET /api/courseCheck/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
};
