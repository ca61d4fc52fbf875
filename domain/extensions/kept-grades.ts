// Decides which grades a new due date deletes if the grades of unchanged answers are kept (EXT-4 to EXT-6).
import type { AnswerVersion } from '../answers/answer.ts';
import { withoutRemoved } from '../answers/choice-answer.ts';
import { answersAsOf, type WorkLimit } from '../answers/answers-as-of.ts';
import { readDueDate, type DueDate } from '../base/due-date.ts';
import type { GradingType } from '../grading/grade-record.ts';
import type { DueLimits } from './due-limits.ts';

/** A grade, as far as it says which version of an answer it was given for. */
interface PinnedGrade {
  /** The due date as of which the answer was read; null for the one that counts now. */
  readonly readAsOf: string | null;
  /** When the answer was loaded; null or none if the grade was saved at once (EXT-14). */
  readonly readAt?: number | null;
  readonly changedAt: number;
}

/** When the grader read the answer. */
function momentOf({ readAt, changedAt }: PinnedGrade): number {
  return readAt ?? changedAt;
}

function dateOf({ readAsOf }: PinnedGrade): DueDate | null {
  return readAsOf === null ? null : readDueDate(readAsOf);
}

/** The limit of the answer that was read: written by the due date, and before it was read. */
export function readLimit(grade: PinnedGrade, due: DueDate, limits: DueLimits): WorkLimit {
  const asOf = dateOf(grade) ?? due;
  const moment = momentOf(grade);
  return moment >= limits.moment(asOf) ? limits.limit(asOf) : limits.before(moment);
}

/** Whether the answers that count may differ from those that were read, so that both must be compared. */
export function mayHaveChanged(grade: PinnedGrade, due: DueDate, limits: DueLimits): boolean {
  const asOf = dateOf(grade) ?? due;
  return asOf !== due || momentOf(grade) < limits.moment(due);
}

/** The questions whose answers differ between two limits. */
export function differingQuestions(
  history: readonly AnswerVersion[],
  read: WorkLimit,
  counts: WorkLimit,
): ReadonlySet<string> {
  const before = textsAsOf(history, read);
  const after = textsAsOf(history, counts);
  const ids = new Set([...before.keys(), ...after.keys()]);
  return new Set(
    [...ids].filter((id) => (before.get(id) ?? NOTHING) !== (after.get(id) ?? NOTHING)),
  );
}

/** Whether a grade was given for an answer that has changed: its own, or for an exam grade any of the evaluation. */
export function isOfChangedAnswer(
  grade: { readonly gradingType: GradingType; readonly questionID: string },
  changed: ReadonlySet<string>,
  ofEvaluation: ReadonlySet<string>,
): boolean {
  if (grade.gradingType === 'questionGrade') return changed.has(grade.questionID);
  return [...changed].some((id) => ofEvaluation.has(id));
}

const NOTHING = JSON.stringify(['', '']);

function textsAsOf(history: readonly AnswerVersion[], limit: WorkLimit): Map<string, string> {
  return new Map(
    answersAsOf(history, limit).map((version) => [
      version.questionID,
      // The student didn't take back an option that was removed from the question.
      JSON.stringify([withoutRemoved(version.questionAnswer), version.questionEssayAnswer]),
    ]),
  );
}
