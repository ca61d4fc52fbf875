// Decides which records are restored when a person picks entries of the history.
import { canRestoreEntry, historyKind } from './grade-history.ts';
import type { GradingType } from './grade-record.ts';

export interface KeptGrade {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly gradingType: GradingType;
  readonly questionID: string;
}

/** An entry of the log about a grade; before is null when no value was stored. */
export interface PickedEntry<Grade extends KeptGrade> {
  readonly action: string;
  readonly before: Grade | null;
}

interface Restoration<Grade extends KeptGrade> {
  /** The records to restore, each key once. */
  readonly wanted: readonly Grade[];
  /** Exam grades that are computed from others and restored with them. */
  readonly computed: number;
  /** Entries without an earlier value, of a removed evaluation, or not about a grade. */
  readonly impossible: number;
  /** Entries about a record for which another of the entries was used. */
  readonly superseded: number;
}

/**
 * Of several entries about one record the latest deletion counts, or else the earliest change, which goes back
 * furthest. The entries are ordered oldest first.
 */
export function restorationOf<Grade extends KeptGrade>(
  entries: readonly PickedEntry<Grade>[],
  course: { readonly evaluationIds: ReadonlySet<string>; readonly isExamGradeComputed: boolean },
): Restoration<Grade> {
  const chosen = new Map<string, PickedEntry<Grade> & { readonly before: Grade }>();
  let [computed, impossible, superseded] = [0, 0, 0];
  for (const { action, before } of entries) {
    if (before === null || !isPossible(action, before, course.evaluationIds)) impossible += 1;
    else if (course.isExamGradeComputed && before.gradingType === 'examGrade') computed += 1;
    else {
      const key = keyOf(before);
      const earlier = chosen.get(key);
      if (earlier) superseded += 1;
      if (!earlier || action === 'grade.delete') chosen.set(key, { action, before });
    }
  }
  const wanted = [...chosen.values()].map(({ before }) => before);
  return { wanted, computed, impossible, superseded };
}

function isPossible(action: string, grade: KeptGrade, evaluations: ReadonlySet<string>): boolean {
  const { gradingType, evaluationDataID } = grade;
  const kind = historyKind(action, gradingType);
  return (
    canRestoreEntry({ kind, gradingType, hadValue: true }, false) &&
    evaluations.has(evaluationDataID)
  );
}

function keyOf({ usernameKey, evaluationDataID, gradingType, questionID }: KeptGrade): string {
  return JSON.stringify([usernameKey, evaluationDataID, gradingType, questionID]);
}
