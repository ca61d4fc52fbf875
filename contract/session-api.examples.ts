// Examples of the calls in session-api.ts: who gets what, and requests that succeed.
import type { sessionApi } from './session-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const sessionExamples: ExamplesOf<typeof sessionApi> = {
  'POST /api/authenticate/{courseID}': {
    access: { others: 200 },
    call: { body: { username: 'una', password: 'una' } },
    seeds: [{ role: 'nobody', body: { username: 'una', password: 'una' } }],
    fields: { 'body.username': 'username', 'body.password': 'secret' },
  },
  'GET /api/authenticate/fullname/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 404, otherTa: 404, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }],
    fields: { 'path.username': 'username' },
  },
  'GET /api/authenticate/status/{courseID}/{username}': {
    access: {
      self: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      sue: { guest: 403, student: 403, ta: 200, otherTa: 200, instructor: 200, others: 401 },
      unknown: { guest: 403, student: 403, ta: 404, otherTa: 404, instructor: 404, others: 401 },
    },
    seeds: [{ params: { username: 'sue' } }],
    fields: { 'path.username': 'username' },
  },
  'POST /api/reset-password/{courseID}': {
    access: {
      self: {
        guest: 200,
        student: 200,
        ta: 200,
        otherTa: 200,
        instructor: 200,
        firstLogin: 200,
        others: 401,
      },
      sue: {
        guest: 403,
        student: 403,
        ta: 403,
        otherTa: 403,
        instructor: 403,
        firstLogin: 403,
        others: 401,
      },
      unknown: {
        guest: 403,
        student: 403,
        ta: 403,
        otherTa: 403,
        instructor: 403,
        firstLogin: 403,
        others: 401,
      },
    },
    call: {
      body: (username) => ({
        username,
        newPassword: 'new secret',
        currentPassword: username,
      }),
    },
    seeds: [
      {
        role: 'student',
        body: { username: 'sam', newPassword: 'a new secret', currentPassword: 'sam' },
      },
      { role: 'firstLogin', body: { username: 'una', newPassword: 'a new secret' } },
    ],
    fields: {
      'body.username': 'username',
      'body.newPassword': 'secret',
      'body.currentPassword': 'secret',
    },
  },
  'GET /api/session/{courseID}': {
    access: { others: 200 },
  },
  'POST /api/logout/{courseID}': {
    access: { others: 200 },
    call: { body: { everywhere: true } },
    seeds: [{ role: 'student', body: { everywhere: true } }],
  },
};
