// Reads the figures of the performance page again, so that what is said about them cannot differ from them.

/** What stands in the row of a table whose first cells are these, in the column with this place; null when it is not there. */
export function figureOf(
  page: string,
  caption: string,
  firstCells: readonly string[],
  column: number,
): string | null {
  const row = rowsOf(page, caption).find((cells) =>
    firstCells.every((cell, place) => cells[place] === cell),
  );
  return row?.[column] ?? null;
}

/** What is in one column of a table, without its heading; nothing when there is no such table. */
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
