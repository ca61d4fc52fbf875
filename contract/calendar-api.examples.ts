// Examples of the calls in calendar-api.ts: who gets what, and requests that succeed.
import type { calendarApi } from './calendar-api.ts';
import type { ExamplesOf } from './endpoint.examples.ts';

export const calendarExamples: ExamplesOf<typeof calendarApi> = {
  'GET /api/calendar/{courseID}/{secret}': {
    access: { others: 404 },
    fields: { 'path.secret': 'secret' },
    succeedsIn: 'calendar-handlers.test.ts',
  },
  'POST /api/account/calendar/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
  'POST /api/account/end-calendar/{courseID}': {
    access: { guest: 200, student: 200, ta: 200, otherTa: 200, instructor: 200, others: 401 },
  },
};
