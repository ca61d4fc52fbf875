// Writes a statement in the words of one engine.

import { channel } from 'node:diagnostics_channel';
import { VALUE, type Fragment, type Part, type SqlValue } from './sql.ts';

/** A statement as an engine takes it. */
export interface WrittenStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Publishes what SQLite is asked, with what PostgreSQL would be asked: every text can be tried on both. */
const written = channel('elenchus:statement');

/** With one `?` for each value. */
export function forSqlite({ parts, values }: Fragment): WrittenStatement {
  const text = writtenText(parts, 'sqlite', () => '?');
  if (written.hasSubscribers) {
    written.publish({ sqlite: text, postgres: forPostgres({ parts, values }).text });
  }
  return { text, values };
}

/** With `$1`, `$2` for the values. */
export function forPostgres({ parts, values }: Fragment): WrittenStatement {
  let count = 0;
  const text = writtenText(parts, 'postgres', () => `$${(count += 1)}`);
  return { text, values };
}

function writtenText(
  parts: readonly Part[],
  engine: 'sqlite' | 'postgres',
  nextValue: () => string,
): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else if (part === VALUE) text += nextValue();
    else if ('rows' in part) text += writtenRows(part.rows, part.width, nextValue);
    else text += part[engine];
  }
  return text;
}

/** `(?, ?), (?, ?)` */
function writtenRows(rows: number, width: number, nextValue: () => string): string {
  let text = '';
  for (let row = 0; row < rows; row += 1) {
    text += row === 0 ? '(' : '), (';
    for (let place = 0; place < width; place += 1) {
      text += place === 0 ? nextValue() : `, ${nextValue()}`;
    }
  }
  return rows === 0 ? '' : `${text})`;
}
