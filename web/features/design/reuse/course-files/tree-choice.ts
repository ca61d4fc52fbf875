// Check marks of a tree of sections, class days and questions: a mark on a branch is a mark on everything in it.
import type { Chosen } from '@elenchus/domain/course-file/chosen-parts.ts';
import type { FileDay, FileSection } from '@elenchus/domain/course-file/course-file.ts';

export type Mark = 'all' | 'some' | 'none';

/** The chosen parts, with these IDs of one kind marked or not. */
export function marked(
  chosen: Chosen,
  kind: keyof Chosen,
  ids: readonly string[],
  isOn: boolean,
): Chosen {
  const set = new Set(chosen[kind]);
  for (const id of ids) {
    if (isOn) set.add(id);
    else set.delete(id);
  }
  return { ...chosen, [kind]: set };
}

/** Marks a class day and its questions. */
export function markDay(chosen: Chosen, day: FileDay, isOn: boolean): Chosen {
  const questions = day.questions.map(({ id }) => id);
  return marked(marked(chosen, 'days', [day.id], isOn), 'questions', questions, isOn);
}

/** Marks a section and everything in it. */
export function markSection(chosen: Chosen, section: FileSection, isOn: boolean): Chosen {
  const own = marked(chosen, 'sections', [section.id], isOn);
  return section.days.reduce((so, day) => markDay(so, day, isOn), own);
}

/** Marks a question. Without it, its day is no longer marked as a whole. */
export function markQuestion(chosen: Chosen, day: FileDay, id: string, isOn: boolean): Chosen {
  const next = marked(chosen, 'questions', [id], isOn);
  const isWhole = day.questions.every((question) => next.questions.has(question.id));
  return marked(next, 'days', [day.id], isWhole);
}

/** How much of a class day is chosen. */
export function dayMark(chosen: Chosen, { id, questions }: FileDay): Mark {
  if (questions.length === 0) return chosen.days.has(id) ? 'all' : 'none';
  const count = questions.filter((question) => chosen.questions.has(question.id)).length;
  if (count === 0) return 'none';
  return count === questions.length ? 'all' : 'some';
}

/** How much of a section is chosen. */
export function sectionMark(chosen: Chosen, { id, days }: FileSection): Mark {
  if (days.length === 0) return chosen.sections.has(id) ? 'all' : 'none';
  const marks = new Set(days.map((day) => dayMark(chosen, day)));
  if (marks.size > 1) return 'some';
  return marks.has('all') ? 'all' : marks.has('some') ? 'some' : 'none';
}
