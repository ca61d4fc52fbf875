// Grades as files.
import { GRADES_FORMATS } from '@elenchus/domain/grading/grades-export.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const exportApi = endpoints({
  'GET /api/gradesExport/{courseID}': {
    summary:
      'The grades of all students, as a CSV file for a spreadsheet or the Canvas gradebook. Evaluations that hide names are left out. TAs get only their own students.',
    gate: 'read all grades',
    target: 'none',
    // Writes to the security log only.
    worksIn: 'closed',
    query: z.object({ format: z.enum(GRADES_FORMATS) }),
    response: z.instanceof(Uint8Array),
    answer: 'binary',
    wholeClass: true,
  },
});
