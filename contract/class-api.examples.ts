// Examples of the calls in class-api.ts: who gets what, and requests that succeed.
import type { classApi } from './class-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const classExamples: ExamplesOf<typeof classApi> = {
  'GET /api/students/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ query: { evaluationId: 'OPEN' } }],
    fields: { 'query.evaluationId': 'identifier' },
  },
  'GET /api/wordCounts/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/weeklyWords/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { query: { start: '2026-09-07', end: '2026-09-14' } },
    seeds: [{ params: { username: 'sue' }, query: { start: '2026-09-07', end: '2026-09-14' } }],
    fields: {
      'path.username': 'username',
      'query.start': 'date',
      'query.end': 'date',
    },
  },
  'GET /api/classWeeklyWords/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/gradingProgress/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/statistics/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/gradeSpread/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'GET /api/criteriaStatistics/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
};
