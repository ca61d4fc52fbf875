// What every engine offers to the stores.

import type { ProcedureCall } from './guarded-write.ts';
import type { ProcedureInput, OutputOf, Procedures } from './procedure.ts';
import type { RowsOfEach } from './read-rows.ts';
import type { Statement } from './sql.ts';

export interface Reader {
  /** Committed rows; a write that was acknowledged before is always among them. */
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** The same for one row by its whole key, where an engine has a cheaper way for that. */
  readByKey?<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** Several reads in one question, where that costs less than several questions. */
  readGathered?(statements: readonly Statement[]): Promise<unknown[][]>;
  /** Several reads that see the same moment. */
  readTogether<const Asked extends readonly Statement[]>(
    statements: Asked,
  ): Promise<RowsOfEach<Asked>>;
}

export interface Database<Known extends Procedures = Procedures> extends Reader {
  /**
   * Runs a procedure in one serializable transaction; resolves after it is durable. With a guard, throws WriteRefused
   * and writes nothing if the guard objects.
   */
  transact<Name extends keyof Known & string>(
    name: Name,
    input: ProcedureInput<Known[Name]>,
    guard?: ProcedureCall,
  ): Promise<OutputOf<Known[Name]>>;
  /** Finishes the work in progress, then refuses everything. */
  close(): Promise<void>;
}

/** Where a database is. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** The only row of a statement whose row must exist. */
export async function readRow<Row>(reader: Reader, statement: Statement<Row>): Promise<Row> {
  const row = await readOptionalRow(reader, statement);
  if (row === undefined) throw new Error('A row that must exist is missing.');
  return row;
}

/** The first row of a statement, or undefined. */
export async function readOptionalRow<Row>(
  reader: Reader,
  statement: Statement<Row>,
): Promise<Row | undefined> {
  const rows = await reader.read(statement);
  return rows[0];
}

/** The small row that a whole key names, or undefined. */
export async function readRowByKey<Row>(
  reader: Reader,
  statement: Statement<Row>,
): Promise<Row | undefined> {
  const rows = await (reader.readByKey?.(statement) ?? reader.read(statement));
  return rows[0];
}
