// Examples of the calls in notifications-api.ts: who gets what, and requests that succeed.
import type { notificationsApi } from './notifications-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const noticesExamples: ExamplesOf<typeof notificationsApi> = {
  'GET /api/notices/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'student' }, { role: 'ta' }],
  },
  'GET /api/noticeCount/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'student' }],
  },
  'POST /api/notices/seen/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: { until: 1_700_000_000_000 } },
    seeds: [{ role: 'student', body: { until: 1 } }],
  },
};
