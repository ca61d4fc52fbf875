// Keeps the exam grade of question-by-question mode as it is computed from its parts: no other grade can be entered.
import type { CourseSettings } from '../design/course-settings.ts';
import { computeExamGrade, examGradeText, type Penalties } from './exam-grade.ts';
import type { GradeRecord, GradingType } from './grade-record.ts';
import { readExamGrade, readStudentEvaluation } from './student-evaluation.ts';

/** The sentence for a person who enters an exam grade other than the computed one. */
export const EXAM_GRADE_IS_COMPUTED =
  'In question-by-question grading the exam grade is computed from the question grades. Change those, or the adjustment.';

const PARTS: ReadonlySet<GradingType> = new Set([
  'questionGrade',
  'gradeAdjustment',
  'unansweredMCQs',
  'unresolvedContradictions',
]);

/** Whether the exam grade is computed from records of this type. */
export function isExamGradePart(gradingType: GradingType): boolean {
  return PARTS.has(gradingType);
}

export type ExamGradeSettings = Penalties & Pick<CourseSettings, 'questionByQuestionGrading'>;

/** The penalties that the exam grade is computed with; null when it is entered by hand. */
export function computesWith(settings: ExamGradeSettings): Penalties | null {
  const { penaltyForUnansweredChoice, penaltyForUnresolvedContradiction } = settings;
  const { hasContradictionItems } = settings;
  return settings.questionByQuestionGrading
    ? { penaltyForUnansweredChoice, penaltyForUnresolvedContradiction, hasContradictionItems }
    : null;
}

/** The exam grade computed from the records of one student and evaluation, as stored; '' for none. */
export function computedGradeText(
  records: readonly Pick<GradeRecord, 'gradingType' | 'questionID' | 'individualGradingData'>[],
  penalties: Penalties,
): string {
  const known = { username: '', comment: '', evaluationDataID: '' };
  const graded = readStudentEvaluation(records.map((record) => ({ ...record, ...known })));
  return examGradeText(computeExamGrade(graded, penalties));
}

/** Whether an entered exam grade is the computed one, however it is written. */
export function isComputedGrade(entered: string, computed: string): boolean {
  const [one, other] = [readExamGrade(entered), readExamGrade(computed)];
  return one?.kind === 'number' && other?.kind === 'number' && one.value === other.value;
}
