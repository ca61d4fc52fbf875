// The questions that no student can see, as a plain list.
import type { CourseCheck } from '../course-check.ts';

/** The questions that no student can ever see, for any reason, in the order of the course. */
export function unreachableQuestionIds({ course, truths }: CourseCheck): readonly string[] {
  return course.graph.questionIds.filter((_, index) => truths.ranges[index] === 'never');
}
