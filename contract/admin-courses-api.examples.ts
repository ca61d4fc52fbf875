// Examples of the calls in admin-courses-api.ts: who gets what, and requests that succeed.
import type { adminCoursesApi } from './admin-courses-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const adminCoursesExamples: ExamplesOf<typeof adminCoursesApi> = {
  'GET /api/admin/courses': {
    access: { admin: 200, others: 401 },
    seeds: [{ query: { q: 'ina', order: 'title', page: '1' } }],
    fields: { 'query.q': 'search' },
  },
  'POST /api/admin/rename-course/{courseID}': {
    access: { admin: 200, others: 401 },
    call: { body: { title: 'Philosophy 102' } },
    seeds: [{ body: { title: 'Philosophy 102' } }],
    fields: { 'body.title': 'name' },
  },
  'POST /api/admin/add-instructor/{courseID}': {
    access: { admin: 200, others: 401 },
    call: {
      body: {
        instructorFullName: 'New Instructor',
        instructorUserID: 'newi',
      },
    },
    seeds: [{ body: { instructorFullName: 'New Instructor', instructorUserID: 'newi' } }],
    fields: {
      'body.instructorFullName': 'name',
      'body.instructorUserID': 'username',
    },
  },
  'POST /api/admin/archive-course/{courseID}': {
    access: { admin: 200, others: 401 },
    call: { body: { isArchived: true } },
    seeds: [{ body: { isArchived: true } }],
  },
  'POST /api/admin/keep-personal-data/{courseID}': {
    access: { admin: 400, others: 401 },
    call: { body: { until: '2030-01-31' } },
    seeds: [{ body: { until: '2030-01-31' } }],
    fields: { 'body.until': 'date' },
    succeedsIn: 'closing-handlers.test.ts',
  },
  'POST /api/admin/delete-course/{courseID}': {
    access: { admin: 200, others: 401 },
    call: { body: (_about, _self, course) => ({ confirmation: course }) },
    seeds: [{ body: { confirmation: 'COURSE' } }],
    fields: { 'body.confirmation': 'identifier' },
  },
  'POST /api/admin/keep-course/{courseID}': {
    access: { admin: 200, others: 401 },
  },
};
