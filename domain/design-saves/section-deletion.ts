// Finds what else changes when a section is deleted: its questions, and the evaluations that list it (SCH-35,
// GRD-74).
import type { DesignItem } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';
import { evaluationsWithoutSections } from '../grading/evaluation-sections.ts';
import { keysOfQuestions } from '../questions/held-question.ts';
import { sectionPlace } from '../schedule/delete-section.ts';
import type { CourseModel } from '../course/course-model.ts';

/** The changes that accompany deleting a section, besides those of the schedule. */
export function alongWithSection(
  items: readonly DesignItem[],
  course: Pick<CourseModel, 'schedule' | 'questionsByTopic'>,
  sectionId: string,
  withDays: boolean,
): DesignChanges {
  const { topicIds } = sectionPlace(course.schedule, sectionId);
  const questions = topicIds.flatMap((topicId) => course.questionsByTopic.get(topicId) ?? []);
  return {
    upserts: evaluationsWithoutSections(items, new Set([sectionId])),
    removals: withDays ? keysOfQuestions(questions) : [],
  };
}
