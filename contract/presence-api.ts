// Who else is grading the same student at this moment.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, text, username } from './wire-fields.ts';

export const presenceApi = endpoints({
  'POST /api/gradingPresence/{courseID}': {
    summary:
      'Say every 10 seconds that a student is open for grading, or that the tab leaves; answers who else has that student open, and what to compare in order to notice changes of others',
    gate: 'change grades',
    target: 'body',
    body: z.object({
      username,
      evaluationDataID: identifier,
      tab: text(64).min(1),
      isLeaving: z.boolean().default(false),
    }),
    response: z.object({
      others: z.array(
        z.object({
          username: z.string(),
          fullName: z.string(),
          since: z.number(),
          isYou: z.boolean(),
        }),
      ),
      /** The greatest version among the student's records of this evaluation; 0 when there are none. */
      latestVersion: z.number(),
      /** How many records there are: a deleted one leaves the greatest version as it was. */
      records: z.number(),
    }),
    answer: 'checked',
  },
});
