// Extensions for several students, accommodations for the whole course, and a second look at grades.
import { LIST_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import { ACCOMMODATION_KINDS } from '@elenchus/domain/extensions/accommodation.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import {
  identifier,
  isoDate,
  message,
  personTag,
  readAsOf,
  readAt,
  text,
  username,
} from './wire-fields.ts';

const NOTE_LIMIT = 500;
const MOST_DAYS = 365;

/** A factor is in hundredths: 150 is one and a half times. */
const accommodation = z.object({
  kind: z.enum(ACCOMMODATION_KINDS),
  amount: z.number().int().min(1).max(1000),
});

const extension = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('date'), evaluationDataID: identifier, date: isoDate }),
  /** Counted from the due date that each student has now. */
  z.object({
    kind: z.literal('days'),
    evaluationDataID: identifier,
    days: z.number().int().min(1).max(MOST_DAYS),
  }),
  /** Back to the due date for everyone, or to that of the accommodation. */
  z.object({ kind: z.literal('none'), evaluationDataID: identifier }),
  /** For the whole course; null takes the accommodation away. */
  z.object({ kind: z.literal('course'), accommodation: accommodation.nullable() }),
]);

const usernames = z.array(username).min(1).max(LIST_LIMIT);

export const extensionsApi = endpoints({
  'GET /api/accommodations/{courseID}': {
    summary: 'The students who have more time in the whole course',
    gate: 'give extensions',
    target: 'none',
    response: z.array(
      accommodation.extend({ username: z.string(), note: z.string(), version: z.number() }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
  'POST /api/extensions/preview/{courseID}': {
    summary:
      'What an extension would change: for each student and evaluation the due date before and after, how many grades depend on it, and how many of them were given for an answer that differs as of the new date. In an evaluation that hides names, no grades are counted. Changes nothing.',
    gate: 'give extensions',
    target: 'none',
    worksIn: 'closed, reading',
    body: z.object({ usernames, extension }),
    response: z.object({
      rows: z.array(
        z.object({
          username: z.string(),
          evaluationDataID: z.string(),
          before: z.string().nullable(),
          after: z.string().nullable(),
          grades: z.number(),
          changed: z.number(),
          /** An exam grade was entered by hand. It stays, and an answer differs as of the new date. */
          secondLook: z.boolean(),
        }),
      ),
      /** Custom due dates that stay, because a person gave them by hand. */
      keptByHand: z.number(),
      /** To send with the extension, so that nothing else happens than what was shown. */
      token: z.string(),
    }),
    answer: 'trusted',
    errors: ['EVALUATION_NOT_FOUND', 'LIMIT_REACHED'],
    wholeClass: true,
  },
  'POST /api/extensions/{courseID}': {
    summary:
      'Give several students an extension, all of them or none. If anything has changed since the preview with this token, nothing is changed and it returns 409. The question grades concerned are deleted; with keepUnchanged, only those whose answers differ as of the new date. deletedGrades doesn’t count grades of evaluations that hide names.',
    gate: 'give extensions',
    target: 'none',
    body: z.object({
      usernames,
      extension,
      note: text(NOTE_LIMIT).default(''),
      keepUnchanged: z.boolean().default(false),
      /** The token of the preview. Without it, the extension is given whatever it changes. */
      token: text(100).optional(),
    }),
    response: message.extend({ moved: z.number(), deletedGrades: z.number() }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND', 'CHANGED_MEANWHILE', 'LIMIT_REACHED'],
  },
  'POST /api/studentGrades/confirm/{courseID}': {
    summary:
      'Say that grades also fit the answers that count now, after a second look. They are saved again with the same values. readAsOf is the targetDate of the work that you read.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      username,
      evaluationDataID: identifier,
      questionIDs: z.array(identifier).min(1).max(1000),
      readAsOf,
      readAt,
      personTag,
    }),
    response: message.extend({ confirmed: z.number() }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
});
