// The class as a whole: students, words, statistics. TAs get only their own students.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, isoDate } from './wire-fields.ts';

const evaluationFigures = z.object({
  evaluationId: z.string(),
  graded: z.number(),
  total: z.number(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
});

const weeksOfWords = z.array(z.object({ label: z.string(), date: z.string(), words: z.number() }));

const groupSpread = z.object({
  ta: z.string().nullable(),
  name: z.string(),
  graded: z.number(),
  letters: z.number(),
  missing: z.number(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  leftOut: z.number(),
  bins: z.array(z.object({ from: z.number(), count: z.number() })),
});

const criterionFigures = z.object({
  id: z.string(),
  name: z.string(),
  most: z.number(),
  chosen: z.number(),
  mean: z.number().nullable(),
  levels: z.array(
    z.object({ id: z.string(), name: z.string(), points: z.number(), count: z.number() }),
  ),
});

const graderMean = z.object({
  ta: z.string().nullable(),
  name: z.string(),
  counted: z.number(),
  mean: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

export const classApi = endpoints({
  'GET /api/students/{courseID}': {
    summary:
      'The students, sorted by last name. With an evaluation, in its grading order, and under pseudonyms if it hides names.',
    gate: 'list students',
    target: 'none',
    query: z.object({ evaluationId: identifier.optional() }),
    response: z.array(z.object({ username: z.string(), fullname: z.string(), TA: z.string() })),
    answer: 'trusted',
    errors: ['EVALUATION_NOT_FOUND'],
    wholeClass: true,
  },
  'GET /api/wordCounts/{courseID}': {
    summary: 'How many words each student wrote, highest count first',
    gate: 'read word counts',
    target: 'none',
    response: z.array(
      z.object({ rank: z.number(), username: z.string(), fullname: z.string(), words: z.number() }),
    ),
    answer: 'trusted',
    wholeClass: true,
  },
  'GET /api/weeklyWords/{courseID}/{username}': {
    summary:
      'How many words a student wrote each week between two dates. Without dates, it covers the course and every week in which the student wrote.',
    gate: 'read answers',
    target: 'path',
    query: z.object({ start: isoDate.optional(), end: isoDate.optional() }),
    response: weeksOfWords,
    answer: 'checked',
  },
  'GET /api/classWeeklyWords/{courseID}': {
    summary:
      'How many words the students wrote together each week, over the course and every week in which somebody wrote',
    gate: 'read word counts',
    target: 'none',
    response: z.object({ students: z.number(), weeks: weeksOfWords }),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/gradingProgress/{courseID}': {
    summary:
      'The number of students, and how many of them are marked complete in each evaluation, with and without a grade',
    gate: 'read statistics',
    target: 'none',
    response: z.object({
      students: z.number(),
      evaluations: z.array(
        z.object({
          evaluationId: z.string(),
          graded: z.number(),
          /** How many of the graded have no exam grade. */
          withoutGrade: z.number(),
        }),
      ),
    }),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/statistics/{courseID}': {
    summary:
      'The grading progress, mean and median of each evaluation, for each TA or for the whole class',
    gate: 'read statistics',
    target: 'none',
    response: z.array(
      z.object({
        ta: z.string().nullable(),
        name: z.string(),
        evaluations: z.array(evaluationFigures),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/gradeSpread/{courseID}': {
    summary:
      'How the number grades of each evaluation are spread in bins of 5 points, for the whole class and for each TA, and the mean of each TA with its 95 % confidence interval',
    gate: 'read statistics',
    target: 'none',
    response: z.array(
      z.object({
        evaluationId: z.string(),
        groups: z.array(groupSpread),
        means: z.array(graderMean),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
  'GET /api/criteriaStatistics/{courseID}': {
    summary:
      'How often each level of the criteria was chosen and the mean points of each criterion, for each evaluation. A table without a questionId is the one of the evaluation.',
    gate: 'read statistics',
    target: 'none',
    response: z.array(
      z.object({
        evaluationId: z.string(),
        tables: z.array(
          z.object({ questionId: z.string().nullable(), criteria: z.array(criterionFigures) }),
        ),
      }),
    ),
    answer: 'checked',
    wholeClass: true,
  },
});
