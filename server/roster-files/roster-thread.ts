// The thread that reads one roster file; it may run out of memory or be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { accept, refuse } from '@elenchus/domain/base/result.ts';
import { findSeparator } from '@elenchus/domain/people/roster-separator.ts';
import { readRoster } from '@elenchus/domain/people/roster-rows.ts';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import papaparse from 'papaparse';
import type { RosterTask, RosterThreadAnswer } from './roster-task.ts';
import { unpacksWithin } from './zip-content.ts';

const { kind, bytes, rows, contentBytes } = workerData as RosterTask;

/** A list of 100,000 people with 20 columns. Each cell is a text in memory, and all of them go back to the server. */
const MOST_CELLS = 2_000_000;

/** People are on one of the first sheets. */
const MOST_SHEETS = 10;

/** Excel saves .csv as UTF-8 with a mark, as UTF-16, or in the Windows code page. */
function decode(content: Uint8Array): string {
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

function readCsv(): RosterThreadAnswer {
  const { separator, text } = findSeparator(decode(bytes));
  if (countCells(text, separator) > MOST_CELLS) return refuse('too-large');
  const { data } = papaparse.parse<string[]>(text, {
    // When guessing, it reads a short file with semicolons and a line break at the end as one column.
    delimiter: separator,
    preview: rows + 1,
    skipEmptyLines: false,
  });
  // The last line break of a file makes no row.
  if (data.at(-1)?.join('') === '') data.pop();
  return data.length > rows ? refuse('too-large') : accept(data.map((row) => row.map(String)));
}

/** About how many cells a text has; signs inside quotes are counted too. Stops when there are too many. */
function countCells(text: string, separator: string): number {
  let cells = 1;
  for (let place = 0; place < text.length && cells <= MOST_CELLS; place += 1) {
    if (text[place] === separator || text[place] === '\n') cells += 1;
  }
  return cells;
}

/** The first sheet with people; without one, the first sheet, so that its fault can be reported. */
function readWorkbook(): RosterThreadAnswer {
  if (!unpacksWithin(bytes, contentBytes)) return refuse('too-large');
  const first = readSheet(0);
  const others = Math.min(first.sheetCount, MOST_SHEETS);
  let table = first.table;
  for (let place = 1; place < others && !readRoster(table).ok; place += 1) {
    table = readSheet(place).table;
  }
  const found = readRoster(table).ok ? table : first.table;
  return found.length > rows ? refuse('too-large') : accept(found);
}

/** One sheet at a time: a workbook may contain more than fits into memory. */
function readSheet(place: number): { table: string[][]; sheetCount: number } {
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    sheets: place,
    sheetRows: rows + 1,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = workbook.Sheets[workbook.SheetNames[place] ?? ''] ?? {};
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
  return { table: table.map((row) => row.map(textOf)), sheetCount };
}

class TooManyCells extends Error {}

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

/** Some people save a workbook under the name of a text file: the first bytes reveal it. */
function isWorkbook(content: Uint8Array): boolean {
  return (content[0] === 0x50 && content[1] === 0x4b) || isCompoundFile(content);
}

function readFile(): RosterThreadAnswer {
  try {
    return kind === 'csv' && !isWorkbook(bytes) ? readCsv() : readWorkbook();
  } catch (failure) {
    if (failure instanceof TooManyCells) return refuse('too-large');
    const isProtected =
      isCompoundFile(bytes) &&
      failure instanceof Error &&
      /password|encrypt/i.test(failure.message);
    return refuse(isProtected ? 'protected' : 'unreadable');
  }
}

parentPort?.postMessage(readFile());
