// The thread that reads one roster file; it may run out of memory or be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { accept, refuse } from '@elenchus/domain/base/result.ts';
import { findSeparator } from '@elenchus/domain/people/roster-separator.ts';
import { read, utils } from '@e965/xlsx';
import papaparse from 'papaparse';
import type { RosterTask, RosterThreadAnswer } from './roster-task.ts';
import { unpacksWithin } from './zip-content.ts';

const { kind, bytes, rows, contentBytes } = workerData as RosterTask;

/** Excel saves .csv as UTF-8 with a mark, as UTF-16, or in the Windows code page. */
function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function readCsv(): RosterThreadAnswer {
  const { separator, text } = findSeparator(decode(bytes));
  const { data } = papaparse.parse<string[]>(text, {
    // Left to guess, it takes a short file with semicolons and a line break at the end for one column.
    delimiter: separator,
    preview: rows + 1,
    skipEmptyLines: false,
  });
  // The last line break of a file makes no row.
  if (data.at(-1)?.join('') === '') data.pop();
  return data.length > rows ? refuse('too-large') : accept(data.map((row) => row.map(String)));
}

function readWorkbook(): RosterThreadAnswer {
  if (!unpacksWithin(bytes, contentBytes)) return refuse('too-large');
  const workbook = read(bytes, {
    type: 'array',
    dense: true,
    // The first one; the others are not even looked at.
    sheets: 0,
    sheetRows: rows + 1,
    cellFormula: false,
    cellHTML: false,
  });
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
  if (sheet === undefined) return refuse('unreadable');
  const table: unknown[][] = utils.sheet_to_json(sheet, {
    header: 1,
    raw: false,
    defval: '',
    blankrows: true,
  });
  if (table.length > rows) return refuse('too-large');
  return accept(table.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : ''))));
}

function readFile(): RosterThreadAnswer {
  try {
    return kind === 'csv' ? readCsv() : readWorkbook();
  } catch {
    return refuse('unreadable');
  }
}

parentPort?.postMessage(readFile());
