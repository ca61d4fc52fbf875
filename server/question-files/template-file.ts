// The template for a spreadsheet of questions as a file.
import { BYTE_ORDER_MARK, csvText } from '@elenchus/domain/grading/csv-text.ts';
import {
  questionTemplate,
  type TemplateFormat,
} from '@elenchus/domain/question-files/sheet-template.ts';
import type { SheetTable } from '@elenchus/domain/question-files/question-sheet.ts';
import { utils, write } from '@e965/xlsx';

interface TemplateFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The template with its examples. */
export function templateFile(format: TemplateFormat): TemplateFile {
  const sheets = questionTemplate();
  return format === 'csv'
    ? {
        name: 'questions-template.csv',
        type: 'text/csv; charset=utf-8',
        bytes: csvFile(sheets[0]),
      }
    : {
        name: 'questions-template.xlsx',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: workbookFile(sheets, 'xlsx'),
      };
}

/** A table as a .csv file that spreadsheets open with the right letters. */
export function csvFile({ rows }: SheetTable): Uint8Array {
  return new TextEncoder().encode(BYTE_ORDER_MARK + csvText(rows));
}

/** Tables as a workbook; every cell is text, so that nothing in it is computed. */
export function workbookFile(sheets: readonly SheetTable[], bookType: 'xlsx' | 'ods'): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    sheet['!cols'] = (rows[0] ?? []).map((heading) => ({ wch: WIDTHS[heading] ?? 18 }));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType, compression: true }) as Buffer);
}

const WIDTHS: Readonly<Record<string, number>> = {
  ID: 10,
  Question: 60,
  Logic: 28,
  Column: 24,
  'What to write': 100,
};
