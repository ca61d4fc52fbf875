// The cells of text tables and workbooks, with limits. Runs in a thread that can be stopped.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { findSeparator } from '@elenchus/domain/people/roster-separator.ts';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import papaparse from 'papaparse';

/** A list of 6,000 people with 100 columns. Each cell is a text in memory, and all of them go back to the server. */
const MOST_CELLS = 600_000;
/** As many as a spreadsheet program has. */
const MOST_COLUMNS = 16_384;

/** Thrown for a sheet with more cells than fit into memory. */
class TooManyCells extends Error {}

/** The rows of a text table; refused when there are more than `rows`, or too many cells or columns. */
export function readCsvTable(bytes: Uint8Array, rows: number): Result<string[][], 'too-large'> {
  const { separator, text } = findSeparator(decodeText(bytes));
  if (countCells(text, separator) > MOST_CELLS) return refuse('too-large');
  const { data } = papaparse.parse<string[]>(text, {
    // When guessing, it reads a short file with semicolons and a line break at the end as one column.
    delimiter: separator,
    preview: rows + 1,
    skipEmptyLines: false,
  });
  // The last line break of a file makes no row.
  if (data.at(-1)?.join('') === '') data.pop();
  const isTooLarge = data.length > rows || data.some((row) => row.length > MOST_COLUMNS);
  return isTooLarge ? refuse('too-large') : accept(data.map((row) => row.map(String)));
}

interface SheetReading {
  readonly name: string;
  readonly table: string[][];
  readonly sheetCount: number;
}

/** One sheet at a time: a workbook may contain more than fits into memory. Throws for what it can't read. */
export function readWorkbookSheet(bytes: Uint8Array, place: number, rows: number): SheetReading {
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    sheets: place,
    sheetRows: rows + 1,
    cellFormula: false,
    cellHTML: false,
  });
  const name = workbook.SheetNames[place] ?? '';
  const sheet = workbook.Sheets[name] ?? {};
  if (cellsOf(sheet) > MOST_CELLS) throw new TooManyCells();
  for (const cell of (sheet['!data'] ?? []).flat()) {
    const digits = cell && digitsOf(cell);
    if (cell && digits) cell.w = digits;
  }
  const table: unknown[][] = utils.sheet_to_json(sheet, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
  });
  const sheetCount = workbook.SheetNames.length;
  return { name, table: table.map((row) => row.map(textOf)), sheetCount };
}

/** Why reading a table threw. */
export function tableFailure(
  bytes: Uint8Array,
  failure: unknown,
): 'too-large' | 'protected' | 'unreadable' {
  if (failure instanceof TooManyCells) return 'too-large';
  const isProtected =
    isCompoundFile(bytes) && failure instanceof Error && /password|encrypt/i.test(failure.message);
  return isProtected ? 'protected' : 'unreadable';
}

/** Some people save a workbook under the name of a text file: the first bytes reveal it. */
export function isWorkbook(content: Uint8Array): boolean {
  return (content[0] === 0x50 && content[1] === 0x4b) || isCompoundFile(content);
}

/** Excel saves .csv as UTF-8 with a mark, as UTF-16, or in the Windows code page. */
export function decodeText(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  // Letters of a text in UTF-16 without a mark have a zero in every other place.
  if (content[1] === 0) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** About how many cells a text has; signs inside quotes are counted too. Stops when there are too many. */
function countCells(text: string, separator: string): number {
  let cells = 1;
  for (let place = 0; place < text.length && cells <= MOST_CELLS; place += 1) {
    if (text[place] === separator || text[place] === '\n') cells += 1;
  }
  return cells;
}

/** The cells of the rectangle in which a sheet says that it has content; empty ones become texts too. */
function cellsOf(sheet: WorkSheet): number {
  const range = sheet['!ref'];
  if (range === undefined) return 0;
  const { s: first, e: last } = utils.decode_range(range);
  return (last.r - first.r + 1) * (last.c - first.c + 1);
}

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell : '';
}

/** A number that is shown in groups (1,234,567) or with an exponent is a netID in digits; null for other cells. */
function digitsOf({ t, v, w = '' }: CellObject): string | null {
  const isDisguised = /^\d{1,3}([,.\s]\d{3})+$|e\+/i.test(w);
  return t === 'n' && isDisguised && Number.isSafeInteger(v) ? String(v) : null;
}

/** The older container, in which Excel also puts workbooks with a password; damaged archives may look encrypted. */
function isCompoundFile([first, second]: Uint8Array): boolean {
  return first === 0xd0 && second === 0xcf;
}
