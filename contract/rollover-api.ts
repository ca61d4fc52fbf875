// Uses a course again: what is possible, public holidays, and making the new course.
import { MEETING_DAYS } from '@elenchus/domain/design/date-generator-settings.ts';
import { MAX_REASON_CHARACTERS } from '@elenchus/domain/schedule/no-class.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { claimSlip } from './user-fields.ts';
import { identifier, message, text, username } from './wire-fields.ts';

const MOST_DAYS = 400;
const date = text(10);
const place = z.object({ code: z.string(), name: z.string() });

/** The term and the choices of the person who made the preview. */
const plan = z.object({
  startDate: date,
  endDate: date,
  meetingDays: z.array(z.enum(MEETING_DAYS)).max(MEETING_DAYS.length),
  daysOff: z
    .array(z.object({ from: date, to: date, reason: text(MAX_REASON_CHARACTERS).default('') }))
    .max(MOST_DAYS)
    .default([]),
  addedMeetings: z.array(date).max(MOST_DAYS).default([]),
  merged: z.array(identifier).max(2000).default([]),
  dropped: z.array(identifier).max(2000).default([]),
  keepsSpareDays: z.boolean().default(false),
});

export const rolloverApi = endpoints({
  'GET /api/useAgain/{courseID}': {
    summary: 'Whether instructors may create courses here, and the TAs who could come along',
    gate: 'change the design',
    target: 'none',
    response: z.object({
      mayCreate: z.boolean(),
      tas: z.array(z.object({ username: z.string(), fullname: z.string() })),
    }),
    answer: 'checked',
  },
  'GET /api/publicHolidays/{courseID}': {
    summary:
      'The countries with known public holidays; with a country also its regions; with dates also the holidays between them. `known` is the first and last day of the table.',
    gate: 'change the design',
    target: 'none',
    query: z.object({
      country: text(10).default(''),
      region: text(20).default(''),
      from: text(10).default(''),
      to: text(10).default(''),
    }),
    response: z.object({
      countries: z.array(place),
      regions: z.array(place),
      holidays: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
      known: z.object({ from: z.string(), to: z.string() }),
    }),
    answer: 'checked',
  },
  'POST /api/useAgain/{courseID}': {
    summary:
      'Create a course for a new term from the design of this one, with the caller as its instructor and the chosen TAs. Opens a session in it.',
    gate: 'change the design',
    target: 'none',
    worksIn: 'closed',
    body: z.object({
      newCourseID: text(200).default(''),
      title: text(1000).default(''),
      plan,
      tas: z.array(username).max(200).default([]),
    }),
    response: message.extend({ courseID: z.string(), slips: z.array(claimSlip) }),
    answer: 'checked',
    errors: ['ALREADY_EXISTS', 'USER_NOT_FOUND', 'LIMIT_REACHED'],
  },
});
