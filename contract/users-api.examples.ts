// Examples of the calls in users-api.ts: who gets what, and requests that succeed.
import type { usersApi } from './users-api.ts';
import { csvForm, type ExamplesOf } from './endpoint.examples.ts';

const NEW_ONE = 'netID,full name\nnew,New One';
const ROSTER = csvForm(NEW_ONE);

export const usersExamples: ExamplesOf<typeof usersApi> = {
  'GET /api/users/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'PUT /api/users/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    call: { body: { fullname: 'Another Name' } },
    seeds: [
      {
        params: { username: 'una' },
        body: {
          username: 'una',
          fullname: 'Una Unason',
          status: 'student',
          TA: 'tess',
          password: 'set',
          resetPassword: false,
        },
      },
    ],
    fields: {
      'path.username': 'username',
      'body.username': 'username',
      'body.fullname': 'name',
      'body.status': 'word',
      'body.TA': 'username',
      'body.password': 'secret',
    },
  },
  'DELETE /api/users/{courseID}/{username}': {
    access: {
      self: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 403, others: 401 },
      sue: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'una' } }],
    fields: { 'path.username': 'username' },
  },
  'POST /api/users/{courseID}/add': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { username: 'newbie', fullname: 'New Bie' } },
    seeds: [
      { body: { username: 'newbie', fullname: 'New Bie', status: 'student', TA: 'tess' } },
      { body: { username: 'newer', fullname: 'New Er', status: 'student', person: 'another' } },
    ],
    fields: {
      'body.username': 'username',
      'body.fullname': 'name',
      'body.status': 'word',
      'body.TA': 'username',
      'body.password': 'secret',
      'body.person': 'identifier',
    },
  },
  'POST /api/users/{courseID}/batch-add': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { form: ROSTER },
    seeds: [
      { query: { preview: 'true' }, form: ROSTER },
      { form: ROSTER },
      { form: csvForm(NEW_ONE, { people: '[{"username":"new","person":"another"}]' }) },
    ],
    fields: { file: 'roster file' },
  },
  'POST /api/users/{courseID}/assign': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { body: { students: ['una'], TA: 'tess' } },
    seeds: [{ body: { students: ['una', 'sam'], TA: 'tess' } }],
    fields: {
      'body.students': 'list',
      'body.students[]': 'username',
      'body.TA': 'username',
    },
  },
};
