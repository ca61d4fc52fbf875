// Reads the figures of the performance page again, so that what is said about them cannot differ from them.

/** What stands in the row of a table whose first cells are these, in the column with this place; null when it is not there. */
export function figureOf(
  page: string,
  caption: string,
  firstCells: readonly string[],
  column: number,
): string | null {
  const [, table = ''] = page.split(`\n**${caption}**\n\n`, 2);
  const rows = (table.split('\n\n', 1)[0] ?? '').split('\n').map(cellsOf);
  const row = rows.find((cells) => firstCells.every((cell, place) => cells[place] === cell));
  return row?.[column] ?? null;
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
