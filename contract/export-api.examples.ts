// Examples of the calls in export-api.ts: who gets what, and requests that succeed.
import type { exportApi } from './export-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const exportExamples: ExamplesOf<typeof exportApi> = {
  'GET /api/gradesExport/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { query: { format: 'spreadsheet' } },
    seeds: [{ query: { format: 'spreadsheet' } }, { query: { format: 'canvas' } }],
  },
};
