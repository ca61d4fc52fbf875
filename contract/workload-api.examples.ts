// Examples of the calls in workload-api.ts: who gets what, and requests that succeed.
import type { workloadApi } from './workload-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const workloadExamples: ExamplesOf<typeof workloadApi> = {
  'GET /api/workload/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/waiting/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ query: { evaluationId: 'OPEN' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'GET /api/changedWork/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ query: { evaluationId: 'OPEN' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'POST /api/users/{courseID}/move': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: {
      body: {
        moves: [{ username: 'una', from: 'unassigned', to: 'tess' }],
      },
    },
    seeds: [{ body: { moves: [{ username: 'una', from: 'unassigned', to: 'tess' }] } }],
    fields: {
      'body.moves': 'list',
      'body.moves[].username': 'username',
      'body.moves[].from': 'username',
      'body.moves[].to': 'username',
    },
  },
};
