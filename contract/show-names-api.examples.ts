// Examples of the calls in show-names-api.ts: who gets what, and requests that succeed.
import type { showNamesApi } from './show-names-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const showNamesExamples: ExamplesOf<typeof showNamesApi> = {
  'POST /api/showNames/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: {
      body: {
        evaluationId: 'OPEN',
        reason: 'A student needs help with this work.',
      },
    },
    seeds: [{ body: { evaluationId: 'OPEN', reason: 'A student needs help with this work.' } }],
    fields: { 'body.evaluationId': 'identifier', 'body.reason': 'prose' },
  },
};
