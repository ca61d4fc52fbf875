// The tables in a Markdown text, as rows of plain words, each with the heading above it (CRT-3).
import { withoutEnd } from '../base/text-ends.ts';

export interface MarkdownTable {
  /** The words of the nearest heading above; '' for none. */
  readonly heading: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More than any table of criteria has. Every row gets as many cells as the head, so the columns must have an end. */
const MOST_COLUMNS = 100;

/** Every table of the text, in order. Blocks of code are left out. */
export function markdownTables(text: string): readonly MarkdownTable[] {
  const lines = withoutCode(text.replaceAll(/\r\n?/gu, '\n').split('\n'));
  const tables: MarkdownTable[] = [];
  let heading = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = /^ {0,3}#{1,6}\s(.*)$/u.exec(line)?.[1];
    if (title !== undefined) heading = plainWords(withoutEnd(title.trim(), '#'));
    const cells = cellsOf(line);
    if (!line.includes('|') || !isRuler(lines[at + 1] ?? '', cells.length)) continue;
    const head = cells.slice(0, MOST_COLUMNS);
    const end = endOfTable(lines, at + 2);
    const rows = lines.slice(at + 2, end).map((row) => resized(cellsOf(row), head.length));
    tables.push({ heading, head, rows });
    at = end - 1;
  }
  return tables;
}

/** The line of dashes below the head, with as many columns. */
function isRuler(line: string, columns: number): boolean {
  return /^[\s|:-]+$/u.test(line) && line.includes('-') && cellsOf(line).length === columns;
}

/** A table ends with an empty line, or with a line that begins something else. */
function endOfTable(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && /\S/u.test(lines[end] ?? '') && (lines[end] ?? '').includes('|')) {
    end += 1;
  }
  return end;
}

/** The cells between the pipes; a pipe after a backslash belongs to its cell. */
function cellsOf(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inner.split(/(?<!\\)\|/u).map((cell) => plainWords(cell.replaceAll('\\|', '|')));
}

function resized(cells: readonly string[], length: number): readonly string[] {
  return Array.from({ length }, (_, index) => cells[index] ?? '');
}

/** Without emphasis, code marks, line breaks and the addresses of links. */
function plainWords(text: string): string {
  return text
    .replaceAll(/<br\s*\/?>/giu, ' ')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/gu, '$1')
    .replaceAll(/(\*\*|__|`|~~)/gu, '')
    .replaceAll(/(?<![\p{L}\d])\*(?!\s)([^*]+)(?<!\s)\*(?![\p{L}\d])/gu, '$1')
    .replaceAll(/(?<![\p{L}\d])_(?!\s)([^_]+)(?<!\s)_(?![\p{L}\d])/gu, '$1')
    .replaceAll(/\\([\\*_`#[\]])/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The lines outside fenced code; a line of code becomes an empty one. */
function withoutCode(lines: readonly string[]): readonly string[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const mark = /^ {0,3}(```|~~~)/u.exec(line)?.[1];
    if (fence === null && mark === undefined) return line;
    if (fence === null) fence = mark ?? null;
    else if (mark === fence) fence = null;
    return '';
  });
}
