// Statements on their way to a reader thread, and their rows on the way back. The text of a statement and the names of
// its columns are longer than most of what is read: they travel once, and then a number takes their place.

import type { StoredRow } from './read-rows.ts';
import type { SqlValue, Statement } from './sql.ts';
import { type RowTable, rowsOfTable } from './sqlite-connection.ts';
import { forSqlite, type WrittenStatement } from './written-sql.ts';

export interface SentStatement {
  readonly number: number;
  /** Only with the first use of the number. */
  readonly text?: string;
  readonly values: readonly SqlValue[];
}

export interface SentRows {
  /** Only with the first rows of the statement. */
  readonly columns?: readonly string[];
  readonly rows: RowTable['rows'];
}

interface ToldStatement {
  readonly number: number;
  columns?: readonly string[];
}

/** As many as a connection keeps prepared. */
const MOST_TOLD = 300;

/** The side that asks: what one thread was told. A new thread knows nothing. */
export class ToldStatements {
  readonly #told = new Map<string, ToldStatement>();

  /** What to send, and how to read the rows that come back for it. */
  send(statement: Statement): { sent: SentStatement; read: (rows: SentRows) => StoredRow[] } {
    const { text, values } = forSqlite(statement);
    const known = this.#told.get(text);
    const told = known ?? this.#tell(text);
    const { number } = told;
    return {
      sent: known ? { number, values } : { number, text, values },
      read({ columns, rows }) {
        if (columns !== undefined) told.columns = columns;
        if (told.columns === undefined) throw new Error('Rows came without their columns.');
        return rowsOfTable({ columns: told.columns, rows });
      },
    };
  }

  #tell(text: string): ToldStatement {
    // Queries with lists have many different texts. Used numbers are given again, with their new texts.
    if (this.#told.size >= MOST_TOLD) this.#told.clear();
    const told: ToldStatement = { number: this.#told.size };
    this.#told.set(text, told);
    return told;
  }
}

/** The side that answers. */
export class HeardStatements {
  readonly #heard: { readonly text: string; hasSentColumns: boolean }[] = [];

  /** Keeps the texts: their numbers are used again even if these statements fail. */
  hear(sent: readonly SentStatement[]): void {
    for (const { number, text } of sent) {
      if (text !== undefined) this.#heard[number] = { text, hasSentColumns: false };
    }
  }

  /** The rows of these statements, executed together by the given function: all of them or none. */
  answer(
    sent: readonly SentStatement[],
    executeAll: (statements: readonly WrittenStatement[]) => readonly RowTable[],
  ): readonly SentRows[] {
    const heard = sent.map(({ number }) => {
      const known = this.#heard[number];
      if (known === undefined) throw new Error('A statement came without its text.');
      return known;
    });
    const statements = sent.map(({ values }, place) => ({
      text: heard[place]?.text ?? '',
      values,
    }));
    return executeAll(statements).map(({ columns, rows }, place) => {
      const known = heard[place];
      if (known === undefined || known.hasSentColumns) return { rows };
      known.hasSentColumns = true;
      return { columns, rows };
    });
  }
}
