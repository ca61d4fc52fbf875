// Examples of the calls in saved-comments-api.ts: who gets what, and requests that succeed.
import type { savedCommentsApi } from './saved-comments-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

const savedComment = { id: 'c1', list: 'mine', expectedVersion: 0 } as const;

export const savedCommentsExamples: ExamplesOf<typeof savedCommentsApi> = {
  'GET /api/savedComments/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    seeds: [{}, { role: 'ta' }],
  },
  'POST /api/savedComments/save/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: { ...savedComment, label: '', text: 'Good.' } },
    seeds: [
      {
        body: { id: 'NEW', list: 'course', label: 'A', text: 'B {first name}', expectedVersion: 0 },
      },
      {
        role: 'ta',
        body: { id: 'saved', list: 'mine', label: '', text: 'Changed', expectedVersion: 1 },
      },
    ],
    fields: {
      'body.id': 'identifier',
      'body.label': 'name',
      'body.text': 'marked text',
    },
  },
  'POST /api/savedComments/delete/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: savedComment },
    seeds: [{ role: 'ta', body: { id: 'saved', list: 'mine', expectedVersion: 1 } }],
    fields: { 'body.id': 'identifier' },
  },
  'POST /api/savedComments/order/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: { body: { list: 'mine', ids: ['c1'] } },
    seeds: [{ body: { list: 'course', ids: ['shared', 'saved'] } }],
    fields: { 'body.ids': 'list', 'body.ids[]': 'identifier' },
  },
  'POST /api/savedComments/import/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: {
      body: {
        list: 'mine',
        comments: [{ label: '', text: 'Imported.' }],
      },
    },
    seeds: [{ role: 'ta', body: { list: 'course', comments: [{ label: 'A', text: 'NEW' }] } }],
    fields: {
      'body.comments': 'list',
      'body.comments[].label': 'name',
      'body.comments[].text': 'marked text',
    },
  },
  'POST /api/savedComments/uses/{courseID}': {
    access: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
    call: {
      body: {
        uses: [{ list: 'mine', commentID: 'c1', questionID: 'duty1', count: 1 }],
      },
    },
    seeds: [
      {
        role: 'ta',
        body: { uses: [{ list: 'course', commentID: 'shared', questionID: 'duty1', count: 2 }] },
      },
    ],
    fields: {
      'body.uses': 'list',
      'body.uses[].commentID': 'identifier',
      'body.uses[].questionID': 'identifier',
    },
  },
};
