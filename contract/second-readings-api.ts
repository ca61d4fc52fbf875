// Second readings: the work that the caller has to read, one student's work without name and first grade, and how
// far the two grades agree.
import { EXAM_GRADE_LENGTH } from '@elenchus/domain/grading/grade-input.ts';
import { MOST_REMARK_CHARACTERS } from '@elenchus/domain/blind-grading/second-reading.ts';
import { z } from 'zod';
import { answerVersion } from './answers-api.ts';
import { endpoints } from './endpoint.ts';
import { identifier, message, personTag, text, username } from './wire-fields.ts';

const secondReading = z.object({
  grade: z.string(),
  remark: z.string(),
  version: z.number(),
  /** Epoch milliseconds. */
  changedAt: z.number(),
});

const named = z.object({ username: z.string(), fullname: z.string() });

export const secondReadingsApi = endpoints({
  'GET /api/secondReadings/{courseID}': {
    summary:
      'The work that the caller reads a second time, in all evaluations, once it is due. Students have pseudonyms that no other call knows.',
    gate: 'read a second time',
    target: 'none',
    response: z.array(
      named.extend({
        evaluationId: z.string(),
        isRead: z.boolean(),
        /** When the work was due, in epoch milliseconds. */
        since: z.number(),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/secondReadings/work/{courseID}': {
    summary:
      'One student’s work as of the due date, for a second reading: the answers and the caller’s own reading, but no name, grade or comment. Anyone who isn’t the reader gets the same answer as for an unknown student.',
    gate: 'read a second time',
    target: 'none',
    query: z.object({ evaluationId: identifier, username }),
    response: z.object({
      student: named,
      targetDate: z.string(),
      /** Send it back with the reading. */
      personTag: z.string(),
      answers: z.array(answerVersion),
      reading: secondReading.nullable(),
    }),
    answer: 'trusted',
    errors: ['EVALUATION_NOT_FOUND', 'USER_NOT_FOUND'],
  },
  'POST /api/secondReadings/save/{courseID}': {
    summary:
      'Save a second reading: a grade from 0 to 100 and a remark. It never changes the student’s grade, and students never get it. If another instructor’s reading is stored, or you send expectedVersion and the reading was changed meanwhile, it returns 409 with what is stored. With the version of that reading as expectedVersion, it is replaced.',
    gate: 'read a second time',
    target: 'none',
    body: z.object({
      username,
      evaluationDataID: identifier,
      grade: text(EXAM_GRADE_LENGTH),
      remark: text(MOST_REMARK_CHARACTERS).default(''),
      expectedVersion: z.number().int().nonnegative().optional(),
      personTag,
    }),
    response: message.extend({ reading: secondReading }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND', 'USER_NOT_FOUND', 'CHANGED_MEANWHILE', 'SOMEONE_ELSE_NOW'],
  },
  'GET /api/readingAgreement/{courseID}': {
    summary:
      'For each evaluation with second readings: how many students are in the sample, how many have a reader and are read, and the two grades of everyone who has both, under a pseudonym while names are hidden.',
    gate: 'read agreement',
    target: 'none',
    response: z.array(
      z.object({
        evaluationId: z.string(),
        sample: z.number(),
        /** Students in the sample whom no one else could read. */
        withoutReader: z.number(),
        read: z.number(),
        pairs: z.array(
          named.extend({
            first: z.number(),
            second: z.number(),
            remark: z.string(),
            /** The name of the second reader. */
            reader: z.string(),
          }),
        ),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
});
