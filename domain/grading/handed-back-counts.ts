// The counts that opening doesn't create for a student who already has the grade, because the grade would change (GRD-161).
import { computedGradeText, isComputedGrade } from './computed-grade.ts';
import type { Penalties } from './exam-grade.ts';
import type { GradeRecord } from './grade-record.ts';
import { missingRecords, type OpenedEvaluation } from './initial-counts.ts';

type CountedRecord = Pick<GradeRecord, 'gradingType' | 'questionID' | 'individualGradingData'>;

/** The stored exam grade with the missing counts; null when it stays. */
export function gradeWithCounts(
  stored: readonly CountedRecord[],
  missing: readonly CountedRecord[],
  penalties: Penalties | null,
): { readonly before: string; readonly after: string } | null {
  if (penalties === null || missing.length === 0) return null;
  const grade = stored.find(({ gradingType }) => gradingType === 'examGrade');
  const before = grade?.individualGradingData ?? '';
  const after = computedGradeText([...stored, ...missing], penalties);
  return before === after || isComputedGrade(before, after) ? null : { before, after };
}

/** The counts that wait for a grader to apply them, and the grade before and after. */
interface CountsToApply {
  readonly records: readonly GradeRecord[];
  readonly before: string;
  readonly after: string;
}

/** The missing counts of a handed-back evaluation that would change its grade; null when opening creates them. */
export function waitingCounts(
  opened: OpenedEvaluation & { readonly isBack: boolean },
  penalties: Penalties | null,
): CountsToApply | null {
  if (!opened.isBack) return null;
  const records = missingRecords(opened);
  const changed = gradeWithCounts(opened.records, records, penalties);
  return changed && { records, ...changed };
}
