// Saved comments as a file that can be imported again (CMB-21).
import { BYTE_ORDER_MARK, csvText } from '../grading/csv-text.ts';
import type { SavedText } from './saved-comment.ts';

export const COMMENT_FILE_FORMATS = ['csv', 'json'] as const;
type CommentFileFormat = (typeof COMMENT_FILE_FORMATS)[number];

/** The content of a file with a list of comments in its order. */
export function commentFileText(comments: readonly SavedText[], format: CommentFileFormat): string {
  const entries = comments.map(({ label, text }) => ({ label, text }));
  if (format === 'json') return `${JSON.stringify({ savedComments: entries }, null, 2)}\n`;
  const rows = entries.map(({ label, text }) => [label, text]);
  return `${BYTE_ORDER_MARK}${csvText([['label', 'text'], ...rows])}`;
}

/** A cell without the apostrophes that keep a spreadsheet from running a text as a formula. */
export function withoutFormulaGuards(cell: string): string {
  return cell.replace(AT_START, '').replaceAll(AFTER_SEMICOLON, ';');
}

const AT_START = /^'(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;
const AFTER_SEMICOLON = /;'(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
