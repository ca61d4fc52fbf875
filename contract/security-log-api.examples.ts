// Examples of the calls in security-log-api.ts: who gets what, and requests that succeed.
import type { securityLogApi } from './security-log-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const securityLogExamples: ExamplesOf<typeof securityLogApi> = {
  'GET /api/security-log/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [
      { query: { person: 'sam', kind: 'failures' } },
      { query: { before: '0zzzzzzzz/login/sam/sam/10.0.0.1|course', person: '%_' } },
    ],
    fields: { 'query.person': 'search', 'query.before': 'cursor' },
  },
  'GET /api/admin/security-log': {
    access: { admin: 200, others: 401 },
    seeds: [
      { role: 'admin', query: { person: 's', before: '0zzzzzzzz|' } },
      { role: 'admin', query: { course: 'COURSE', kind: 'logins' } },
    ],
    fields: {
      'query.person': 'search',
      'query.before': 'cursor',
      'query.course': 'identifier',
    },
  },
};
