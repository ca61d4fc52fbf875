// Writes a statement in the words of one engine.

import { channel } from 'node:diagnostics_channel';
import { VALUE, type Fragment, type SqlValue } from './sql.ts';

/** A statement as an engine takes it. */
export interface WrittenStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Publishes what SQLite is asked, with what PostgreSQL would be asked: every text can be tried on both. */
const written = channel('elenchus:statement');

/** With one `?` for each value. */
export function forSqlite({ parts, values }: Fragment): WrittenStatement {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else text += part === VALUE ? '?' : part.sqlite;
  }
  if (written.hasSubscribers) {
    written.publish({ sqlite: text, postgres: forPostgres({ parts, values }).text });
  }
  return { text, values };
}

/** With `$1`, `$2` for the values. */
export function forPostgres({ parts, values }: Fragment): WrittenStatement {
  let text = '';
  let count = 0;
  for (const part of parts) {
    if (typeof part === 'string') text += part;
    else text += part === VALUE ? `$${(count += 1)}` : part.postgres;
  }
  return { text, values };
}
