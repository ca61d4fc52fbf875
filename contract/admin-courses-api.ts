// The calls by which the admin manages courses: listing, renaming, adding an instructor, closing, deleting.
import { COURSE_ORDERS } from '@elenchus/domain/people/course-list.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { claimSlip } from './user-fields.ts';
import { message, text } from './wire-fields.ts';

/** Times are epoch milliseconds. */
const listedCourse = z.object({
  courseID: z.string(),
  title: z.string(),
  instructors: z.array(z.object({ username: z.string(), fullName: z.string() })),
  students: z.number(),
  questions: z.number(),
  answers: z.number(),
  createdAt: z.number(),
  /** To the hour. */
  activeAt: z.number(),
  archivedAt: z.number().nullable(),
  deleteAfter: z.number().nullable(),
  /** When the personal data of a closed course is deleted; null if it is kept. */
  personalDataUntil: z.number().nullable(),
  personalDataDeletedAt: z.number().nullable(),
});

export const adminCoursesApi = endpoints({
  'GET /api/admin/courses': {
    summary: 'One page of all courses, with their size and last activity',
    gate: 'administrator',
    target: 'none',
    query: z.object({
      /** Searched in the courseID, the title, and the names and user IDs of the instructors. */
      q: text(200).default(''),
      order: z.enum(COURSE_ORDERS).default('activity'),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    response: z.object({
      courses: z.array(listedCourse),
      /** How many courses match the search, and how many there are. */
      found: z.number(),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
    answer: 'checked',
  },
  'POST /api/admin/rename-course/{courseID}': {
    summary: 'Give a course another title',
    gate: 'administrator',
    target: 'none',
    body: z.object({ title: text(1000) }),
    response: message,
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE', 'LIMIT_REACHED'],
  },
  'POST /api/admin/add-instructor/{courseID}': {
    summary:
      'Add an instructor to a course. Where a personal code is needed, the answer is the only one with it.',
    gate: 'administrator',
    target: 'none',
    worksIn: 'closed',
    body: z.object({
      instructorFullName: text(1000).default(''),
      instructorUserID: text(200).default(''),
    }),
    response: message.extend({ slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['ALREADY_EXISTS', 'WAS_HERE_BEFORE', 'LIMIT_REACHED'],
  },
  'POST /api/admin/archive-course/{courseID}': {
    summary: 'Close a course, so that it can only be read, or open it again',
    gate: 'administrator',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ isArchived: z.boolean() }),
    response: message,
    answer: 'checked',
  },
  'POST /api/admin/keep-personal-data/{courseID}': {
    summary:
      'Postpone the deletion of the personal data of a closed course to the end of a day (UTC)',
    gate: 'administrator',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ until: text(10) }),
    response: message.extend({ personalDataUntil: z.number() }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
  'POST /api/admin/delete-course/{courseID}': {
    summary:
      'Make a course unreachable at once and delete it after 30 days; confirmation is the courseID',
    gate: 'administrator',
    target: 'none',
    worksIn: 'scheduledForDeletion',
    body: z.object({ confirmation: text(200) }),
    response: message.extend({ deleteAfter: z.number() }),
    answer: 'checked',
  },
  'POST /api/admin/keep-course/{courseID}': {
    summary: 'Keep a course that was going to be deleted',
    gate: 'administrator',
    target: 'none',
    worksIn: 'scheduledForDeletion',
    response: message,
    answer: 'checked',
  },
});
