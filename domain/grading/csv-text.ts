// CSV text that spreadsheets read correctly: quoting, and no text that they would run as a formula.

/** The mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Rows as lines that end in CR LF. */
export function csvText(rows: readonly (readonly string[])[]): string {
  let text = '';
  for (const row of rows) text += `${row.map(csvCell).join(',')}\r\n`;
  return text;
}

/** One cell: quoted if necessary; a text that would be a formula gets an apostrophe, a plain number stays one. */
export function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  const shown = isFormula ? `'${text}` : text;
  // Searching first is cheaper than replacing: few texts have any of these.
  const safe = shown.includes('\r') ? shown.replaceAll(/\r\n?/g, '\n') : shown;
  if (!SPECIAL.test(safe) && safe.trim() === safe) return safe;
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : `"${safe}"`;
}

const FORMULA = /^[=+\-@\t\r\n]/;
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
