// The course design, as flat records.
import { LIST_LIMIT, OPTION_LIST_LIMIT } from '@elenchus/domain/base/call-limits.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { agreedGrades, identifier, longText, message, text } from './wire-fields.ts';

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

/** The version in which the caller saw the item: 0 expects none. Without it, the save replaces whatever is stored. */
const expectedVersion = z.number().int().min(0).nullable().optional();

/**
 * How the options of a question got their new numbers: the options before each step, and for each of them its new
 * number, or null if it was removed. Stored answers follow their options. Without it, the texts say which option is
 * which (QST-103).
 */
export const optionSteps = z
  .array(
    z.object({
      from: z.array(longText).max(OPTION_LIST_LIMIT),
      numbers: z
        .array(z.number().int().min(1).max(OPTION_LIST_LIMIT).nullable())
        .max(OPTION_LIST_LIMIT),
    }),
  )
  .max(100)
  .optional();

export const designKey = z.object({ dataType: text(100).min(1), dataID: identifier });
/** false: removing an evaluation that has grades is refused with their number instead. */
const confirmedRemoval = z.boolean().default(true);
const savedDesign = message.extend({ designVersion: z.number(), deletedGrades: z.number() });

export const designApi = endpoints({
  'GET /api/courseDesign/{courseID}': {
    summary: 'The part of the design that the caller may read. Returns 304 if it hasn’t changed.',
    gate: 'read the design',
    target: 'none',
    /** With versions=yes staff also get the version in which each item was last changed. */
    query: z.object({ versions: z.enum(['yes']).optional() }),
    response: z.array(designRecord.extend({ version: z.number().optional() })),
    answer: 'custom',
  },
  'GET /api/answerCounts/{courseID}': {
    summary: 'How many people answered each question and chose each option',
    gate: 'change the design',
    target: 'none',
    /** With a question, or with several (`questionID=a&questionID=b`), only answers to these are counted. */
    query: z.object({
      questionID: z.union([identifier, z.array(identifier).min(1).max(1000)]).optional(),
    }),
    response: z.array(
      z.object({
        questionID: z.string(),
        count: z.number(),
        /**
         * How many students chose each option of a choice question, in the order of the options; 0 for options
         * without answers.
         */
        options: z.array(z.number()),
      }),
    ),
    answer: 'checked',
    wholeClass: { unless: 'questionID' },
  },
  'POST /api/courseDesign/update/{courseID}': {
    summary:
      'Add or replace items, all of them or none. If an item no longer has its expected version, nothing is saved. A changed due date deletes the numerical grades of its evaluation; with keepUnchanged, only those whose answers differ as of the new date. Stored answers to a question follow its options to their new numbers, as optionSteps say or else the texts. It is refused with the number of grades if it would delete more than agreedGrades.',
    gate: 'change the design',
    target: 'none',
    body: z.object({
      designData: z.array(designRecord.extend({ expectedVersion, optionSteps })).max(LIST_LIMIT),
      /** false: a due date that would delete grades is refused with their number instead. */
      confirmed: z.boolean().default(true),
      keepUnchanged: z.boolean().default(false),
      agreedGrades,
      /** true: an evaluation that is handed back isn't handed back to students whose own due date hasn't passed. */
      leaveOutExtended: z.boolean().default(false),
    }),
    response: savedDesign,
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE', 'CONFIRMATION_NEEDED', 'LIMIT_REACHED'],
  },
  'POST /api/courseDesign/remove/{courseID}': {
    summary:
      'Remove items, all of them or none. If an item no longer has its expected version, nothing is removed. Removing a question also removes its hold. Removing an evaluation also deletes its numerical grades. A removed section is also removed from the evaluations that list it. It is refused with the number of grades if it would delete more than agreedGrades.',
    gate: 'change the design',
    target: 'none',
    body: z.object({
      designData: z.array(designKey.extend({ expectedVersion })).max(LIST_LIMIT),
      confirmed: confirmedRemoval,
      agreedGrades,
    }),
    response: savedDesign,
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE', 'CONFIRMATION_NEEDED'],
  },
  'POST /api/courseDesign/delete/{courseID}': {
    summary: 'Remove one item. Removing an evaluation also deletes its numerical grades.',
    gate: 'change the design',
    target: 'none',
    body: designKey.extend({ confirmed: confirmedRemoval }),
    response: savedDesign,
    answer: 'checked',
    errors: ['CONFIRMATION_NEEDED'],
  },
});
