// What a change of the design would do to the class; nothing is written.
import { z } from 'zod';
import { designKey, designRecord, optionSteps } from './design-api.ts';
import { endpoints } from './endpoint.ts';
import { MOST_ENTRIES } from './wire-fields.ts';

export const consequencesApi = endpoints({
  'POST /api/designConsequences/{courseID}': {
    summary:
      'What saving and removing these items would do: for how many students questions appear or disappear, which answers would be hidden or read differently, whose counts behind grades would change, and what another due date, other sections, handing back or a penalty would do. Nothing is saved. Without any answer in the course there are no consequences.',
    gate: 'change the design',
    target: 'none',
    body: z.object({
      /** To be added or replaced, as in a save. */
      designData: z.array(designRecord.extend({ optionSteps })).max(MOST_ENTRIES).default([]),
      /** To be removed. */
      removed: z.array(designKey).max(MOST_ENTRIES).default([]),
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
      /** What an edit of an evaluation itself, or of a penalty, does. */
      evaluationEdits: z.array(
        z.object({
          kind: z.enum([
            'later',
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
    wholeClass: true,
  },
});
