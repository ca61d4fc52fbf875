// Explains why a graded question is no longer an essay of a student's evaluation (GRD-172).
import type { Evaluation } from '../grading/evaluation.ts';
import { withheldBy } from '../questions/question-readiness.ts';
import { outlineOf } from '../visibility/visible-sections.ts';
import type { CourseModel } from './course-model.ts';

type MissingBecause =
  | 'deleted'
  | 'no-essay'
  | 'held'
  | 'unfinished'
  | 'other-section'
  | 'questions-off'
  | 'not-shown';

/** The reason that an instructor must undo first: a deleted question has no type, and one elsewhere isn't held here. */
export function missingBecause(
  course: Pick<CourseModel, 'questions' | 'schedule'>,
  { sectionIds }: Pick<Evaluation, 'sectionIds'>,
  questionId: string,
): MissingBecause {
  const question = course.questions.find(({ id }) => id === questionId);
  if (!question) return 'deleted';
  if (question.type !== 'LongAnswer') return 'no-essay';
  const withheld = withheldBy(question);
  if (withheld) return withheld.kind;
  const place = outlineOf(course.schedule).find(({ topics }) =>
    topics.some(({ id }) => id === question.topicId),
  );
  if (!place || !sectionIds.includes(place.section.id)) return 'other-section';
  const topic = place.topics.find(({ id }) => id === question.topicId);
  return topic?.hasQuestions === true ? 'not-shown' : 'questions-off';
}

/** The reason as a grader reads it. */
export function missingBecauseSentence(reason: MissingBecause): string {
  switch (reason) {
    case 'deleted':
      return 'It was deleted from the course.';
    case 'no-essay':
      return 'It’s no longer an essay question.';
    case 'held':
      return 'It’s held back from students.';
    case 'unfinished':
      return 'It’s unfinished, so students don’t get it.';
    case 'other-section':
      return 'It’s no longer in the sections of this evaluation.';
    case 'questions-off':
      return 'The questions of its class day are switched off.';
    case 'not-shown':
      return 'This student doesn’t get it any more.';
  }
}
