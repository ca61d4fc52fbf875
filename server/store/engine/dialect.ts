// Everything in which the two engines' SQL differs. Schema text is written for PostgreSQL.

/** Schema text for SQLite: byte order is its own default, every whole number is `integer`, tables are strict. */
export function sqliteSchemaText(text: string): string {
  return text
    .replaceAll(' collate "C"', '')
    .replaceAll(/\bbigint\b/g, 'integer')
    .replaceAll(/^( *)\)(?=;|$)/gm, '$1) strict');
}

const numbered = new Map<string, string>();

/**
 * Numbers the placeholders: `?, ?` becomes `$1, $2`. The JSON form of a text and the place of a part have other names, and a long text is best
 * handed over as text, because the driver reads bytes from hexadecimal digits.
 */
export function postgresText(text: string): string {
  const known = numbered.get(text);
  if (known !== undefined) return known;
  let count = 0;
  const result = text
    .replaceAll('?', () => `$${++count}`)
    .replaceAll('json_quote(', 'to_json(')
    .replaceAll('instr(', 'strpos(')
    .replaceAll(' as blob)', ' as text)');
  // Multi-row statements have many different lengths; the map must not grow with them.
  if (numbered.size >= 1000) numbered.clear();
  numbered.set(text, result);
  return result;
}
