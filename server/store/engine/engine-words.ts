// What the two engines call differently. The schema is written for PostgreSQL (schema-text.ts).

import { sql, type EngineWords, type Fragment, type Statement } from './sql.ts';

/** A text as a JSON string. */
export function jsonQuote(text: Fragment): Statement {
  return sql`${inWords({ sqlite: 'json_quote', postgres: 'to_json' })}(${text})`;
}

/** Where a part first is in a text, counted from 1; 0 if it isn't there. */
export function positionOf(part: Fragment | string, text: Fragment): Statement {
  return sql`${inWords({ sqlite: 'instr', postgres: 'strpos' })}(${text}, ${part})`;
}

/** A long text as the engine hands it over fastest. The driver of PostgreSQL reads bytes from hexadecimal digits. */
export function bytesOrText(text: Fragment): Statement {
  return sql`cast(${text} as ${inWords({ sqlite: 'blob', postgres: 'text' })})`;
}

/** A number of milliseconds since 1970 as a time in UTC, as JavaScript writes it. */
export function utcText(epochMs: Fragment): Statement {
  const [begin, end] = [
    inWords({ sqlite: "strftime('%Y-%m-%dT%H:%M:%fZ', ", postgres: 'to_char(to_timestamp(' }),
    inWords({
      sqlite: ", 'unixepoch')",
      postgres: `) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    }),
  ];
  return sql`${begin}${epochMs} / 1000.0${end}`;
}

function inWords(words: EngineWords): Fragment {
  return { parts: [words], values: [] };
}
