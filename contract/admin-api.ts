// The installation: the admin gate, new courses, and the course that opens first.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { claimSlip } from './user-fields.ts';
import { message, text, username } from './wire-fields.ts';

export const adminApi = endpoints({
  'GET /api/installation': {
    summary: 'The course that the first page leads to, or null',
    gate: 'anyone',
    target: 'none',
    response: z.object({ defaultCourse: z.string().nullable() }),
    answer: 'checked',
  },
  'POST /api/admin/login': {
    summary: 'Log in as the admin',
    gate: 'anyone',
    target: 'none',
    body: z.object({ password: z.string().max(2000) }),
    response: message,
    answer: 'checked',
    errors: ['WRONG_ADMIN_PASSWORD', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /api/admin/logout': {
    summary: 'Log out as the admin',
    gate: 'anyone',
    target: 'none',
    response: message,
    answer: 'checked',
  },
  'GET /api/admin/session': {
    summary: 'Whether this browser is logged in as the admin',
    gate: 'anyone',
    target: 'none',
    response: z.object({ isAdmin: z.boolean() }),
    answer: 'checked',
  },
  'POST /api/admin/create-course': {
    summary:
      'Create a course with its first instructor, whose initial password is the user ID, or a personal code on a server with a public address',
    gate: 'administrator',
    target: 'none',
    body: z.object({
      courseID: text(200).default(''),
      instructorFullName: text(1000).default(''),
      instructorUserID: text(200).default(''),
    }),
    response: message.extend({ courseID: z.string(), slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['ALREADY_EXISTS'],
  },
  'POST /api/admin/reset-instructor/{courseID}': {
    summary:
      'Set the password of an instructor back to the first login and end every session. Where a personal code is needed, the answer is the only one with it; an earlier code no longer works.',
    gate: 'administrator',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ username }),
    response: message.extend({ slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['USER_NOT_FOUND', 'FORBIDDEN'],
  },
});
