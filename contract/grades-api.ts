// Grades, their history, and what a due date affects.
import { HISTORY_KINDS } from '@elenchus/domain/grading/grade-history.ts';
import { GRADING_TYPES } from '@elenchus/domain/grading/grade-record.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import {
  agreedGrades,
  identifier,
  longText,
  message,
  personTag,
  readAsOf,
  readAt,
  text,
  username,
} from './wire-fields.ts';

const gradeFields = {
  username,
  gradingType: text(100).min(1),
  questionID: text(200).default('noQuestionID'),
  individualGradingData: longText.default(''),
  comment: longText.default(''),
  evaluationDataID: identifier,
};

/** Values were checked when they were saved, so they aren't checked again for every record of a class. */
const gradeRecord = z.object({
  username: z.string(),
  gradingType: z.string(),
  questionID: z.string(),
  individualGradingData: z.string(),
  comment: z.string(),
  evaluationDataID: z.string(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.number(),
});

/**
 * The exam grade computed from the change, in question-by-question mode: the current record, or null when there is
 * none. Absent when the change doesn't affect it, and in courses that enter it by hand.
 */
const followingExamGrade = gradeRecord.nullable().optional();

const studentGrade = gradeRecord.omit({ changedBy: true, changedAt: true });

/** A student's evaluation, opened for grading. */
export const openedGrading = z.object({
  targetDate: z.string(),
  counts: z.object({ unansweredMCQs: z.number(), unresolvedContradictions: z.number() }),
  records: z.array(gradeRecord),
  /**
   * Questions of the evaluation that this student sees now and did not see at the end of the target date
   * ('appeared'), and the other way round ('gone'), because the design changed since; null when there are none.
   */
  designNotice: z.object({ appeared: z.array(z.string()), gone: z.array(z.string()) }).nullable(),
});

const person = z.object({ username: z.string(), fullName: z.string() });

const historyEntry = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(HISTORY_KINDS),
  who: person,
  /** The student the grade belongs to, or the user who was changed; null when the entry is about the whole evaluation. */
  student: person.nullable(),
  evaluationId: z.string().nullable(),
  gradingType: z.enum(GRADING_TYPES).nullable(),
  questionID: z.string().nullable(),
  /** The grade, the comment, the date or the state before and after, as it was entered; null for none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether the grade was changed with the answer to a student’s request. */
  fromRequest: z.boolean(),
  /** Whether `restore` can bring back the value before this entry. */
  canRestore: z.boolean(),
});

export const gradesApi = endpoints({
  'GET /api/studentGrades/{courseID}': {
    summary:
      'The grade records of all students. TAs get only their own students. With only=progress, only the records that show the grading progress: exam grades, whether grading is complete, custom due dates, and, while grading isn’t complete, comments and the number of comments on passages (as a gradingType of its own, commentedPassages, which can’t be saved). With evaluationId, only those of that evaluation. An evaluation that hides names is in no other list, and its students have pseudonyms.',
    gate: 'read all grades',
    target: 'none',
    query: z.object({
      only: z.enum(['progress']).optional(),
      evaluationId: identifier.optional(),
    }),
    response: z.array(gradeRecord),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/studentGrades/{courseID}/{username}': {
    summary:
      "One student's grade records. Students get their own, for evaluations that are handed back.",
    gate: 'read grades',
    target: 'path',
    takesPseudonyms: true,
    response: z.array(z.union([gradeRecord, studentGrade])),
    answer: 'checked',
  },
  'POST /api/studentGrades/update/{courseID}': {
    summary:
      'Save one grade record. If you send expectedVersion and someone else has changed the record, it returns 409 with their version. In question-by-question mode, the exam grade is computed, and any other value is refused. A customDueDate deletes the question grades; with keepUnchanged, only those whose answers differ as of the new date. If there are question grades and confirmed is false, it is refused, and the response says how many there are and how many of their answers differ. It is refused in the same way if it would delete more than agreedGrades. If you send readAsOf (the targetDate of the work that you read) and another due date counts now, the grade is known to be about the answers of that date. If you send its readAt, the grade isn’t about what the student wrote after that moment. If you send the personTag of that work and someone else has the netID now, nothing is saved.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      ...gradeFields,
      expectedVersion: z.number().int().nonnegative().optional(),
      confirmed: z.boolean().default(true),
      keepUnchanged: z.boolean().default(false),
      agreedGrades,
      readAsOf,
      readAt,
      personTag,
    }),
    response: message.extend({
      record: gradeRecord,
      deletedGrades: z.number(),
      examGrade: followingExamGrade,
    }),
    answer: 'checked',
    errors: [
      'EVALUATION_NOT_FOUND',
      'QUESTION_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'CONFIRMATION_NEEDED',
    ],
  },
  'DELETE /api/studentGrades/delete/{courseID}': {
    summary: 'Remove the records of one type. They stay in the audit log.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      username,
      evaluationDataID: identifier,
      gradingType: text(100).min(1),
      questionID: text(200).optional(),
      personTag,
    }),
    response: message.extend({ deletedGrades: z.number(), examGrade: followingExamGrade }),
    answer: 'checked',
  },
  'POST /api/studentGrades/open/{courseID}': {
    summary:
      'Start grading a student. Creates the missing counts, unless that would change a grade that is handed back, and returns all records. Send personTag and readAt back with what you save.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({ username, evaluationDataID: identifier }),
    response: openedGrading.extend({ personTag: z.string(), readAt: z.number() }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND', 'MISSING_TARGET_DATE'],
  },
  'GET /api/dueDateImpact/{courseID}/{evaluationId}': {
    summary:
      'How many numerical grades a new due date would delete, and for how many students. hasBegun: someone has opened or graded work.',
    gate: 'change the design',
    target: 'none',
    response: z.object({ grades: z.number(), students: z.number(), hasBegun: z.boolean() }),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/gradeHistory/{courseID}': {
    summary:
      'The history of grades, due dates and handing back, in pages, latest first. `kinds` is a comma-separated list. Entries of an evaluation that hides names are listed only with its evaluationId, under pseudonyms.',
    gate: 'restore grades',
    target: 'none',
    query: z.object({
      username: username.optional(),
      evaluationId: identifier.optional(),
      kinds: text(200).optional(),
      /** `next` of the page before. */
      before: text(100).optional(),
    }),
    response: z.object({ entries: z.array(historyEntry), next: z.string().nullable() }),
    answer: 'checked',
  },
  'GET /api/switchedGrades/{courseID}': {
    summary:
      'The history entries of grades entered by hand that question-by-question grading replaced or deleted, once it is switched off again: what `restore` can bring back. Values that someone entered since are left out.',
    gate: 'restore grades',
    target: 'none',
    response: z.object({ entries: z.array(z.string()), grades: z.number() }),
    answer: 'checked',
    wholeClass: true,
  },
  'POST /api/studentGrades/restore/{courseID}': {
    summary:
      'Restore the values from before these history entries. A newer value is replaced only with `over`.',
    gate: 'restore grades',
    target: 'none',
    body: z.object({
      entries: z.array(text(100)).min(1).max(10_000),
      over: z.boolean().default(false),
    }),
    response: message.extend({
      restored: z.number(),
      /** Left as they are, because another value is stored there. */
      standing: z.number(),
      /** Exam grades computed from restored question grades and restored with them. */
      computed: z.number(),
      /** Entries without an earlier value, of a removed evaluation, of due dates, or unknown. */
      impossible: z.number(),
    }),
    answer: 'checked',
  },
});
