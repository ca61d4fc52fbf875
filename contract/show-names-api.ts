// Showing the names of an evaluation that is graded blind, before it is handed back.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, text } from './wire-fields.ts';

export const showNamesApi = endpoints({
  'POST /api/showNames/{courseID}': {
    summary:
      'Show the names in an evaluation that hides them. The reason, who gave it and when are in the security log and in the history of grades. The names can’t be hidden again.',
    gate: 'change the design',
    target: 'none',
    body: z.object({ evaluationId: identifier, reason: text(1000) }),
    response: message,
    answer: 'checked',
    errors: ['EVALUATION_NOT_FOUND'],
  },
});
