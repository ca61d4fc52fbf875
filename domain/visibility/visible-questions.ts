// Finds what a student sees: the released questions whose logic is true, in order, topic by topic.

import type { OpenSection, ReleasedCourse, TopicQuestions } from './released-course.ts';

/** Tells whether a question's logic is true for the student in view. */
export interface ShownTest {
  isShown(questionId: string): boolean;
}

/** The questions of one section that show; topics without any are left out. */
export function visibleTopicQuestions(
  section: OpenSection,
  truth: ShownTest,
): readonly TopicQuestions[] {
  return section.topics
    .map(({ topic, questions }) => {
      return { topic, questions: questions.filter(({ id }) => truth.isShown(id)) };
    })
    .filter(({ questions }) => questions.length > 0);
}

/** Every section in order with the questions that show. */
export function visibleSections(course: ReleasedCourse, truth: ShownTest): readonly OpenSection[] {
  return course.sections.map((section) => {
    return { ...section, topics: visibleTopicQuestions(section, truth) };
  });
}
