// The menu of the question designer: section tabs, the class days with questions, and the theses.

import type { Section, Topic } from '../schedule/schedule.ts';
import { outlineOf, type OutlineSection } from '../visibility/visible-sections.ts';
import type { CourseModel } from '../course/course-model.ts';

export const THESES_PLACE = 'Theses';

export interface QuestionMenuSection {
  readonly section: Section;
  /** The class days that have questions enabled, in order. */
  readonly topics: readonly Topic[];
}

/** The designer's place in the menu; topicId null is 'Theses'. */
export interface QuestionPlace {
  readonly sectionId: string | null;
  readonly topicId: string | null;
}

/** Every section in order with its class days that have questions. */
export function questionMenu(schedule: CourseModel['schedule']): readonly QuestionMenuSection[] {
  return outlineOf(schedule).map(({ section, topics }: OutlineSection) => {
    return { section, topics: topics.filter(({ hasQuestions }) => hasQuestions) };
  });
}

/** The remembered place, if it still exists: else the first section, its first class day, or the theses. */
export function restoreQuestionPlace(
  menu: readonly QuestionMenuSection[],
  remembered: { readonly section: string | null; readonly topic: string | null },
): QuestionPlace {
  const entry = menu.find(({ section }) => section.id === remembered.section) ?? menu[0];
  const topics = entry?.topics ?? [];
  const topic = topics.find(({ id }) => id === remembered.topic);
  const sectionId = entry?.section.id ?? null;
  if (!topic && remembered.topic === THESES_PLACE) return { sectionId, topicId: null };
  return { sectionId, topicId: (topic ?? topics[0])?.id ?? null };
}
