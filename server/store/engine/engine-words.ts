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

function inWords(words: EngineWords): Fragment {
  return { parts: [words], values: [] };
}
