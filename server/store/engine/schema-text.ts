// The schema of SQLite. Schema text is written for PostgreSQL, and this is everything in which SQLite's differs.

/** Byte order is SQLite's own default, every whole number is `integer`, tables are strict. */
export function sqliteSchemaText(text: string): string {
  return text
    .replaceAll(' collate "C"', '')
    .replaceAll(/\bbigint\b/g, 'integer')
    .replaceAll(/^( *)\)(?=;|$)/gm, '$1) strict');
}
