// Examples of the calls in similarity-api.ts: who gets what, and requests that succeed.
import type { similarityApi } from './similarity-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const similarityExamples: ExamplesOf<typeof similarityApi> = {
  'POST /api/similarity/start/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { evaluationId: 'OPEN' } },
    seeds: [{ body: { evaluationId: 'BACK' } }],
    fields: { 'body.evaluationId': 'identifier' },
  },
  'POST /api/similarity/cancel/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'GET /api/similarity/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { evaluationId: 'OPEN' } },
    seeds: [{ query: { evaluationId: 'BACK' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'GET /api/similarity/pairs/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { evaluationId: 'OPEN' } },
    seeds: [{ query: { evaluationId: 'BACK' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'GET /api/similarity/pair/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    call: {
      query: {
        evaluationId: 'OPEN',
        questionID: 'duty1',
        first: 'sam',
        second: 'sue',
      },
    },
    seeds: [{ query: { evaluationId: 'BACK', questionID: 'duty1', first: 'sam', second: 'sue' } }],
    fields: {
      'query.evaluationId': 'identifier',
      'query.questionID': 'identifier',
      'query.first': 'username',
      'query.second': 'username',
    },
  },
};
