// When evaluations were deleted that are still gone: what was planned for them may have to be dropped when they return.

import type { DesignKey } from '@elenchus/domain/design/design-item.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';
import { deletedEvaluationsTable } from '../tables/design-tables.ts';

/** Notes the time for each evaluation among the removed items. */
export function* noteDeletedEvaluations(
  { course, at }: Pick<Change, 'course' | 'at'>,
  removed: readonly DesignKey[],
): Steps<void> {
  const evaluations = removed.filter(({ dataType }) => dataType === 'evaluation');
  for (const chunk of chunksOf(evaluations)) {
    yield* run(sql`insert into deleted_evaluations (course, evaluation_id, deleted_at)
      values ${tuples(chunk.map(({ dataID }) => [course, dataID, at]))}
      on conflict (course, evaluation_id) do update set deleted_at = excluded.deleted_at`);
  }
}

/** When an evaluation that is there again was deleted; null for a new one. */
export function* takeDeletionTime(course: string, evaluationId: string): Steps<number | null> {
  const deletion = yield* rowOf(sql`delete from deleted_evaluations
    where course = ${course} and evaluation_id = ${evaluationId}
    returning ${columnsOf(deletedEvaluationsTable, 'at')}`);
  return deletion?.at ?? null;
}
