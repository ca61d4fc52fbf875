// A store in this thread that notes every statement. The engines run the same statements: our SQL is written once.
import { guardedSteps, outputOf, type ProcedureCall } from '../engine/guarded-write.ts';
import { runSteps } from '../engine/procedure.ts';
import { readCellsOfEach, readRows, readRowsOfEach } from '../engine/read-rows.ts';
import type { Statement } from '../engine/sql.ts';
import { openSqliteConnection, type SqliteConnection } from '../engine/sqlite-connection.ts';
import { trusted } from '../engine/trusted.ts';
import { forSqlite, type WrittenStatement } from '../engine/written-sql.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import { migrateSqlite } from '../migrations/migrate-sqlite.ts';
import type { Store } from '../open-store.ts';
import { procedures } from '../procedures.ts';
import { reports } from '../reports/all-reports.ts';
import type { Report } from '../reports/report.ts';

interface WatchedStore {
  readonly store: Store;
  readonly connection: SqliteConnection;
  /** Everything that ran since the last call. */
  readonly statements: () => readonly WrittenStatement[];
}

/** Opens a new database file. */
export function openWatchedStore(file: string, now: number): WatchedStore {
  migrateSqlite(file, allMigrations, now);
  const connection = openSqliteConnection(file, { readOnly: false });
  const seen: WrittenStatement[] = [];
  const execute = (statement: Statement) => {
    seen.push(forSqlite(statement));
    return connection.execute(statement);
  };
  const tableOf = (statement: Statement) => {
    seen.push(forSqlite(statement));
    return connection.executeTable(statement).rows;
  };
  const store = {
    read: async (statement: Statement) => readRows(statement, execute(statement)),
    readTogether: async (statements: readonly Statement[]) =>
      readRowsOfEach(statements, statements.map(execute)),
    transact: async (procedure: string, input: unknown, guard?: ProcedureCall) => {
      connection.command('begin immediate');
      try {
        const call = { procedure, input, ...(guard && { guard }) };
        const outcome = runSteps(guardedSteps(procedures, call), execute);
        connection.command('commit');
        return outputOf(outcome);
      } catch (error) {
        if (connection.inTransaction()) connection.command('rollback');
        throw error;
      }
    },
    report: async (name: keyof typeof reports, input: never) =>
      (reports[name] as Report)(
        {
          values: async (statements) => readCellsOfEach(statements, statements.map(tableOf)),
          rows: async (statements) => readRowsOfEach(statements, statements.map(execute)),
        },
        input,
      ),
    close: async () => connection.close(),
  };
  return { store: trusted<Store>(store), connection, statements: () => seen.splice(0) };
}
