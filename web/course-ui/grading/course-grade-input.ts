// What the course grade of a student is computed from.
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import type { CourseGradeInput } from '@elenchus/domain/criteria/course-grade.ts';
import { readEvaluationWeights } from '@elenchus/domain/criteria/evaluation-weights.ts';

/** The weights, evaluations and settings of a course. */
export function courseGradeInput(course: StudentCourse): CourseGradeInput {
  const { evaluations, settings, criteriaItems } = course;
  return { evaluations, settings, weights: readEvaluationWeights(criteriaItems) };
}
