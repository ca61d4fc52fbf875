// Logging in and out, the session's display values, the first password.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message, text } from './wire-fields.ts';

const credentials = z.object({ username: text(200), password: z.string().max(2000) });

const sessionValues = z.object({
  isLoggedIn: z.boolean(),
  username: z.string(),
  fullName: z.string(),
  isInstructor: z.boolean(),
  isTA: z.boolean(),
  status: z.string(),
  /** True if the course can be read but not changed. */
  isArchived: z.boolean().optional(),
  /** When the personal data of a closed course is deleted (epoch milliseconds), if that is planned. */
  personalDataUntil: z.number().optional(),
  /** Another one once someone else has the netID; left out for people who were there before it was recorded. */
  personTag: z.string().optional(),
  /** How many things wait for a grader; left out if there are none. */
  waiting: z.number().optional(),
});

export type SessionValues = z.output<typeof sessionValues>;

export const sessionApi = endpoints({
  'POST /api/authenticate/{courseID}': {
    summary: 'Log in. With the initial password, mustResetPassword is true and no session opens.',
    gate: 'anyone',
    target: 'none',
    worksIn: 'closed',
    body: credentials,
    response: sessionValues.extend({ mustResetPassword: z.boolean() }),
    answer: 'checked',
    errors: ['USER_NOT_FOUND', 'WRONG_PASSWORD', 'PASSWORD_NOT_USED', 'TOO_MANY_ATTEMPTS'],
  },
  'GET /api/authenticate/fullname/{courseID}/{username}': {
    summary: "A user's full name",
    gate: 'read a name or status',
    target: 'path',
    response: z.object({ fullName: z.string() }),
    answer: 'checked',
  },
  'GET /api/authenticate/status/{courseID}/{username}': {
    summary: "A user's status",
    gate: 'read a name or status',
    target: 'path',
    response: z.object({ status: z.string() }),
    answer: 'checked',
  },
  'POST /api/reset-password/{courseID}': {
    summary:
      'Set a new password, during the first login, or in your own session with the current password',
    gate: 'anyone',
    target: 'none',
    worksIn: 'closed',
    body: z.object({
      username: text(200),
      newPassword: z.string().max(2000),
      currentPassword: z.string().max(2000).optional(),
    }),
    response: message.extend({ session: sessionValues }),
    answer: 'checked',
    errors: [
      'NOT_LOGGED_IN',
      'FORBIDDEN',
      'USER_NOT_FOUND',
      'WRONG_PASSWORD',
      'PASSWORD_NOT_USED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  'GET /api/session/{courseID}': {
    summary: 'The display values of the current session. Without one, isLoggedIn is false.',
    gate: 'anyone',
    target: 'none',
    response: sessionValues,
    answer: 'checked',
  },
  'POST /api/logout/{courseID}': {
    summary: 'End the current session, or all of your sessions in the course if everywhere is true',
    gate: 'anyone',
    target: 'none',
    worksIn: 'closed',
    body: z.object({ everywhere: z.boolean().default(false) }).nullish(),
    response: message,
    answer: 'checked',
  },
});
