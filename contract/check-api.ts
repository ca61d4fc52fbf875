// The check of a course's logic, the same as the designer's browser runs.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

const subject = z.object({
  kind: z.enum(['question', 'contradiction', 'thesis']),
  id: z.string(),
});

export const checkApi = endpoints({
  'GET /api/courseCheck/{courseID}': {
    summary:
      'Check the logic of the course. Returns the findings as sentences, and whether students can see each question.',
    gate: 'change the design',
    target: 'none',
    costly: true,
    response: z.object({
      findings: z.array(
        z.object({
          kind: z.string(),
          severity: z.enum(['error', 'warning', 'note']),
          subject,
          place: z.object({ field: z.string(), from: z.number(), to: z.number() }),
          sentence: z.string(),
          fix: z
            .object({
              label: z.string(),
              edits: z.array(z.object({ from: z.number(), to: z.number(), insert: z.string() })),
            })
            .optional(),
        }),
      ),
      ranges: z.array(
        z.object({
          subject,
          range: z.enum([
            'always',
            'sometimes',
            'never',
            'undecided',
            'closed',
            'unfinished',
            'held',
          ]),
        }),
      ),
    }),
    answer: 'checked',
    errors: ['BUSY', 'TIMEOUT'],
  },
});
