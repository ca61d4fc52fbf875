// JSON that the database writes: a long list leaves it as one value, and no objects are created for it.

import { named, type Column } from './columns.ts';
import { bytesOrText, jsonQuote } from './engine-words.ts';
import { plainSql, sql, type Fragment, type Statement } from './sql.ts';

/** A text column as a JSON string. */
export function jsonString(column: Fragment): Statement {
  return jsonQuote(column);
}

/** One record, its fields in this order; a value is a number or was made by `jsonString`. */
export function jsonRecord(fields: Readonly<Record<string, Fragment>>): Statement {
  const parts = Object.entries(fields).reduce<Fragment>(
    (all, [name, value], place) => {
      const key = plainSql(`'${place === 0 ? '{' : ','}"${name}":', `);
      return sql`${all}${key}${value}, `;
    },
    sql``,
  );
  return sql`concat(${parts}'}')`;
}

/** What a statement of `jsonList` answers. */
export interface JsonRow {
  readonly json: string | Uint8Array<ArrayBuffer>;
}

/**
 * The whole list as one row `json`, in the order of `from` (everything behind the word): both engines add up the rows
 * of an ordered subquery in its order. In SQLite bytes, in PostgreSQL a text.
 */
export function jsonList(record: Fragment, from: Fragment): Statement<JsonRow> {
  const { parts, values } = bytesOrText(sql`concat('[', string_agg(record, ','), ']')`);
  const kind = { stored: 'bytes', isNullable: false } as const;
  const json: Column<JsonRow['json']> = { name: '', kind, parts, values };
  return sql`select ${named({ json })}
    from (select ${record} as record from ${from}) as records`;
}
