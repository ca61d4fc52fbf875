// Examples of the calls in presence-api.ts: who gets what, and requests that succeed.
import type { presenceApi } from './presence-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const presenceExamples: ExamplesOf<typeof presenceApi> = {
  'POST /api/gradingPresence/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ username, evaluationDataID: 'OPEN', tab: 'a tab' }) },
    seeds: [
      { body: { username: 'sue', evaluationDataID: 'BACK', tab: 'a tab', isLeaving: false } },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.tab': 'identifier',
    },
  },
};
