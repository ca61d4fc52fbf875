// The columns of a spreadsheet of questions, and the words for the types of question (QTI-4).
import { accept, refuse, type Result } from '../base/result.ts';
import { QUESTION_TYPES, type QuestionType } from '../questions/question-type.ts';

export type SheetColumn = 'id' | 'type' | 'text' | 'option' | 'logic' | 'classDay';

const HEADINGS: readonly (readonly [SheetColumn, RegExp])[] = [
  ['id', /^(question )?id$/],
  ['type', /^(question )?type$/],
  ['text', /^(question( text)?|text|prompt)$/],
  ['option', /^(options?|choices?|answers?)( ?(\d+|[a-z]))?$/],
  ['logic', /^(logic|condition|show(s|n)? if)$/],
  ['classDay', /^(class ?day|day|topic)$/],
];

/** The words for each type in a spreadsheet; the first word is the one of the template. */
const TYPE_WORDS: Readonly<Record<QuestionType, readonly string[]>> = {
  Radio: ['One choice', 'single choice', 'radio', 'multiple choice', 'true/false', 'true false'],
  Checkbox: [
    'Several choices',
    'checkbox',
    'checkboxes',
    'multiple answers',
    'multiple answer',
    'multiple response',
    'check all that apply',
  ],
  LongAnswer: ['Essay', 'long answer', 'longanswer', 'extended text', 'open', 'free text'],
  Contradiction: ['Contradiction'],
};

export interface SheetHeader {
  /** The column that each cell of a row belongs to; undefined for columns that aren't used. */
  readonly columns: readonly (SheetColumn | undefined)[];
  readonly unused: readonly string[];
  /** The indexes of columns without a heading. */
  readonly unnamed: ReadonlySet<number>;
}

/** The header in a row; refused when no cell is the heading of the question's text. */
export function readHeader(row: readonly string[]): Result<SheetHeader, 'no-header'> {
  const taken = new Set<SheetColumn>();
  const columns = row.map((cell) => {
    const word = simple(cell);
    const column = HEADINGS.find(([, pattern]) => pattern.test(word))?.[0];
    if (column === undefined || (column !== 'option' && taken.has(column))) return undefined;
    taken.add(column);
    return column;
  });
  if (!taken.has('text')) return refuse('no-header');
  const unused = row.filter((cell, index) => columns[index] === undefined && cell.trim() !== '');
  const unnamed = new Set([...row.keys()].filter((index) => row[index]?.trim() === ''));
  return accept({ columns, unused: unused.map((cell) => cell.trim()), unnamed });
}

/** The type that a cell names, or undefined. */
export function readTypeWord(cell: string): QuestionType | undefined {
  const word = simple(cell);
  return QUESTION_TYPES.find((type) =>
    TYPE_WORDS[type].some((known) => known.toLowerCase() === word),
  );
}

/** The word of the template for a type. */
export function typeWord(type: QuestionType): string {
  return TYPE_WORDS[type][0] ?? type;
}

/** Whether a cell means a choice between true and false, whose options need not be written. */
export function isTrueFalse(cell: string): boolean {
  return /^true ?(\/|or)? ?false$/.test(simple(cell));
}

function simple(cell: string): string {
  return cell
    .replaceAll(/[\s_]+/gu, ' ')
    .trim()
    .toLowerCase();
}
