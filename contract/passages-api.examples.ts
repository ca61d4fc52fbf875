// Examples of the calls in passages-api.ts: who gets what, and requests that succeed.
import type { passagesApi } from './passages-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

const about = { username: 'sue', evaluationDataID: 'OPEN' };

export const passagesExamples: ExamplesOf<typeof passagesApi> = {
  'POST /api/passageComments/update/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 400, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: {
      body: (username) => ({
        username,
        evaluationDataID: 'OPEN',
        commentID: 'a comment',
        questionID: 'duty1',
        comment: 'Well said.',
      }),
    },
    seeds: [
      {
        body: {
          ...about,
          commentID: 'on-a-passage',
          questionID: 'duty1',
          anchor: { quote: 'duty', before: 'A ', after: ' is.', start: 2 },
          comment: 'Which one?',
          expectedVersion: 0,
        },
      },
      {
        body: {
          ...about,
          commentID: 'on-all',
          questionID: 'mayLie',
          anchor: null,
          comment: 'Why?',
        },
      },
    ],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.commentID': 'identifier',
      'body.personTag': 'secret',
      'body.questionID': 'identifier',
      'body.anchor.quote': 'essay',
      'body.anchor.before': 'essay',
      'body.anchor.after': 'essay',
      'body.comment': 'marked text',
    },
  },
  'DELETE /api/passageComments/delete/{courseID}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: {
      body: (username) => ({
        username,
        evaluationDataID: 'OPEN',
        commentID: 'a comment',
      }),
    },
    seeds: [{ body: { ...about, commentID: 'on-a-passage', expectedVersion: 1 } }],
    fields: {
      'body.username': 'username',
      'body.evaluationDataID': 'identifier',
      'body.commentID': 'identifier',
      'body.personTag': 'secret',
    },
  },
};
