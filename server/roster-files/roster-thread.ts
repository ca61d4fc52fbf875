// The thread that reads one roster file; it may run out of memory or be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { accept, refuse } from '@elenchus/domain/base/result.ts';
import { narrowRoster, readRoster } from '@elenchus/domain/people/roster-rows.ts';
import {
  isWorkbook,
  readCsvTable,
  readWorkbookSheet,
  tableFailure,
} from '../spreadsheets/table-reading.ts';
import { unpacksWithin } from '../spreadsheets/zip-content.ts';
import type { RosterTask, RosterThreadAnswer } from './roster-task.ts';

const { kind, bytes, rows, contentBytes } = workerData as RosterTask;

/** People are on one of the first sheets. */
const MOST_SHEETS = 10;

/** The first sheet with people; without one, the first sheet, so that its fault can be reported. */
function readWorkbook(): RosterThreadAnswer {
  if (!unpacksWithin(bytes, contentBytes)) return refuse('too-large');
  const first = readWorkbookSheet(bytes, 0, rows);
  const others = Math.min(first.sheetCount, MOST_SHEETS);
  let table = first.table;
  for (let place = 1; place < others && !readRoster(table).ok; place += 1) {
    table = readWorkbookSheet(bytes, place, rows).table;
  }
  const found = readRoster(table).ok ? table : first.table;
  return found.length > rows ? refuse('too-large') : accept(found);
}

function readFile(): RosterThreadAnswer {
  try {
    const read = kind === 'csv' && !isWorkbook(bytes) ? readCsvTable(bytes, rows) : readWorkbook();
    // The server's own thread gets a copy of every cell.
    return read.ok ? accept(narrowRoster(read.value)) : read;
  } catch (failure) {
    return refuse(tableFailure(bytes, failure));
  }
}

parentPort?.postMessage(readFile());
