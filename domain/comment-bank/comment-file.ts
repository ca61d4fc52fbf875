// Reads saved comments from a file: everything in it becomes a comment, or is named with the reason why not (CMB-17
// to CMB-20).
import { accept, refuse, type Result } from '../base/result.ts';
import { readCsv, separatorOf, type CsvRow } from './csv-cells.ts';
import { withoutFormulaGuards } from './comment-export.ts';
import type { FileEntries, FileEntry } from './file-entries.ts';
import { jsonEntries } from './json-comments.ts';
import { savedCommentFaultSentence, readComment, type SavedText } from './saved-comment.ts';

export interface CommentFile {
  readonly comments: readonly SavedText[];
  readonly leftOut: readonly { readonly place: string; readonly reason: string }[];
  /** What else a person should know, such as a column that isn't used. */
  readonly notes: readonly string[];
}

/** The largest file that is read, in characters. */
export const COMMENT_FILE_LIMIT = 3_000_000;

/** The comments in a CSV or JSON file, without those that the list has already; or the sentence that says what is wrong. */
export function readCommentFile(
  text: string,
  present: readonly SavedText[],
): Result<CommentFile, string> {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const fault = fileFault(content);
  if (fault !== null) return refuse(fault);
  const read = /^\s*[[{]/.test(content) ? jsonEntries(content) : csvEntries(content);
  return read.ok ? accept(checked(read.value, present)) : read;
}

function fileFault(content: string): string | null {
  if (content.trim() === '') return 'This file is empty.';
  if (content.length > COMMENT_FILE_LIMIT) {
    return 'This file is too large. Split it into files of at most 3 million characters.';
  }
  if (content.startsWith('PK\u0003\u0004')) {
    return 'This looks like a spreadsheet or a ZIP file. In the spreadsheet program, save it as CSV and choose that file.';
  }
  if (/[\0\uFFFD]/.test(content)) {
    return 'This file isn’t plain text in UTF-8. Save it as “CSV UTF-8” or as JSON and choose that file.';
  }
  return null;
}

function checked({ entries, notes }: FileEntries, present: readonly SavedText[]): CommentFile {
  const comments: SavedText[] = [];
  const leftOut: { place: string; reason: string }[] = [];
  const faultByText = new Map(
    present.map(({ text }) => [text, 'The list has this comment already.']),
  );
  for (const { place, given, fault } of entries) {
    const read = given && readComment(given);
    const reason = read?.ok
      ? faultByText.get(read.value.text)
      : (fault ?? savedCommentFaultSentence(read?.reason ?? 'no-text'));
    if (reason !== undefined) leftOut.push({ place, reason });
    else if (read?.ok) {
      comments.push(read.value);
      faultByText.set(read.value.text, `It has the same text as ${place.toLowerCase()}.`);
    }
  }
  return { comments, leftOut, notes };
}

const TEXT_NAMES: ReadonlySet<string> = new Set(['text', 'comment', 'saved comment']);
const LABEL_NAMES: ReadonlySet<string> = new Set(['label', 'name', 'title', 'short label']);

function csvEntries(content: string): Result<FileEntries, string> {
  const read = readCsv(content, separatorOf(content));
  if (!read.ok) {
    return refuse(
      `A quotation mark on line ${read.reason} is never closed, so the file can’t be read. Add the closing mark.`,
    );
  }
  const [heading = { line: 1, cells: [] }, ...rows] = read.value;
  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const textAt = names.findIndex((name) => TEXT_NAMES.has(name));
  if (textAt >= 0) {
    const labelAt = names.findIndex((name) => LABEL_NAMES.has(name));
    const entries = rows.map((row) => rowEntry(row, { textAt, labelAt, count: names.length }));
    return accept({ entries, notes: unusedColumns(heading, [textAt, labelAt]) });
  }
  if (read.value.some(({ cells }) => cells.length > 1)) {
    return refuse('The first row must name the columns: “label” and “text”. Add it and try again.');
  }
  const entries = read.value.map((row) => rowEntry(row, { textAt: 0, labelAt: -1, count: 1 }));
  return accept({ entries, notes: ['The file has no heading, so each row is a comment.'] });
}

interface Columns {
  readonly textAt: number;
  readonly labelAt: number;
  readonly count: number;
}

function rowEntry({ line, cells }: CsvRow, { textAt, labelAt, count }: Columns): FileEntry {
  const place = `Line ${line}`;
  // The rest of a text with a comma and without quotation marks would be dropped.
  if (cells.slice(count).some((cell) => cell.trim() !== '')) {
    const fault = `It has ${cells.length} cells, but the heading has ${count}. Put a text that contains the separator in quotation marks.`;
    return { place, given: null, fault };
  }
  const given = { label: cells[labelAt] ?? '', text: cells[textAt] ?? '' };
  return {
    place,
    given: { label: withoutFormulaGuards(given.label), text: withoutFormulaGuards(given.text) },
  };
}

function unusedColumns({ cells }: CsvRow, used: readonly number[]): string[] {
  return cells
    .filter((cell, at) => !used.includes(at) && cell.trim() !== '')
    .map((cell) => `The column “${cell.trim()}” isn’t used.`);
}
