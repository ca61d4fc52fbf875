// Your own account: the password and the sessions.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message } from './wire-fields.ts';

const ownSession = z.object({
  /** Names the session in calls. It isn't the token, so it can't be used to log in. */
  id: z.string(),
  /** Epoch milliseconds. */
  since: z.number(),
  lastActive: z.number(),
  /** Such as "Firefox on Windows", or ''. */
  device: z.string(),
  /** Whether this call was made with it. */
  isThis: z.boolean(),
});

export const accountApi = endpoints({
  'GET /api/account/{courseID}': {
    summary: 'Your own account in the course, and where you are logged in',
    gate: 'use your account',
    target: 'none',
    response: z.object({
      username: z.string(),
      fullName: z.string(),
      status: z.string(),
      /** Whether there is a password that its owner can use and change. */
      hasPassword: z.boolean(),
      /** When you created your calendar address; null without one. */
      calendarSince: z.number().nullable(),
      /** Whether this server sends mail. */
      offersMail: z.boolean(),
      /** The one of this call first, then the one used last. */
      sessions: z.array(ownSession),
    }),
    answer: 'checked',
  },
  'POST /api/account/password/{courseID}': {
    summary:
      'Change your own password. Your other sessions end. A wrong current password counts as a failed login.',
    gate: 'use your account',
    target: 'none',
    worksIn: 'closed',
    body: z.object({
      currentPassword: z.string().max(2000),
      newPassword: z.string().max(2000),
    }),
    response: message,
    answer: 'checked',
    errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_USED', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /api/account/end-sessions/{courseID}': {
    summary: 'End one of your other sessions, or all of them if no id is given',
    gate: 'use your account',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ id: identifier.optional() }),
    response: message.extend({ ended: z.number() }),
    answer: 'checked',
  },
});
