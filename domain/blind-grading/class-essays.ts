// Finds which essays each student of a class was shown and wrote (BLD-40).
import { evaluateGroups, rowsWhere, type GroupedAnswer } from '../logic/grouped-answers.ts';
import type { ReleasedCourse } from '../visibility/released-course.ts';

/** By essay, the students to whom it shows and who wrote more than spaces; one bit for each student. */
export function writtenByClass(
  { graph }: Pick<ReleasedCourse, 'graph'>,
  students: readonly string[],
  answers: readonly GroupedAnswer[],
  essayIds: readonly string[],
): ReadonlyMap<string, Int32Array> {
  const truth = evaluateGroups(graph, students, answers);
  const wanted = new Set(essayIds);
  const wrote = rowsWhere(
    answers.filter(({ questionID }) => wanted.has(questionID)),
    (text) => /\S/u.test(text),
  );
  return new Map(
    [...wrote].map(([id, row]) => {
      const shown = truth.shownRow(id);
      return [id, row.map((word, at) => word & (shown[at] ?? 0))];
    }),
  );
}
