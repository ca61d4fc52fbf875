// A reader thread. Several statements of one request see the same moment. Started by sqlite-database.ts.

import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadAnswer, ThreadAnswers } from './asked-thread.ts';
import { failureOf } from './group-commit.ts';
import { restWhenQuiet } from './quiet-rest.ts';
import { HeardStatements, type SentRows, type SentStatement } from './sent-statements.ts';
import { openSqliteConnection, type RowTable, type SqliteConnection } from './sqlite-connection.ts';
import { trusted } from './trusted.ts';
import type { WrittenStatement } from './written-sql.ts';

export interface ReadRequest {
  readonly id: number;
  readonly statements: readonly SentStatement[] | 'release';
}

const { file } = trusted<{ file: string }>(workerData);
const heard = new HeardStatements();
let connection: SqliteConnection | undefined;

function answer({ id, statements }: ReadRequest): ThreadAnswer<readonly SentRows[]> {
  try {
    if (statements === 'release') {
      connection?.close();
      connection = undefined;
      return { id, ok: true, value: [] };
    }
    heard.hear(statements);
    const open = (connection ??= openSqliteConnection(file, { readOnly: true }));
    return { id, ok: true, value: heard.answer(statements, (all) => readAll(open, all)) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.unavailable === undefined && connection?.inTransaction()) {
      connection.command('rollback');
    } else if (failure.unavailable !== undefined) {
      connection?.close();
      connection = undefined;
    }
    return { id, ok: false, failure };
  }
}

function readAll(
  { command, executeWritten }: SqliteConnection,
  statements: readonly WrittenStatement[],
): readonly RowTable[] {
  if (statements.length === 1) return statements.map(executeWritten);
  command('begin');
  const tables = statements.map(executeWritten);
  command('commit');
  return tables;
}

/** A list that the database wrote as one value is moved to the other thread, not copied. */
function movable(answers: readonly ThreadAnswer<readonly SentRows[]>[]): ArrayBuffer[] {
  const tables = answers.flatMap((each) => (each.ok ? each.value : []));
  return tables.flatMap(({ rows }) => {
    const value = rows.length === 1 ? rows[0]?.[0] : undefined;
    return value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  });
}

restWhenQuiet(() => connection?.shrink());

/** Answers to small reads go together, and never wait longer than this for a large one. Milliseconds. */
const LONGEST_WAIT = 2;

function answerAll(requests: readonly ReadRequest[]): void {
  let answers: ThreadAnswer<readonly SentRows[]>[] = [];
  let since = performance.now();
  for (const [place, request] of requests.entries()) {
    answers.push(answer(request));
    const isLast = place === requests.length - 1;
    if (!isLast && performance.now() - since < LONGEST_WAIT) continue;
    const part: ThreadAnswers<readonly SentRows[]> = { answers, isLast };
    parentPort?.postMessage(part, movable(answers));
    answers = [];
    since = performance.now();
  }
}

parentPort?.on('message', (message: readonly ReadRequest[] | 'close') => {
  if (message === 'close') {
    connection?.close();
    parentPort?.close();
  } else {
    answerAll(message);
  }
});
