// Decides what a student sees of grades: only what has been handed back and isn't hidden by the flags of the course.
import type { CourseSettings } from '../design/course-settings.ts';
import { gradeLabel } from './exam-grade.ts';
import type { Evaluation } from './evaluation.ts';
import type { GradeRecord, GradingType } from './grade-record.ts';
import type { ExamGrade } from './student-evaluation.ts';

export type GradeSwitches = Pick<
  CourseSettings,
  | 'givesStudentsComments'
  | 'usesGradesForExams'
  | 'questionByQuestionGrading'
  | 'hasContradictionItems'
>;

/** Whether the flags of the course let students see records of this type at all (GRD-79). */
function isSentToStudents(gradingType: GradingType, settings: GradeSwitches): boolean {
  switch (gradingType) {
    case 'comments':
      return settings.givesStudentsComments;
    case 'examGrade':
    case 'gradeAdjustment':
    case 'criterionLevels':
      return settings.usesGradesForExams;
    case 'questionGrade':
      return showsQuestionGrades(settings);
    case 'unresolvedContradictions':
      return settings.usesGradesForExams && settings.hasContradictionItems;
    case 'unansweredMCQs':
      return settings.usesGradesForExams;
    case 'customDueDate':
    case 'gradingComplete':
      return true;
  }
}

/**
 * The records that a student may see: those of handed-back evaluations unless a flag withholds them, and the
 * student's custom due dates. A record of any type can have a comment, which is withheld like all comments.
 */
export function visibleGradeRecords<
  Graded extends Pick<GradeRecord, 'evaluationDataID' | 'gradingType' | 'comment'>,
>(
  records: readonly Graded[],
  evaluations: readonly Evaluation[],
  settings: GradeSwitches,
): readonly Graded[] {
  const open = new Set(evaluations.filter(({ handedBack }) => handedBack).map(({ id }) => id));
  return records.flatMap((record) => {
    const { evaluationDataID, gradingType, comment } = record;
    const isOpen = open.has(evaluationDataID);
    const isSent =
      gradingType === 'customDueDate' || (isOpen && isSentToStudents(gradingType, settings));
    if (!isSent) return [];
    const isRead = comment === '' || (isOpen && settings.givesStudentsComments);
    return [isRead ? record : { ...record, comment: '' }];
  });
}

/** Whether students see the comments on passages and questions of an evaluation (PSG-13). */
export function showsComments(
  { handedBack }: Pick<Evaluation, 'handedBack'>,
  { givesStudentsComments }: Pick<CourseSettings, 'givesStudentsComments'>,
): boolean {
  return handedBack && givesStudentsComments;
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
  const questions: readonly GradeTab[] = showsQuestionGrades(settings)
    ? ['Question by Question']
    : [];
  return [...overall, 'Grading Details', ...questions];
}

/** The overall grade as the student reads it. */
export function overallGradeText(examGrade: ExamGrade | null): string {
  if (examGrade === null) return missingGradeText('overall-grade');
  return examGrade.kind === 'number' ? gradeLabel(examGrade.value) : examGrade.text;
}

type MissingGradeData = 'grade' | 'comment' | 'overall-grade' | 'grades' | 'rubric';

/** The text shown when there is no grade or comment. */
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
