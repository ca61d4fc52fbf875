// The portable form of a backup: compressed JSON lines. A heading with the schema version, then for each table its
// columns and its rows, then a last line with the counts, without which the file was cut off.

import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { plainSql, sql, tuples, type SqlValue, type Statement } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { BackupProblem } from './backup-problem.ts';
import type { BackupTable } from '../table-facts/all-tables.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** One moment of a database, read table by table. */
export interface RowsSource {
  readonly schemaVersion: number;
  readonly columns: (table: BackupTable) => Promise<string[]>;
  readonly rows: (table: BackupTable, columns: readonly string[]) => AsyncIterable<SqlValue[][]>;
}

export interface RowsChunk {
  readonly table: BackupTable;
  readonly columns: readonly string[];
  readonly rows: SqlValue[][];
}

type Line =
  | { readonly schemaVersion: number }
  | { readonly table: BackupTable; readonly columns: readonly string[] }
  | { readonly end: Readonly<Record<string, number>> }
  | SqlValue[];

const ROWS_A_CHUNK = 500;

/** The statement that writes a chunk. */
export function insertion({ table, columns, rows }: RowsChunk): Statement {
  return sql`insert into ${plainSql(table)} (${plainSql(columns.join(', '))}) values ${tuples(rows)}`;
}

/** Writes the file; returns how many rows of each table it contains. */
export async function writeRowsFile(
  source: RowsSource,
  file: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const lines = Readable.from(linesOf(source, counts));
  await pipeline(lines, createGzip({ level: 5 }), createWriteStream(file, { flags: 'wx' }));
  return counts;
}

async function* linesOf(
  source: RowsSource,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  yield line({ schemaVersion: source.schemaVersion });
  for (const table of BACKUP_TABLES) {
    const columns = await source.columns(table);
    // A database that an older program wrote lacks the tables of later versions.
    if (columns.length === 0) continue;
    yield line({ table, columns });
    let count = 0;
    for await (const rows of source.rows(table, columns)) {
      count += rows.length;
      yield rows.map(line).join('');
    }
    counts[table] = count;
  }
  yield line({ end: counts });
}

function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

/** Reads the file again in chunks of one table; throws when it ends before its last line. */
export async function* readRowsFile(file: string): AsyncGenerator<RowsChunk> {
  const input = createReadStream(file).pipe(createGunzip());
  let heading: { table: BackupTable; columns: readonly string[] } | undefined;
  let rows: SqlValue[][] = [];
  let isComplete = false;
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const value = trusted<Line>(JSON.parse(text));
    if (Array.isArray(value)) rows.push(value);
    const isHeading = !Array.isArray(value);
    if (heading && rows.length > 0 && (isHeading || rows.length >= ROWS_A_CHUNK)) {
      yield { ...heading, rows };
      rows = [];
    }
    if (isHeading && 'table' in value) heading = value;
    if (isHeading && 'end' in value) isComplete = true;
  }
  if (!isComplete) throw new BackupProblem(`The backup ${file} was cut off.`);
}
