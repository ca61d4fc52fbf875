// Which complete work changed afterwards, by student and evaluation.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';

export type ChangedWork = AnswerOf<'GET /api/changedWork/{courseID}'>[number];

/** When the work of a student in an evaluation changed; undefined if it didn't. */
export function changeTimes(
  changed: readonly ChangedWork[],
): (username: string, evaluationId: string) => number | undefined {
  const times = new Map(
    changed.map(({ username, evaluationId, since }) => [keyOf(username, evaluationId), since]),
  );
  return (username, evaluationId) =>
    times.size === 0 ? undefined : times.get(keyOf(username, evaluationId));
}

function keyOf(username: string, evaluationId: string): string {
  return JSON.stringify([foldName(username), evaluationId]);
}
