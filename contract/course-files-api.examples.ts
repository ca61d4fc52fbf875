// Examples of the calls in course-files-api.ts: who gets what, and requests that succeed.
import type { courseFilesApi } from './course-files-api.ts';
import { EMPTY_COURSE_FILE, type ExamplesOf } from './endpoint.examples.ts';

export const courseFilesExamples: ExamplesOf<typeof courseFilesApi> = {
  'GET /api/courseFile/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'POST /api/courseFile/read/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { form: EMPTY_COURSE_FILE },
    fields: { file: 'course file' },
    succeedsIn: 'course-files-handlers.test.ts',
  },
  'GET /api/otherCourses/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
  },
  'GET /api/otherCourses/design/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 403, others: 401 },
    call: { query: { from: 'elsewhere' } },
    fields: { 'query.from': 'identifier' },
    succeedsIn: 'course-files-handlers.test.ts',
  },
  'POST /api/admin/import-course': {
    access: { admin: 200, others: 401 },
    call: { form: EMPTY_COURSE_FILE },
    fields: { file: 'course file' },
    succeedsIn: 'course-files-handlers.test.ts',
  },
};
