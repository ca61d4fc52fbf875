// The student's grades whose question isn't an essay of the evaluation any more (GRD-171).
import {
  gradesWithoutQuestion,
  type GradeWithoutQuestion,
} from '@elenchus/domain/grading/grades-without-question.ts';
import { showsQuestionGrades } from '@elenchus/domain/grading/grade-visibility.ts';
import { questionsOfSections } from '@elenchus/domain/progress/progress-class.ts';
import type { GradedProps } from '../portal-props.ts';

/** None in a course that shows no question grades. */
export function lostGrades(
  props: Pick<GradedProps, 'course' | 'released' | 'evaluation' | 'graded'>,
): readonly GradeWithoutQuestion[] {
  if (!showsQuestionGrades(props.course.settings)) return [];
  const essays = questionsOfSections(props.released, props.evaluation.sectionIds)
    .filter(({ type }) => type === 'LongAnswer')
    .map(({ id }) => id);
  return gradesWithoutQuestion(props.graded.questionGrades, essays);
}
