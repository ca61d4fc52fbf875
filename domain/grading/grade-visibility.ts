// What a student sees of evaluations and grades: only what has been handed back.
import type { CourseSettings } from '../design/course-settings.ts';
import { gradeLabel } from './exam-grade.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradeRecord } from './grade-record.ts';
import type { ExamGrade } from './student-evaluation.ts';

/** The records of a student that the student may see: those of handed-back evaluations, and the own due dates. */
export function visibleGradeRecords<
  Graded extends Pick<GradeRecord, 'evaluationDataID' | 'gradingType'>,
>(records: readonly Graded[], evaluations: readonly Evaluation[]): readonly Graded[] {
  const open = new Set(evaluations.filter(({ handedBack }) => handedBack).map(({ id }) => id));
  return records.filter(
    ({ evaluationDataID, gradingType }) =>
      gradingType === 'customDueDate' || open.has(evaluationDataID),
  );
}

/** The evaluation that is open at first: of those handed back the one due last. */
export function preselectedEvaluation(evaluations: readonly Evaluation[]): Evaluation | null {
  let latest: Evaluation | null = null;
  for (const evaluation of evaluations) {
    if (!evaluation.handedBack) continue;
    if (latest === null || (evaluation.dueDate ?? '') >= (latest.dueDate ?? ''))
      latest = evaluation;
  }
  return latest;
}

export type GradeTab = 'Overall Grade' | 'Grading Details' | 'Question by Question';

/** Whether students see a grade for each question: where the course gives grades, and in that mode. */
export function showsQuestionGrades(
  settings: Pick<CourseSettings, 'usesGradesForExams' | 'questionByQuestionGrading'>,
): boolean {
  return settings.usesGradesForExams && settings.questionByQuestionGrading;
}

/** The tabs of a handed-back evaluation. */
export function gradeTabs(
  settings: Pick<CourseSettings, 'usesGradesForExams' | 'questionByQuestionGrading'>,
): readonly GradeTab[] {
  const overall: readonly GradeTab[] = settings.usesGradesForExams ? ['Overall Grade'] : [];
  const questions: readonly GradeTab[] = settings.questionByQuestionGrading
    ? ['Question by Question']
    : [];
  return [...overall, 'Grading Details', ...questions];
}

/** The overall grade as the student reads it. */
export function overallGradeText(examGrade: ExamGrade | null): string {
  if (examGrade === null) return missingGradeText('overall-grade');
  return examGrade.kind === 'number' ? gradeLabel(examGrade.value) : examGrade.text;
}

export type MissingGradeData = 'grade' | 'comment' | 'overall-grade' | 'grades' | 'rubric';

/** The words that stand where there is nothing to show. */
export function missingGradeText(missing: MissingGradeData): string {
  switch (missing) {
    case 'grade':
      return 'No grade available';
    case 'comment':
      return 'No comment available.';
    case 'overall-grade':
      return 'No overall grade available.';
    case 'grades':
      return 'No grades';
    case 'rubric':
      return 'No rubric available.';
  }
}
