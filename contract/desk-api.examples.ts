// Examples of the calls in desk-api.ts: who gets what, and requests that succeed.
import type { deskApi } from './desk-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

const about = { username: 'sue', evaluationDataID: 'BACK' };

export const deskExamples: ExamplesOf<typeof deskApi> = {
  'POST /api/gradingDesk/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: (username) => ({ username, evaluationDataID: 'OPEN', tab: 'a tab' }) },
    seeds: [
      { body: { ...about, tab: 'a tab', coming: ['sue'], held: ['sam'] } },
      {
        role: 'ta',
        body: { ...about, tab: 'a tab', left: { username: 'sam', evaluationDataID: 'BACK' } },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.tab': 'identifier',
      'body.left.username': 'username',
      'body.left.evaluationDataID': 'identifier',
      'body.coming': 'list',
      'body.coming[]': 'username',
      'body.held': 'list',
      'body.held[]': 'username',
    },
  },
  'GET /api/gradingPass/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { query: { evaluationId: 'OPEN' } },
    seeds: [{ query: { evaluationId: 'OPEN' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
};
