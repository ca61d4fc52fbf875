// Everything that the grading desk shows about one student, and about the students who probably come next, in one
// call.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { answerVersion } from './answers-api.ts';
import { openedGrading } from './grades-api.ts';
import { passageComment } from './passages-api.ts';
import { staffConversation } from './hand-back-api.ts';
import { alsoGrading } from './presence-api.ts';
import { studentPlace } from './students-api.ts';
import { identifier, text, username } from './wire-fields.ts';

/** The next student of a list, and the next ungraded one. */
const MOST_COMING = 2;
/** The next student, and the ungraded ones after this one. */
const MOST_HELD = 5;

const deskStudent = z.object({
  place: studentPlace,
  /** Distinguishes this student from anyone else who gets the netID later. Send it back with what you save. */
  personTag: z.string(),
  /** When the work was read, in epoch milliseconds. Send it back with a grade. */
  readAt: z.number(),
  /** Whether the evaluation is handed back to the student, who then sees every change at once. */
  isBack: z.boolean(),
  /** The student's requests about the grades of this evaluation. */
  requests: z.array(staffConversation),
  /** null when neither the evaluation nor the student has a due date: no answers count then. */
  work: openedGrading
    .extend({
      /** The answers that count: as of the target date. */
      answers: z.array(answerVersion),
      /** The student's changes after the target date. */
      revisions: z.array(
        z.object({
          questionID: z.string(),
          before: z.string(),
          after: z.string(),
          daysLate: z.number(),
        }),
      ),
      /** The graders' comments on passages and questions, oldest first. */
      comments: z.array(passageComment),
      /**
       * Answers that differ from the version that was graded: they changed since, or another due date counts now. An exam
       * grade that is entered by hand is listed with every changed answer of the evaluation.
       */
      secondLook: z.array(
        z.object({
          questionID: z.string(),
          grade: z.string(),
          isExamGrade: z.boolean(),
          /** The grade was deleted with the due date; it is in the history. */
          isDeleted: z.boolean(),
          before: z.string(),
          /** The texts of options chosen before that are gone. */
          beforeRemoved: z.array(z.string()).readonly().optional(),
          after: z.string(),
        }),
      ),
    })
    .nullable(),
});

export const deskApi = endpoints({
  'POST /api/gradingDesk/{courseID}': {
    summary:
      'Open a student on the grading desk. Creates the missing counts (unless that would change a grade that is handed back), reports that you have the student open, and returns the student’s place, records and answers. `ahead` has the same for the next student and the next ungraded student, or for the students in `coming`, without creating anything for them. Students in `held` are left out of it. For a TA, only their own students count.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    worksIn: 'closed, reading',
    body: z.object({
      username,
      evaluationDataID: identifier,
      tab: text(64).min(1),
      /** The student that this tab showed before. */
      left: z.object({ username, evaluationDataID: identifier }).optional(),
      /** The students that `ahead` brings, when the grader follows a list in another order. */
      coming: z.array(username).max(MOST_COMING).optional(),
      /** The students that an earlier answer brought. */
      held: z.array(username).max(MOST_HELD).optional(),
    }),
    response: z.object({
      others: alsoGrading,
      /** How many of the students around have complete grading. */
      graded: z.number(),
      student: deskStudent,
      ahead: z.array(deskStudent),
    }),
    answer: 'trusted',
    errors: ['EVALUATION_NOT_FOUND'],
  },
  'GET /api/gradingPass/{courseID}': {
    summary:
      'For an evaluation that is graded by question: every student in the grading order, with the essays that were shown to the student and written by the due date, and those with a grade. Under pseudonyms if the evaluation hides names. TAs get only their own students.',
    gate: 'list students',
    target: 'none',
    query: z.object({ evaluationId: identifier }),
    response: z.object({
      /** The essay questions of the evaluation, in order. */
      questionIDs: z.array(z.string()),
      students: z.array(
        z.object({
          username: z.string(),
          fullname: z.string(),
          /** Whether the grading of the whole evaluation is complete. */
          isComplete: z.boolean(),
          /** Indexes in questionIDs. */
          written: z.array(z.number()),
          graded: z.array(z.number()),
        }),
      ),
    }),
    answer: 'trusted',
    errors: ['EVALUATION_NOT_FOUND'],
    wholeClass: true,
  },
});
