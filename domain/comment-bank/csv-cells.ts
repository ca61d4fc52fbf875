// The cells of a CSV file (CMB-18).
import { accept, refuse, type Result } from '../base/result.ts';

export interface CsvRow {
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Every row that has a text in some cell. A quote that is never closed would swallow the rest of the file. */
export function readCsv(text: string, separator: string): Result<CsvRow[], number> {
  const rows: CsvRow[] = [];
  let [cells, cell, line, rowLine]: [string[], string, number, number] = [[], '', 1, 1];
  let quotedSince = 0;
  /** Looking at the whole cell again at each quote would take time in proportion to the square of its length. */
  let isBlank = true;
  const add = (sign: string): void => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endRow = (): void => {
    const row = [...cells, cell];
    if (row.some((each) => each.trim() !== '')) rows.push({ line: rowLine, cells: row });
    [cells, cell, isBlank] = [[], '', true];
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === '\n') line += 1;
    if (quotedSince > 0) {
      if (sign !== '"') add(sign);
      else if (text.charAt(index + 1) === '"') add(text.charAt((index += 1)));
      else quotedSince = 0;
    } else if (sign === '"' && isBlank) {
      [cell, quotedSince] = ['', line];
    } else if (sign === separator) {
      cells.push(cell);
      [cell, isBlank] = ['', true];
    } else if (sign === '\n') {
      endRow();
      rowLine = line;
    } else {
      add(sign);
    }
  }
  if (quotedSince > 0) return refuse(quotedSince);
  endRow();
  return accept(rows);
}

/** The separator of the cells: the most frequent one in the first line. */
export function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const countOf = (sign: string): number => bare.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (countOf(sign) > countOf(best) ? sign : best));
}
