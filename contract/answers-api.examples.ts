// Examples of the calls in answers-api.ts: who gets what, and requests that succeed.
import type { answersApi } from './answers-api.ts';
import { MINUTE, NOON, type ExamplesOf } from './endpoint.examples.ts';

export const answersExamples: ExamplesOf<typeof answersApi> = {
  'GET /api/studentAnswers/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }],
    fields: { 'path.username': 'username' },
  },
  'POST /api/studentAnswers/update/{courseID}': {
    access: {
      self: { guest: 200, student: 200, ta: 403, otherTa: 403, instructor: 403, others: 401 },
      sue: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 403, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 403, others: 401 },
    },
    call: {
      body: (username) => ({
        answerData: [{ username, questionID: 'duty1', questionEssayAnswer: 'An essay.' }],
      }),
    },
    seeds: [
      {
        body: {
          answerData: [
            { username: 'sam', questionID: 'mayLie', questionAnswer: '2', questionEssayAnswer: '' },
            {
              username: 'sam',
              questionID: 'duty1',
              questionAnswer: '',
              questionEssayAnswer: 'A new essay.',
              // Later than the stored edit, earlier than now.
              editedAt: NOON - MINUTE,
            },
          ],
        },
      },
    ],
    fields: {
      'body.answerData': 'list',
      'body.answerData[].username': 'username',
      'body.answerData[].questionID': 'identifier',
      'body.answerData[].questionAnswer': 'choice',
      'body.answerData[].questionEssayAnswer': 'essay',
      'body.answerData[].shownOptions': 'list',
      'body.answerData[].shownOptions[]': 'option',
    },
  },
  'GET /api/studentAnswersHistory/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }],
    fields: {
      'path.username': 'username',
      'query.before': 'cursor',
    },
  },
  'GET /api/examAnswers/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { query: { date: '2026-09-14' } },
    seeds: [
      { params: { username: 'sue' }, query: { date: '2026-09-14' } },
      { params: { username: 'sue' }, query: { evaluationId: 'BACK' } },
    ],
    fields: {
      'path.username': 'username',
      'query.evaluationId': 'identifier',
      'query.date': 'date',
    },
  },
};
