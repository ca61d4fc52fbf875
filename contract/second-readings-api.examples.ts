// Examples of the calls in second-readings-api.ts: who gets what, and requests that succeed.
import type { secondReadingsApi } from './second-readings-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const secondReadingsExamples: ExamplesOf<typeof secondReadingsApi> = {
  'GET /api/secondReadings/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{ role: 'ta' }],
  },
  'GET /api/secondReadings/work/{courseID}': {
    access: { guest: 403, student: 403, ta: 404, otherTa: 404, instructor: 404, others: 401 },
    call: {
      query: {
        evaluationId: 'OPEN',
        username: 'blind-222222222222',
      },
    },
    seeds: [{ query: { evaluationId: 'BACK', username: 'blind-222222222222' } }],
    fields: {
      'query.evaluationId': 'identifier',
      'query.username': 'username',
    },
    succeedsIn: 'second-readings-handlers.test.ts',
  },
  'POST /api/secondReadings/save/{courseID}': {
    access: { guest: 403, student: 403, ta: 404, otherTa: 404, instructor: 404, others: 401 },
    call: {
      // Only the server can compute a name under which there is something to read.
      body: {
        username: 'blind-222222222222',
        evaluationDataID: 'OPEN',
        grade: '81.5',
      },
    },
    seeds: [
      {
        body: {
          username: 'blind-222222222222',
          evaluationDataID: 'BACK',
          grade: '81.5',
          remark: 'Clear.',
          expectedVersion: 0,
        },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.grade': 'grade',
      'body.remark': 'marked text',
      'body.personTag': 'secret',
    },
    succeedsIn: 'second-readings-handlers.test.ts',
  },
  'GET /api/readingAgreement/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
};
