// The class as a whole: students, words, statistics. A TA gets the own students.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { isoDate } from './wire-fields.ts';

const evaluationFigures = z.object({
  evaluationId: z.string(),
  graded: z.number(),
  total: z.number(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
});

export const classApi = endpoints({
  'GET /api/students/{courseID}': {
    summary: 'The students, sorted by last name',
    gate: 'list students',
    target: 'none',
    response: z.array(z.object({ username: z.string(), fullname: z.string(), TA: z.string() })),
    answer: 'checked',
  },
  'GET /api/wordCounts/{courseID}': {
    summary: 'Words written by each student, most first',
    gate: 'read word counts',
    target: 'none',
    response: z.array(
      z.object({ rank: z.number(), username: z.string(), fullname: z.string(), words: z.number() }),
    ),
    answer: 'checked',
  },
  'GET /api/weeklyWords/{courseID}/{username}': {
    summary: "One student's words per week, between two dates or over the course's dates",
    gate: 'read answers',
    target: 'path',
    query: z.object({ start: isoDate.optional(), end: isoDate.optional() }),
    response: z.array(z.object({ label: z.string(), date: z.string(), words: z.number() })),
    answer: 'checked',
  },
  'GET /api/statistics/{courseID}': {
    summary: 'Grading progress, mean and median of each evaluation, per TA or for all',
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
  },
});
