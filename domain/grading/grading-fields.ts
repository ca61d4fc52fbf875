// Decides which fields the grading screen offers, and which of them are open from the start.
import type { CourseSettings } from '../design/course-settings.ts';
import type { StudentEvaluation } from './student-evaluation.ts';

export type GradingSettings = Pick<
  CourseSettings,
  | 'usesGradesForExams'
  | 'questionByQuestionGrading'
  | 'manualGrades'
  | 'hasGradeAdjustmentBox'
  | 'hasContradictionItems'
  | 'penaltyForUnansweredChoice'
>;

export type OptionalField =
  | 'unresolvedContradictions'
  | 'unansweredMCQs'
  | 'gradeAdjustment'
  | 'customDueDate';

/** How the exam grade is entered; null when the course has no grades (GRD-36). */
export function gradeEntry(settings: GradingSettings): 'questions' | 'number' | 'letter' | null {
  if (!settings.usesGradesForExams) return null;
  if (settings.questionByQuestionGrading) return 'questions';
  return settings.manualGrades === 'Letter' ? 'letter' : 'number';
}

/**
 * The note beside counts and an adjustment that change no grade; null where they do, or no grades are given
 * (GRD-268).
 */
export function idleCountsSentence(settings: GradingSettings): string | null {
  const entry = gradeEntry(settings);
  if (entry === null || entry === 'questions') return null;
  return 'The grade is entered by hand, so these numbers don’t change it.';
}

/** The optional fields that the screen offers, in their order. An adjustment that counts always has its field (GRD-177). */
export function offeredFields(settings: GradingSettings, adjustment = 0): readonly OptionalField[] {
  const { usesGradesForExams, hasGradeAdjustmentBox } = settings;
  const offers: Readonly<Record<OptionalField, boolean>> = {
    unresolvedContradictions: usesGradesForExams && settings.hasContradictionItems,
    unansweredMCQs: usesGradesForExams && settings.penaltyForUnansweredChoice > 0,
    gradeAdjustment: usesGradesForExams && (hasGradeAdjustmentBox || adjustment !== 0),
    customDueDate: true,
  };
  return OPTIONAL_FIELDS.filter((field) => offers[field]);
}

/** Whether an optional field is open at first: when its stored value is not zero and not empty. */
export function startsVisible(field: OptionalField, graded: StudentEvaluation): boolean {
  switch (field) {
    case 'unresolvedContradictions':
      return graded.counts.unresolvedContradictions !== 0;
    case 'unansweredMCQs':
      return graded.counts.unansweredMCQs !== 0;
    case 'gradeAdjustment':
      return graded.adjustment !== 0;
    case 'customDueDate':
      return graded.customDueDate !== null;
  }
}

const OPTIONAL_FIELDS: readonly OptionalField[] = [
  'unresolvedContradictions',
  'unansweredMCQs',
  'gradeAdjustment',
  'customDueDate',
];
