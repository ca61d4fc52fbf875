// Examples of the calls in extensions-api.ts: who gets what, and requests that succeed.
import type { extensionsApi } from './extensions-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

const THREE_DAYS = { kind: 'days', evaluationDataID: 'OPEN', days: 3 } as const;

export const extensionsExamples: ExamplesOf<typeof extensionsApi> = {
  'GET /api/accommodations/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    seeds: [{}],
  },
  'POST /api/extensions/preview/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { usernames: ['una'], extension: THREE_DAYS } },
    seeds: [
      {
        body: {
          usernames: ['sue', 'sam'],
          extension: { kind: 'date', evaluationDataID: 'BACK', date: '2026-12-01' },
        },
      },
      {
        body: {
          usernames: ['sue'],
          extension: { kind: 'course', accommodation: { kind: 'factor', amount: 150 } },
        },
      },
    ],
    fields: {
      'body.usernames': 'list',
      'body.usernames[]': 'username',
      'body.extension.evaluationDataID': 'identifier',
      'body.extension.date': 'date',
    },
  },
  'POST /api/extensions/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { usernames: ['una'], extension: THREE_DAYS } },
    seeds: [
      {
        body: {
          usernames: ['sue'],
          extension: { kind: 'days', evaluationDataID: 'BACK', days: 3 },
          note: 'Until spring.',
          keepUnchanged: true,
          token: 'ENTRY',
        },
      },
      {
        body: {
          usernames: ['una'],
          extension: { kind: 'days', evaluationDataID: 'OPEN', days: 3 },
        },
      },
      {
        body: {
          usernames: ['una', 'sam'],
          extension: { kind: 'course', accommodation: { kind: 'days', amount: 2 } },
        },
      },
    ],
    fields: {
      'body.usernames': 'list',
      'body.usernames[]': 'username',
      'body.extension.evaluationDataID': 'identifier',
      'body.extension.date': 'date',
      'body.note': 'prose',
      'body.token': 'identifier',
    },
  },
  'POST /api/studentGrades/confirm/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: {
      body: (username) => ({
        username,
        evaluationDataID: 'OPEN',
        questionIDs: ['duty1'],
      }),
    },
    seeds: [{ body: { username: 'sue', evaluationDataID: 'BACK', questionIDs: ['duty1'] } }],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.questionIDs': 'list',
      'body.questionIDs[]': 'identifier',
      'body.readAsOf': 'date',
      'body.personTag': 'secret',
    },
  },
};
