// The security log of a course and of the installation.
import { SECURITY_KINDS, type SecurityKind } from '@elenchus/domain/people/security-events.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { text } from './wire-fields.ts';

const kinds = Object.keys(SECURITY_KINDS) as [SecurityKind, ...SecurityKind[]];

const filters = z.object({
  /** A part of a name or username, or a whole username of someone who was deleted. */
  person: text(200).default(''),
  kind: z.enum(kinds).optional(),
  /** `next` of the page before. */
  before: text(1000).optional(),
});

const page = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** '' for the installation. */
      course: z.string(),
      /** Epoch milliseconds. Of failed logins that share an entry, the first. */
      at: z.number(),
      event: z.string(),
      /** The username, 'admin', or '' where there is none; the full name is '' for people who were deleted. */
      actor: z.string(),
      actorName: z.string(),
      subject: z.string(),
      subjectName: z.string(),
      address: z.string(),
      detail: z.string(),
      times: z.number(),
    }),
  ),
  /** The value that asks for the next page; null on the last one. */
  next: z.string().nullable(),
});

export const securityLogApi = endpoints({
  'GET /api/security-log/{courseID}': {
    summary: 'The security log of the course, newest first, 50 entries per page',
    gate: 'read the security log',
    target: 'none',
    query: filters,
    response: page,
    answer: 'checked',
  },
  'GET /api/admin/security-log': {
    summary:
      'The security log of the installation and of all courses, newest first, 50 entries per page. With course, only that one.',
    gate: 'administrator',
    target: 'none',
    query: filters.extend({ course: text(200).optional() }),
    response: page,
    answer: 'checked',
  },
});
