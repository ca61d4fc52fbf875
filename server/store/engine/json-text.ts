// JSON that the database writes: a long list leaves it as one value, and no objects are created for it.

import { sql, type Statement } from './sql.ts';

/** A text column as a JSON string. */
export function jsonString(column: Statement): Statement {
  return sql`json_quote(${column})`;
}

/** One record, its fields in this order; a value is a number or was made by `jsonString`. */
export function jsonRecord(fields: Readonly<Record<string, Statement>>): Statement {
  const parts = Object.entries(fields).map(([name, value], place) => {
    const key: Statement = { text: `'${place === 0 ? '{' : ','}"${name}":', `, values: [] };
    return sql`${key}${value}, `;
  });
  const values = parts.flatMap((part) => part.values);
  return { text: `concat(${parts.map(({ text }) => text).join('')}'}')`, values };
}

/**
 * The whole list as one row `json`, in the order of `from` (everything behind the word): both engines add up the rows
 * of an ordered subquery in its order. In SQLite bytes, in PostgreSQL a text.
 */
export function jsonList(record: Statement, from: Statement): Statement {
  return sql`select cast(concat('[', string_agg(record, ','), ']') as blob) as json
    from (select ${record} as record from ${from}) as records`;
}

/** What a statement of `jsonList` answers. */
export interface JsonRow {
  readonly json: string | Uint8Array<ArrayBuffer>;
}
