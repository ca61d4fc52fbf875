// Grades as files.
import { GRADES_FORMATS } from '@elenchus/domain/grading/grades-export.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const exportApi = endpoints({
  'GET /api/gradesExport/{courseID}': {
    summary:
      'The grades of all students, for a TA of the own students, as a CSV file for a spreadsheet or for the gradebook of Canvas',
    gate: 'read all grades',
    target: 'none',
    query: z.object({ format: z.enum(GRADES_FORMATS) }),
    response: z.instanceof(Uint8Array),
    answer: 'binary',
    wholeClass: true,
  },
});
