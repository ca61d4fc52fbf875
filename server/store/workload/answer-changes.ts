// When answers that count changed after grading was marked complete (LOD-23), for a class at once: the statements to
// read, and what follows from their rows.

import { firstChange, type CompletedWork } from '@elenchus/domain/workload/changed-work.ts';
import { BY_THE_STUDENT } from '../answers/answer-rows-store.ts';
import { named } from '../engine/columns.ts';
import { chunksOf, list, sql, type Statement } from '../engine/sql.ts';
import { answerHistoryTable } from '../tables/answer-tables.ts';

export interface CompletedEarly extends CompletedWork {
  readonly usernameKey: string;
  readonly evaluationId: string;
  /** The questions that the evaluation covers. */
  readonly questionIds: readonly string[];
}

interface SavedRow {
  readonly usernameKey: string;
  readonly questionId: string;
  readonly at: number;
}

const SAVED = named({
  usernameKey: answerHistoryTable.usernameKey,
  questionId: answerHistoryTable.questionID,
  at: answerHistoryTable.submittedAt,
});

/** What these students saved since the first of them was marked complete. */
export function savesSince(
  course: string,
  work: readonly CompletedEarly[],
): readonly Statement<SavedRow>[] {
  const since = work.reduce((least, { markedAt }) => Math.min(least, markedAt), Infinity);
  const keys = [...new Set(work.map(({ usernameKey }) => usernameKey))];
  return chunksOf(keys).map(
    (chunk) => sql`select ${SAVED} from answer_history
      where course = ${course} and username_key in ${list(chunk)} and submitted_at > ${since}
        and ${BY_THE_STUDENT}`,
  );
}

/** The work that changed, with the time of its first change. */
export function changedAmong<Work extends CompletedEarly>(
  work: readonly Work[],
  rows: readonly SavedRow[],
): readonly (Work & { readonly since: number })[] {
  const saves = Map.groupBy(rows, ({ usernameKey }) => usernameKey);
  return work.flatMap((one) => {
    const saved = saves.get(one.usernameKey) ?? [];
    const since = firstChange(one, new Set(one.questionIds), saved);
    return since === null ? [] : [{ ...one, since }];
  });
}
