// Closes a course to changes, and reopens it, for its instructors.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message } from './wire-fields.ts';

export const closingApi = endpoints({
  'GET /api/courseClosing/{courseID}': {
    summary: 'Whether the course is closed, by whom, and when its personal data is deleted',
    gate: 'close the course',
    target: 'none',
    /** Times are epoch milliseconds. */
    response: z.object({
      /** null while the course is open. */
      closedAt: z.number().nullable(),
      closedBy: z.enum(['admin', 'instructor']),
      /** null if the installation keeps personal data, or if it is deleted already. */
      personalDataUntil: z.number().nullable(),
      personalDataDeletedAt: z.number().nullable(),
      /** The value of personalDataUntil if the course were closed now. */
      untilIfClosedNow: z.number().nullable(),
    }),
    answer: 'checked',
  },
  'POST /api/courseClosing/{courseID}': {
    summary: 'Close the course, so that it can only be read, or reopen it',
    gate: 'close the course',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ isClosed: z.boolean() }),
    response: message,
    answer: 'checked',
  },
});
