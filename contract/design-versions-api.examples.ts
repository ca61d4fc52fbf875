// Examples of the calls in design-versions-api.ts: who gets what, and requests that succeed.
import type { designVersionsApi } from './design-versions-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const designVersionsExamples: ExamplesOf<typeof designVersionsApi> = {
  'GET /api/designVersions/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [{ query: { person: 'ina', kind: 'questions', text: '"', before: '9' } }],
    fields: { 'query.person': 'search', 'query.text': 'search' },
  },
  'GET /api/designVersions/changes/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { to: 1 } },
    seeds: [{ query: { from: '0', to: '2' } }],
  },
  'GET /api/designVersions/design/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { version: 1 } },
    seeds: [{ query: { version: '1' } }],
  },
  'GET /api/designVersions/release-notes/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { since: '2024-09-01' } },
    seeds: [{ query: { since: '2024-09-01' } }],
    fields: { 'query.since': 'date' },
  },
};
