// What the course grade of a student is computed from.
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import type { CourseGradeInput } from '@elenchus/domain/criteria/course-grade.ts';
import { readEvaluationWeights } from '@elenchus/domain/criteria/evaluation-weights.ts';

/** The weights, evaluations and settings of a course. */
export function courseGradeInput(course: CourseModel): CourseGradeInput {
  const { evaluations, settings, criteriaItems } = course;
  return { evaluations, settings, weights: readEvaluationWeights(criteriaItems) };
}
