// The thread that reads one file of questions; it may run out of memory or be stopped without harm to the server.
import { parentPort, workerData } from 'node:worker_threads';
import { refuse } from '@elenchus/domain/base/result.ts';
import {
  readQuestionSheets,
  type SheetTable,
} from '@elenchus/domain/question-files/question-sheet.ts';
import { readQuizPackage, type QuizDocument } from '@elenchus/domain/question-files/quiz-file.ts';
import {
  decodeText,
  isWorkbook,
  readCsvTable,
  readWorkbookSheet,
  tableFailure,
} from '../spreadsheets/table-reading.ts';
import { unpacksWithin } from '../spreadsheets/zip-content.ts';
import { parseHtml, parseXml, TooDeep } from './markup-trees.ts';
import type { QuestionFileAnswer, QuestionFileTask } from './question-file-task.ts';
import { readQuizArchive } from './quiz-archive.ts';

const task = workerData as QuestionFileTask;

/** A workbook of questions has a sheet for each week at most. */
const MOST_SHEETS = 60;

function readTables(): QuestionFileAnswer {
  const { bytes, rows, contentBytes } = task;
  try {
    if (!isWorkbook(bytes)) {
      const table = readCsvTable(bytes, rows);
      return table.ok ? readQuestionSheets([{ name: 'Questions', rows: table.value }]) : table;
    }
    if (!unpacksWithin(bytes, contentBytes)) return refuse('too-large');
    const tables: SheetTable[] = [];
    let sheetCount = 1;
    for (let place = 0; place < sheetCount; place += 1) {
      const sheet = readWorkbookSheet(bytes, place, rows);
      ({ sheetCount } = sheet);
      if (sheet.table.length > rows || sheetCount > MOST_SHEETS) return refuse('too-large');
      tables.push({ name: sheet.name, rows: sheet.table });
    }
    return readQuestionSheets(tables);
  } catch (failure) {
    return refuse(tableFailure(bytes, failure));
  }
}

function readXml(): QuestionFileAnswer {
  const root = parseXml(decodeText(task.bytes));
  if (!root.ok) return root;
  const documents = [{ name: '', root: root.value }];
  return readQuizPackage({ documents, otherFiles: [], broken: [] }, parseHtml);
}

async function readPackage(): Promise<QuestionFileAnswer> {
  const archive = await readQuizArchive(task);
  if (!archive.ok) return archive;
  const { xmlFiles, otherFiles } = archive.value;
  const documents: QuizDocument[] = [];
  const broken: string[] = [];
  for (const { name, bytes } of xmlFiles) {
    const root = parseXml(decodeText(bytes));
    if (root.ok) documents.push({ name, root: root.value });
    else broken.push(name);
  }
  return readQuizPackage({ documents, otherFiles, broken }, parseHtml);
}

async function readFile(): Promise<QuestionFileAnswer> {
  if (task.kind === 'table') return readTables();
  try {
    return task.kind === 'xml' ? readXml() : await readPackage();
  } catch (failure) {
    if (failure instanceof TooDeep) return refuse('too-deep');
    throw failure;
  }
}

parentPort?.postMessage(await readFile());
