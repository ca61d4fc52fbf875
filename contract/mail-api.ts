// Mail about a course: your own address, the kinds of mail that you get, and unsubscribing.
import { NOTIFICATION_KINDS } from '@elenchus/domain/notifications/course-notification.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message, text } from './wire-fields.ts';

const own = { gate: 'use your account', target: 'none', worksIn: 'closed' } as const;

export const mailApi = endpoints({
  'GET /api/account/mail/{courseID}': {
    summary:
      'Where you get emails about the course, and which kinds. 404 if this server sends no emails.',
    gate: 'use your account',
    target: 'none',
    response: z.object({
      /** '' without one. */
      address: z.string(),
      /** 'sign-on': the university sent it. */
      source: z.enum(['person', 'sign-on']),
      /** An address that waits for its confirmation; '' for none. */
      askedAddress: z.string(),
      /** The kinds that you can get. */
      kinds: z.array(z.enum(NOTIFICATION_KINDS)),
      off: z.array(z.enum(NOTIFICATION_KINDS)),
      /** The time at which the mail server refused the address for good; null if it didn't. */
      refusedAt: z.number().nullable(),
    }),
    answer: 'checked',
    errors: ['NOT_FOUND'],
  },
  'POST /api/account/mail/{courseID}': {
    ...own,
    summary:
      'Enter an address. An email with a link goes there; the address counts once it is confirmed.',
    body: z.object({ address: text(320) }),
    response: message,
    answer: 'checked',
    errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /api/account/mail-confirm/{courseID}': {
    ...own,
    summary: 'Confirm the address that you entered, with the secret from the email',
    body: z.object({ secret: text(200) }),
    response: message,
    answer: 'checked',
  },
  'POST /api/account/mail-kinds/{courseID}': {
    ...own,
    summary: 'Choose which kinds of news you don’t get by email',
    body: z.object({ off: z.array(z.enum(NOTIFICATION_KINDS)).max(20) }),
    response: message,
    answer: 'checked',
    errors: ['NOT_FOUND'],
  },
  'POST /api/account/end-mail/{courseID}': {
    ...own,
    summary: 'Remove your address',
    response: message,
    answer: 'checked',
  },
  'GET /api/unsubscribe/{courseID}/{secret}': {
    summary:
      'A page with a button that stops the emails to one person. Opening it changes nothing.',
    gate: 'anyone',
    target: 'none',
    response: z.string(),
    answer: 'page',
    errors: ['NOT_FOUND'],
  },
  'POST /api/unsubscribe/{courseID}/{secret}': {
    summary:
      'Stop the emails to the person to whom the secret belongs, without a login (RFC 8058). The body is ignored.',
    gate: 'anyone',
    target: 'none',
    worksIn: 'closed',
    response: z.string(),
    answer: 'page',
    errors: ['NOT_FOUND'],
    form: true,
  },
});
