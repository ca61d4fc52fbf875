// A course as a file, and parts of another course.
import type { CourseFile } from '@elenchus/domain/course-file/course-file.ts';
import { z } from 'zod';
import { courseFileSchema } from './course-file-schema.ts';
import { endpoints } from './endpoint.ts';
import { claimSlip } from './user-fields.ts';
import { identifier, message } from './wire-fields.ts';

/** The design that parts can be chosen from. */
const design: z.ZodType<CourseFile> = courseFileSchema;
const otherDesign = z.object({ title: z.string(), course: design });

export const courseFilesApi = endpoints({
  'GET /api/courseFile/{courseID}': {
    summary:
      'The design of the course as a .zip file, without people, answers and grades (docs/course-file.md)',
    gate: 'change the design',
    target: 'none',
    response: z.instanceof(Uint8Array),
    answer: 'binary',
  },
  'POST /api/courseFile/read/{courseID}': {
    summary: 'The design in a course file, so that parts of it can be added. Nothing is stored.',
    gate: 'change the design',
    target: 'none',
    response: otherDesign,
    answer: 'trusted',
    errors: ['BUSY', 'TIMEOUT'],
    upload: 'reading',
  },
  'GET /api/otherCourses/{courseID}': {
    summary: 'The other courses in which this browser is logged in as an instructor',
    gate: 'change the design',
    target: 'none',
    response: z.array(z.object({ courseID: z.string(), title: z.string() })),
    answer: 'checked',
  },
  'GET /api/otherCourses/design/{courseID}': {
    summary:
      'The design of another course. The browser must be logged in there as an instructor too.',
    gate: 'change the design',
    target: 'none',
    query: z.object({ from: identifier }),
    response: otherDesign,
    answer: 'trusted',
  },
  'POST /api/admin/import-course': {
    summary:
      'Create a course from a course file. Fields before the file: courseID, instructorFullName, instructorUserID, as in create-course.',
    gate: 'administrator',
    target: 'none',
    response: message.extend({ courseID: z.string(), slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['ALREADY_EXISTS', 'LIMIT_REACHED', 'BUSY', 'TIMEOUT'],
    upload: true,
  },
});
