// The rows of a statement as its columns describe them. The one place where rows get their type: it follows from the
// descriptions of the tables, which a test compares with the schema, and tests compare every row that they read.

import { channel } from 'node:diagnostics_channel';
import type { ListRow } from './columns.ts';
import type { ColumnKind, Fragment, ReadColumn, Statement } from './sql.ts';
import { trusted } from './trusted.ts';

/** A row as an engine hands it over. */
export type StoredRow = Record<string, unknown>;

/** What tests compare: values as they are stored, in the order of the columns. */
export interface ReadValues {
  readonly columns: readonly ReadColumn[];
  readonly rows: readonly (readonly unknown[])[];
}

const read = channel('elenchus:rows');

/** The rows of each statement. */
export type RowsOfEach<Asked extends readonly Statement[]> = {
  -readonly [Place in keyof Asked]: Asked[Place] extends Statement<infer Row> ? Row[] : never;
};

/** A statement whose rows are lists. */
export type ListStatement = Statement<ListRow<readonly unknown[]>>;

/** The values of each such statement. */
export type CellsOfEach<Asked extends readonly ListStatement[]> = {
  -readonly [Place in keyof Asked]: Asked[Place] extends Statement<ListRow<infer Values>>
    ? Values[]
    : never;
};

/** The same statement, with rows as the engine hands them over. */
export function asStored({ parts, values }: Fragment): Statement<StoredRow> {
  return { parts, values, columns: [] };
}

/** The rows with decoded values; the given ones are changed. */
export function readRows<Row>({ columns }: Statement<Row>, rows: readonly StoredRow[]): Row[] {
  publish(columns, () => rows.map((row) => columns.map(({ name }) => row[name])));
  for (const { name, kind } of columns) {
    if (kind.decode === undefined) continue;
    for (const row of rows) row[name] = decodedValue(row[name], kind);
  }
  return trusted<Row[]>(rows);
}

/** The same for the rows of several statements. */
export function readRowsOfEach<const Asked extends readonly Statement[]>(
  statements: Asked,
  tables: readonly (readonly StoredRow[])[],
): RowsOfEach<Asked> {
  const all = statements.map((statement, place) => readRows(statement, tables[place] ?? []));
  return trusted<RowsOfEach<Asked>>(all);
}

/** The same where rows are lists. */
export function readCellsOfEach<const Asked extends readonly ListStatement[]>(
  statements: Asked,
  tables: readonly (readonly unknown[][])[],
): CellsOfEach<Asked> {
  for (const [place, { columns }] of statements.entries()) {
    const rows = tables[place] ?? [];
    publish(columns, () => rows);
    for (const [position, { kind }] of columns.entries()) {
      if (kind.decode === undefined) continue;
      for (const row of rows) row[position] = decodedValue(row[position], kind);
    }
  }
  return trusted<CellsOfEach<Asked>>(tables);
}

function publish(columns: readonly ReadColumn[], rows: () => ReadValues['rows']): void {
  if (!read.hasSubscribers || columns.length === 0) return;
  read.publish({ columns, rows: rows() } satisfies ReadValues);
}

function decodedValue(stored: unknown, { decode }: ColumnKind): unknown {
  return stored === null || decode === undefined ? stored : decode(stored);
}
