// What any tab of this person has saved becomes known here; and waiting until all of it has arrived.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Settled } from '../../../../saving/queue/queue-state.ts';
import type { SaveQueue } from '../../../../saving/queue/save-queue.ts';
import { PASSAGE_COMMENT, readFieldKey } from '../../../../saving/grades/grade-field.ts';
import type { GradeEdit } from '../../../../saving/grades/grade-edit.ts';
import type { KnownGrades } from './known-grades.ts';
import type { OwnSaves } from './own-saves.ts';

interface Knowledge {
  readonly grader: string;
  readonly known: KnownGrades;
  readonly own: OwnSaves;
}

/** Takes in one text that the queue says is saved. */
export function followSettled(
  { grader, known, own }: Knowledge,
  settled: Settled<GradeEdit>,
): void {
  const { key, value, editedAt, edit } = settled;
  const field = readFieldKey(key);
  if (!field || (known.get(key)?.version ?? 0) >= editedAt) return;
  // A due date that was taken away leaves no record, and neither does a comment that was deleted.
  const leavesNone = field.gradingType === 'customDueDate' || field.gradingType === PASSAGE_COMMENT;
  if (leavesNone && value.text === '') {
    return known.forget(field, key);
  }
  if (edit) own.saved(key, edit.value.base, editedAt);
  known.saved(field, key, {
    text: value.text,
    version: editedAt,
    changedBy: foldName(grader),
    changedAt: editedAt,
  });
}

/** Sends everything; answers whether all of it has arrived within the time. */
export async function sendWithin(queue: SaveQueue<unknown>, limitMs: number): Promise<boolean> {
  const isDone = (): boolean => queue.state().unsent.size === 0;
  if (isDone()) return true;
  queue.sendNow();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(isDone()), limitMs);
  const stop = queue.subscribe(() => isDone() && resolve(true));
  const result = await promise;
  clearTimeout(timer);
  stop();
  return result;
}
