// Finds who else is grading the same student at this moment.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, text, username } from './wire-fields.ts';

/** Everyone else who has the student open. */
export const alsoGrading = z.array(
  z.object({
    username: z.string(),
    fullName: z.string(),
    since: z.number(),
    isYou: z.boolean(),
  }),
);

export const presenceApi = endpoints({
  'POST /api/gradingPresence/{courseID}': {
    summary:
      'Report every 10 seconds that you have a student open for grading, or that you left. Returns everyone else who has that student open, and versions that show whether others changed anything.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    worksIn: 'closed, reading',
    body: z.object({
      username,
      evaluationDataID: identifier,
      tab: text(64).min(1),
      isLeaving: z.boolean().default(false),
    }),
    response: z.object({
      others: alsoGrading,
      /** The highest version among the student's records and comments of this evaluation; 0 when there are none. */
      latestVersion: z.number(),
      /** The number of records and comments: deleting one leaves the highest version as it was. */
      records: z.number(),
    }),
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
});
