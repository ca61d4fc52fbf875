// The calendar of a course at a secret address, which each person can create, renew and turn off.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message } from './wire-fields.ts';

export const calendarApi = endpoints({
  'GET /api/calendar/{courseID}/{secret}': {
    summary:
      'The calendar of the person to whom the secret belongs, as an .ics file: class days and due dates',
    gate: 'anyone',
    target: 'none',
    // A wrong secret is counted.
    worksIn: 'closed',
    response: z.string(),
    answer: 'custom',
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /api/account/calendar/{courseID}': {
    summary:
      'Create your calendar address, or replace it. The answer is the only one with the secret.',
    gate: 'use your account',
    target: 'none',
    worksIn: 'closed',
    response: message.extend({
      /** The address without the name of the website: /api/calendar/… */
      path: z.string(),
    }),
    answer: 'checked',
  },
  'POST /api/account/end-calendar/{courseID}': {
    summary: 'Turn off your calendar address',
    gate: 'use your account',
    target: 'none',
    worksIn: 'closed',
    response: message,
    answer: 'checked',
  },
});
