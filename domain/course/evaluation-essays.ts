// Finds the questions of a course that are the essays of an evaluation (SIM-16).
import type { Evaluation } from '../grading/evaluation.ts';
import { isReady } from '../questions/question-readiness.ts';
import type { Question } from '../questions/question.ts';
import { outlineOf } from '../visibility/visible-sections.ts';
import type { CourseModel } from './course-model.ts';

/** The essay questions of the evaluation's sections, in order, without class days whose questions are off and questions that students don't get. */
export function essayQuestionsOf(
  course: Pick<CourseModel, 'schedule' | 'questionsByTopic'>,
  evaluation: Pick<Evaluation, 'sectionIds'>,
): readonly Question[] {
  const wanted = new Set(evaluation.sectionIds);
  return outlineOf(course.schedule)
    .filter(({ section }) => wanted.has(section.id))
    .flatMap(({ topics }) => topics.filter(({ hasQuestions }) => hasQuestions))
    .flatMap(({ id }) => course.questionsByTopic.get(id) ?? [])
    .filter((question) => question.type === 'LongAnswer' && isReady(question));
}
