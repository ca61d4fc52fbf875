// Whether an evaluation keeps its names hidden until an instructor shows them.
import { isNameLocked } from '@elenchus/domain/blind-grading/lifted-names.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useGradeCount } from '../../../../calls/grading/grade-counts-queries.ts';
import { useDesignedCourse, useDesignSession } from '../../../../course-ui/design/design-hooks.ts';

/** False until it is known whether grading has begun; the server refuses such a change in any case. */
export function useNameLock(evaluation: Evaluation): boolean {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { hasBegun = false } = useGradeCount(courseID, evaluation.id) ?? {};
  return isNameLocked(evaluation, course.fairGradings.get(evaluation.id), hasBegun);
}
