// Examples of the calls in question-files-api.ts: who gets what, and requests that succeed.
import type { questionFilesApi } from './question-files-api.ts';
import { csvForm, type ExamplesOf } from './endpoint.examples.ts';

const QUESTION_FILE = csvForm('Type,Question,Option 1,Option 2\nOne choice,Why?,a,b');

export const questionFilesExamples: ExamplesOf<typeof questionFilesApi> = {
  'GET /api/questionTemplate/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { query: { format: 'xlsx' } },
    seeds: [{ query: { format: 'csv' } }],
  },
  'POST /api/questionFile/{courseID}': {
    access: { guest: 403, student: 403, ta: 403, otherTa: 403, instructor: 200, others: 401 },
    call: { form: QUESTION_FILE },
    seeds: [{ form: QUESTION_FILE }],
    fields: { file: 'question file' },
  },
};
