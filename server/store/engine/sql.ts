// The one way to write a query: sql`select … where course = ${course}`. Values never become part of the text.

export type SqlValue = string | number | null;

export interface Statement {
  /** SQL with one `?` per value; the PostgreSQL adapter numbers them. No literal in our SQL contains `?`. */
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** A text that an engine would refuse or silently change; refused on both so that they behave the same. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';
}

/** Builds a statement; a statement inside another is merged as a fragment. */
export function sql(
  strings: TemplateStringsArray,
  ...inserts: readonly (SqlValue | Statement)[]
): Statement {
  let text = strings[0] ?? '';
  const values: SqlValue[] = [];
  for (const [position, insert] of inserts.entries()) {
    if (insert !== null && typeof insert === 'object') {
      text += insert.text;
      for (const value of insert.values) values.push(value);
    } else {
      text += '?';
      values.push(storable(insert));
    }
    text += strings[position + 1] ?? '';
  }
  return { text, values };
}

/** A list for `in`; an empty one matches nothing. */
export function list(values: readonly SqlValue[]): Statement {
  if (values.length === 0) return { text: '(null)', values: [] };
  return tuples([values]);
}

/**
 * A `limit` of so many rows, as a part of the text: with the number as a value, SQLite would plan the statement again
 * at each execution. For numbers of which there are few.
 */
export function atMost(rows: number): Statement {
  if (!Number.isSafeInteger(rows) || rows < 0) {
    throw new RangeError('Only a whole number can limit rows.');
  }
  return { text: `limit ${rows}`, values: [] };
}

/** The rows of a multi-row `values`. */
export function tuples(rows: readonly (readonly SqlValue[])[]): Statement {
  return {
    text: rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', '),
    values: rows.flat().map(storable),
  };
}

/** Splits rows so that one statement stays below SQLite's 32,766 and PostgreSQL's 65,535 values. */
export function chunksOf<Row>(rows: readonly Row[], size = 500): Row[][] {
  const chunks: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) {
    chunks.push(rows.slice(start, start + size));
  }
  return chunks;
}

function storable(value: SqlValue): SqlValue {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new UnstorableText('A text with U+0000 or half a surrogate pair cannot be stored.');
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError('A number that is not finite cannot be stored.');
  }
  return value;
}
