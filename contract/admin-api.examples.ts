// Examples of the calls in admin-api.ts: who gets what, and requests that succeed.
import type { adminApi } from './admin-api.ts';
import { ADMIN_PASSWORD, newName, type ExamplesOf } from './endpoint.examples.ts';

export const adminExamples: ExamplesOf<typeof adminApi> = {
  'GET /api/installation': {
    access: { others: 200 },
  },
  'POST /api/admin/login': {
    access: { others: 200 },
    call: { body: { password: ADMIN_PASSWORD } },
    seeds: [{ role: 'nobody', body: { password: ADMIN_PASSWORD } }],
    fields: { 'body.password': 'secret' },
  },
  'POST /api/admin/logout': {
    access: { others: 200 },
  },
  'GET /api/admin/session': {
    access: { others: 200 },
  },
  'POST /api/admin/create-course': {
    access: { admin: 200, others: 401 },
    call: {
      body: () => ({
        courseID: newName('made'),
        instructorFullName: 'New Instructor',
        instructorUserID: 'newi',
      }),
    },
    seeds: [
      {
        body: { courseID: 'NEW', instructorFullName: 'New Instructor', instructorUserID: 'newi' },
      },
    ],
    fields: {
      'body.courseID': 'identifier',
      'body.instructorFullName': 'name',
      'body.instructorUserID': 'username',
    },
  },
  'POST /api/admin/reset-instructor/{courseID}': {
    access: { admin: 200, others: 401 },
    call: { body: { username: 'ina' } },
    seeds: [{ body: { username: 'ina' } }],
    fields: { 'body.username': 'username' },
  },
};
