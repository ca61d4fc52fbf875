// Examples of the calls in claims-api.ts: who gets what, and requests that succeed.
import type { claimsApi } from './claims-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const claimsExamples: ExamplesOf<typeof claimsApi> = {
  'GET /api/firstLogins/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'POST /api/firstLogins/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { students: 'netID' } },
    seeds: [{ body: { students: 'netID', seen: 0 } }],
  },
  'POST /api/users/{courseID}/renew': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ username }) },
    seeds: [{ body: { username: 'una', seen: 0 } }],
    fields: { 'body.username': 'username' },
  },
};
