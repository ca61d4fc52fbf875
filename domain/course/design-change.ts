// Decides whether a student's visible questions differ between two designs of a course, for example after a change
// past the due date.

import type { Answer } from '../answers/answer.ts';
import { evaluateStudent } from '../logic/evaluate-student.ts';
import { questionsOfSections } from '../progress/progress-class.ts';
import type { DateGate } from '../visibility/date-gate.ts';
import { releaseCourse, type CourseContent } from '../visibility/released-course.ts';

/** A design with its own gate, because indexes of days are renumbered when the schedule changes. */
export interface OpenedDesign {
  readonly content: CourseContent;
  readonly gate: DateGate;
  /** The sections to compare; null is all. */
  readonly sectionIds: readonly string[] | null;
}

export interface VisibleSetChange {
  readonly appeared: readonly string[];
  readonly disappeared: readonly string[];
}

/** The question ids that show in one design and not in the other, for the same answers, in the numbers of each. */
export function visibleSetChange(
  then: OpenedDesign,
  now: OpenedDesign,
  answers: readonly Answer[],
  answersThen: readonly Answer[] = answers,
): VisibleSetChange {
  const before = visibleIds(then, answersThen);
  const after = visibleIds(now, answers);
  return {
    appeared: [...after].filter((id) => !before.has(id)),
    disappeared: [...before].filter((id) => !after.has(id)),
  };
}

function visibleIds(
  { content, gate, sectionIds }: OpenedDesign,
  answers: readonly Answer[],
): ReadonlySet<string> {
  const course = releaseCourse(content, gate);
  const truth = evaluateStudent(course.graph, answers);
  const ids = questionsOfSections(course, sectionIds).map(({ id }) => id);
  return new Set(ids.filter((id) => truth.isShown(id)));
}

/** The sentence for the grader, or null when this student's questions are the same. */
export function designChangeSentence({ appeared, disappeared }: VisibleSetChange): string | null {
  const parts = [
    ...(appeared.length > 0 ? [`${questions(appeared.length)} added since`] : []),
    ...(disappeared.length > 0 ? [`${questions(disappeared.length)} removed since`] : []),
  ];
  if (parts.length === 0) return null;
  return `The course changed after this date, so this student sees different questions now: ${parts.join(', ')}.`;
}

function questions(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
