// Writes the columns about criteria and the course grade for the spreadsheet of grades (CRT-23).
import type { ExportedColumn } from '../grading/grades-export.ts';
import { evaluationName, type Evaluation } from '../grading/evaluation.ts';
import { NO_QUESTION } from '../grading/grade-record.ts';
import type { ExportedEssay } from '../grading/question-grade-columns.ts';
import type { GradingSettings } from '../grading/grading-fields.ts';
import type { GradeBook } from '../grading/student-evaluation.ts';
import { chosenIn, gradingTable, type CourseCriteria } from './course-criteria.ts';
import { courseGrade, courseGradeNote, courseGradeSum, hasCourseGrade } from './course-grade.ts';
import { criteriaScore, criterionName, pointsText, usableCriteria } from './criteria-score.ts';
import type { EvaluationWeights } from './evaluation-weights.ts';

export interface CriteriaExport {
  readonly criteria: CourseCriteria;
  readonly weights: EvaluationWeights;
  readonly settings: GradingSettings;
  readonly evaluations: readonly Evaluation[];
  /** The essay questions of each evaluation, by its ID, in order. */
  readonly essays: ReadonlyMap<string, readonly ExportedEssay[]>;
}

/** The points of each criterion, after the columns of their evaluation. */
export function criteriaColumns(
  { criteria, settings, essays }: CriteriaExport,
  evaluation: Evaluation,
  gradeBook: GradeBook,
): readonly ExportedColumn[] {
  const name = evaluationName(evaluation);
  const places = settings.questionByQuestionGrading
    ? (essays.get(evaluation.id) ?? [])
    : [{ id: NO_QUESTION, number: 0 }];
  return places.flatMap(({ id: questionId, number }) => {
    const found = gradingTable(criteria, settings, { evaluationId: evaluation.id, questionId });
    const question = number === 0 ? '' : `: Essay ${number}`;
    return usableCriteria(found?.table ?? []).map((criterion) => ({
      heading: `${name}${question}: ${criterionName(criterion)}`,
      cell: (username) => {
        const chosen = chosenIn(gradeBook(username, evaluation.id), questionId);
        const [choice] = criteriaScore([criterion], chosen).choices;
        return choice?.level ? pointsText(choice.level.points) : '';
      },
    }));
  });
}

/** The course grade with its sum, after everything else; none in a course without one. */
export function courseGradeColumns(
  input: CriteriaExport,
  gradeBook: GradeBook,
): readonly ExportedColumn[] {
  if (!hasCourseGrade(input)) return [];
  const gradeOf = (username: string) => courseGrade(input, (id) => gradeBook(username, id));
  return [
    {
      heading: 'Course grade',
      cell: (username) => {
        const grade = gradeOf(username);
        return grade.kind === 'grade' ? String(grade.value) : '';
      },
    },
    {
      heading: 'Course grade: Sum',
      cell: (username) => {
        const grade = gradeOf(username);
        const note = courseGradeNote(grade) ?? '';
        return grade.kind === 'grade' ? `${courseGradeSum(grade)}. ${note}`.trim() : note;
      },
    },
  ];
}
