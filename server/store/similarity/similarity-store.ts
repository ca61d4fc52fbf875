// The plagiarism checks of a course: one runs at a time, and the last finished list of each evaluation is kept. In
// the database, so that the list survives the process and every server process sees the same state.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readOptionalRow, type Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { notNull } from '../engine/table.ts';
import { similarityChecksTable } from '../tables/log-tables.ts';

type CheckState = 'running' | 'done' | 'cancelled' | 'failed';
export type CheckPhase = 'reading' | 'comparing';

export interface StoredCheck {
  readonly evaluationId: string;
  readonly runId: string;
  readonly state: CheckState;
  readonly startedAt: number;
  /** The last sign of life of the server that runs it. */
  readonly seenAt: number;
  readonly phase: CheckPhase;
  readonly done: number;
  readonly total: number;
  readonly resultAt: number | null;
}

/** What names one run of a check. */
interface CheckRun {
  readonly course: string;
  readonly evaluationId: string;
  readonly runId: string;
  readonly at: number;
}

/** A run without a sign of life for this long has lost its server. */
export const CHECK_LIFE = 60_000;

const COLUMNS = columnsOf(
  similarityChecksTable,
  'evaluationId',
  'runId',
  'state',
  'startedAt',
  'seenAt',
  'phase',
  'done',
  'total',
  'resultAt',
);

/** The checks of a course, without their lists. */
export function selectChecks(reader: Reader, course: string): Promise<StoredCheck[]> {
  return reader.read(sql`select ${COLUMNS} from similarity_checks where course = ${course}
    order by evaluation_id`);
}

const FINDINGS = named({
  resultAt: notNull(similarityChecksTable.resultAt),
  result: notNull(similarityChecksTable.result),
});

/** The list that was finished last as it was stored, or undefined. */
export async function selectOptionalFindings(
  reader: Reader,
  course: string,
  evaluationId: string,
): Promise<{ readonly resultAt: number; readonly result: string } | undefined> {
  return readOptionalRow(
    reader,
    sql`select ${FINDINGS} from similarity_checks
      where course = ${course} and evaluation_id = ${evaluationId} and result is not null`,
  );
}

/** Begins a check unless one of this course is running; the last list stays until the new one is finished. */
function* beginCheck(input: CheckRun & { readonly actor: string }): Steps<Result<null, 'running'>> {
  const { course, evaluationId, runId, at, actor } = input;
  const alive = yield* rowOf(sql`select run_id from similarity_checks
    where course = ${course} and state = 'running' and seen_at >= ${at - CHECK_LIFE}`);
  if (alive) return refuse('running');
  yield* run(sql`update similarity_checks set state = 'failed'
    where course = ${course} and state = 'running'`);
  yield* run(sql`insert into similarity_checks (course, evaluation_id, run_id, state, started_at,
      started_by, seen_at, phase, work_done, work_total, result_at, result)
    values (${course}, ${evaluationId}, ${runId}, 'running', ${at}, ${actor}, ${at},
      'reading', 0, 0, null, null)
    on conflict (course, evaluation_id) do update set run_id = excluded.run_id,
      state = excluded.state, started_at = excluded.started_at, started_by = excluded.started_by,
      seen_at = excluded.seen_at, phase = excluded.phase, work_done = 0, work_total = 0`);
  return accept(null);
}

/** Stores a sign of life and the progress; returns whether the run is still wanted. */
function* noteCheck(
  input: CheckRun & Pick<StoredCheck, 'phase' | 'done' | 'total'>,
): Steps<boolean> {
  const { course, evaluationId, runId, at, phase, done, total } = input;
  const noted = yield* rowOf(sql`update similarity_checks
    set seen_at = ${at}, phase = ${phase}, work_done = ${done}, work_total = ${total}
    where course = ${course} and evaluation_id = ${evaluationId} and run_id = ${runId}
      and state = 'running' returning run_id`);
  return noted !== undefined;
}

/** Ends a run that is still wanted: with its list, or without one. */
function* finishCheck(
  input: CheckRun & {
    readonly state: 'done' | 'cancelled' | 'failed';
    readonly result: string | null;
  },
): Steps<boolean> {
  const { course, evaluationId, runId, at, state, result } = input;
  const list = result === null ? sql`` : sql`, result = ${result}, result_at = ${at}`;
  const ended = yield* rowOf(sql`update similarity_checks
    set state = ${state}, seen_at = ${at}${list}
    where course = ${course} and evaluation_id = ${evaluationId} and run_id = ${runId}
      and state = 'running' returning run_id`);
  return ended !== undefined;
}

/** Cancels the checks running in the course; the process that runs one learns that at its next sign of life. */
function* cancelChecks(input: { readonly course: string }): Steps<number> {
  const cancelled = yield* rowsOf(sql`update similarity_checks set state = 'cancelled'
    where course = ${input.course} and state = 'running' returning run_id`);
  return cancelled.length;
}

export const similarityProcedures = { beginCheck, cancelChecks, finishCheck, noteCheck };
