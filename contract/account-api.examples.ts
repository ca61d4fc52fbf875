// Examples of the calls in account-api.ts: who gets what, and requests that succeed.
import type { accountApi } from './account-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const accountExamples: ExamplesOf<typeof accountApi> = {
  'GET /api/account/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'student' }, { role: 'guest' }],
  },
  'POST /api/account/password/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: {
      body: (_about, self) => ({
        currentPassword: self,
        newPassword: 'new secret',
      }),
    },
    seeds: [{ role: 'student', body: { currentPassword: 'sam', newPassword: 'a new secret' } }],
    fields: {
      'body.currentPassword': 'secret',
      'body.newPassword': 'secret',
    },
  },
  'POST /api/account/end-sessions/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: {} },
    seeds: [
      { role: 'student', body: {} },
      { role: 'ta', body: { id: 'no-such-session' } },
    ],
    fields: { 'body.id': 'identifier' },
  },
};
