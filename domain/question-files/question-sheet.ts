// Turns the rows of a spreadsheet into drafts of questions, and drafts into rows (QTI-4, QTI-5).
import { TEXT_LIMIT } from '../base/call-limits.ts';
import { quotedText } from '../base/quoted-text.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import {
  questionDraft,
  readingOf,
  draftLabel,
  type DraftOutcome,
  type FoundQuestion,
  type QuestionFileReading,
} from './question-draft.ts';
import {
  isTrueFalse,
  readHeader,
  readTypeWord,
  typeWord,
  type SheetColumn,
  type SheetHeader,
} from './sheet-columns.ts';

export interface SheetTable {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** The sheet of the template that only explains the others. */
export const INSTRUCTIONS_SHEET = 'Instructions';
export const INSTRUCTIONS_HEADING = 'Column';

const HEADER_WITHIN = 20;
const TEMPLATE_OPTIONS = 4;

export const NO_HEADER =
  'No sheet has a column with the heading “Question”. Download the template to see the columns.';

/** Every row of every sheet that has a header; refused when none has one. */
export function readQuestionSheets(
  tables: readonly SheetTable[],
): Result<QuestionFileReading, 'no-header'> {
  const found = tables.map((table) => ({ table, at: headerRow(table) }));
  const used = found.filter(({ at }) => at >= 0);
  if (used.length === 0) return refuse('no-header');
  const notes = found.flatMap(({ table, at }) => (at >= 0 ? [] : unusedSheetNotes(table)));
  const readings = used.map(({ table, at }) =>
    readTable(table, at, used.length > 1 ? `${table.name}, row` : 'Row'),
  );
  return accept(
    readingOf(
      readings.flatMap(({ outcomes }) => outcomes),
      [...notes, ...readings.flatMap((reading) => reading.notes)],
    ),
  );
}

/** The rows of a sheet with these questions, the header first. */
export function questionRows(
  drafts: readonly Omit<FoundQuestion, 'place' | 'notes'>[],
): readonly (readonly string[])[] {
  const most = Math.max(TEMPLATE_OPTIONS, ...drafts.map(({ options }) => options.length));
  const indexes = Array.from({ length: most }, (_, index) => index);
  return [
    [
      'ID',
      'Type',
      'Question',
      ...indexes.map((index) => `Option ${index + 1}`),
      'Logic',
      'Class day',
    ],
    ...drafts.map(({ givenId, type, text, options, logic, classDay }) => [
      givenId,
      typeWord(type),
      text,
      ...indexes.map((index) => options[index] ?? ''),
      logic,
      classDay,
    ]),
  ];
}

function headerRow({ name, rows }: SheetTable): number {
  if (name === INSTRUCTIONS_SHEET && rows[0]?.[0] === INSTRUCTIONS_HEADING) return -1;
  return rows.slice(0, HEADER_WITHIN).findIndex((row) => readHeader(row).ok);
}

function unusedSheetNotes({ name, rows }: SheetTable): readonly string[] {
  const isEmpty = rows.every((row) => row.every((cell) => cell.trim() === ''));
  if (isEmpty || name === INSTRUCTIONS_SHEET) return [];
  return [`The sheet ${quotedText(name)} has no column “Question” and wasn’t read.`];
}

function readTable(
  { rows, name }: SheetTable,
  at: number,
  place: string,
): { readonly outcomes: readonly DraftOutcome[]; readonly notes: readonly string[] } {
  const header = readHeader(rows[at] ?? []);
  if (!header.ok) return { outcomes: [], notes: [] };
  const outcomes = rows.flatMap((row, number) =>
    number <= at || isBlank(row) ? [] : [readRow(row, header.value, `${place} ${number + 1}`)],
  );
  const notes = header.value.unused.map(
    (heading) => `The column ${quotedText(heading)} wasn’t used.`,
  );
  if (rows.slice(0, at).some((row) => !isBlank(row))) {
    notes.push(`The rows above the headings of ${quotedText(name)} weren’t used.`);
  }
  return { outcomes, notes };
}

function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

function readRow(row: readonly string[], header: SheetHeader, place: string): DraftOutcome {
  const cellOf = (column: SheetColumn): string =>
    tidied(row[header.columns.indexOf(column)], /\r\n?/gu, '\n');
  const given = cellOf('type');
  const options = optionsIn(row, header, given);
  const type = given === '' ? guessedType(options) : readTypeWord(given);
  const text = cellOf('text');
  if (type === undefined) {
    const note = `The type ${quotedText(given)} isn’t known. Use One choice, Several choices, Essay or Contradiction.`;
    return { leftOut: { place, label: draftLabel(text), notes: [note] } };
  }
  const notes = given === '' ? [`No type is given. Read as: ${typeWord(type).toLowerCase()}.`] : [];
  const stray = row.some(
    (cell, at) => header.columns[at] === undefined && isUnnamed(header, at) && cell.trim() !== '',
  );
  if (stray) notes.push('Cells without a heading above them weren’t used.');
  return questionDraft({
    place,
    givenId: cellOf('id'),
    type,
    text,
    options,
    logic: cellOf('logic'),
    classDay: cellOf('classDay'),
    notes,
  });
}

/** A column right of the last heading, or under an empty one. */
function isUnnamed({ columns, unnamed }: SheetHeader, at: number): boolean {
  return at >= columns.length || unnamed.has(at);
}

/** One option per cell; empty cells between options keep the numbers that logic uses. */
function optionsIn(row: readonly string[], { columns }: SheetHeader, type: string): string[] {
  const cells = columns.flatMap((column, at) =>
    column === 'option' ? [tidied(row[at], /\s+/gu, ' ')] : [],
  );
  const last = cells.findLastIndex((cell) => cell !== '');
  const options = cells.slice(0, last + 1);
  return options.length === 0 && isTrueFalse(type) ? ['True', 'False'] : options;
}

/** Many times the length that can be stored. */
const FAR_TOO_LONG = 5 * TEXT_LIMIT;

/** A cell without spaces around it. One that is far too long stays as it is, and is refused for its length. */
function tidied(cell = '', spaces: RegExp, one: string): string {
  return cell.length > FAR_TOO_LONG ? cell : cell.replaceAll(spaces, one).trim();
}

function guessedType(options: readonly string[]): 'Radio' | 'LongAnswer' {
  return options.length > 0 ? 'Radio' : 'LongAnswer';
}
