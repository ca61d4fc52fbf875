// Announcements of instructors, and the people whom mail doesn't reach.
import {
  MOST_ANNOUNCEMENT,
  MOST_CHOSEN,
  MOST_TITLE,
} from '@elenchus/domain/notifications/announcement.ts';
import { USER_STATUSES } from '@elenchus/domain/people/user.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, text, username } from './wire-fields.ts';

const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('everyone') }),
  z.object({ kind: z.literal('role'), role: z.enum(USER_STATUSES) }),
  z.object({ kind: z.literal('students-of'), ta: username }),
  z.object({ kind: z.literal('people'), usernames: z.array(username).max(MOST_CHOSEN * 5) }),
]);

export const announcementsApi = endpoints({
  'GET /api/announcements/{courseID}': {
    summary: 'The announcements of the course, the newest first, and whom email doesn’t reach',
    gate: 'announce',
    target: 'none',
    response: z.object({
      announcements: z.array(
        z.object({
          id: z.string(),
          at: z.number(),
          /** The name of the person who sent it. */
          from: z.string(),
          /** Such as "All students". */
          to: z.string(),
          title: z.string(),
          text: z.string(),
        }),
      ),
      tas: z.array(z.object({ username: z.string(), fullName: z.string() })),
      /** null where the server sends no mail. */
      unreached: z
        .array(
          z.object({
            username: z.string(),
            fullName: z.string(),
            since: z.number(),
            /** The code of the mail server's answer; 0 if it never answered. */
            code: z.number(),
          }),
        )
        .nullable(),
    }),
    answer: 'checked',
  },
  'POST /api/announcements/{courseID}': {
    summary:
      'Send an announcement to everyone, a role, the students of a TA or chosen people. Sending the same id again sends nothing.',
    gate: 'announce',
    target: 'none',
    body: z.object({
      id: identifier,
      title: text(MOST_TITLE * 10),
      /** Plain text; *emphasis*, [links](https://example.edu) and > quotations are shown as such. */
      text: text(MOST_ANNOUNCEMENT * 10),
      audience,
    }),
    response: message,
    answer: 'checked',
    errors: ['USER_NOT_FOUND', 'LIMIT_REACHED'],
  },
  'POST /api/announcements/withdraw/{courseID}': {
    summary:
      'Withdraw an announcement: nobody sees it any more. One that is gone already stays so.',
    gate: 'announce',
    target: 'none',
    body: z.object({ id: identifier }),
    response: message,
    answer: 'checked',
  },
});
