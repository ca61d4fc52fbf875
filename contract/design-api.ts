// The course design, as flat records.
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, longText, message, MOST_ENTRIES, text } from './wire-fields.ts';

const field = longText.default('');

export const designRecord = z.object({
  dataType: text(100).min(1),
  dataID: identifier,
  dataIndex: field,
  dataText: field,
  questionType: field,
  questionOptions: field,
  questionLogic: field,
  questionCourseDate: field,
});

const designKey = z.object({ dataType: text(100).min(1), dataID: identifier });
const savedDesign = message.extend({ designVersion: z.number(), deletedGrades: z.number() });

export const designApi = endpoints({
  'GET /api/courseDesign/{courseID}': {
    summary: 'The part of the design that the caller may read; an unchanged one answers 304',
    gate: 'read the design',
    target: 'none',
    response: z.array(designRecord),
    answer: 'own',
  },
  'GET /api/answerCounts/{courseID}': {
    summary:
      'How many people have answered each question: what a change of the design would concern',
    gate: 'change the design',
    target: 'none',
    response: z.array(z.object({ questionID: z.string(), count: z.number() })),
    answer: 'checked',
  },
  'POST /api/courseDesign/update/{courseID}': {
    summary:
      'Add or replace items, all or none. A changed due date deletes the numerical grades of its evaluation.',
    gate: 'change the design',
    target: 'none',
    body: z.object({
      designData: z.array(designRecord).max(MOST_ENTRIES),
      /** false: a due date that would delete grades is refused with their number instead. */
      confirmed: z.boolean().default(true),
    }),
    response: savedDesign,
    answer: 'checked',
  },
  'POST /api/courseDesign/remove/{courseID}': {
    summary: 'Remove items, all or none',
    gate: 'change the design',
    target: 'none',
    body: z.object({ designData: z.array(designKey).max(MOST_ENTRIES) }),
    response: savedDesign,
    answer: 'checked',
  },
  'POST /api/courseDesign/delete/{courseID}': {
    summary: 'Remove one item',
    gate: 'change the design',
    target: 'none',
    body: designKey,
    response: savedDesign,
    answer: 'checked',
  },
});
