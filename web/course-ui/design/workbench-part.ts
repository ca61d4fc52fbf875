// The logic workbench in the question designer: pages about all the questions of the course together.
import type { ComponentType } from 'react';
import { questionMenu, THESES_PLACE } from '@elenchus/domain/screens/question-menu.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { designHref } from './design-address.ts';

/** A page of the workbench, opened from the question designer. */
export interface WorkbenchPart {
  /** In the address: ?work=map */
  readonly key: string;
  readonly label: string;
  readonly Part: ComponentType;
}

/** The address of a page of the workbench, with more that it keeps in the query. */
export function workbenchHref(
  courseID: string,
  part: string,
  more: Readonly<Record<string, string>> = {},
): string {
  return designHref(courseID, { tab: 'questions', work: part, ...more });
}

/** Where a question is edited. */
export function questionHref(
  courseID: string,
  { schedule, questions }: Pick<CourseModel, 'schedule' | 'questions'>,
  questionId: string,
): string {
  const topicId = questions.find(({ id }) => id === questionId)?.topicId ?? '';
  const entry = questionMenu(schedule).find(({ topics }) =>
    topics.some(({ id }) => id === topicId),
  );
  return designHref(courseID, {
    tab: 'questions',
    ...(entry && { section: entry.section.id }),
    topic: topicId,
    at: questionId,
  });
}

/** Where a thesis is edited. */
export function thesisHref(courseID: string, thesisId: string): string {
  return designHref(courseID, { tab: 'questions', topic: THESES_PLACE, at: thesisId });
}
