// The workload: how much each grader has left, the work that waits for the caller, and moving students between TAs.
import { WAITING_KINDS } from '@elenchus/domain/workload/waiting-work.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, text, username } from './wire-fields.ts';

const evaluationLoad = z.object({
  evaluationId: z.string(),
  students: z.number(),
  complete: z.number(),
  left: z.number(),
  essaysLeft: z.number(),
  wordsLeft: z.number(),
  /** A date, yyyy-mm-dd; null if nothing is left or no pace is known. */
  expectedEnd: z.string().nullable(),
  isLate: z.boolean(),
});

export const workloadApi = endpoints({
  'GET /api/workload/{courseID}': {
    summary:
      'How much each grader has left in each evaluation, at which pace, and when they would be done. TAs get their own row.',
    gate: 'read statistics',
    target: 'none',
    response: z.array(
      z.object({
        ta: z.string().nullable(),
        name: z.string(),
        pace: z.object({
          completed: z.number(),
          days: z.number(),
          perDay: z.number().nullable(),
        }),
        evaluations: z.array(evaluationLoad),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/waiting/{courseID}': {
    summary:
      'Everything that waits for the caller: work to grade, and requests about grades that are assigned to the caller. Second readings have a call of their own. TAs get their own students, instructors the students without a TA, and all students in a course without TAs. Without an evaluation, those that hide names are left out; with one, it is listed alone, under pseudonyms if it hides names.',
    gate: 'list students',
    target: 'none',
    query: z.object({ evaluationId: identifier.optional() }),
    response: z.array(
      z.object({
        kind: z.enum(WAITING_KINDS),
        evaluationId: z.string(),
        /** The question that it is about; null for the work as a whole. */
        questionId: z.string().nullable(),
        username: z.string(),
        fullname: z.string(),
        /** Epoch milliseconds. */
        since: z.number(),
      }),
    ),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
    wholeClass: true,
  },
  'GET /api/changedWork/{courseID}': {
    summary:
      'Complete work whose student changed an answer after it was marked complete and before the due date. TAs get their own students. Without an evaluation, those that hide names are left out; with one, it is listed under its pseudonyms.',
    gate: 'list students',
    target: 'none',
    query: z.object({ evaluationId: identifier.optional() }),
    response: z.array(
      z.object({
        evaluationId: z.string(),
        username: z.string(),
        /** When an answer that counts first changed, in epoch milliseconds. */
        since: z.number(),
      }),
    ),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
    wholeClass: true,
  },
  'POST /api/users/{courseID}/move': {
    summary:
      "Move students from one TA to another, all of them or none. 'from' is the TA that the caller saw; if a student has another one now, nobody is moved. 'unassigned' means no TA.",
    gate: 'edit a user',
    target: 'none',
    body: z.object({
      moves: z
        .array(z.object({ username, from: text(200), to: text(200) }))
        .min(1)
        .max(10_000),
    }),
    response: message.extend({ moved: z.number() }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
});
