// The questions of each section that a student doesn't see, for any reason (VIS-20).
import type { Question } from '../questions/question.ts';
import { questionsByTopic } from '../questions/questions-by-topic.ts';
import { questionsInUse } from '../questions/questions-in-use.ts';
import type { CourseContent, ReleasedCourse } from './released-course.ts';
import type { ShownTest } from './visible-questions.ts';
import { outlineOf } from './visible-sections.ts';

/** By the ID of the section, in order; sections in which everything shows are left out. */
export function notShownBySection(
  content: CourseContent,
  course: Pick<ReleasedCourse, 'questionById'>,
  truth: ShownTest,
): ReadonlyMap<string, readonly Question[]> {
  const byTopic = questionsByTopic(questionsInUse(content.questions, content.settings));
  const isHidden = ({ id }: Question): boolean =>
    !course.questionById.has(id) || !truth.isShown(id);
  const sections = outlineOf(content.schedule).map(({ section, topics }) => {
    const hidden = topics.flatMap(({ id }) => (byTopic.get(id) ?? []).filter(isHidden));
    return [section.id, hidden] as const;
  });
  return new Map(sections.filter(([, hidden]) => hidden.length > 0));
}
