// CSV text that spreadsheets read correctly: quoting, and no text that they would run as a formula.

/** The mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Rows as lines that end in CR LF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  let text = '';
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`;
  return text;
}

/**
 * One cell: quoted where it must be. A text that a spreadsheet would run as a formula gets an apostrophe in front;
 * a plain number doesn't.
 */
export function csvCell(text: string): string {
  const shown = NUMBER.test(text) ? text : withoutFormulas(text);
  // Searching first is cheaper than replacing: few texts have any of these.
  const safe = shown.includes('\r') ? shown.replaceAll(/\r\n?/g, '\n') : shown;
  if (!SPECIAL.test(safe) && safe.trim() === safe) return safe;
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : `"${safe}"`;
}

function withoutFormulas(text: string): string {
  const first = FORMULA.test(text) ? `'${text}` : text;
  return first.includes(';') ? first.replaceAll(FORMULA_AFTER_SEMICOLON, ";'") : first;
}

/** Spreadsheets also read the full-width signs as the plain ones, and skip spaces and quotes before them. */
const FORMULA = /^(?:[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;
/** Where the comma is the decimal sign, a semicolon ends a cell. */
const FORMULA_AFTER_SEMICOLON = /;(?=[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;
const SPECIAL = /[",\n]/;

/** The names in their order, each once: of equal ones (in any case) the later get a number in brackets. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let number = next.get(key) ?? 1;
    let candidate = number === 1 ? name : `${name} [${number}]`;
    while (taken.has(candidate.toLowerCase())) {
      number += 1;
      candidate = `${name} [${number}]`;
    }
    next.set(key, number + 1);
    taken.add(candidate.toLowerCase());
    return candidate;
  });
}
