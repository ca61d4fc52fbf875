// Examples of the calls in sign-on-api.ts: who gets what, and requests that succeed.
import type { signOnApi } from './sign-on-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

// The test course has no sign-on, so nothing is at its addresses; sign-on-access.test.ts calls them with it.
export const signOnExamples: ExamplesOf<typeof signOnApi> = {
  'GET /api/sign-on/{courseID}': {
    access: { others: 404 },
    succeedsIn: 'sign-on-access.test.ts',
  },
  'GET /api/sign-on/callback': {
    access: { others: 404 },
    succeedsIn: 'sign-on-access.test.ts',
  },
  'DELETE /api/sign-on/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    fields: { 'path.username': 'username' },
  },
};
