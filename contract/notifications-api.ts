// News in a course, for each person: the list behind the bell.
import { NOTIFICATION_KINDS } from '@elenchus/domain/notifications/course-notification.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message } from './wire-fields.ts';

const notification = z.object({
  /** Stays the same while the notification is shown. */
  id: z.string(),
  /** Epoch milliseconds. */
  at: z.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** The ID of the evaluation or section; '' for an announcement. */
  about: z.string(),
  /** The name of the evaluation or section, or the title of the announcement. */
  name: z.string(),
  /** The text of an announcement, with the marks for emphasis, links and quotations. */
  text: z.string(),
  /** The name of the person who sent an announcement; '' for other kinds, and for someone who left. */
  from: z.string(),
  /** Due dates as stored, before and after a move; '' for none. */
  before: z.string(),
  after: z.string(),
  /** The due date of an earlier notification that this one replaces; '' for none. */
  replaced: z.string(),
  /** The due date is only for the caller. */
  isOwn: z.boolean(),
  /** How many questions a reminder is about; 0 for other kinds. */
  unanswered: z.number(),
});

export const notificationsApi = endpoints({
  'GET /api/notices/{courseID}': {
    summary: 'What is new for you in the course, the newest first',
    gate: 'use your account',
    target: 'none',
    response: z.object({
      notices: z.array(notification),
      /** Notifications after this time are new. */
      seenUntil: z.number(),
    }),
    answer: 'checked',
  },
  'GET /api/noticeCount/{courseID}': {
    summary: 'How many notices are new for you',
    gate: 'use your account',
    target: 'none',
    response: z.object({ unseen: z.number() }),
    answer: 'checked',
  },
  'POST /api/notices/seen/{courseID}': {
    summary: 'Mark all notices until a time as seen. An earlier time changes nothing.',
    gate: 'use your account',
    target: 'none',
    worksIn: 'closed',
    body: z.object({
      /** Epoch milliseconds; a time in the future counts as now. */
      until: z.number().int().min(0).max(8_640_000_000_000_000),
    }),
    response: message,
    answer: 'checked',
  },
});
