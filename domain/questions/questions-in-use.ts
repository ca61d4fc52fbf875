// Decides which questions a course uses at all: contradictions only while it has contradiction items (VIS-25).
import type { CourseSettings } from '../design/course-settings.ts';
import type { Question } from './question.ts';

export type QuestionSwitches = Pick<CourseSettings, 'hasContradictionItems'>;

/** Whether the flags of the course leave a question of this type in use. */
export function isInUse(type: Question['type'], settings: QuestionSwitches): boolean {
  return settings.hasContradictionItems || type !== 'Contradiction';
}

/** The questions in use, in the order given. */
export function questionsInUse<Some extends Pick<Question, 'type'>>(
  questions: readonly Some[],
  settings: QuestionSwitches,
): readonly Some[] {
  return settings.hasContradictionItems
    ? questions
    : questions.filter(({ type }) => isInUse(type, settings));
}
