// The template for a spreadsheet of questions: examples to replace, and a sheet of instructions.
import { countedNoun } from '../base/counted-noun.ts';
import { MOST_FILE_OPTIONS, MOST_FILE_QUESTIONS } from './question-draft.ts';
import {
  INSTRUCTIONS_HEADING,
  INSTRUCTIONS_SHEET,
  questionRows,
  type SheetTable,
} from './question-sheet.ts';

export const TEMPLATE_FORMATS = ['xlsx', 'csv'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

const EXAMPLES: Parameters<typeof questionRows>[0] = [
  {
    givenId: 'free1',
    type: 'Radio',
    text: 'Do we have *free will*?',
    options: ['Yes', 'No', 'I’m not sure'],
    logic: '',
    classDay: '',
  },
  {
    givenId: 'free2',
    type: 'LongAnswer',
    text: 'You believe that we have free will. What is your best argument for it?',
    options: [],
    logic: '(free1, 1)',
    classDay: '',
  },
  {
    givenId: 'free3',
    type: 'Checkbox',
    text: 'Which of these would be unfair if nobody had free will?',
    options: ['Praise', 'Blame', 'Punishment', 'None of them'],
    logic: '(free1, 2) or (free1, 3)',
    classDay: '',
  },
];

const INSTRUCTIONS: readonly (readonly string[])[] = [
  [INSTRUCTIONS_HEADING, 'What to write'],
  ['ID', 'Optional. A short name of letters and digits that logic can use, such as free1.'],
  ['Type', 'One choice, Several choices, Essay or Contradiction.'],
  [
    'Question',
    'The text. *Stars* are emphasis, [text](https://example.org) is a link, and a line that begins with > is a quotation.',
  ],
  [
    'Option 1, Option 2, …',
    `One option in each cell. Add as many columns as you need, up to ${MOST_FILE_OPTIONS}.`,
  ],
  [
    'Logic',
    'Optional. When the question shows, such as (free1, 1) and not (free2, 2). Use the IDs of this file or of the course, and names of theses in parentheses.',
  ],
  [
    'Class day',
    'Optional. The name of a class day of the course, or its number. Without it, you choose the class day when you add the questions.',
  ],
  ['', ''],
  [
    '',
    `Replace the examples with your own questions, one in each row, up to ${countedNoun(MOST_FILE_QUESTIONS, 'question')}.`,
  ],
];

/** The sheets of the template; a format with one sheet has only the first. */
export function questionTemplate(): readonly [SheetTable, SheetTable] {
  return [
    { name: 'Questions', rows: questionRows(EXAMPLES) },
    { name: INSTRUCTIONS_SHEET, rows: INSTRUCTIONS },
  ];
}
