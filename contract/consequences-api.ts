// Computes what a change of the design would do to the class; nothing is written.
import { LIST_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import { SWITCHED_PARTS } from '@elenchus/domain/consequences/switched-off.ts';
import { WRITTEN_REASONS } from '@elenchus/domain/consequences/written-work.ts';
import { z } from 'zod';
import { designKey, designRecord, optionSteps } from './design-api.ts';
import { endpoints } from './endpoint.ts';

export const consequencesApi = endpoints({
  'POST /api/designConsequences/{courseID}': {
    summary:
      'Preview what saving and removing these items would do. Returns how many students would see questions appear or disappear, which answers would be hidden or read differently, and for how many students the counts behind a grade would change. Also returns the effect of a new due date, other sections, handing back or a penalty, how many values a part has that would be switched off, and what was written in grading about what would be removed. Saves nothing.',
    gate: 'change the design',
    target: 'none',
    worksIn: 'closed, reading',
    body: z.object({
      /** To be added or replaced, as in a save. */
      designData: z.array(designRecord.extend({ optionSteps })).max(LIST_LIMIT).default([]),
      /** To be removed. */
      removed: z.array(designKey).max(LIST_LIMIT).default([]),
    }),
    response: z.object({
      students: z.number(),
      classSize: z.number(),
      questions: z.array(
        z.object({
          questionId: z.string(),
          appears: z.number(),
          disappears: z.number(),
          answersHidden: z.number(),
          answersBack: z.number(),
        }),
      ),
      changedAnswers: z.array(
        z.object({
          questionId: z.string(),
          reason: z.enum(['options', 'type']),
          answers: z.number(),
        }),
      ),
      evaluations: z.array(
        z.object({ evaluationId: z.string(), students: z.number(), grades: z.number() }),
      ),
      /** Parts of the course that are switched off while they have values: words, entries, items or stored records. */
      switchedOff: z.array(z.object({ part: z.enum(SWITCHED_PARTS), values: z.number() })),
      /** How much was written in grading about questions and evaluations that are removed, or whose due date moves. */
      written: z.array(
        z.object({
          reason: z.enum(WRITTEN_REASONS),
          id: z.string(),
          grades: z.number(),
          students: z.number(),
          levels: z.number(),
          comments: z.number(),
          passages: z.number(),
          requests: z.number(),
          ownDates: z.number(),
          followingDates: z.number(),
        }),
      ),
      /** The consequences of an edit of an evaluation, or of a penalty. */
      evaluationEdits: z.array(
        z.object({
          kind: z.enum([
            'later',
            'moved-earlier',
            'earlier',
            'undated',
            'sections',
            'handed-back',
            'taken-back',
            'penalty',
          ]),
          evaluationId: z.string(),
          students: z.number(),
          grades: z.number(),
          isHandedBack: z.boolean(),
        }),
      ),
    }),
    answer: 'checked',
    errors: ['LIMIT_REACHED'],
    wholeClass: true,
  },
});
