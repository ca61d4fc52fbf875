// The records that opening a student's evaluation creates, and counting again (GRD-39, GRD-40).
import { NO_QUESTION, type GradeRecord, type GradingType } from './grade-record.ts';
import type { GradeCounts } from './student-evaluation.ts';

export interface OpenedEvaluation {
  readonly username: string;
  readonly evaluationId: string;
  /** The stored records of this student and evaluation. */
  readonly records: readonly GradeRecord[];
  /** Computed from the answers as of the target date; 0 when there are none to count. */
  readonly computed: GradeCounts;
}

/** The counts and the adjustment that are not stored yet, with their first values. */
export function missingRecords(opened: OpenedEvaluation): readonly GradeRecord[] {
  const stored = new Set(opened.records.map(({ gradingType }) => gradingType));
  return initialRecords(opened).filter(({ gradingType }) => !stored.has(gradingType));
}

/**
 * The count that counting again would restore; null when the field already shows it, and for fields that are never
 * counted.
 */
export function recountedText(
  type: GradingType,
  shown: string,
  computed: GradeCounts | null,
): string | null {
  if (computed === null || (type !== 'unansweredMCQs' && type !== 'unresolvedContradictions')) {
    return null;
  }
  const counted = String(computed[type]);
  return shown === counted ? null : counted;
}

export interface Recount {
  readonly gradingType: 'unansweredMCQs' | 'unresolvedContradictions';
  readonly from: string;
  readonly to: string;
}

/** The counts after a date changes: those that no grader has overwritten are counted again. */
export function recountOnNewDate(before: GradeCounts, after: GradeCounts): readonly Recount[] {
  const types = ['unansweredMCQs', 'unresolvedContradictions'] as const;
  return types
    .filter((type) => before[type] !== after[type])
    .map((type) => ({
      gradingType: type,
      from: String(before[type]),
      to: String(after[type]),
    }));
}

function initialRecords(opened: OpenedEvaluation): readonly GradeRecord[] {
  const { unresolvedContradictions, unansweredMCQs } = opened.computed;
  const values: readonly [GradingType, number][] = [
    ['unresolvedContradictions', unresolvedContradictions],
    ['unansweredMCQs', unansweredMCQs],
    ['gradeAdjustment', 0],
  ];
  return values.map(([gradingType, value]) => ({
    username: opened.username,
    gradingType,
    questionID: NO_QUESTION,
    individualGradingData: String(value),
    comment: '',
    evaluationDataID: opened.evaluationId,
  }));
}
