// Questions from spreadsheets and quiz files.
import { TEMPLATE_FORMATS } from '@elenchus/domain/question-files/sheet-template.ts';
import { QUESTION_TYPES } from '@elenchus/domain/questions/question-type.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';

const notes = z.array(z.string());

export const questionFilesApi = endpoints({
  'GET /api/questionTemplate/{courseID}': {
    summary: 'The template for a spreadsheet of questions, with examples',
    gate: 'change the design',
    target: 'none',
    query: z.object({ format: z.enum(TEMPLATE_FORMATS) }),
    response: z.instanceof(Uint8Array),
    answer: 'binary',
  },
  'POST /api/questionFile/{courseID}': {
    summary:
      'Read the questions in a spreadsheet (.xlsx, .ods, .csv) or a quiz file in QTI 1.2 or 2.x (.zip, .xml). Nothing is saved. Everything in the file is either a question in `drafts`, listed in `leftOut`, or named in a note.',
    gate: 'change the design',
    target: 'none',
    response: z.object({
      drafts: z.array(
        z.object({
          place: z.string(),
          givenId: z.string(),
          type: z.enum(QUESTION_TYPES),
          text: z.string(),
          options: z.array(z.string()),
          logic: z.string(),
          classDay: z.string(),
          notes,
        }),
      ),
      leftOut: z.array(z.object({ place: z.string(), label: z.string(), notes })),
      notes,
      /** The given IDs under which the course has answers, perhaps to a question that was deleted. */
      answeredIds: z.array(z.string()),
    }),
    answer: 'checked',
    errors: ['BUSY', 'TIMEOUT'],
    upload: 'reading',
  },
});
