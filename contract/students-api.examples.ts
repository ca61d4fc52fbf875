// Examples of the calls in students-api.ts: who gets what, and requests that succeed.
import type { studentsApi } from './students-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const studentsExamples: ExamplesOf<typeof studentsApi> = {
  'GET /api/gradingPlace/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { query: { evaluationId: 'OPEN' } },
    seeds: [{ params: { username: 'sue' }, query: { evaluationId: 'OPEN' } }],
    fields: {
      'path.username': 'username',
      'query.evaluationId': 'identifier',
    },
  },
  'GET /api/findStudents/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { query: { text: 's' } },
    seeds: [{ query: { text: 'SU' } }, { query: { username: 'sue' } }],
    fields: {
      'query.text': 'search',
      'query.username': 'username',
      'query.evaluationId': 'identifier',
    },
  },
};
