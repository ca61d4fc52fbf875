// One student among the others: the place in the order of grading, and search by part of the name. Neither reads
// the whole class.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, text, username } from './wire-fields.ts';

const student = z.object({ username: z.string(), fullname: z.string() });

export const studentPlace = z.object({
  student,
  /** From 1. */
  place: z.number(),
  total: z.number(),
  previous: student.nullable(),
  next: student.nullable(),
  /** The ends of the order. */
  first: student,
  last: student,
  /** The first students after this one, going on from the beginning, whose grading is not complete. */
  ungraded: z.array(student),
});

export const studentsApi = endpoints({
  'GET /api/gradingPlace/{courseID}/{username}': {
    summary:
      "A student's place in the grading order of an evaluation, the students before and after, and the next students who aren’t graded. For a TA, only their own students count.",
    gate: 'change grades',
    target: 'path',
    takesPseudonyms: true,
    query: z.object({ evaluationId: identifier }),
    response: studentPlace,
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
  'GET /api/findStudents/{courseID}': {
    summary:
      'The first 50 students whose name or netID contains the text, sorted by last name, and how many match in all. With a username, only that student. With an evaluation that hides names, the students have pseudonyms, and only these are searched. TAs find only their own students.',
    gate: 'list students',
    target: 'none',
    query: z.object({
      text: text(200).default(''),
      username: username.optional(),
      evaluationId: identifier.optional(),
    }),
    response: z.object({ students: z.array(student), found: z.number() }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
});
