// Handing back to some students or at a planned time, and the evaluations that are handed back to one student.
import { MESSAGE_LIMIT, REQUEST_STATES } from '@elenchus/domain/grade-requests/grade-request.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { z } from 'zod';
import { designRecord } from './design-api.ts';
import { endpoints } from './endpoint.ts';
import { identifier, message, personTag, readAsOf, readAt, text, username } from './wire-fields.ts';

const person = z.object({ username: z.string(), fullname: z.string() });

const requestMessage = z.object({
  id: z.string(),
  by: z.enum(['student', 'grader']),
  /** The full name of a grader; empty for the student. */
  author: z.string(),
  sentAt: z.number(),
  text: z.string(),
  /** The grade that was changed with the message, before and after; null when none was. */
  grade: z.object({ before: z.string().nullable(), after: z.string() }).nullable(),
});

const conversation = z.object({
  evaluationDataID: z.string(),
  /** 'noQuestionID' for the grade as a whole. */
  questionID: z.string(),
  state: z.enum(REQUEST_STATES),
  askedAt: z.number(),
  version: z.number(),
  messages: z.array(requestMessage),
});

/** A request as graders get it. */
export const staffConversation = conversation.extend({
  /** null when it is assigned to no one. */
  assignedTo: person.nullable(),
  /** Everyone who can be made to answer it. */
  graders: z.array(person),
});

const requestKey = {
  username,
  evaluationDataID: identifier,
  questionID: text(200).min(1).default(NO_QUESTION),
  personTag,
};

const listedRequest = conversation.omit({ messages: true }).extend({
  student: person,
  changedAt: z.number(),
  assignedTo: person.nullable(),
  /** Whether it waits for the caller: it is assigned to the caller, or to no one and the caller is an instructor. */
  isMine: z.boolean(),
  messages: z.number(),
  /** The beginning of the last message. */
  lastText: z.string(),
});

export const handBackApi = endpoints({
  'GET /api/handBacks/{courseID}': {
    summary:
      'What is handed back outside the design: to some students, or at a planned time. A username of null means every student. A since of null withholds the work from the student. `extended` counts, for each evaluation, the students whose own due date hasn’t passed, and lists them unless the evaluation hides names.',
    gate: 'hand back',
    target: 'none',
    response: z.object({
      handBacks: z.array(
        z.object({
          evaluationDataID: z.string(),
          username: z.string().nullable(),
          fullname: z.string(),
          since: z.number().nullable(),
          changedBy: z.string(),
          changedAt: z.number(),
        }),
      ),
      extended: z.array(
        z.object({
          evaluationDataID: z.string(),
          count: z.number(),
          students: z.array(person.extend({ due: z.string() })),
        }),
      ),
    }),
    answer: 'checked',
    wholeClass: true,
  },
  'POST /api/handBacks/{courseID}': {
    summary:
      'Hand an evaluation back to everyone, to one TA’s students or to some students, or take it back. With `at` (yyyy-mm-ddThh:mm in the course’s time zone), students see it from then on. Students who already have it keep it. Students whose own due date hasn’t passed by then are left out, except those in `includes`.',
    gate: 'hand back',
    target: 'none',
    body: z.object({
      evaluationDataID: identifier,
      to: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('everyone') }),
        z.object({ kind: z.literal('ta'), username }),
        z.object({ kind: z.literal('students'), usernames: z.array(username).min(1).max(10_000) }),
      ]),
      action: z.enum(['hand back', 'take back']),
      at: text(20).optional(),
      /** Students who get it although their own due date hasn’t passed by then. */
      includes: z.array(username).max(10_000).default([]),
    }),
    response: message.extend({
      /** The number of students who are affected; everyone counts as 1. */
      changed: z.number(),
      /** Students who already had it, or from whom there was nothing to take back. */
      unchanged: z.number(),
      /** Students who are left out, because their own due date hasn’t passed by then. */
      leftOut: z.number(),
    }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
  'GET /api/handedBack/{courseID}/{username}': {
    summary:
      'Which evaluations are handed back to a student, since when, the student’s requests about grades in them, and their criteria.',
    gate: 'read grades',
    target: 'path',
    response: z.object({
      handedBack: z.array(
        z.object({
          evaluationDataID: z.string(),
          /** 0 when the time wasn’t recorded. */
          since: z.number(),
        }),
      ),
      requests: z.array(conversation),
      /** The records about criteria and weights that the student may read. */
      criteria: z.array(designRecord),
    }),
    answer: 'checked',
  },
  'GET /api/gradeRequests/{courseID}': {
    summary:
      'Students’ requests about their grades, at most 500 of each state, open ones first. TAs get those of their own students. Requests in evaluations that hide names are only counted.',
    gate: 'read grade requests',
    target: 'none',
    response: z.object({
      /** How many open requests wait for the caller. */
      waiting: z.number(),
      requests: z.array(listedRequest),
      /** How many are in evaluations that hide names. */
      hidden: z.number(),
    }),
    answer: 'checked',
    wholeClass: true,
  },
  'POST /api/gradeRequests/{courseID}': {
    summary:
      'Write about a grade. A student’s first message about a question, or about the grade as a whole, asks about it. Graders can change the grade with their message; readAsOf is the targetDate of the work that they read. The same messageID is stored once.',
    gate: 'write about a grade',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      ...requestKey,
      messageID: text(64).min(1),
      text: text(MESSAGE_LIMIT),
      grade: z
        .object({
          individualGradingData: text(100),
          expectedVersion: z.number().int().nonnegative().optional(),
          readAsOf,
          readAt,
        })
        .optional(),
    }),
    response: message.extend({ request: conversation }),
    answer: 'checked',
    errors: [
      'EVALUATION_NOT_FOUND',
      'QUESTION_NOT_FOUND',
      'ALREADY_EXISTS',
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
    ],
  },
  'POST /api/gradeRequests/change/{courseID}': {
    summary:
      'Close a request, open it again, or give it to another person. An empty assignTo gives it to the student’s TA.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      ...requestKey,
      isClosed: z.boolean().optional(),
      assignTo: text(200).optional(),
      expectedVersion: z.number().int().nonnegative(),
    }),
    response: message.extend({ request: staffConversation }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE', 'NOT_FOUND'],
  },
});
