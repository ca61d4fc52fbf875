// Reads the figures back from the performance page, so that sentences about them can't differ from them.

/** The text in one column of the table row with these first cells; null when there is no such row. */
export function figureOf(
  page: string,
  caption: string,
  firstCells: readonly string[],
  column: number,
): string | null {
  const row = rowsOf(page, caption).find((cells) =>
    firstCells.every((cell, index) => cells[index] === cell),
  );
  return row?.[column] ?? null;
}

/** The contents of one column of a table, without its heading; nothing when there is no such table. */
export function figuresInColumn(page: string, caption: string, column: number): readonly string[] {
  const [, , ...rows] = rowsOf(page, caption);
  return rows.flatMap((cells) => cells[column] ?? []);
}

function rowsOf(page: string, caption: string): readonly string[][] {
  const [, table = ''] = page.split(`\n**${caption}**\n\n`, 2);
  return (table.split('\n\n', 1)[0] ?? '').trimEnd().split('\n').map(cellsOf);
}

/** A figure as a number: times in microseconds, everything else as it is written. */
export function amountOf(figure: string): number {
  const [, digits = '', unit = ''] = /^([\d,.]+) ?(µs|ms|s)?\b/.exec(figure) ?? [];
  return Number(digits.replaceAll(',', '')) * (MICROSECONDS[unit] ?? 1);
}

const MICROSECONDS: Readonly<Record<string, number>> = { µs: 1, ms: 1000, s: 1_000_000 };

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
