// Writes a part of a page for a proof: a table, and its place between two marks.

/** A table in Markdown; nothing without rows. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = [columns, columns.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** The page with the part between its marks replaced. */
export function withPart(page: string, { begin, end }: Marks, part: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The page has lost its marks.');
  return `${before}${begin}\n\n${part}\n\n${end}${after}`;
}
